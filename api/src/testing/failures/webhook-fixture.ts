import { expect } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../factories.js';
import type { PickedOrder } from '../orders/orders.js';
import type { RazorpayLink } from '../payments/fake-razorpay.js';
import { paidEvent, startWebhookShop, type WebhookShop } from '../payments/webhooks.js';
import type { GraphQLAnswer } from '../test-server.js';

const LIST = `query ($filter: FailureFilter) {
  open: failedWebhooks(first: 1) { totalCount(upTo: 100) }
  failedWebhooks(filter: $filter, first: 100) {
    nodes { id kind orderId paymentId amount attempts failureReason notRetryableReason dismissedBy { name } dismissalReason version }
  }
}`;
const RETRY = `mutation ($id: ID!, $version: Int!) { retryFailedWebhook(id: $id, version: $version) { message succeeded } }`;
const DISMISS = `mutation ($id: ID!, $version: Int!, $reason: String!) {
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

interface UnknownLinkWebhook {
  order: PickedOrder;
  link: RazorpayLink;
  node: Node;
  /**
   * Stores the provider's id of the link again, so that the server finds the link of the webhook.
   */
  restoreLink(): Promise<unknown>;
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
  /** Retries a webhook, as Asha by default. */
  retryWebhook(
    node: OrderVersion,
    by?: TestUser,
  ): Promise<GraphQLAnswer<{ retryFailedWebhook: { message: string; succeeded: boolean } }>>;
  dismissWebhook(
    node: OrderVersion,
    reason: string,
    by?: TestUser,
  ): Promise<GraphQLAnswer<unknown>>;
  /**
   * Sends a webhook of a payment whose link this server does not know, as after a restore of the
   * database.
   */
  receiveUnknownLink(paymentId: string): Promise<UnknownLinkWebhook>;
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
    retryWebhook: ({ id, version }, { token } = asha) =>
      shop.test.graphql(RETRY, { id, version }, token),
    dismissWebhook: ({ id, version }, reason, { token } = asha) =>
      shop.test.graphql(DISMISS, { id, version, reason }, token),
    async receiveUnknownLink(paymentId) {
      const { order, link } = await shop.orderWithLink(10_000);
      await sql(`update payment_link set provider_id = 'another' where order_id = ?`, [order.id]);
      const sent = await shop.send(paidEvent(link, { id: paymentId, amount: link.amount }));
      expect(sent).toEqual({ status: 200, outcome: 'unknown link' });
      const restoreLink = () =>
        sql('update payment_link set provider_id = ? where order_id = ?', [link.id, order.id]);
      return { order, link, restoreLink, node: (await find(paymentId)) as Node };
    },
  };
}
