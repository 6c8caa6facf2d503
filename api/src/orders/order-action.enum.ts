import { registerEnumType } from 'type-graphql';
import { ORDER_ACTION_NAMES } from '../../rules/order-actions.js';
import type { OrderAction as Action } from '../../rules/order-actions.js';

export type OrderAction = Action;
export const OrderAction = Object.fromEntries(ORDER_ACTION_NAMES.map((name) => [name, name]));

registerEnumType(OrderAction, {
  name: 'OrderAction',
  description: 'An action on an order.',
  valuesConfig: {
    RECORD_PICKUP: { description: '`recordPickup`.' },
    CHANGE_ITEMS: { description: '`updateOrderItems`.' },
    CHANGE_BILL: { description: '`updateOrderAdjustments`.' },
    COUNT_PIECES: { description: '`recordPieceCount`.' },
    MOVE_FORWARD: { description: '`updateOrderStatus` to the next status.' },
    MOVE_BACK: { description: '`updateOrderStatus` to the previous status, with a reason.' },
    DELIVER: { description: '`deliverOrder`.' },
    CANCEL: { description: '`cancelOrder`.' },
    RESCHEDULE: { description: '`rescheduleOrder`.' },
    CHANGE_CONTACT: { description: '`updateOrderContact`.' },
    CHANGE_PROMISED_DATE: { description: '`updatePromisedDate`.' },
    RECORD_PAYMENT: { description: '`updatePayment`.' },
    REFUND: { description: '`refundPayment`.' },
    ISSUE_INVOICE: { description: '`issueInvoice`.' },
  },
});
