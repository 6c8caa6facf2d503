import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { ContactButtons } from './ContactButtons';
import { OfflineNotice } from './OfflineNotice';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import { SkipLink } from './SkipLink';

export const PublicLayout = memo(({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <PublicHeader />
    <OfflineNotice />
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      // As high as the window, so that loading content does not push a visible footer away.
      sx={{ flex: 1, outline: 'none', minHeight: 'calc(100dvh - 72px)' }}
    >
      {children}
    </Box>
    <PublicFooter />
    <ContactButtons />
  </>
));
