import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colourSchemeStorage } from './theme/colourSchemeStorage';
import { siteTheme } from './theme/theme';

/** Providers outside of the session: theme and colour scheme. A sign-out does not remount these. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={siteTheme()}
    defaultMode="system"
    modeStorageKey="colour-scheme"
    colorSchemeStorageKey="colour-scheme-name"
    storageManager={colourSchemeStorage}
    disableTransitionOnChange
    // Colours are CSS variables, so only the colour scheme button renders differently per scheme.
    noSsr
  >
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
