import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { session } from '../../session/session';
import { clearAppShell } from '../../driver/clearAppShell';
import { AdminHeader } from './AdminHeader';
import { RefreshPermissions } from './RefreshPermissions';
import { OfficePage } from './OfficePage';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink } from './SkipLink';

export { loadOfficeRoute, OfficeRoute } from './OfficeRoute';

/** Deletes the cached page of the driver's round at sign-out. */
const useCleanSignOut = (): void =>
  useEffect(
    () => () => {
      if (!session.identity().user) clearAppShell().catch(() => undefined);
    },
    [],
  );

export const AdminLayout = ({ children }: { children: ReactNode }) => {
  useCleanSignOut();
  return (
    <>
      <SkipLink />
      <RefreshPermissions />
      <AdminHeader />
      <OfflineNotice />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: 1,
          outline: 'none',
          width: '100%',
          maxWidth: 1680,
          mx: 'auto',
          p: { xs: 2, lg: 3 },
        }}
      >
        <OfficePage>{children}</OfficePage>
      </Box>
    </>
  );
};
