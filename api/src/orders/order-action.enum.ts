import { registerEnumType } from 'type-graphql';
import { ORDER_ACTION_NAMES } from '../../rules/order-actions.js';
import type { OrderAction as Action } from '../../rules/order-actions.js';

export type OrderAction = Action;
export const OrderAction = Object.fromEntries(ORDER_ACTION_NAMES.map((name) => [name, name]));

registerEnumType(OrderAction, {
  name: 'OrderAction',
  description: 'An action on an order.',
  valuesConfig: {
    RECORD_PICKUP: { description: 'Record the pickup, with `recordPickup`.' },
    CHANGE_ITEMS: { description: 'Change the items, with `updateOrderItems`.' },
    CHANGE_BILL: { description: 'Change discounts and charges, with `updateOrderAdjustments`.' },
    COUNT_PIECES: { description: 'Count the pieces, with `recordPieceCount`.' },
    MOVE_FORWARD: { description: 'Set the next status, with `updateOrderStatus`.' },
    MOVE_BACK: { description: 'Set the previous status with a reason, with `updateOrderStatus`.' },
    DELIVER: { description: 'Deliver the order, with `deliverOrder`.' },
    CANCEL: { description: 'Cancel the order, with `cancelOrder`.' },
    RESCHEDULE: { description: 'Move the pickup, with `rescheduleOrder`.' },
    CHANGE_CONTACT: { description: 'Correct address and contact, with `updateOrderContact`.' },
    CHANGE_PROMISED_DATE: { description: 'Change the promised date, with `updatePromisedDate`.' },
    RECORD_PAYMENT: { description: 'Record a payment, with `updatePayment`.' },
    REFUND: { description: 'Refund money, with `refundPayment`.' },
    ISSUE_INVOICE: { description: 'Issue the invoice, with `issueInvoice`.' },
  },
});
