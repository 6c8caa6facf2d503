import { useState, type ReactNode } from 'react';
import { toRequestError } from '../../graphql/errors';
import { lazyDialog } from '../../ui/dialog/lazyDialog';

const ProofDialog = lazyDialog(() => import('./ProofDialog'), 'ProofDialog');

type Settle = (proved: boolean) => void;

export type WithProof = <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;

/**
 * For what the server does only soon after a sign-in: `withProof` asks who is there where it refuses, and
 * tries again. It gives undefined when the person turns back, and throws what the work throws. Show `dialog` outside of any form.
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
      // Over a dialog nothing else could say that it cannot be fetched.
      await ProofDialog.load();
      return (await prove()) ? work() : undefined;
    },
    dialog: asked && (
      <ProofDialog email={email} onProved={() => settle(true)} onClose={() => settle(false)} />
    ),
  };
}
