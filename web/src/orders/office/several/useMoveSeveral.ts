import { useRef, useState } from 'react';
import {
  useMoveOrdersMutation,
  type OrderStatus,
  type OrdersPage_OrderFragment,
} from '../../../graphql/generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import type { Selection } from '../../../ui/table/select/selection';
import { useUndo } from '../useUndo';

type Row = OrdersPage_OrderFragment;

/** An order that stayed as it was, and why. */
export interface Left {
  row: Row;
  why: string;
}

/** Moves what is selected. What was moved is let go, and what was not stays selected. */
export function useMoveSeveral(selection: Selection<Row>) {
  const [moveOrders] = useMoveOrdersMutation();
  const key = useIdempotencyKey('several');
  const refetchActive = useRefetchActive();
  const undo = useUndo();
  const toast = useToast();
  const [left, setLeft] = useState<readonly Left[]>([]);
  /** What they are being moved to. */
  const [moving, setMoving] = useState<OrderStatus | null>(null);
  const running = useRef(false);

  const send = async (to: OrderStatus): Promise<void> => {
    const rows = selection.rows();
    const orders = [...rows.values()].map(({ id, version }) => ({ orderId: id, version }));
    const idempotencyKey = key.current({ orders, to });
    const { data } = await moveOrders({ variables: { orders, to, idempotencyKey } });
    key.renew();
    // Only now: while the answer is not known, the same again has to be the same deed, in the versions that were seen.
    refetchActive();
    if (!data) return;
    const { message, outcomes } = data.moveOrders;
    const moved = outcomes.flatMap(({ orderId: id, version }) =>
      version === null ? [] : [{ id, version, shortId: rows.get(id)?.shortId }],
    );
    selection.drop(moved.map(({ id }) => id));
    setLeft(
      outcomes.flatMap(({ orderId, code, message: why }) => {
        const row = rows.get(orderId);
        return code !== null && row ? [{ row, why }] : [];
      }),
    );
    if (moved.length > 0) toast.success(message, { act: undo(moved) });
    else toast.error(message);
  };

  const move = async (to: OrderStatus): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setMoving(to);
    try {
      await send(to);
    } catch (error) {
      toast.failure(error);
    } finally {
      running.current = false;
      setMoving(null);
    }
  };
  return { moving, left, forget: () => setLeft([]), move };
}
