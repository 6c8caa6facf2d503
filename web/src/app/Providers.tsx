import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colourSchemeStorage } from './theme/colourSchemeStorage';
import { theme } from './theme/theme';

/** What belongs to the device and not to a person. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={theme}
    defaultMode="system"
    modeStorageKey="colour-scheme"
    colorSchemeStorageKey="colour-scheme-name"
    storageManager={colourSchemeStorage}
    disableTransitionOnChange
  >
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
