import { type OrderOutcomesFragment, useUndoMovesMutation } from '../../graphql/generated';
import { randomId } from '../../graphql/randomId';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import type { ToastMessage } from '../../ui/feedback/toastDesk';
import { useToast } from '../../ui/feedback/useToast';

/** An order in the version that a step of this person made. */
interface Moved {
  id: string;
  version: number;
}

type Offer = (moved: readonly Moved[], onUndone?: () => Promise<void>) => ToastMessage['act'];

/** How many orders stayed as they were, and in words what became of all: of one its own, of several how many and why the first one stayed. */
export function orderOutcomes({ message, outcomes }: OrderOutcomesFragment) {
  const left = outcomes.filter(({ code }) => code !== null);
  const words = outcomes.length === 1 ? [outcomes[0]] : [{ message }, left[0]];
  const text = words
    .map((told) => told?.message)
    .filter(Boolean)
    .join('. ');
  return { left: left.length, text };
}

/** Offers to take back steps that were just taken, all at once; what somebody did since stays, and is told. */
export function useUndo(): Offer {
  const [undoMoves] = useUndoMovesMutation();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const undo = async (moved: readonly Moved[], idempotencyKey: string): Promise<void> => {
    const orders = moved.map(({ id, version }) => ({ orderId: id, version }));
    const { data } = await undoMoves({ variables: { orders, idempotencyKey } });
    if (!data) return;
    const { left, text } = orderOutcomes(data.undoMoves);
    if (left > 0) toast.error(text);
    else toast.success(text);
  };
  return (moved, onUndone) => {
    // One for each offer: a second answer to a lost one undoes nothing more.
    const key = randomId();
    const press = async (): Promise<void> => {
      try {
        await undo(moved, key);
        await onUndone?.();
      } catch (error) {
        toast.failure(error);
      } finally {
        refetchActive();
      }
    };
    return { label: 'Undo', press: () => void press() };
  };
}
