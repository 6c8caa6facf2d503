import { syncLink } from '../../payment-links/links.service.js';
import { createRazorpay } from '../../payment-links/razorpay.js';
import { reconcile } from '../../payment-links/reconcile.service.js';
import type { PickedOrder } from '../orders/orders.js';
import { startTestServer, type TestServer } from '../test-server.js';
import { type FakeRazorpay, KEYS, type RazorpayLink, startRazorpay } from './fake-razorpay.js';

interface StoredLink {
  status: string;
  amount: number;
  /** Whether the server has checked the link with the provider. */
  checked: boolean;
}

/**
 * A server without a payment provider, so that only the test runs the jobs of payment links, step
 * by step.
 */
export interface LinkSteps {
  test: TestServer;
  razorpay: FakeRazorpay;
  /** Log lines of the server. */
  log: string[];
  sync(order: PickedOrder): Promise<void>;
  reconcile(): Promise<void>;
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /**
   * All links that an order has had, oldest first: `storedLinks` in the database, `linksAt` at
   * Razorpay.
   */
  storedLinks(order: PickedOrder): Promise<StoredLink[]>;
  linksAt(order: PickedOrder): RazorpayLink[];
  stop(): Promise<void>;
}

export async function startLinkSteps(): Promise<LinkSteps> {
  const razorpay = await startRazorpay();
  const provider = createRazorpay({ ...KEYS, apiUrl: razorpay.url });
  const log: string[] = [];
  const test = await startTestServer({ log: (line) => log.push(line) });
  const deps = () => ({ em: test.orm.em.fork(), app: test.app, provider, log: test.server.log });
  const sql = <Row>(text: string, values: unknown[] = []) =>
    test.orm.em.fork().execute<Row[]>(text, values);
  return {
    test,
    razorpay,
    log,
    sync: ({ id }) => syncLink(deps(), id),
    reconcile: () => reconcile(deps()),
    sql,
    storedLinks: ({ id }) =>
      sql<StoredLink>(
        `select status, amount, checked_at is not null as checked from payment_link
         where order_id = ? order by created_at, id`,
        [id],
      ),
    linksAt: ({ id }) =>
      [...razorpay.links.values()].filter(({ notes }) => notes['orderId'] === id),
    async stop() {
      await test.stop();
      await razorpay.stop();
    },
  };
}
