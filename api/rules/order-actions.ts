import {
  hasBill,
  isUnderWay,
  nextStatuses,
  OrderStatus,
  type StatusTransition,
  transitionBetween,
} from './order-status.js';
import type { Permission } from './permission.js';

interface OrderActionRule {
  /** Statuses in which staff may do it. */
  statuses: readonly OrderStatus[];
  /** Permission that staff need. */
  permission: Permission;
  /** Statuses in which the customer of the order may do it. */
  customerStatuses?: readonly OrderStatus[];
}

const { WAITING_FOR_PICKUP, PICKED, PROCESSING } = OrderStatus;
const statuses = Object.values(OrderStatus);

/** Statuses from which a change of this kind leads to another status. */
const before = (kind: StatusTransition): OrderStatus[] =>
  statuses.filter((from) => nextStatuses(from).some((to) => transitionBetween(from, to) === kind));

const underWay = statuses.filter(isUnderWay);
const billed = statuses.filter(hasBill);
/** Statuses in which the clothes are in the plant. */
const inPlant = [PICKED, PROCESSING];

/**
 * All actions on an order: in which statuses, with which permission, and which of them the customer
 * may do. API, web and the permission table of the docs read this table.
 */
export const ORDER_ACTIONS = {
  RECORD_PICKUP: { statuses: before('pickup'), permission: 'orders.pickup' },
  CHANGE_ITEMS: { statuses: inPlant, permission: 'orders.pickup' },
  CHANGE_BILL: { statuses: billed, permission: 'orders.pickup' },
  COUNT_PIECES: { statuses: inPlant, permission: 'orders.update_status' },
  MOVE_FORWARD: { statuses: before('forward'), permission: 'orders.update_status' },
  MOVE_BACK: { statuses: before('back'), permission: 'orders.update_status' },
  DELIVER: { statuses: before('delivery'), permission: 'orders.deliver' },
  CANCEL: {
    statuses: before('cancel'),
    permission: 'orders.cancel',
    customerStatuses: [WAITING_FOR_PICKUP],
  },
  RESCHEDULE: {
    statuses: [WAITING_FOR_PICKUP],
    permission: 'orders.book',
    customerStatuses: [WAITING_FOR_PICKUP],
  },
  CHANGE_CONTACT: { statuses: underWay, permission: 'orders.book' },
  CHANGE_PROMISED_DATE: { statuses: underWay, permission: 'orders.book' },
  RECORD_PAYMENT: { statuses: billed, permission: 'payments.take' },
  REFUND: { statuses, permission: 'payments.refund' },
  ISSUE_INVOICE: { statuses: billed, permission: 'invoices.issue' },
} as const satisfies Record<string, OrderActionRule>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

const rules: Record<OrderAction, OrderActionRule> = ORDER_ACTIONS;
const isAction = (name: string): name is OrderAction => name in rules;
export const ORDER_ACTION_NAMES = Object.keys(rules).filter(isAction);

/** Whether the status of an order allows the action to staff. */
export const isPossible = (action: OrderAction, status: OrderStatus): boolean =>
  rules[action].statuses.includes(status);

/** Whether the status of an order allows the action to its customer. */
export const isPossibleForCustomer = (action: OrderAction, status: OrderStatus): boolean =>
  rules[action].customerStatuses?.includes(status) ?? false;

/** Permission that staff need for the action. */
export const permissionOf = (action: OrderAction): Permission => rules[action].permission;

interface ActionViewer {
  /** Whether the viewer is the customer of the order. */
  isCustomer: boolean;
  may: (permission: Permission) => boolean;
}

/**
 * The actions that a viewer may do with an order now. A refund also needs an amount to refund, in
 * paise.
 */
export const orderActions = (
  { orderStatus, refundable }: { orderStatus: OrderStatus; refundable: number },
  { isCustomer, may }: ActionViewer,
): OrderAction[] =>
  ORDER_ACTION_NAMES.filter(
    (action) =>
      (isCustomer && isPossibleForCustomer(action, orderStatus)) ||
      (may(permissionOf(action)) &&
        isPossible(action, orderStatus) &&
        (action !== 'REFUND' || refundable > 0)),
  );
