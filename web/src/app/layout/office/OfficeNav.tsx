import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { headerOf } from '../../../session/permissions/officePages';
import { useSessionUser } from '../../../session/session';
import { HeaderMenu } from './HeaderMenu';
import { linkStyle, wideHeader } from './linkStyle';

/** Links and menus of the back-office pages, for wide windows. */
export const OfficeNav = () => {
  const user = useSessionUser();
  const { pathname } = useLocation();
  if (!user) return null;
  const { links, menus } = headerOf(user);
  return (
    <Stack
      component="nav"
      aria-label="Back-office"
      direction="row"
      sx={{ display: 'none', gap: 0.25, minWidth: 0, [wideHeader]: { display: 'flex' } }}
    >
      {links.map(({ path, label }) => (
        <Link key={path} component={NavLink} to={path} underline="none" sx={linkStyle}>
          {label}
        </Link>
      ))}
      {menus.map(([name, pages]) => (
        <HeaderMenu
          key={name}
          {...{ name, label: name }}
          here={pages.some(({ path }) => matchPath(path, pathname) !== null)}
        >
          {(close) =>
            pages.map(({ path, label }) => (
              <MenuItem key={path} component={NavLink} to={path} onClick={close}>
                {label}
              </MenuItem>
            ))
          }
        </HeaderMenu>
      ))}
    </Stack>
  );
};
