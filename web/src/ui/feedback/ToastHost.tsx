import { SnackbarProvider, useSnackbar } from 'notistack';
import { useLayoutEffect } from 'react';
import { ToastAct } from './ToastAct';
import { ToastCard } from './ToastCard';
import type { ToastDesk } from './toastDesk';
import { toastRoot } from './toastPlace';

const cards = { success: ToastCard, error: ToastCard, info: ToastCard };

const Board = ({ desk }: { desk: ToastDesk }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useLayoutEffect(
    () =>
      desk.connect({
        show: ({ key, kind, text, stay, act }) =>
          enqueueSnackbar(text, {
            key,
            variant: kind,
            preventDuplicate: true,
            // The library knows no focus, so what can be pressed counts its own time.
            autoHideDuration: act ? null : stay,
            action: act && <ToastAct act={act} onClose={() => closeSnackbar(key)} />,
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
