import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from '../http.js';

export const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'key-secret-of-tests',
  webhookSecret: 'webhook-secret-of-tests',
};

/** A payment link with every field that Razorpay documents. */
export interface RazorpayLink {
  id: string;
  amount: number;
  amount_paid: number;
  status: string;
  reference_id: string;
  short_url: string;
  notes: Record<string, string>;
  payments: object[] | null;
  [field: string]: unknown;
}

interface Received {
  method: string;
  url: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: unknown;
}

/** Error of the next request. */
export type Trouble = 'outage' | 'answer lost' | 'refused' | 'wrong keys';

export interface FakeRazorpay {
  url: string;
  links: Map<string, RazorpayLink>;
  received: Received[];
  /** Errors of the next requests, in sequence; empty for no error. */
  troubles: Trouble[];
  linkOf(orderId: string): RazorpayLink;
  /** Marks a payment as received without sending a webhook. */
  pay(link: RazorpayLink, amount: number): { id: string; amount: number };
  stop(): Promise<void>;
}

const documented = {
  accept_partial: false,
  cancelled_at: 0,
  currency: 'INR',
  expired_at: 0,
  first_min_partial_amount: 0,
  notify: { email: false, sms: false, whatsapp: false },
  reminder_enable: false,
  reminders: [],
  source: '',
  source_id: '',
  upi_link: false,
  user_id: '',
  whatsapp_link: false,
};

const refusal = (description: string, reason = 'input_validation_failed') => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    field: null,
    metadata: {},
    reason,
    source: 'business',
    step: 'payment_initiation',
  },
});

let made = 0;
const newId = (prefix: string) => `${prefix}_${String((made += 1)).padStart(14, '0')}`;

/**
 * Starts a double of Razorpay's payment links API on its own port, as the documentation describes
 * it.
 */
export async function startRazorpay(): Promise<FakeRazorpay> {
  const links = new Map<string, RazorpayLink>();
  const received: Received[] = [];
  const troubles: Trouble[] = [];
  const server = await serve((request, response) => {
    void answer(request, response, { links, received, troubles });
  });
  return {
    url: server.url,
    links,
    received,
    troubles,
    linkOf(orderId) {
      const link = [...links.values()].findLast(({ notes }) => notes['orderId'] === orderId);
      if (!link) throw new Error(`No link for order ${orderId}`);
      return link;
    },
    pay(link, amount) {
      const id = newId('pay');
      link.amount_paid += amount;
      link.status = link.amount_paid === link.amount ? 'paid' : 'partially_paid';
      link.payments = [
        ...(link.payments ?? []),
        {
          amount: String(amount),
          method: 'upi',
          payment_id: id,
          plink_id: link.id,
          status: 'captured',
        },
      ];
      return { id, amount };
    },
    stop: server.stop,
  };
}

type State = Pick<FakeRazorpay, 'links' | 'received' | 'troubles'>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { links, received, troubles }: State,
): Promise<void> {
  const raw = await text(request);
  const { authorization, 'content-type': contentType } = request.headers;
  const body: unknown = raw ? JSON.parse(raw) : undefined;
  const { method = '', url = '' } = request;
  received.push({ method, url, authorization, contentType, body });
  const trouble = troubles.shift();
  const [status, result] =
    trouble === 'outage'
      ? [503, refusal('The server is busy', 'server_error')]
      : trouble === 'refused'
        ? [400, refusal('The amount is above the limit of your account')]
        : trouble === 'wrong keys'
          ? [401, refusal('Authentication failed')]
          : route(links, method, url, body);
  if (trouble === 'answer lost') return void request.socket.destroy();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result));
}

function route(
  links: Map<string, RazorpayLink>,
  method: string,
  url: string,
  body: unknown,
): [number, object] {
  const { pathname, searchParams } = new URL(url, 'http://razorpay');
  const [, id, verb] = /^\/v1\/payment_links(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
  const link = links.get(id ?? '');
  if (method === 'POST' && !id) return [200, create(links, body as Partial<RazorpayLink>)];
  if (method === 'GET' && !id) {
    const reference = searchParams.get('reference_id');
    const found = [...links.values()].filter((one) => one.reference_id === reference);
    return [200, { payment_links: found }];
  }
  if (!link) return [400, refusal('The id provided does not exist')];
  if (method === 'POST' && verb === 'cancel') {
    if (link.status !== 'created')
      return [400, refusal(`Payment Link cannot be cancelled as it's already ${link.status}`)];
    link.status = 'cancelled';
  }
  return [200, link];
}

function create(links: Map<string, RazorpayLink>, body: Partial<RazorpayLink>): RazorpayLink {
  const id = newId('plink');
  const now = Math.floor(Date.now() / 1000);
  const link: RazorpayLink = {
    ...documented,
    ...{ amount: 0, reference_id: '', notes: {} },
    ...body,
    ...{ id, amount_paid: 0, status: 'created', payments: null },
    ...{ short_url: `https://rzp.io/i/${id.slice(-7)}`, created_at: now, updated_at: now },
  };
  links.set(id, link);
  return link;
}
