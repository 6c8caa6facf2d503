import type { OrderStatus } from '../../../graphql/schema.generated';
import type { PieceCountForm_OrderFragment } from '../piece-counts/PieceCountForm.generated';
import {
  useUpdateOrderStatusMutation,
  useCancelOrderWithReasonMutation,
  type OrderActions_OrderFragment,
} from './OrderActions.generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { lazySection } from '../../../ui/feedback/lazySection';
import { DeliverForm } from './deliver/DeliverForm';
import { NextStatusActions } from './NextStatusActions';
import { ReasonForm } from './ReasonForm';
import { orderStatusLabels } from '../../orderStatus';
import { canUndo, stepBack, type StepForm } from '../statusSteps';
import type { OrderChange } from '../useOrderChange';

const RescheduleForm = lazySection(() => import('../contact/RescheduleForm'), 'RescheduleForm');
const PieceCountForm = lazySection(
  () => import('../piece-counts/PieceCountForm'),
  'PieceCountForm',
);
const OrderContactForm = lazySection(
  () => import('../contact/OrderContactForm'),
  'OrderContactForm',
);
const PromisedDateForm = lazySection(
  () => import('../promised-date/PromisedDateForm'),
  'PromisedDateForm',
);

interface OrderActionsProps {
  order: OrderActions_OrderFragment & PieceCountForm_OrderFragment & { itemCount: number };
  change: OrderChange;
  form: StepForm | null;
  onForm: (form: StepForm | null) => void;
}

function useMoves({ order: { id, orderStatus }, change, onForm }: OrderActionsProps) {
  const [updateOrderStatus] = useUpdateOrderStatusMutation();
  const [cancelOrder] = useCancelOrderWithReasonMutation();
  const move = async (to: OrderStatus, reason?: string): Promise<boolean> => {
    const take = async (version: number) => {
      const { data } = await updateOrderStatus({
        variables: { id, version, to, reason: reason ?? null },
      });
      return data?.updateOrderStatus;
    };
    const saved = await change.run(take, undefined, { undoable: canUndo(orderStatus, to) });
    if (saved) onForm(null);
    return saved;
  };
  const cancel = async (reason: string): Promise<boolean> => {
    const saved = await change.run(async (version) => {
      const { data } = await cancelOrder({ variables: { id, version, reason } });
      return data?.cancelOrder;
    });
    if (saved) onForm(null);
    return saved;
  };
  return { move, cancel };
}

/** A note about the money paid, because cancelling an order refunds nothing. */
const paidNote = ({ refundable }: OrderActions_OrderFragment): string | undefined =>
  refundable > 0
    ? `${formatMoney(refundable)} is already paid and is not refunded automatically. Use Refund after cancelling.`
    : undefined;

/** Right column of the order dialog: the status buttons or the open form. */
export const OrderActions = (props: OrderActionsProps) => {
  const { order, change, form, onForm } = props;
  const { move, cancel } = useMoves(props);
  const back = stepBack(order);
  const close = (): void => onForm(null);

  if (form === 'deliver' && order.orderStatus === 'DISPATCHED') {
    return <DeliverForm order={order} change={change} onDone={close} />;
  }
  if (form === 'reschedule') {
    return <RescheduleForm order={order} change={change} onDone={close} />;
  }
  if (form === 'correct') {
    return <OrderContactForm order={order} change={change} onDone={close} />;
  }
  if (form === 'promisedDate') {
    return <PromisedDateForm order={order} change={change} onDone={close} />;
  }
  if (form === 'count') {
    return <PieceCountForm order={order} change={change} onDone={close} />;
  }
  if (form === 'back' && back) {
    return (
      <ReasonForm
        draft={`back:${order.id}`}
        title={`Move back to ${orderStatusLabels[back]}`}
        submitLabel="Move back"
        customerSees={false}
        failure={change.failure}
        onSubmit={(reason) => move(back, reason)}
        onCancel={close}
      />
    );
  }
  if (form === 'cancel') {
    return (
      <ReasonForm
        draft={`cancel:${order.id}`}
        title={`Cancel order #${order.shortId}`}
        submitLabel="Cancel order"
        destructive
        customerSees
        note={paidNote(order)}
        failure={change.failure}
        onSubmit={cancel}
        onCancel={close}
      />
    );
  }
  return (
    <NextStatusActions
      order={order}
      change={change}
      onForm={onForm}
      onMove={(to) => void move(to)}
      openForm={form}
    />
  );
};
