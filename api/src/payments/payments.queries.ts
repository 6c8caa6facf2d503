import type { Em } from '../database.js';

/** Whether this key has made an entry in the ledger of the order already. */
export async function isEntered(em: Em, orderId: string, key: string): Promise<boolean> {
  const entry = await em
    .getKysely()
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return entry !== undefined;
}
