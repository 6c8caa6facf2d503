import { type OrderOutcomesFragment, useBulkUndoStatusChangeMutation } from './useUndo.generated';
import { randomId } from '../../graphql/randomId';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import type { ToastAction } from '../../ui/feedback/useToast';
import { useToast } from '../../ui/feedback/useToast';

/** An order, and its version after the user's status change. */
interface ChangedOrder {
  id: string;
  version: number;
  /** Order number, which identifies the order among several. */
  shortId?: string;
}

interface UndoToastOptions {
  onUndone?: () => Promise<void>;
  /** True if other orders could not be changed. */
  isPartial?: boolean;
}

/** Shows a message about status changes with an undo action. */
type ShowUndoToast = (
  message: string,
  moved: readonly ChangedOrder[],
  options?: UndoToastOptions,
) => void;

/** Function that closes the undo message of an order, by order id. */
const offered = new Map<string, () => void>();

/**
 * Closes the undo message of an order that has changed again. Only the last status change can be
 * undone.
 */
export function overtake(orderId: string): void {
  offered.get(orderId)?.();
  offered.delete(orderId);
}

/** The highest number of orders that a message names. */
const mostNamed = 3;

/**
 * Result of a change of several orders: the number of orders that the server refused to change, and
 * a message. The message names the reasons of the first of these orders.
 */
export function orderOutcomes(
  { message, results }: OrderOutcomesFragment,
  nameOf: (orderId: string) => string = () => '',
) {
  const left = results.filter(({ code }) => code !== null);
  if (results.length === 1) return { left: left.length, text: results[0]?.message ?? message };
  const named = left
    .slice(0, mostNamed)
    .map(({ orderId, message: why }) => [nameOf(orderId), why].filter(Boolean).join(': '));
  const more = left.length > mostNamed ? [`And ${left.length - mostNamed} more`] : [];
  return { left: left.length, text: [message, ...named, ...more].join('. ') };
}

/** Offers to undo status changes together. Orders that have changed since stay, and the message names them. */
export function useUndo(): ShowUndoToast {
  const [bulkUndoStatusChange] = useBulkUndoStatusChangeMutation();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const undo = async (moved: readonly ChangedOrder[], idempotencyKey: string): Promise<void> => {
    const orders = moved.map(({ id, version }) => ({ orderId: id, version }));
    const { data } = await bulkUndoStatusChange({ variables: { orders, idempotencyKey } });
    if (!data) return;
    const nameOf = (orderId: string) => moved.find(({ id }) => id === orderId)?.shortId ?? '';
    const { left, text } = orderOutcomes(data.bulkUndoStatusChange, nameOf);
    if (left > 0) toast.error(text);
    else toast.success(text);
  };
  return (message, moved, { onUndone, isPartial = false } = {}) => {
    // One idempotency key for each offer, so that a retry after a lost response undoes nothing
    // twice.
    const key = randomId();
    const press = async (): Promise<void> => {
      // Many orders take seconds, so the user sees progress.
      const over = moved.length > 1 ? toast.info(`Undoing ${moved.length} orders...`) : undefined;
      try {
        await undo(moved, key);
        await onUndone?.();
      } catch (error) {
        // The whole request failed, so the error message offers the undo again.
        toast.failure(error, undefined, { act: offer });
      } finally {
        over?.();
        refetchActive();
      }
    };
    const offer: ToastAction = { label: 'Undo', press: () => void press() };
    for (const { id } of moved) overtake(id);
    const takeAway = toast[isPartial ? 'warning' : 'success'](message, { act: offer });
    // A message about several orders stays, because the other orders can still be undone.
    if (moved.length === 1) for (const { id } of moved) offered.set(id, takeAway);
  };
}
