import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ErrorCode, OrderStatus } from '../../../graphql/schema.generated';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import { useBulkUpdateOrderStatusMutation } from './BulkActionBar.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import type { Selection } from '../../../ui/table/select/selection';
import { useUndo } from '../../../orders/staff/useUndo';
import { leftOutCount, leftOutText } from './bulkTexts';

type Row = OrdersPage_OrderFragment;

/** An order that was not changed, with the reason. */
export interface SkippedOrder {
  row: Row;
  why: string;
  /** True if a retry may succeed, because the server did not try this order. */
  again: boolean;
}

const notTried: readonly ErrorCode[] = [
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
];

interface Outcome {
  orderId: string;
  code: ErrorCode | null;
  message: string;
}

const leftOf = (results: readonly Outcome[], rows: ReadonlyMap<string, Row>): SkippedOrder[] =>
  results.flatMap(({ orderId, code, message: why }) => {
    const row = rows.get(orderId);
    return code !== null && row ? [{ row, why, again: notTried.includes(code) }] : [];
  });

/** A status change that needs no form. */
export interface BulkStep {
  from: OrderStatus;
  to: OrderStatus;
  label: string;
}

export const nextStatusActions: readonly BulkStep[] = [
  { from: 'PICKED', to: 'PROCESSING', label: 'Start processing' },
  { from: 'PROCESSING', to: 'DISPATCHED', label: 'Dispatch' },
];

export const skippingStep: BulkStep = {
  ...{ from: 'PICKED', to: 'DISPATCHED' },
  label: 'Dispatch without processing',
};

/** True if the server already rejected this version of the order. A retry would fail again. */
const isStuck = (left: readonly SkippedOrder[], { id, version }: Row): boolean =>
  left.some(({ row, again }) => row.id === id && row.version === version && !again);

/**
 * Changes the status of the selected orders that allow it. Changed orders are deselected. Others
 * stay selected with a reason until the user dismisses them. A refused order is sent again only
 * after it changed.
 */
export function useBulkStatusUpdate(selection: Selection<Row>) {
  const { cache } = useApolloClient();
  const [bulkUpdateOrderStatus] = useBulkUpdateOrderStatusMutation();
  const key = useIdempotencyKey('bulk');
  const refetchActive = useRefetchActive();
  const undo = useUndo();
  const toast = useToast();
  const [left, setLeft] = useState<readonly SkippedOrder[]>([]);
  const [moving, setMoving] = useState<BulkStep | null>(null);
  const [movingCount, setMovingCount] = useState(0);
  const running = useRef(false);

  const canMove = (row: Row, { from }: BulkStep): boolean =>
    row.orderStatus === from && !isStuck(left, row);

  /**
   * `out` are selected orders that are not sent, because their status does not allow the change.
   */
  const send = async (
    to: OrderStatus,
    rows: ReadonlyMap<string, Row>,
    out: readonly SkippedOrder[],
  ): Promise<void> => {
    const orders = [...rows.values()].map(({ id, version }) => ({ orderId: id, version }));
    const idempotencyKey = key.current({ orders, to });
    const { data } = await bulkUpdateOrderStatus({ variables: { orders, to, idempotencyKey } });
    key.renew();
    // The refetch waits for the response. A retry needs the same key and versions.
    refetchActive();
    if (!data) return;
    const { results } = data.bulkUpdateOrderStatus;
    const message = [data.bulkUpdateOrderStatus.message, ...leftOutCount(out.length)].join('. ');
    const moved = results.flatMap(({ orderId: id, version }) =>
      version === null ? [] : [{ id, version, shortId: rows.get(id)?.shortId }],
    );
    selection.drop(moved.map(({ id }) => id));
    for (const order of moved) {
      const id = cache.identify({ __typename: 'Order', id: order.id });
      cache.modify({ id, fields: { orderStatus: () => to, version: () => order.version } });
    }
    const stayed = [...out, ...leftOf(results, rows)];
    const isNamed = ({ row }: SkippedOrder): boolean => stayed.some((one) => one.row.id === row.id);
    setLeft([...left.filter((one) => !rows.has(one.row.id) && !isNamed(one)), ...stayed]);
    if (moved.length > 0) undo(message, moved, { isPartial: stayed.length > 0 });
    else toast.error(message);
  };

  const move = async (step: BulkStep): Promise<void> => {
    if (running.current) return;
    const selected = [...selection.rows().values()];
    const rows = new Map(selected.flatMap((row) => (canMove(row, step) ? [[row.id, row]] : [])));
    const out = selected.flatMap((row) =>
      rows.has(row.id) || isStuck(left, row) ? [] : [{ row, why: leftOutText(row), again: true }],
    );
    running.current = true;
    setMoving(step);
    setMovingCount(rows.size);
    try {
      await send(step.to, rows, out);
    } catch (error) {
      toast.failure(error);
    } finally {
      running.current = false;
      setMoving(null);
    }
  };
  return {
    /** The running status change and its number of orders. */
    moving,
    movingCount,
    left,
    canMove,
    forget: () => setLeft([]),
    /**
     * Shows the results of another bulk action. Deselects the changed orders and keeps the rest
     * selected with a reason.
     */
    showResults: (results: readonly Outcome[], rows: ReadonlyMap<string, Row>) => {
      selection.drop(results.flatMap(({ orderId, code }) => (code === null ? [orderId] : [])));
      const stayed = leftOf(results, rows).map((one) => ({ ...one, again: true }));
      setLeft([...left.filter(({ row }) => !rows.has(row.id)), ...stayed]);
    },
    move,
  };
}
