import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LogoutDialog } from '../../session/LogoutDialog';
import { useSessionUser } from '../../session/session';
import { SectionLink } from '../../customer/home/SectionLink';
import { sections } from '../../customer/home/sections';
import { Logo } from '../../ui/illustrations/Logo';
import { useOverlay } from '../../ui/dialog/useOverlay';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

const MenuLinks = ({ onFollow }: { onFollow: () => void }) => (
  <Stack component="nav" aria-label="Main" sx={{ my: 2 }}>
    {sections.map(({ id, label }) => (
      <SectionLink
        key={id}
        section={id}
        underline="none"
        onFollow={onFollow}
        sx={{ py: 1.5, fontSize: 20, fontWeight: 650, borderBottom: 1, borderColor: 'divider' }}
      >
        {label}
      </SectionLink>
    ))}
  </Stack>
);

const AccountLinks = ({ onFollow, onLogout }: { onFollow: () => void; onLogout: () => void }) => {
  const user = useSessionUser();
  if (!user) {
    return (
      <Button component={Link} to="/signin" variant="contained" onClick={onFollow}>
        Login
      </Button>
    );
  }
  return (
    <Stack spacing={1.5}>
      <Button component={Link} to="/account" variant="contained" onClick={onFollow}>
        My Profile
      </Button>
      <Button variant="outlined" color="inherit" onClick={onLogout}>
        Logout
      </Button>
    </Stack>
  );
};

export const MobileMenu = ({ open, onClose }: MobileMenuProps) => {
  const [asking, setAsking] = useState(false);
  useOverlay(open, { close: onClose });
  const askToLogout = (): void => {
    onClose();
    setAsking(true);
  };
  return (
    <>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(360px, 88vw)', p: 2.5 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Logo />
          <IconButton color="inherit" edge="end" aria-label="Close menu" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <MenuLinks onFollow={onClose} />
        <AccountLinks onFollow={onClose} onLogout={askToLogout} />
      </Drawer>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
};
