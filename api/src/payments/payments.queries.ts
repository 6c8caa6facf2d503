import type { Em } from '../database.js';
import type { PaymentKind } from './payment.entity.js';

/** What this key has entered into the ledger of the order; undefined when nothing yet. */
export async function kindEntered(
  em: Em,
  orderId: string,
  key: string,
): Promise<PaymentKind | undefined> {
  const entry = await em
    .getKysely()
    .selectFrom('payment')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return entry?.kind;
}
