import { type OrderOutcomesFragment, useUndoMovesMutation } from '../../graphql/generated';
import { randomId } from '../../graphql/randomId';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import type { ToastAction } from '../../ui/feedback/useToast';
import { useToast } from '../../ui/feedback/useToast';

/** An order in the version that a step of this person made. */
interface Moved {
  id: string;
  version: number;
  /** How it is told from the others where there are several. */
  shortId?: string;
}

/** Says that steps were taken, and offers to undo them. */
type Tell = (message: string, moved: readonly Moved[], onUndone?: () => Promise<void>) => void;

/** By order what takes the message of its last step away. */
const offered = new Map<string, () => void>();

/** Somebody went on with an order: only the last step of it can be undone. */
export function overtake(orderId: string): void {
  offered.get(orderId)?.();
  offered.delete(orderId);
}

/** More of them than that nobody reads in a message. */
const mostNamed = 3;

/** How many orders stayed as they were, and in words what became of all: of one its own, of several how many, which stayed and why. */
export function orderOutcomes(
  { message, outcomes }: OrderOutcomesFragment,
  nameOf: (orderId: string) => string = () => '',
) {
  const left = outcomes.filter(({ code }) => code !== null);
  if (outcomes.length === 1) return { left: left.length, text: outcomes[0]?.message ?? message };
  const named = left
    .slice(0, mostNamed)
    .map(({ orderId, message: why }) => [nameOf(orderId), why].filter(Boolean).join(': '));
  const more = left.length > mostNamed ? [`And ${left.length - mostNamed} more`] : [];
  return { left: left.length, text: [message, ...named, ...more].join('. ') };
}

/** Offers to take back steps that were just taken, all at once; what somebody did since stays, and is told. */
export function useUndo(): Tell {
  const [undoMoves] = useUndoMovesMutation();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const undo = async (moved: readonly Moved[], idempotencyKey: string): Promise<void> => {
    const orders = moved.map(({ id, version }) => ({ orderId: id, version }));
    const { data } = await undoMoves({ variables: { orders, idempotencyKey } });
    if (!data) return;
    const nameOf = (orderId: string) => moved.find(({ id }) => id === orderId)?.shortId ?? '';
    const { left, text } = orderOutcomes(data.undoMoves, nameOf);
    if (left > 0) toast.error(text);
    else toast.success(text);
  };
  return (message, moved, onUndone) => {
    // One for each offer: a second answer to a lost one undoes nothing more.
    const key = randomId();
    const press = async (): Promise<void> => {
      // Of many it takes seconds, in which nothing else would be seen.
      const over = moved.length > 1 ? toast.info(`Undoing ${moved.length} orders...`) : undefined;
      try {
        await undo(moved, key);
        await onUndone?.();
      } catch (error) {
        // Nothing was told of any order, so what was offered is offered again.
        toast.failure(error, undefined, { act: offer });
      } finally {
        over?.();
        refetchActive();
      }
    };
    const offer: ToastAction = { label: 'Undo', press: () => void press() };
    for (const { id } of moved) overtake(id);
    const takeAway = toast.success(message, { act: offer });
    // Of several the others can still be undone.
    if (moved.length === 1) for (const { id } of moved) offered.set(id, takeAway);
  };
}
