import { isPossible, permissionOf, type OrderAction } from '@laundry/api/rules/order-actions';
import { OrderStatus as statusTexts } from '@laundry/api/rules/order-status';
import type { Permission } from '@laundry/api/rules/permission';
import type { PermissionCheck } from '../../session/permissions/usePermissions';
import type { CountStage, OrderStatus } from '../../graphql/schema.generated';
import { orderStatuses } from '../orderStatus';

interface Moves {
  orderStatus: OrderStatus;
  nextStatuses: readonly OrderStatus[];
}

/** Name of a form in the order dialog. It is part of the URL. */
export type StepForm =
  | 'pickup'
  | 'items'
  | 'deliver'
  | 'back'
  | 'cancel'
  | 'payment'
  | 'refund'
  | 'discount'
  | 'charge'
  | 'reschedule'
  | 'correct'
  | 'promisedDate'
  | 'count';

const formActions: Record<StepForm, OrderAction> = {
  pickup: 'RECORD_PICKUP',
  items: 'CHANGE_ITEMS',
  deliver: 'DELIVER',
  back: 'MOVE_BACK',
  cancel: 'CANCEL',
  payment: 'RECORD_PAYMENT',
  refund: 'REFUND',
  discount: 'CHANGE_BILL',
  charge: 'CHANGE_BILL',
  reschedule: 'RESCHEDULE',
  correct: 'CHANGE_CONTACT',
  promisedDate: 'CHANGE_PROMISED_DATE',
  count: 'COUNT_PIECES',
};

const isStepForm = (value: string): value is StepForm => value in formActions;

export const readStepForm = (value: string | null): StepForm | null =>
  value !== null && isStepForm(value) ? value : null;

/** Whether the status of the order allows the action. */
export const allows = (
  { orderStatus }: { orderStatus: OrderStatus },
  action: OrderAction,
): boolean => isPossible(action, statusTexts[orderStatus]);

export const mayFillIn = (form: StepForm, may: PermissionCheck): boolean =>
  may(permissionOf(formActions[form]));

/** The requested form, if the status of the order and the permissions allow it. */
export function usefulForm(
  form: StepForm | null,
  order: { orderStatus: OrderStatus; refundable: number },
  may: PermissionCheck,
): StepForm | null {
  const isUseful = (one: StepForm): boolean =>
    allows(order, formActions[one]) && (one !== 'refund' || order.refundable > 0);
  // If another user has recorded the pickup, the item form takes its place.
  const asked = form === 'pickup' && isUseful('items') ? 'items' : form;
  return asked && isUseful(asked) && mayFillIn(asked, may) ? asked : null;
}

/** The next status change: a form to fill in, or a status to set at once. */
export type StatusStep = { label: string } & ({ form: StepForm } | { to: OrderStatus });

const firstSteps: Partial<Record<OrderStatus, StatusStep>> = {
  WAITING_FOR_PICKUP: { label: 'Record pickup', form: 'pickup' },
  PICKED: { label: 'Start processing', to: 'PROCESSING' },
  PROCESSING: { label: 'Dispatch', to: 'DISPATCHED' },
  DISPATCHED: { label: 'Deliver', form: 'deliver' },
};

export const permissionFor = (step: StatusStep): Permission =>
  permissionOf('form' in step ? formActions[step.form] : 'MOVE_FORWARD');

interface Counted {
  orderStatus: OrderStatus;
  /** True if the last piece count keeps the order in the plant. */
  hasPieceCountMismatch: boolean;
  missingCounts: readonly CountStage[];
}

const countsBefore: Partial<Record<OrderStatus, CountStage>> = {
  PICKED: 'PLANT_IN',
  PROCESSING: 'PLANT_OUT',
};

/** The count that the server requires before the next status. */
export function neededCount({
  orderStatus,
  missingCounts,
}: Pick<Counted, 'orderStatus' | 'missingCounts'>): CountStage | undefined {
  const stage = countsBefore[orderStatus];
  return stage && missingCounts.includes(stage) ? stage : undefined;
}

/**
 * The next status change. Undefined for a final status. A missing count leads to the form for
 * counting.
 */
export function nextStep(order: Counted): StatusStep | undefined {
  const { orderStatus, hasPieceCountMismatch } = order;
  if (neededCount(order)) return { label: 'Count pieces', form: 'count' };
  if (orderStatus === 'PROCESSING' && hasPieceCountMismatch)
    return { label: 'Check count', form: 'count' };
  return firstSteps[orderStatus];
}

/** True if the status change needs no form. The user can undo it at once. */
export const canUndo = (from: OrderStatus, to: OrderStatus): boolean =>
  (to === 'PROCESSING' || to === 'DISPATCHED') &&
  from !== 'WAITING_FOR_PICKUP' &&
  orderStatuses.indexOf(from) < orderStatuses.indexOf(to);

/** Picked laundry can be dispatched without processing in the plant. */
export const canSkipProcessing = (order: Moves & Counted): boolean =>
  order.orderStatus === 'PICKED' &&
  order.nextStatuses.includes('DISPATCHED') &&
  !order.hasPieceCountMismatch &&
  !order.missingCounts.includes('PLANT_OUT');

/** The former status, if the server allows the change. */
export function stepBack({ orderStatus, nextStatuses }: Moves): OrderStatus | undefined {
  const here = orderStatuses.indexOf(orderStatus);
  return nextStatuses
    .filter((status) => status !== 'CANCELLED' && orderStatuses.indexOf(status) < here)
    .toSorted((a, b) => orderStatuses.indexOf(b) - orderStatuses.indexOf(a))[0];
}
