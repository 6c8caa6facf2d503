import {
  useMoveOrderMutation,
  useCancelOrderWithReasonMutation,
  type OrderStatus,
  type CountForm_OrderFragment,
  type OrderActions_OrderFragment,
} from '../../../graphql/generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { lazySection } from '../../../ui/feedback/lazySection';
import { DeliverForm } from './deliver/DeliverForm';
import { NextSteps } from './NextSteps';
import { ReasonForm } from './ReasonForm';
import { orderStatusLabels } from '../../orderStatus';
import { canUndo, stepBack, type StepForm } from '../steps';
import type { OrderChange } from '../useOrderChange';

const RescheduleForm = lazySection(() => import('../desk/RescheduleForm'), 'RescheduleForm');
const CountForm = lazySection(() => import('../counts/CountForm'), 'CountForm');
const CorrectForm = lazySection(() => import('../desk/ContactForms'), 'CorrectForm');
const PromiseForm = lazySection(() => import('../promise/PromiseForm'), 'PromiseForm');

interface OrderActionsProps {
  order: OrderActions_OrderFragment & CountForm_OrderFragment & { itemCount: number };
  change: OrderChange;
  form: StepForm | null;
  onForm: (form: StepForm | null) => void;
}

function useMoves({ order: { id, orderStatus }, change, onForm }: OrderActionsProps) {
  const [moveOrder] = useMoveOrderMutation();
  const [cancelOrder] = useCancelOrderWithReasonMutation();
  const move = async (to: OrderStatus, reason?: string): Promise<boolean> => {
    const take = async (version: number) => {
      const { data } = await moveOrder({ variables: { id, version, to, reason: reason ?? null } });
      return data?.moveOrder;
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

/** Cancelling moves no money. */
const paidNote = ({ refundable }: OrderActions_OrderFragment): string | undefined =>
  refundable > 0
    ? `${formatMoney(refundable)} is already paid and is not refunded automatically. Use Refund after cancelling.`
    : undefined;

/** The right side of an order: its next step, or the form that a step asked for. */
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
    return <CorrectForm order={order} change={change} onDone={close} />;
  }
  if (form === 'promise') {
    return <PromiseForm order={order} change={change} onDone={close} />;
  }
  if (form === 'count') {
    return <CountForm order={order} change={change} onDone={close} />;
  }
  if (form === 'back' && back) {
    return (
      <ReasonForm
        draft={`back:${order.id}`}
        title={`Move back to ${orderStatusLabels[back]}`}
        submitLabel="Move back"
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
        title="Cancel order"
        submitLabel="Cancel order"
        destructive
        note={paidNote(order)}
        failure={change.failure}
        onSubmit={cancel}
        onCancel={close}
      />
    );
  }
  return (
    <NextSteps
      order={order}
      change={change}
      onForm={onForm}
      onMove={(to) => void move(to)}
      openForm={form}
    />
  );
};
