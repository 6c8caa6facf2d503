import type { Em } from '../../database.js';

/**
 * Names and prices of active cloth types for one customer: from the customer's price list, else from the catalogue.
 */
export const pricesFor = (em: Em, userId: string, clothIds: readonly string[]) =>
  em
    .getKysely()
    .selectFrom('cloth as c')
    .leftJoin('price_list_item as l', (join) =>
      join.onRef('l.cloth_id', '=', 'c.id').on('l.enterprise_id', '=', userId),
    )
    .select((eb) => [
      ...(['c.id', 'c.name', 'c.sac', 'c.tax_rate as taxRate'] as const),
      eb.fn.coalesce('l.price', 'c.price').as('price'),
    ])
    .where('c.archived_at', 'is', null)
    .where('c.id', 'in', clothIds)
    .execute();
