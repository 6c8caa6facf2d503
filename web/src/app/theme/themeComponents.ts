import type { Components, Theme } from '@mui/material/styles';
import { toneVariables } from '../../ui/statusColors';
import { narrowScreen } from '../../ui/useIsNarrowScreen';

interface Shadows {
  softShadow: string;
  darkShadow: string;
}

const wholeWords =
  'button, [role="button"], label, legend, dt, h1, h2, h3, h4, [role="columnheader"], .MuiTableCell-head, .MuiButton-root, .MuiTab-root, .chip';

const baseline = ({ softShadow, darkShadow }: Shadows) => ({
  ':root': { '--soft-shadow': softShadow, ...toneVariables('light') },
  '[data-scheme="dark"]': { '--soft-shadow': darkShadow, ...toneVariables('dark') },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBottom: 'var(--bottom-bar, 0px)' },
  // Keeps scroll targets clear of the sticky header. Padding of the page would also apply to elements in the header,
  // and a Tab through it would scroll.
  ':where(#main) *': { scrollMarginTop: '88px' },
  // Only data may break within a word. Labels and headings keep whole words.
  [wholeWords]: { overflowWrap: 'break-word', wordBreak: 'normal' },
  // The border of a text field extends below the textarea.
  ':where(#main) textarea': { scrollMarginBottom: '18px' },
  body: { minHeight: '100dvh', overflowX: 'clip' as const },
  // The font has narrow spaces, which are hard to see at the size of tables.
  'body, button, input, select, textarea': { wordSpacing: '0.07em' },
  '#root': { display: 'flex', flexDirection: 'column' as const, minHeight: '100dvh' },
  ':where(a)': { color: 'inherit' },
  // Hides buttons when scripts are disabled, because the buttons would do nothing.
  '@media (scripting: none)': { '#root button:enabled': { display: 'none' } },
  'img, svg': { maxWidth: '100%' },
  // Toasts appear over the header or at the bottom (ToastProvider). An open dialog reserves space
  // for toasts (useToastInset).
  '#toasts > *': { top: '12px !important' },
  '#toasts[data-at-bottom] > *': {
    top: 'auto !important',
    bottom: 'calc(var(--bottom-bar, 0px) + 20px) !important',
  },
  'body:has(.MuiDialog-root) #toasts > *': { top: '12px !important', bottom: 'auto !important' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    '.no-print, #toasts': { display: 'none !important' },
    body: { background: '#fff !important', color: '#000 !important' },
  },
});

const controls: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 999,
        minHeight: 44,
        paddingInline: 22,
        '&.Mui-disabled': { color: theme.vars?.palette.text.secondary },
        '&.MuiButton-contained.Mui-disabled': { backgroundColor: theme.vars?.palette.divider },
      }),
      sizeSmall: {
        minHeight: 34,
        paddingInline: 14,
        fontSize: '0.875rem',
        // On low-resolution screens small letters are rounded to whole pixels, which narrows the spaces.
        wordSpacing: '0.16em',
        [narrowScreen]: { minHeight: 44 },
      },
      sizeLarge: { minHeight: 52, paddingInline: 30, fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: { styleOverrides: { sizeMedium: { width: 44, height: 44 } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.background.paper }),
      notchedOutline: ({ theme }) => ({
        borderColor: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 55%, transparent)`,
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginLeft: 2 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 650 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

const surfaces: Components<Theme> = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars?.palette.divider }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 16,
        margin: 16,
        width: 'calc(100% - 32px)',
        // A long name may be wider than a phone.
        overflowWrap: 'anywhere',
      },
      paperFullScreen: { borderRadius: 0, margin: 0, width: '100%' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700, padding: '24px 24px 8px' } },
  },
  // In a low window (a phone in landscape, or 400% zoom) the whole dialog scrolls.
  MuiDialogContent: {
    styleOverrides: {
      root: {
        // Positioned, so that text for screen readers scrolls with the content and does not make the dialog scroll.
        position: 'relative',
        '@media (max-height: 480px)': { flex: 'none', overflowY: 'visible' },
      },
    },
  },
  // Aligns the buttons with the fields. A button that does not fit moves to the next line. Only a button wider than the
  // dialog breaks its words.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '12px 24px 24px',
        gap: '8px 12px',
        flexWrap: 'wrap',
        '& .MuiButton-root': { flexShrink: 0, maxWidth: '100%' },
        '@media (max-width: 399.95px)': { '& .MuiButton-root': { paddingInline: 14 } },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
      }),
      root: ({ theme }) => ({
        fontVariantNumeric: 'tabular-nums',
        borderColor: theme.vars?.palette.divider,
      }),
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
};

export const componentStyles = (shadows: Shadows): Components<Theme> => ({
  MuiCssBaseline: { styleOverrides: baseline(shadows) },
  ...controls,
  ...surfaces,
});
