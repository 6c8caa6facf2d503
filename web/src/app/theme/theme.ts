import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { componentStyles } from './themeComponents';
import './themeTypes';

const ink = '#14242B';
const softShadow = '0 1px 2px rgb(20 36 43 / 0.04), 0 12px 32px -12px rgb(20 36 43 / 0.16)';
const darkShadow = '0 1px 2px rgb(0 0 0 / 0.3), 0 12px 32px -12px rgb(0 0 0 / 0.6)';
const family =
  '"Plus Jakarta Sans Variable", "Like Arial", "Like Roboto", "Like DejaVu", system-ui, sans-serif';

const light = {
  mode: 'light' as const,
  background: { default: '#FBFAF7', paper: '#FFFFFF' },
  text: { primary: ink, secondary: '#51646B' },
  divider: '#E4E6E1',
  primary: { main: '#0B6E69', dark: '#085450', light: '#D5ECE9', contrastText: '#FFFFFF' },
  accent: { main: '#F5A524', dark: '#E0920F', light: '#FEF0D3', contrastText: ink },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  success: { main: '#14713D', contrastText: '#FFFFFF' },
  warning: { main: '#8A5200', contrastText: '#FFFFFF' },
  info: { main: '#123E7C', contrastText: '#FFFFFF' },
  linen: { main: '#F3F0E8' },
};

const dark = {
  mode: 'dark' as const,
  background: { default: '#0E1A1E', paper: '#14242B' },
  text: { primary: '#E8EFEF', secondary: '#9FB2B6' },
  divider: '#26383F',
  primary: { main: '#5FD0C5', dark: '#86DED6', light: '#173B3D', contrastText: '#0E1A1E' },
  accent: { main: '#F5A524', dark: '#FFB841', light: '#3A2E0A', contrastText: ink },
  error: { main: '#F5AFAF', contrastText: '#3A0D0D' },
  success: { main: '#8FE3AE', contrastText: '#0E1A1E' },
  warning: { main: '#F3D778', contrastText: '#0E1A1E' },
  info: { main: '#A9CBFA', contrastText: '#0E1A1E' },
  linen: { main: '#111F24' },
};

// MUI requires 25 shadows.
const shadows = Array.from({ length: 25 }, (_, depth) =>
  depth === 0 ? 'none' : 'var(--soft-shadow)',
) as Shadows;

let made: Theme | undefined;

/**
 * The theme of the site. Built at the first render instead of at import, to shorten the script
 * evaluation at start.
 */
export const siteTheme = (): Theme => (made ??= makeTheme());

const makeTheme = (): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    motion: { reducedMotion: 'system' },
    focusVisible: true,
    shape: { borderRadius: 8 },
    shadows,
    typography: {
      fontFamily: family,
      fontSize: 16,
      htmlFontSize: 16,
      h1: { fontSize: '2.5rem', fontWeight: 750, lineHeight: 1.1, letterSpacing: '-0.03em' },
      h2: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' },
      h3: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.01em' },
      h4: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.5 },
      body1: { fontSize: '1rem', lineHeight: 1.6 },
      body2: { fontSize: '0.875rem', lineHeight: 1.55 },
      button: { fontSize: '1rem', fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
      caption: { fontSize: '0.875rem', lineHeight: 1.5 },
    },
    components: componentStyles({ softShadow, darkShadow }),
  });
