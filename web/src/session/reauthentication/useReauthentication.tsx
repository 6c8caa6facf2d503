import { useState, type ReactNode } from 'react';
import { toRequestError } from '../../graphql/errors';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { lazyComponent } from '../../ui/feedback/lazyComponent';
import type { ReauthProps } from './CodeReauth';

type ReauthDialogProps = ReauthProps & { onClose: () => void };

/** Error dialog after the reauthentication dialog failed to load. */
const Failed = ({ onClose, onRetry }: ReauthDialogProps & { onRetry: () => void }) => (
  <ConfirmDialog
    open
    question="This could not be loaded. Check your connection and try again."
    confirmLabel="Try again"
    cancelLabel="Close"
    onConfirm={onRetry}
    onCancel={onClose}
  />
);

const ReauthDialog = lazyComponent(() => import('./ReauthDialog'), 'ReauthDialog', {
  Failed,
  Waiting: () => null,
});

type Settle = (done: boolean) => void;

export type WithReauthentication = <Result>(
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Reauthentication for sensitive changes. `withReauthentication` runs the work. If the server refuses, the user signs in again and
 * the work is repeated. It returns undefined if the user cancels, and rethrows errors of the work. Render `dialog`
 * inside the dialog that calls it, but outside of any form.
 */
export function useReauthentication(email: string): {
  withReauthentication: WithReauthentication;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ settle: Settle } | null>(null);
  const settle: Settle = (done) => {
    asked?.settle(done);
    setAsked(null);
  };
  const reauthenticate = () => new Promise<boolean>((resolve) => setAsked({ settle: resolve }));
  return {
    withReauthentication: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (toRequestError(error).code !== 'REAUTHENTICATION_REQUIRED') throw error;
      }
      // The button stays busy while the dialog loads. If loading fails, the dialog shows it.
      await ReauthDialog.load().catch(() => undefined);
      return (await reauthenticate()) ? work() : undefined;
    },
    dialog: asked && (
      <ReauthDialog
        email={email}
        onReauthenticated={() => settle(true)}
        onClose={() => settle(false)}
      />
    ),
  };
}
