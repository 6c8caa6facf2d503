import type { SnackbarProvider } from 'notistack';
import { createContext } from 'react';

/** Adds or closes toasts. */
export type ToastTask = (toasts: SnackbarProvider) => void;

/** Runs a task, as soon as the code of the toasts has loaded. */
export const ToastsContext = createContext<(task: ToastTask) => void>(() => undefined);
