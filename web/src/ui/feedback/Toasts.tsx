import { SnackbarProvider } from 'notistack';
import type { RefCallback } from 'react';
import { toastCards } from './ToastCard';

/** The toasts, at the top right of the window. */
export const Toasts = ({ onReady }: { onReady: RefCallback<SnackbarProvider> }) => (
  <SnackbarProvider
    ref={onReady}
    maxSnack={3}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    Components={toastCards}
    // Outside of the app, so dialogs that hide the app keep toasts readable.
    domRoot={document.getElementById('toasts') ?? undefined}
  />
);
