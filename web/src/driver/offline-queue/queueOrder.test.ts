import { ApolloClient, ApolloLink } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { session, type SessionUser } from '../../session/session';
import { createCache } from '../../graphql/cache';
import { DeliverOrderDocument } from '../../orders/staff/dialog/deliver/DeliverForm.generated';
import { UpdatePaymentDocument } from '../../orders/staff/payment/usePaymentSave.generated';
import { UseOrderChange_OrderFragmentDoc } from '../../orders/staff/useOrderChange.generated';
import { offlineQueue } from '../../offline/queueStorage';
import { observeRequests, failedRequestOf } from './queueLoader';
import { flushQueue } from './flushQueue';

const driver: SessionUser = {
  ...{ id: 'd1', name: 'Ravi', email: 'ravi@laundry.test', phone: null },
  ...{ role: 'STAFF', permissions: ['ROUNDS_DRIVE'] },
};

afterEach(() => {
  session.end();
  localStorage.clear();
});

const orderAt = (version: number) => ({
  ...{ __typename: 'Order' as const, id: 'o1', version, orderStatus: 'DISPATCHED' as const },
  ...{ pickupDate: '2026-03-05', slotStartTime: null, slotEndTime: null, promisedDate: null },
  ...{ totalPrice: 25_000, paidAmount: 0, paymentStatus: 'UNPAID' as const, adjustments: [] },
});

/** Queues a cash payment of the driver. Records the sent mutations with their version. */
function withCashWaiting(isThere = true) {
  session.start(driver, 'token', 'Welcome');
  offlineQueue.add(driver.id, {
    ...{ id: 'u1', orderId: 'o1', operation: 'UpdatePayment', about: 'Cash' },
    variables: { orderId: 'o1', version: 1, key: 'k', input: { status: 'PAID' } },
  });
  const asked: string[] = [];
  const cache = createCache();
  const write = (version: number) =>
    cache.writeFragment({ fragment: UseOrderChange_OrderFragmentDoc, data: orderAt(version) });
  write(1);
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push(`${operationName} ${String(variables['version'])}`);
    if (!isThere) return throwError(() => new TypeError());
    write(2);
    const order = orderAt(2);
    return of({ data: { updatePayment: { __typename: 'OrderPayload', message: '', order } } });
  });
  const client = new ApolloClient({ cache, link });
  observeRequests(client);
  return { client, asked, write };
}

const delivery = { mutation: DeliverOrderDocument, variables: { id: 'o1', version: 1 } };

it('sends queued actions of the order first, and a new action takes the version after them', async () => {
  const { client, asked } = withCashWaiting();
  await client.mutate(delivery);
  expect(asked).toEqual(['UpdatePayment 1', 'DeliverOrder 2']);
  expect(offlineQueue.of(driver.id)).toEqual([]);
});

it('a form that was open during the sending takes the new version too', async () => {
  const { client, asked } = withCashWaiting();
  await flushQueue({ client, userId: driver.id });
  await client.mutate(delivery);
  expect(asked).toEqual(['UpdatePayment 1', 'DeliverOrder 2']);
});

it('does not take the version of a change by another user', async () => {
  const { client, asked, write } = withCashWaiting();
  await flushQueue({ client, userId: driver.id });
  write(3);
  await client.mutate(delivery);
  expect(asked).toEqual(['UpdatePayment 1', 'DeliverOrder 1']);
});

it('sends an action of another order at once', async () => {
  const { client, asked } = withCashWaiting();
  await client.mutate({ ...delivery, variables: { id: 'o2', version: 1 } });
  expect(asked).toEqual(['DeliverOrder 1']);
});

it('a second action of the same kind gets the conflict', async () => {
  const { client, asked } = withCashWaiting();
  const variables = { orderId: 'o1', version: 1, key: 'l', input: { status: 'PAID' as const } };
  await client.mutate({ mutation: UpdatePaymentDocument, variables });
  expect(asked).toEqual(['UpdatePayment 1', 'UpdatePayment 1']);
});

it('an action behind a blocked queue is not sent and can be queued', async () => {
  const { client, asked } = withCashWaiting(false);
  const failure: unknown = await client.mutate(delivery).catch((error: unknown) => error);
  expect(asked).toEqual(['UpdatePayment 1']);
  expect(failedRequestOf(failure)).toMatchObject({
    operationName: 'DeliverOrder',
    variables: { id: 'o1', version: 1 },
  });
});

it('a rejected action blocks no other: the driver decides about it', async () => {
  const { client, asked } = withCashWaiting();
  offlineQueue.refuse(driver.id, 'u1', 'Paid already');
  await client.mutate(delivery);
  expect(asked).toEqual(['DeliverOrder 1']);
});
