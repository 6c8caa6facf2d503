import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type CheckoutLink,
  type CheckoutStore,
  newId,
  nowSeconds,
} from './dev-payment-provider.store.js';

interface ApiDeps {
  store: CheckoutStore;
  keyId: string;
  keySecret: string;
  /** Base URL of the payment pages; the id of a link follows it. */
  payUrl: string;
  onCancelled(link: CheckoutLink): void;
}

type NewLinkBody = Partial<
  Pick<
    CheckoutLink,
    | 'amount'
    | 'currency'
    | 'accept_partial'
    | 'reference_id'
    | 'description'
    | 'customer'
    | 'notes'
    | 'expire_by'
    | 'callback_url'
    | 'callback_method'
  >
>;

const refusal = (description: string) => ({
  error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null },
});

function isAuthorized(given: string | undefined, { keyId, keySecret }: ApiDeps): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const offered = Buffer.from(given ?? '');
  return wanted.length === offered.length && timingSafeEqual(wanted, offered);
}

function newLink(body: NewLinkBody, payUrl: string): CheckoutLink {
  const id = newId('plink');
  const now = nowSeconds();
  return {
    id,
    amount: body.amount ?? 0,
    amount_paid: 0,
    currency: body.currency ?? 'INR',
    accept_partial: body.accept_partial ?? false,
    reference_id: body.reference_id ?? '',
    description: body.description ?? '',
    customer: body.customer ?? {},
    notes: body.notes ?? {},
    expire_by: body.expire_by ?? 0,
    callback_url: body.callback_url ?? '',
    callback_method: body.callback_method ?? '',
    short_url: `${payUrl}/${id}`,
    status: 'created',
    payments: [],
    created_at: now,
    updated_at: now,
    cancelled_at: 0,
    expired_at: 0,
  };
}

/**
 * The operations of Razorpay's payment links API that the product uses, with the errors that the
 * product must handle.
 */
export function checkoutApi(scope: FastifyInstance, deps: ApiDeps): void {
  const { store, payUrl, onCancelled } = deps;
  scope.addHook('onRequest', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, deps))
      await reply.status(401).send(refusal('The api key provided is invalid'));
  });

  scope.post<{ Body: NewLinkBody | null }>('/payment_links', async (request, reply) => {
    const body = request.body ?? {};
    const { amount, reference_id: reference = '', expire_by: expireBy } = body;
    if (!Number.isSafeInteger(amount) || (amount ?? 0) < 100)
      return reply.status(400).send(refusal('The amount must be at least INR 1.00'));
    if (expireBy && expireBy < nowSeconds() + 15 * 60)
      return reply.status(400).send(refusal('expire_by must be at least 15 minutes ahead'));
    if (reference && store.findByReference(reference))
      return reply
        .status(400)
        .send(refusal(`payment link with given reference_id: (${reference}) already exists`));
    const link = newLink(body, payUrl);
    await store.add(link);
    return link;
  });

  scope.get<{ Querystring: { reference_id?: string } }>('/payment_links', (request) => {
    const link = store.findByReference(request.query.reference_id ?? '');
    return { payment_links: link ? [link] : [] };
  });

  scope.get<{ Params: { id: string } }>('/payment_links/:id', async (request, reply) => {
    const link = store.get(request.params.id);
    return link ?? reply.status(400).send(refusal('The id provided does not exist'));
  });

  scope.post<{ Params: { id: string } }>('/payment_links/:id/cancel', async (request, reply) => {
    const link = store.get(request.params.id);
    if (!link) return reply.status(400).send(refusal('The id provided does not exist'));
    if (link.status !== 'created')
      return reply.status(400).send(refusal(`Payment link cannot be cancelled: ${link.status}`));
    const now = nowSeconds();
    const cancelled: CheckoutLink = {
      ...link,
      status: 'cancelled',
      cancelled_at: now,
      updated_at: now,
    };
    await store.save(cancelled);
    onCancelled(cancelled);
    return cancelled;
  });
}
