import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { LogoutDialog } from '../auth/LogoutDialog';
import { ColourSchemeButton } from '../ui/ColourSchemeButton';
import { LogoMark } from '../ui/Logo';

const pages = [
  { to: '/admin/home', label: 'Home' },
  { to: '/customermanager', label: 'Customer Details' },
  { to: '/employeemanager', label: 'Employee Details' },
  { to: '/orders', label: 'Order Details / Payment' },
  { to: '/rating', label: 'Reviews' },
];

/** On a phone the row of links scrolls: the open page must not hide at its end. */
function useActiveInView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('.active');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 48;
  }, [pathname]);
  return row;
}

const PageLinks = () => (
  <Stack
    ref={useActiveInView()}
    component="nav"
    aria-label="Back-office"
    direction="row"
    sx={{
      gap: 0.5,
      flex: 1,
      minWidth: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      order: { xs: 1, md: 0 },
      flexBasis: { xs: '100%', md: 0 },
    }}
  >
    {pages.map(({ to, label }) => (
      <Link
        key={to}
        component={NavLink}
        to={to}
        color="inherit"
        underline="none"
        sx={{
          px: 1.5,
          py: 1.25,
          minHeight: 44,
          fontSize: 14,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          borderRadius: 1,
          color: 'text.secondary',
          '&:hover': { color: 'text.primary', bgcolor: 'linen.main' },
          '&.active': { color: 'primary.main', bgcolor: 'primary.light' },
          '&.active:hover': { color: 'primary.dark' },
        }}
      >
        {label}
      </Link>
    ))}
  </Stack>
);

export const AdminHeader = () => {
  const [asking, setAsking] = useState(false);
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        px: { xs: 2, md: 3 },
        py: 0.75,
        minHeight: 56,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        component={NavLink}
        to="/admin/home"
        aria-label="Back-office home"
        sx={{ lineHeight: 0 }}
      >
        <LogoMark size={30} />
      </Link>
      <PageLinks />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        <ColourSchemeButton />
        <Button size="small" color="inherit" startIcon={<Logout />} onClick={() => setAsking(true)}>
          Logout
        </Button>
      </Box>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
};
