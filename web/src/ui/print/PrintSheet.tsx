import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { LogoMark } from '../illustrations/Logo';
import { toneVariables } from '../statusColors';

// Paper is white, also in dark mode.
const onPaper = {
  '--mui-palette-text-primary': '#14242B',
  '--mui-palette-text-secondary': '#51646B',
  '--mui-palette-divider': '#E4E6E1',
  '--mui-palette-primary-main': '#0B6E69',
  '--mui-palette-background-paper': '#FFFFFF',
  ...toneVariables('light'),
};

const styles = {
  '@media print': {
    ':root[data-scheme]': onPaper,
    '#root, .MuiDialog-root:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': { position: 'static !important' },
    '.print-sheet .MuiBackdrop-root': { display: 'none' },
    '.print-sheet .MuiDialog-container': { display: 'block', height: 'auto' },
    '.print-sheet .MuiPaper-root': {
      display: 'block',
      maxWidth: 'none',
      maxHeight: 'none',
      width: '100%',
      margin: 0,
      boxShadow: 'none',
      background: '#fff',
      color: '#14242B',
    },
    '.print-sheet .MuiDialogContent-root': { overflow: 'visible' },
    '.print-sheet section': { breakInside: 'avoid' },
  },
};

/** Print styles. Only the dialog with the class print-sheet is printed. */
export const PrintSheet = () => (
  <>
    <GlobalStyles styles={styles} />
    <Box
      sx={{
        display: 'none',
        '@media print': { display: 'flex', gap: 1.5, alignItems: 'center', px: 3, pt: 2 },
      }}
    >
      <LogoMark />
      <Box>
        <strong>{site.brand}</strong>
        <br />
        {site.phone.display} · {site.email}
      </Box>
    </Box>
  </>
);
