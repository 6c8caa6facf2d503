/**
 * Keeps the buttons of a long form visible while it scrolls. Fields with focus and error messages are never under the
 * buttons.
 */
export const stickyFormActions = {
  '& .MuiDialogActions-root': {
    ...{ position: 'sticky', bottom: 0, zIndex: 2 },
    ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
  },
  '& form :is(input, button, a, [role="alert"])': { scrollMarginBottom: '88px' },
} as const;
