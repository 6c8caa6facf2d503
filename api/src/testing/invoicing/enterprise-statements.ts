import type { Call } from '../call-context.js';
import type { TestUser } from '../factories.js';
import { makeUser } from '../factories.js';
import type { TestServer } from '../test-server.js';
import { addDays, today } from '../../platform/dates.js';

export interface StatementFile {
  status: number;
  type: string | null;
  name: string | null;
  content: Buffer;
}

/** Downloads the statement of an enterprise with this user's token. */
export async function statementFile(
  { url }: TestServer,
  { token }: { token?: string },
  id: string,
  query: Record<string, string>,
): Promise<StatementFile> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${url}/api/enterprise/${id}/statement?${search}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    content: Buffer.from(await response.arrayBuffer()),
  };
}

interface LedgerOrder {
  status: string;
  total: number;
  /** Ledger entries as kind, amount in paise and time. */
  ledger?: [kind: string, amount: number, at: string][];
  deliveredAt?: string;
  createdAt?: string;
  /** Tax documents as kind and day of issue; a credit note cancels the document before it. */
  documents?: [kind: 'INV' | 'BOS' | 'CN', day: string][];
}

/**
 * Inserts an order with tax documents and ledger entries of past days into the database. Returns
 * the short id of the order.
 */
export async function makePastOrder(
  { orm }: TestServer,
  { id: userId }: Pick<TestUser, 'id'>,
  { status, total, ledger = [], deliveredAt, createdAt, documents = [] }: LedgerOrder,
): Promise<string> {
  const em = orm.em.fork();
  const sumOf = (kinds: string[]) =>
    ledger.reduce((sum, [kind, amount]) => sum + (kinds.includes(kind) ? amount : 0), 0);
  const [order] = await em.execute<{ id: string; short_id: string }[]>(
    `insert into "order" (id, user_id, pickup_date, order_status, total_price, paid_amount, overpayment, item_count,
       delivery_date, delivery_otp, created_at, pickup_phone_number, pickup_address)
     values (gen_random_uuid(), ?, ?::timestamptz::date, ?, ?, ?, ?, 3, ?, ?, ?, '9876543210', '12 Car Street, Chennai, Tamil Nadu - 600004')
     returning id, short_id`,
    [
      ...[userId, createdAt ?? deliveredAt ?? new Date().toISOString(), status, total],
      ...[sumOf(['payment', 'reversal', 'refund']), sumOf(['overpayment'])],
      ...[status === 'delivered' ? (deliveredAt ?? new Date().toISOString()) : null],
      ...[status === 'dispatched' ? '0427' : null],
      createdAt ?? deliveredAt ?? new Date().toISOString(),
    ],
  );
  if (!order) throw new Error('No order was made');
  for (const [kind, amount, at] of ledger)
    await em.execute(
      `insert into payment (id, order_id, amount, kind, method, reason, created_at)
       values (gen_random_uuid(), ?, ?, ?, 'upi', case when ? = 'refund' then 'Torn' end, ?)`,
      [order.id, amount, kind, kind, at],
    );
  let last: string | null = null;
  for (const [kind, day] of documents) {
    const [document]: { id: string }[] = await em.execute<{ id: string }[]>(
      `insert into tax_document (id, kind, year, number, order_id, refers_to, issued_on, issued_at, reason, total, taxable, cgst, sgst, igst, content)
       values (gen_random_uuid(), ?, 2025, (select coalesce(max(number), 0) + 1 from tax_document where kind = ?), ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, '{}')
       returning id`,
      [
        ...[kind, kind, order.id, kind === 'CN' ? last : null, day, `${day}T10:00:00+05:30`],
        ...[kind === 'CN' ? 'Bill corrected' : null, total, total],
      ],
    );
    last = document?.id ?? null;
  }
  return order.short_id;
}

export const STATEMENT_CALLS: Record<string, Call> = {
  statements: () => ({}),
  statementFigures: async ({ test }) => ({
    customerId: (await makeUser(test, { role: 'enterprise' })).id,
    ...{ from: addDays(today(), -30), to: today() },
  }),
};
