import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { drivenDays } from './rounds.queries.js';

/** Whether an order stands in a round that this person drives: of the days of which drivers see theirs. */
export function isDrivenBy(orderId: string, userId: string): RawBuilder<SqlBool> {
  const [from, to] = drivenDays();
  return sql<SqlBool>`exists (
    select from round_stop s join round r on r.id = s.round_id join employee e on e.id = r.driver_id
    where s.order_id = ${sql.ref(orderId)} and e.user_id = ${userId}
      and r.day between ${from}::date and ${to}::date)`;
}
