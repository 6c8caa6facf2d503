import { expect, it } from 'vitest';
import { isPossible, ORDER_ACTION_NAMES, orderActions, permissionOf } from './order-actions.js';
import { OrderStatus } from './order-status.js';

const byStatus = (action: Parameters<typeof isPossible>[0]): string[] =>
  Object.values(OrderStatus).filter((status) => isPossible(action, status));

it('allows staff each action in its statuses', () => {
  const table = Object.fromEntries(ORDER_ACTION_NAMES.map((name) => [name, byStatus(name)]));
  const [waiting, ...later] = Object.values(OrderStatus);
  const billed = ['picked', 'processing', 'dispatched', 'delivered'];
  const underWay = [waiting, 'picked', 'processing', 'dispatched'];
  expect(table).toEqual({
    RECORD_PICKUP: [waiting],
    CHANGE_ITEMS: ['picked', 'processing'],
    CHANGE_BILL: billed,
    COUNT_PIECES: ['picked', 'processing'],
    MOVE_FORWARD: ['picked', 'processing'],
    MOVE_BACK: billed,
    DELIVER: ['dispatched'],
    CANCEL: underWay,
    RESCHEDULE: [waiting],
    CHANGE_CONTACT: underWay,
    CHANGE_PROMISED_DATE: underWay,
    RECORD_PAYMENT: billed,
    REFUND: [waiting, ...later],
    ISSUE_INVOICE: billed,
  });
});

it('lets a customer cancel and reschedule until the pickup, and nothing else', () => {
  const customer = { isCustomer: true, may: () => false };
  const of = (orderStatus: OrderStatus) => orderActions({ orderStatus, refundable: 500 }, customer);
  expect(of('waiting for pickup')).toEqual(['CANCEL', 'RESCHEDULE']);
  expect(of('picked')).toEqual([]);
});

it('shows staff the actions of their permissions, and a refund only with an amount to refund', () => {
  const clerk = {
    isCustomer: false,
    may: (permission: string) => ['payments.refund', 'orders.pickup'].includes(permission),
  };
  const of = (refundable: number) => orderActions({ orderStatus: 'picked', refundable }, clerk);
  expect(of(0)).toEqual(['CHANGE_ITEMS', 'CHANGE_BILL']);
  expect(of(1)).toEqual(['CHANGE_ITEMS', 'CHANGE_BILL', 'REFUND']);
  expect(permissionOf('REFUND')).toBe('payments.refund');
});

// `updateOrderStatus` and the corrections of a bill check one permission for both of their actions.
it('gives actions of one operation the same permission', () => {
  expect(permissionOf('MOVE_BACK')).toBe(permissionOf('MOVE_FORWARD'));
  expect(permissionOf('CHANGE_ITEMS')).toBe(permissionOf('CHANGE_BILL'));
});
