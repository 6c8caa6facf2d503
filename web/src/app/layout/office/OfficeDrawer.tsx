import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { headerOf, type OfficePage } from '../../../session/permissions/officePages';
import { useSessionUser } from '../../../session/session';
import { Logo } from '../../../ui/illustrations/Logo';
import { useOverlay } from '../../../ui/dialog/useOverlay';
import { linkStyle, wideHeader } from './linkStyle';

interface PagesProps {
  pages: readonly OfficePage[];
  onFollow: () => void;
}

const Pages = ({ pages, onFollow }: PagesProps) =>
  pages.map(({ path, label }) => (
    <Link
      key={path}
      component={NavLink}
      to={path}
      underline="none"
      onClick={onFollow}
      sx={{ ...linkStyle, display: 'block', px: 1.5, fontSize: 16 }}
    >
      {label}
    </Link>
  ));

/** Drawer with the back-office pages in groups, for narrow windows. */
export const OfficeDrawer = () => {
  const [open, setOpen] = useState(false);
  const user = useSessionUser();
  const close = (): void => setOpen(false);
  useOverlay(open, { close });
  if (!user) return null;
  const { links, menus } = headerOf(user);
  return (
    <>
      <IconButton
        color="inherit"
        edge="start"
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ [wideHeader]: { display: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Menu',
            sx: { width: 'min(320px, 88vw)', p: 2 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Logo />
          <IconButton color="inherit" edge="end" aria-label="Close menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box component="nav" aria-label="Back-office" sx={{ mt: 1 }}>
          <Pages pages={links} onFollow={close} />
          {menus.map(([name, pages]) => (
            <Box key={name} component="section" aria-label={name} sx={{ mt: 1.5 }}>
              <Typography variant="body2" component="h2" sx={{ px: 1.5, color: 'text.secondary' }}>
                {name}
              </Typography>
              <Pages pages={pages} onFollow={close} />
            </Box>
          ))}
        </Box>
      </Drawer>
    </>
  );
};
