import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Em } from '../database.js';
import { payableUrl } from '../payment-links/links.queries.js';

/** Ledger and timeline of several orders, oldest entry first, and where to pay: one statement for all. */
export const historyOf = (em: Em, orderIds: readonly string[]) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select((eb) => [
      'o.id as orderId',
      payableUrl.as('paymentLink'),
      jsonArrayFrom(
        eb
          .selectFrom('payment as p')
          .leftJoin('user as u', 'u.id', 'p.by_user_id')
          .select([
            'p.id',
            'p.amount',
            'p.kind',
            'p.method',
            'p.reference',
            'p.reason',
            'p.created_at as createdAt',
            'u.name as byName',
          ])
          .whereRef('p.order_id', '=', 'o.id')
          .orderBy('p.created_at')
          .orderBy('p.id'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('order_event as e')
          .leftJoin('user as u', 'u.id', 'e.by_user_id')
          .select([
            'e.id',
            'e.at',
            'e.kind',
            'e.from_status as fromStatus',
            'e.to_status as toStatus',
            'e.reason',
            'u.name as byName',
          ])
          .whereRef('e.order_id', '=', 'o.id')
          .orderBy('e.at')
          .orderBy('e.id'),
      ).as('timeline'),
    ])
    .where('o.id', 'in', orderIds)
    .execute();

type History = Awaited<ReturnType<typeof historyOf>>[number];
export type PaymentRow = History['payments'][number];
export type TimelineRow = History['timeline'][number];
