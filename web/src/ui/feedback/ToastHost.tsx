import { SnackbarProvider, useSnackbar } from 'notistack';
import { useLayoutEffect } from 'react';
import { ToastCard } from './ToastCard';
import type { ToastDesk } from './toastDesk';
import { toastRoot } from './toastPlace';

const cards = { success: ToastCard, error: ToastCard, info: ToastCard };

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
