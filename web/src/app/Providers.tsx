import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { session } from '../auth/session';
import { sessionExpiry } from '../auth/sessionExpiry';
import { createApolloClient } from '../graphql/client';
import { ToastProvider } from '../ui/ToastProvider';
import { colourSchemeStorage } from './colourSchemeStorage';
import { theme } from './theme';

const client = createApolloClient({
  getToken: session.token,
  onSessionEnded: sessionExpiry.announce,
});

export const Providers = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={client}>
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="colour-scheme"
      colorSchemeStorageKey="colour-scheme-name"
      storageManager={colourSchemeStorage}
      disableTransitionOnChange
    >
      <CssBaseline enableColorScheme />
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  </ApolloProvider>
);
