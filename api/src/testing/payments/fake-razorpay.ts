import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { checkoutApi } from '../../payment-links/dev-payment-provider.api.js';
import { type CheckoutLink, newId } from '../../payment-links/dev-payment-provider.store.js';

export const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'key-secret-of-tests',
  webhookSecret: 'webhook-secret-of-tests',
};

/** A payment link as this fake stores it; tests can add invalid payments. */
export interface RazorpayLink extends Omit<CheckoutLink, 'payments' | 'status'> {
  status: string;
  payments: object[];
}

interface Received {
  method: string;
  url: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: unknown;
}

/** Fault of a request. */
export type Trouble = 'outage' | 'answer lost' | 'refused' | 'wrong keys';

export interface FakeRazorpay {
  url: string;
  links: Map<string, RazorpayLink>;
  received: Received[];
  /** Faults of the next requests, one each; requests succeed when the list is empty. */
  troubles: Trouble[];
  linkOf(orderId: string): RazorpayLink;
  /** Marks a payment as received without sending a webhook. */
  pay(link: RazorpayLink, amount: number): { id: string; amount: number };
  stop(): Promise<void>;
}

const REFUSALS: Partial<Record<Trouble, [status: number, description: string]>> = {
  outage: [503, 'The server is busy'],
  refused: [400, 'The amount is above the limit of your account'],
  'wrong keys': [401, 'Authentication failed'],
};

/**
 * Starts a fake of the Razorpay API with links in memory. It uses the API of the development
 * checkout, and can fail requests.
 */
export async function startRazorpay(): Promise<FakeRazorpay> {
  const links = new Map<string, RazorpayLink>();
  const received: Received[] = [];
  const troubles: Trouble[] = [];
  // Changes the stored object in place, because tests hold a reference to it.
  const save = (link: CheckoutLink): Promise<void> => {
    links.set(link.id, Object.assign(links.get(link.id) ?? {}, link));
    return Promise.resolve();
  };
  const store = {
    ...{ save, add: save },
    get: (id: string) => links.get(id) as CheckoutLink | undefined,
    findByReference: (reference: string) =>
      [...links.values()].find((link) => link.reference_id === reference) as
        CheckoutLink | undefined,
  };
  const server = Fastify({ forceCloseConnections: true });
  server.addHook('preHandler', async ({ headers, method, url, body }, reply) => {
    const { authorization, 'content-type': contentType } = headers;
    received.push({ method, url, authorization, contentType, body: body ?? undefined });
    const trouble = troubles.shift();
    const [status, description] = (trouble && REFUSALS[trouble]) ?? [];
    if (status) return reply.status(status).send({ error: { description } });
    if (trouble === 'answer lost') loseAnswers.add(reply);
  });
  const loseAnswers = new WeakSet<FastifyReply>();
  server.addHook('onSend', async (request: FastifyRequest, reply) => {
    if (loseAnswers.has(reply)) request.raw.socket.destroy();
  });
  await server.register(
    (scope, _options, done) => {
      checkoutApi(scope, { store, ...KEYS, payUrl: 'https://rzp.io/i', onCancelled: () => {} });
      done();
    },
    { prefix: '/v1' },
  );
  return {
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    ...{ links, received, troubles },
    linkOf(orderId) {
      const link = [...links.values()].findLast(({ notes }) => notes['orderId'] === orderId);
      if (!link) throw new Error(`No link for order ${orderId}`);
      return link;
    },
    pay(link, amount) {
      const id = newId('pay');
      link.amount_paid += amount;
      link.status = link.amount_paid === link.amount ? 'paid' : 'partially_paid';
      const payment = { amount: String(amount), method: 'upi', status: 'captured' };
      link.payments = [...link.payments, { ...payment, payment_id: id, plink_id: link.id }];
      return { id, amount };
    },
    stop: () => server.close(),
  };
}
