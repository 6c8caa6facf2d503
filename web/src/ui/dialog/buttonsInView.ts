/** Of a form that is more than a screen: its buttons stay where they are pressed. What the keyboard goes to, and why it was not saved, is not covered by them. */
export const buttonsInView = {
  '& .MuiDialogActions-root': {
    ...{ position: 'sticky', bottom: 0, zIndex: 2 },
    ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
  },
  '& form :is(input, button, a, [role="alert"])': { scrollMarginBottom: '88px' },
} as const;
