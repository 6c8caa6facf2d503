import { sql } from 'kysely';
import type { Em } from '../database.js';

interface Orders {
  count: number;
  /** Short ids of the first three orders, for the message. */
  named: string[];
}

/**
 * Orders with added tax on their bill and no current invoice: undelivered orders, and orders
 * delivered within the last day, whose invoice a job may be about to issue.
 */
export async function uninvoicedTaxedOrders(em: Em): Promise<Orders> {
  const { rows } = await sql<Orders>`
    select count(*)::int as count, coalesce((array_agg(right(o.id::text, 6) order by o.id))[:3], '{}') as named from "order" o
    where (o.order_status in ('picked', 'processing', 'dispatched') or o.delivery_date > now() - interval '1 day')
      and exists (select from order_adjustment l where l.order_id = o.id and l.kind = 'tax')
      and not exists (
        select from tax_document p where p.order_id = o.id and p.refers_to is null
          and not exists (select from tax_document c where c.refers_to = p.id)
      )`.execute(em.getKysely());
  return rows[0] ?? { count: 0, named: [] };
}
