import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { firstPageOf } from '../../session/permissions/officePages';
import { LogoutDialog } from '../../session/LogoutDialog';
import { useLogout } from '../../session/useLogout';
import { useSessionUser } from '../../session/session';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { LogoMark } from '../../ui/illustrations/Logo';
import { lazyComponent } from '../../ui/feedback/lazyComponent';
import { queueOwners } from '../../offline/queueKey';
import { AccountMenu } from './office/AccountMenu';
import { wideHeader } from './office/linkStyle';
import { OfficeDrawer } from './office/OfficeDrawer';
import { OfficeNav } from './office/OfficeNav';
import { useGlobalShortcuts } from './useGlobalShortcuts';

const none = () => null;
// Loads after the header, which does not wait. useGlobalShortcuts handles the shortcuts of these
// buttons before they load.
const QuickActions = lazyComponent(() => import('./QuickActions'), 'QuickActions', {
  Waiting: none,
  Failed: none,
});

const tools = { display: 'flex', flex: 'none', alignItems: 'center', gap: { xs: 0, sm: 0.5 } };

const barStyle = {
  position: 'sticky',
  // At 400% zoom the window is low, so the header scrolls away with the page.
  '@media (max-height: 400px)': { position: 'static' },
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  px: { xs: 2, md: 3 },
  py: 0.75,
  minHeight: 56,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Dialog before a sign-out. It warns if the sign-out deletes queued actions. */
const SignOutDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const signOut = useLogout();
  const userId = useSessionUser()?.id ?? '';
  return open && queueOwners().includes(userId) ? (
    <ConfirmDialog
      open
      destructive
      title="Log out and lose unsent entries?"
      question="Entries that you recorded offline and did not send will be deleted."
      confirmLabel="Yes"
      onConfirm={signOut}
      onCancel={onClose}
    />
  ) : (
    <LogoutDialog open={open} onClose={onClose} />
  );
};

export const AdminHeader = () => {
  const user = useSessionUser();
  const [asking, setAsking] = useState(false);
  const shortcuts = useGlobalShortcuts();
  const askToLogout = (): void => setAsking(true);
  const showShortcuts = (): void => shortcuts.setHelp('open');
  return (
    <Box component="header" className="no-print" sx={barStyle}>
      <OfficeDrawer />
      <Link
        component={NavLink}
        to={user ? firstPageOf(user) : '/'}
        aria-label="Back-office home"
        sx={{ lineHeight: 0, flex: 'none' }}
      >
        <LogoMark size={30} />
      </Link>
      <OfficeNav />
      {/* A separate box, so that the other buttons do not move when these load. */}
      <Box sx={{ ...tools, ml: 'auto' }}>
        <QuickActions {...shortcuts} onLogout={askToLogout} />
      </Box>
      <Box sx={tools}>
        <AccountMenu onShortcuts={showShortcuts} onLogout={askToLogout} />
        <Button
          size="small"
          color="inherit"
          onClick={askToLogout}
          sx={{ display: 'none', minWidth: 0, px: 1, [wideHeader]: { display: 'inline-flex' } }}
        >
          Logout
        </Button>
      </Box>
      <SignOutDialog open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
};
