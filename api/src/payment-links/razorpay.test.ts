import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../testing/http.js';
import { type FakeRazorpay, KEYS, startRazorpay } from '../testing/payments/fake-razorpay.js';
import { signature, webhookBody } from '../testing/payments/razorpay-webhook.js';
import { type NewLink, ProviderOutage, ProviderRefusal } from './payment-provider.js';
import { createRazorpay } from './razorpay.js';

let razorpay: FakeRazorpay;
beforeAll(async () => {
  razorpay = await startRazorpay();
});
afterAll(() => razorpay.stop());
beforeEach(() => {
  razorpay.received.length = 0;
});

const client = () => createRazorpay({ ...KEYS, apiUrl: razorpay.url });

const wanted = (reference: string): NewLink => ({
  reference,
  orderId: '01980000-0000-7000-8000-000000000001',
  amount: 45_150,
  description: 'Doorstep Laundry, order #a1b2c3',
  customer: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  expiresAt: new Date('2027-01-01T00:00:00Z'),
  returnUrl: 'https://laundry.example/payment-success',
});

const asUs = {
  authorization: `Basic ${Buffer.from('rzp_test_key:key-secret-of-tests').toString('base64')}`,
};

describe('the requests, as Razorpay documents them', () => {
  it('create a link', async () => {
    const link = await client().create(wanted('ref-1'));
    expect(razorpay.received).toEqual([
      {
        ...asUs,
        method: 'POST',
        url: '/v1/payment_links',
        contentType: 'application/json',
        body: {
          amount: 45150,
          currency: 'INR',
          accept_partial: false,
          reference_id: 'ref-1',
          description: 'Doorstep Laundry, order #a1b2c3',
          customer: { name: 'Asha Rao', email: 'asha@example.in', contact: '+919876543210' },
          notify: { sms: false, email: false },
          reminder_enable: false,
          notes: { orderId: '01980000-0000-7000-8000-000000000001' },
          expire_by: 1798761600,
          callback_url: 'https://laundry.example/payment-success',
          callback_method: 'get',
        },
      },
    ]);
    expect(link).toEqual({
      id: expect.stringMatching(/^plink_/) as string,
      reference: 'ref-1',
      url: expect.stringMatching(/^https:\/\/rzp\.io\/i\//) as string,
      amount: 45_150,
      status: 'open',
      payments: [],
    });
  });

  it('leave out a missing phone', async () => {
    await client().create({
      ...wanted('ref-2'),
      customer: { name: 'Asha', email: 'a@example.in', phone: null },
    });
    expect(razorpay.received[0]?.body).toMatchObject({
      customer: { name: 'Asha', email: 'a@example.in' },
    });
    expect(JSON.stringify(razorpay.received[0]?.body)).not.toContain('contact');
  });

  it('fetch, find and cancel a link', async () => {
    const { id } = await client().create(wanted('ref-3'));
    expect(await client().find('ref-3')).toMatchObject({ id, reference: 'ref-3' });
    expect(await client().find('nobody')).toBeNull();
    const link = razorpay.links.get(id);
    if (link) razorpay.pay(link, 10_000);
    expect(await client().fetch(id)).toMatchObject({
      status: 'open',
      payments: [{ id: expect.stringMatching(/^pay_/) as string, amount: 10_000 }],
    });
    await expect(client().cancel(id)).rejects.toThrow(ProviderRefusal);
    const { id: other } = await client().create(wanted('ref-4'));
    await client().cancel(other);
    expect(await client().fetch(other)).toMatchObject({ status: 'cancelled' });
    expect(razorpay.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/payment_links',
      'GET /v1/payment_links?reference_id=ref-3',
      'GET /v1/payment_links?reference_id=nobody',
      `GET /v1/payment_links/${id}`,
      `POST /v1/payment_links/${id}/cancel`,
      'POST /v1/payment_links',
      `POST /v1/payment_links/${other}/cancel`,
      `GET /v1/payment_links/${other}`,
    ]);
    for (const { authorization } of razorpay.received) expect({ authorization }).toEqual(asUs);
  });

  it('read only captured payments', async () => {
    const { id } = await client().create(wanted('ref-5'));
    const link = razorpay.links.get(id);
    if (link) link.payments = [{ payment_id: 'pay_failed', amount: 100, status: 'failed' }];
    expect((await client().fetch(id)).payments).toEqual([]);
  });
});

describe('an error of the provider', () => {
  it('distinguishes a refusal from an outage, and logs no secret', async () => {
    razorpay.troubles.push('refused', 'outage', 'answer lost');
    const refused = await client()
      .create(wanted('r'))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefusal);
    expect((refused as Error).message).toBe(
      'Razorpay answered 400: The amount is above the limit of your account',
    );
    await expect(client().create(wanted('r'))).rejects.toThrow(ProviderOutage);
    await expect(client().create(wanted('r'))).rejects.toThrow(ProviderOutage);
    const away = createRazorpay({ ...KEYS, apiUrl: 'http://localhost:1' });
    const error = await away.fetch('plink_1').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ProviderOutage);
    expect(JSON.stringify(error)).not.toContain(KEYS.keySecret);
  });

  it('does not send the API keys to the target of a redirect', async () => {
    const elsewhere = await serve((_request, response) => {
      response.writeHead(307, { location: `${razorpay.url}/v1/payment_links` }).end();
    });
    const led = createRazorpay({ ...KEYS, apiUrl: elsewhere.url });
    await expect(led.create(wanted('led'))).rejects.toThrow(ProviderOutage);
    expect(razorpay.received).toEqual([]);
    await elsewhere.stop();
  });
});

describe('a notification', () => {
  const body = () =>
    webhookBody({
      event: 'payment_link.paid',
      link: [...razorpay.links.values()][0] as never,
      payment: { id: 'pay_1', amount: 45_150 },
    });

  it('is parsed if the signature matches the raw body', () => {
    const text = body();
    expect(client().read(Buffer.from(text), signature(text))).toMatchObject({
      kind: 'payment_link.paid',
      link: {
        reference: 'ref-1',
        amount: 45_150,
        currency: 'INR',
        orderId: '01980000-0000-7000-8000-000000000001',
        payment: { id: 'pay_1', amount: 45_150, currency: 'INR', captured: true },
      },
    });
    expect(client().read(Buffer.from(`${text} `), signature(text))).toBeNull();
    expect(client().read(Buffer.from(text), signature(text, 'another secret'))).toBeNull();
    expect(client().read(Buffer.from(text), '')).toBeNull();
  });

  it('about another object has no link', () => {
    const text = JSON.stringify({ entity: 'event', event: 'refund.processed', payload: {} });
    expect(client().read(Buffer.from(text), signature(text))).toEqual({ kind: 'refund.processed' });
  });

  it.each([
    '{}',
    '[]',
    'null',
    '{"event":"payment_link.paid","payload":{"payment_link":{"entity":{}}}}',
    JSON.stringify({
      event: 'payment_link.paid',
      payload: {
        payment_link: {
          entity: { id: 'l', reference_id: 'r', amount: 1, currency: 'INR', status: 'constructor' },
        },
      },
    }),
  ])('that cannot be understood is an error: %s', (text) => {
    expect(() => client().read(Buffer.from(text), signature(text))).toThrow('no usable');
  });
});
