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

const stepForms: readonly StepForm[] = [
  'pickup',
  'items',
  'deliver',
  'back',
  'cancel',
  'payment',
  'refund',
  'discount',
  'charge',
  'reschedule',
  'correct',
  'promisedDate',
  'count',
];

export const readStepForm = (value: string | null): StepForm | null =>
  stepForms.find((form) => form === value) ?? null;

const formPermissions: Record<StepForm, Permission> = {
  pickup: 'orders.pickup',
  items: 'orders.pickup',
  deliver: 'orders.deliver',
  back: 'orders.update_status',
  cancel: 'orders.cancel',
  payment: 'payments.take',
  refund: 'payments.refund',
  discount: 'orders.pickup',
  charge: 'orders.pickup',
  reschedule: 'orders.book',
  correct: 'orders.book',
  promisedDate: 'orders.book',
  count: 'orders.update_status',
};

export const mayFillIn = (form: StepForm, may: PermissionCheck): boolean =>
  may(formPermissions[form]);

/** The requested form, if the status of the order and the permissions allow it. */
export function usefulForm(
  form: StepForm | null,
  order: Moves & { refundable: number },
  may: PermissionCheck,
): StepForm | null {
  const { orderStatus } = order;
  const useful: Record<StepForm, boolean> = {
    pickup: orderStatus === 'WAITING_FOR_PICKUP',
    items: canChangeItems(order),
    deliver: orderStatus === 'DISPATCHED',
    back: stepBack(order) !== undefined,
    cancel: canCancel(order),
    payment: canPay(order),
    refund: order.refundable > 0,
    discount: canPay(order),
    charge: canPay(order),
    reschedule: orderStatus === 'WAITING_FOR_PICKUP',
    correct: canCorrect(order),
    promisedDate: canCorrect(order),
    count: canChangeItems(order),
  };
  // If another user has recorded the pickup, the item form takes its place.
  const asked = form === 'pickup' && useful.items ? 'items' : form;
  return asked && useful[asked] && mayFillIn(asked, may) ? asked : null;
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
  'form' in step ? formPermissions[step.form] : 'orders.update_status';

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

export const canCancel = ({ nextStatuses }: Moves): boolean => nextStatuses.includes('CANCELLED');

/**
 * True if the order can have an amount to pay: not before the pickup and not after a cancellation.
 */
export const canPay = ({ orderStatus }: Pick<Moves, 'orderStatus'>): boolean =>
  orderStatus !== 'WAITING_FOR_PICKUP' && orderStatus !== 'CANCELLED';

const changeable: readonly OrderStatus[] = ['PICKED', 'PROCESSING'];

/** Items and piece counts can change between pickup and dispatch. */
export const canChangeItems = ({ orderStatus }: Moves): boolean => changeable.includes(orderStatus);

/** Address, contact and promised date can change until the order is delivered or cancelled. */
export const canCorrect = ({ orderStatus }: Pick<Moves, 'orderStatus'>): boolean =>
  orderStatus !== 'DELIVERED' && orderStatus !== 'CANCELLED';
