import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colourSchemeStorage } from './theme/colourSchemeStorage';
import { siteTheme } from './theme/theme';

/** What belongs to the device and not to a person. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider
    theme={siteTheme()}
    defaultMode="system"
    modeStorageKey="colour-scheme"
    colorSchemeStorageKey="colour-scheme-name"
    storageManager={colourSchemeStorage}
    disableTransitionOnChange
    // Colours are variables, so nothing but the button that changes them is drawn otherwise for the one or the other.
    noSsr
  >
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
