import { SnackbarProvider, useSnackbar } from 'notistack';
import { useLayoutEffect } from 'react';
import { ToastCard } from './ToastCard';
import type { ToastDesk } from './toastDesk';

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard };

/** Beside the app, so that a dialog that hides the app from screen readers does not hide messages. */
const toastRoot = (): HTMLElement | undefined => document.getElementById('toasts') ?? undefined;

const Board = ({ desk }: { desk: ToastDesk }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useLayoutEffect(
    () =>
      desk.connect({
        show: ({ key, kind, text, stay }) =>
          enqueueSnackbar(text, {
            key,
            variant: kind,
            preventDuplicate: true,
            autoHideDuration: stay,
          }),
        close: closeSnackbar,
      }),
    [desk, enqueueSnackbar, closeSnackbar],
  );
  return null;
};

/** Where messages stand; fetched when somebody begins to use the page. */
export const ToastHost = ({ desk }: { desk: ToastDesk }) => (
  <SnackbarProvider
    maxSnack={3}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    Components={cards}
    domRoot={toastRoot()}
  >
    <Board desk={desk} />
  </SnackbarProvider>
);
