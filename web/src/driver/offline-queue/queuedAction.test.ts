import { expect, it } from 'vitest';
import type { OrderDialog_OrderFragment } from '../../orders/staff/dialog/OrderDialog.generated';
import type { UpdatePaymentInput } from '../../graphql/schema.generated';
import type { QueuedAction } from '../../offline/queueStorage';
import { isAlreadyDone, isQueued, queuedPaymentsOf, toQueuedAction } from './queuedAction';

const order = { totalPrice: 30_000, paidAmount: 0, due: 30_000 } as OrderDialog_OrderFragment;

const payment = (key: string, input: UpdatePaymentInput) => ({
  operationName: 'UpdatePayment',
  variables: { orderId: 'o1', version: 1, key, input },
});

/** Queue entry for a payment form, after these earlier actions. */
function queued(key: string, input: UpdatePaymentInput, list: QueuedAction[] = []): QueuedAction {
  const queuedPayments = (orderId: string) => queuedPaymentsOf(orderId, list);
  const made = toQueuedAction(payment(key, input), {
    stops: [],
    orderOf: () => order,
    queuedPayments,
  });
  if (!made) throw new Error('Nothing is queued');
  return made;
}

const cash = queued('one', { status: 'PARTIAL', partialAmount: 5000, method: 'CASH' });

it('payments are described by the new amount, also after queued ones', () => {
  expect(cash).toMatchObject({ paid: 5000, about: '₹50.00 taken in cash' });
  const upi = { status: 'PARTIAL', partialAmount: 11_000, method: 'UPI' } as const;
  expect(queued('two', upi, [cash])).toMatchObject({ paid: 6000, about: '₹60.00 taken by UPI' });
  expect(queued('two', { status: 'PAID' }, [cash]).about).toBe('₹250.00 taken');
});

it('several payments of an order are queued, but the same one only once', () => {
  const rest = queued('two', { status: 'PAID' }, [cash]);
  expect(isQueued(rest, [cash])).toBe(false);
  expect(isQueued(rest, [cash, rest])).toBe(true);
  expect(isQueued({ ...rest, operation: 'DeliverOrder' }, [cash])).toBe(false);
  expect(isQueued(cash, [{ ...cash, problem: 'Paid already' }])).toBe(false);
});

it('a pickup is already done if its items are on the order', () => {
  const item = { clothId: 'c1', quantity: 7, price: 2000 };
  const picked = { orderStatus: 'PICKED', items: [item] } as OrderDialog_OrderFragment;
  const sent = (...items: object[]): QueuedAction => ({
    ...cash,
    operation: 'RecordPickup',
    variables: { id: 'o1', version: 1, items },
  });
  expect(isAlreadyDone(sent({ clothId: 'c1', quantity: 7 }), picked)).toBe(true);
  expect(isAlreadyDone(sent(item), picked)).toBe(true);
  expect(isAlreadyDone(sent({ ...item, price: 1900 }), picked)).toBe(false);
  expect(isAlreadyDone(sent({ clothId: 'c1', quantity: 6 }), picked)).toBe(false);
  expect(isAlreadyDone(sent(item, { clothId: 'c2', quantity: 1 }), picked)).toBe(false);
});
