import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../../session/session';
import { useColourScheme } from '../../../ui/ColourSchemeButton';
import { HeaderMenu } from './HeaderMenu';

interface AccountMenuProps {
  onShortcuts: () => void;
  onLogout: () => void;
}

/** Menu with the user's name, account pages and sign-out. */
export const AccountMenu = ({ onShortcuts, onLogout }: AccountMenuProps) => {
  const user = useSessionUser();
  const colours = useColourScheme();
  if (!user) return null;
  const name = user.name || user.email || 'Account';
  const label = (
    <Box
      component="span"
      sx={{ maxWidth: { xs: 84, sm: 120 }, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {name}
    </Box>
  );
  return (
    <HeaderMenu label={label} name={`${name}, your account`}>
      {(close) => {
        const then = (act: () => void) => () => {
          close();
          act();
        };
        return [
          <ListSubheader key="who" disableSticky sx={{ lineHeight: 1.5, py: 0.5, maxWidth: 280 }}>
            {user.email ?? name}
          </ListSubheader>,
          <MenuItem key="security" component={Link} to="/security" onClick={close}>
            Security
          </MenuItem>,
          <MenuItem key="theme" onClick={then(colours.change)}>
            {colours.label}
          </MenuItem>,
          <MenuItem key="keys" onClick={then(onShortcuts)}>
            Keyboard shortcuts
          </MenuItem>,
          <Divider key="line" />,
          <MenuItem key="logout" onClick={then(onLogout)}>
            Logout
          </MenuItem>,
        ];
      }}
    </HeaderMenu>
  );
};
