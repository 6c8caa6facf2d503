import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePickedOrder, type PickedOrder } from '../testing/orders/orders.js';
import { type LinkSteps, startLinkSteps } from '../testing/payments/link-steps.js';

let steps: LinkSteps;
beforeAll(async () => {
  steps = await startLinkSteps();
});
afterAll(() => steps.stop());

const change = ({ id }: PickedOrder, set: string) =>
  steps.sql(`update "order" set ${set} where id = ?`, [id]);

describe('creating a link', () => {
  it('succeeds when the provider is available again', async () => {
    const order = await makePickedOrder(steps.test, 10_000);
    steps.razorpay.troubles.push('outage');
    await expect(steps.sync(order)).rejects.toThrow('503');
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'creating' }]);
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'open', amount: 10_100 }]);
    await steps.sync(order);
    expect(steps.linksAt(order)).toHaveLength(1);
  });

  it('creates one link if the response of the provider was lost', async () => {
    const order = await makePickedOrder(steps.test, 11_000);
    steps.razorpay.troubles.push('answer lost');
    await expect(steps.sync(order)).rejects.toThrow('cannot be reached');
    expect(steps.linksAt(order)).toHaveLength(1);
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([{ status: 'open' }]);
    expect(steps.linksAt(order)).toHaveLength(1);
  });

  it('creates a new link if the bill changed before the first link was finished', async () => {
    const order = await makePickedOrder(steps.test, 12_000);
    steps.razorpay.troubles.push('outage');
    await expect(steps.sync(order)).rejects.toThrow();
    await change(order, 'total_price = 13000');
    await steps.sync(order);
    expect(await steps.storedLinks(order)).toMatchObject([
      { status: 'cancelled', amount: 12_100 },
      { status: 'open', amount: 13_100 },
    ]);
    expect(steps.linksAt(order).map(({ amount }) => amount)).toEqual([13_100]);
  });
});
