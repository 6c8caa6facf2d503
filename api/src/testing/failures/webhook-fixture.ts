import { expect } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../factories.js';
import type { PickedOrder } from '../orders/orders.js';
import type { RazorpayLink } from '../payments/fake-razorpay.js';
import { paidEvent, startWebhookShop, type WebhookShop } from '../payments/webhooks.js';
import type { GraphQLAnswer } from '../test-server.js';

const LIST = `query ($filter: FailureFilter) {
  open: failedWebhooks(first: 1) { totalCount(upTo: 100) }
  failedWebhooks(filter: $filter, first: 100) {
    nodes { id kind orderId paymentId amount attempts failureReason notRetryableReason dismissedBy dismissalReason version }
  }
}`;
const AGAIN = `mutation ($id: ID!, $version: Int!) { retryFailedWebhook(id: $id, version: $version) { message succeeded } }`;
const ASIDE = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  dismissFailedWebhook(id: $id, version: $version, input: { reason: $reason }) { message }
}`;

export interface Node {
  id: string;
  version: number;
  paymentId: string | null;
}

interface FailedWebhooksResponse {
  open: { totalCount: number };
  failedWebhooks: { nodes: Node[] };
}

type OrderVersion = Pick<Node, 'id' | 'version'>;

interface UnknownNews {
  order: PickedOrder;
  link: RazorpayLink;
  node: Node;
  /** Creates the link of the webhook, so that the server finds it. */
  nowKnown(): Promise<unknown>;
}

/**
 * A server with two users who handle failed webhooks: Asha, an admin, and Ravi, who takes payments.
 */
export interface WebhookFixture {
  shop: WebhookShop;
  asha: TestUser;
  ravi: TestUser;
  sql(text: string, values?: unknown[]): Promise<unknown>;
  listed(filter?: object): Promise<{ count: number; nodes: Node[] }>;
  find(paymentId: string, filter?: object): Promise<Node | undefined>;
  /** Retries a webhook, as Asha by default; `aside` dismisses it. */
  again(
    node: OrderVersion,
    by?: TestUser,
  ): Promise<GraphQLAnswer<{ retryFailedWebhook: { message: string; succeeded: boolean } }>>;
  aside(node: OrderVersion, reason: string, by?: TestUser): Promise<GraphQLAnswer<unknown>>;
  /** Sends a webhook of a payment with an unknown link, as after a restore of the database. */
  unknownNews(paymentId: string): Promise<UnknownNews>;
}

export async function startWebhookFixture(): Promise<WebhookFixture> {
  const shop = await startWebhookShop();
  const asha = await makeUser(shop.test, { role: 'admin', name: 'Asha Raman' });
  const ravi = await makeStaff(shop.test, ['payments.take']);
  const sql = (text: string, values: unknown[] = []) =>
    shop.test.orm.em.fork().execute(text, values);
  const listed = async (filter = {}) => {
    const { data } = await shop.test.graphql<FailedWebhooksResponse>(LIST, { filter }, asha.token);
    return { count: data?.open.totalCount ?? 0, nodes: data?.failedWebhooks.nodes ?? [] };
  };
  const find = async (paymentId: string, filter = {}) =>
    (await listed(filter)).nodes.find((node) => node.paymentId === paymentId);
  return {
    ...{ shop, asha, ravi, sql, listed, find },
    again: ({ id, version }, { token } = asha) => shop.test.graphql(AGAIN, { id, version }, token),
    aside: ({ id, version }, reason, { token } = asha) =>
      shop.test.graphql(ASIDE, { id, version, reason }, token),
    async unknownNews(paymentId) {
      const { order, link } = await shop.orderWithLink(10_000);
      await sql(`update payment_link set provider_id = 'another' where order_id = ?`, [order.id]);
      const sent = await shop.send(paidEvent(link, { id: paymentId, amount: link.amount }));
      expect(sent).toEqual({ status: 200, outcome: 'unknown link' });
      const nowKnown = () =>
        sql('update payment_link set provider_id = ? where order_id = ?', [link.id, order.id]);
      return { order, link, nowKnown, node: (await find(paymentId)) as Node };
    },
  };
}
