import { useState, type ReactNode } from 'react';
import { toRequestError } from '../../graphql/errors';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { lazyComponent } from '../../ui/feedback/lazyComponent';
import type { ProofProps } from './CodeProof';

type ProofDialogProps = ProofProps & { onClose: () => void };

/** Error after a failed load of the dialog. */
const Failed = ({ onClose, onRetry }: ProofDialogProps & { onRetry: () => void }) => (
  <ConfirmDialog
    open
    question="This could not be loaded. Check your connection and try again."
    confirmLabel="Try again"
    cancelLabel="Close"
    onConfirm={onRetry}
    onCancel={onClose}
  />
);

const ProofDialog = lazyComponent(() => import('./ProofDialog'), 'ProofDialog', {
  Failed,
  Waiting: () => null,
});

type Settle = (proved: boolean) => void;

export type WithProof = <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;

/**
 * Reauthentication for sensitive changes. `withProof` runs the work. If the server refuses, the user signs in again and
 * the work is repeated. It returns undefined if the user cancels, and rethrows errors of the work. Render `dialog`
 * inside the dialog that calls it, but outside of any form.
 */
export function useProof(email: string): {
  withProof: WithProof;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ settle: Settle } | null>(null);
  const settle: Settle = (proved) => {
    asked?.settle(proved);
    setAsked(null);
  };
  const prove = () => new Promise<boolean>((resolve) => setAsked({ settle: resolve }));
  return {
    withProof: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (toRequestError(error).code !== 'PROOF_NEEDED') throw error;
      }
      // The button stays busy while the dialog loads. If loading fails, the dialog shows it.
      await ProofDialog.load().catch(() => undefined);
      return (await prove()) ? work() : undefined;
    },
    dialog: asked && (
      <ProofDialog email={email} onProved={() => settle(true)} onClose={() => settle(false)} />
    ),
  };
}
