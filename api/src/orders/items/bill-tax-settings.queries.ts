import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../../platform/postgres/prepared-query.js';

/** Tax and rounding settings for the bills of several orders. */
export const billTaxSettingsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .innerJoin('business as b', (join) => join.onTrue())
    .select([
      ...(['o.id as orderId', 'o.pickup_address as address', 'o.total_price as total'] as const),
      ...(['u.role', 'b.state', 'b.gstin', 'b.sac', 'b.tax_rate as taxRate'] as const),
      ...([
        'b.customer_prices_include_tax as customersIncluded',
        'b.enterprise_prices_include_tax as enterprisesIncluded',
        'b.rounds_to_rupee as roundsToRupee',
      ] as const),
      sql<boolean>`exists (select from order_adjustment l where l.order_id = o.id and l.kind = 'tax')`.as(
        'hasTax',
      ),
    ])
    .where('o.id', '=', anyUuidOf(keys)),
);

export type BillTaxSettingsRow = Awaited<ReturnType<typeof billTaxSettingsOf>>[number];
