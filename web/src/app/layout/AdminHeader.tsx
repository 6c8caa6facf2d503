import Logout from '@mui/icons-material/Logout';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { firstPageOf, pagesOf } from '../../auth/leave/officePages';
import { LogoutDialog } from '../../auth/session/LogoutDialog';
import { useLogout } from '../../auth/session/useLogout';
import { useSessionUser } from '../../auth/session/session';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { ColourSchemeButton } from '../../ui/ColourSchemeButton';
import { LogoMark } from '../../ui/drawings/Logo';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { unsentOwners } from '../../ui/form/draft/unsentName';
import { useDeskKeys } from './useDeskKeys';

const none = () => null;
// A moment after the page, which does not wait for them; their keys work before.
const DeskButtons = lazyPart(() => import('./DeskButtons'), 'DeskButtons', {
  Waiting: none,
  Failed: none,
  stays: true,
});

interface PageLinksProps {
  pages: ReturnType<typeof pagesOf>;
}

/** Where there is no room for all of them they go past in one line, and the page that is open stands in it. */
function useOpenInView(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('.active');
    if (!nav.current || !open) return;
    const before = open.offsetLeft - nav.current.offsetLeft;
    nav.current.scrollLeft = before - (nav.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}

const PageLinks = ({ pages }: PageLinksProps) => (
  <Stack
    ref={useOpenInView()}
    component="nav"
    aria-label="Back-office"
    direction="row"
    sx={{
      flexWrap: { xs: 'nowrap', md: 'wrap' },
      overflowX: { xs: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      gap: 0.25,
      flex: 1,
      minWidth: 0,
      order: { xs: 1, md: 0 },
      flexBasis: { xs: '100%', md: 0 },
    }}
  >
    {pages.map(({ path, label }) => (
      <Link
        key={path}
        component={NavLink}
        to={path}
        color="inherit"
        underline="none"
        sx={{
          px: { xs: 1, md: 0.6 },
          py: 1.25,
          minHeight: 44,
          flex: 'none',
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

const tools = { display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } };

/** Signing out, which is another question where something that was recorded would go with it. */
const LeaveDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const leave = useLogout();
  const userId = useSessionUser()?.id ?? '';
  return open && unsentOwners().includes(userId) ? (
    <ConfirmDialog
      open
      destructive
      title="Logout and lose what is not sent?"
      question="What you recorded offline and did not send goes with it."
      confirmLabel="Yes"
      onConfirm={leave}
      onCancel={onClose}
    />
  ) : (
    <LogoutDialog open={open} onClose={onClose} />
  );
};

export const AdminHeader = () => {
  const user = useSessionUser();
  const [asking, setAsking] = useState(false);
  const desk = useDeskKeys();
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        // In two lines it would take too much of a phone's screen to stay there.
        position: { xs: 'static', sm: 'sticky' },
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
        to={user ? firstPageOf(user) : '/'}
        aria-label="Back-office home"
        sx={{ lineHeight: 0 }}
      >
        <LogoMark size={30} />
      </Link>
      <PageLinks pages={user ? pagesOf(user) : []} />
      {/* By themselves, so that nothing of what stands beside them moves when they come. */}
      <Box sx={{ ...tools, ml: 'auto' }}>
        <DeskButtons {...desk} />
      </Box>
      <Box sx={{ ...tools, ml: { xs: -1, sm: 0, md: -1 } }}>
        <IconButton
          color="inherit"
          component={NavLink}
          to="/security"
          aria-label="Security"
          title="Security"
        >
          <ShieldIcon />
        </IconButton>
        <ColourSchemeButton />
        <Button
          size="small"
          color="inherit"
          aria-label="Logout"
          onClick={() => setAsking(true)}
          sx={{ minWidth: 44, px: { xs: 1, sm: 1.75 } }}
        >
          <Logout fontSize="small" />
          <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
            Logout
          </Box>
        </Button>
      </Box>
      <LeaveDialog open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
};
