import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { isUuid } from '../platform/ids.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';
import { ACTOR_COLUMNS } from '../users/actor.js';
import { driverAccessOf, isAssignedToDriver } from '../orders/driver-orders.queries.js';
import { maySee, type PhotoReach } from './photos.policy.js';

/** The photos of several orders, oldest first. */
export const photosOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order_photo as p')
    .leftJoin('user as actor', 'actor.id', 'p.added_by')
    .select([
      ...(['p.id', 'p.order_id as orderId', 'p.note', 'p.width', 'p.height', 'p.at'] as const),
      ...ACTOR_COLUMNS,
    ])
    .where('p.order_id', '=', anyUuidOf(keys))
    .orderBy('p.order_id')
    .orderBy('p.at')
    .orderBy('p.id'),
);

export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

const within = (of: PhotoReach, orderId: string, userId: string): RawBuilder<SqlBool> =>
  of === 'driven'
    ? isAssignedToDriver(orderId, driverAccessOf(userId))
    : sql<SqlBool>`${sql.lit(of === 'all')}`;

/**
 * An order within the given reach of the viewer, with the number of its photos; undefined for other
 * orders.
 */
export async function orderInReach(
  em: Em,
  id: string,
  { userId }: Pick<Viewer, 'userId'>,
  of: PhotoReach,
): Promise<{ photos: number } | undefined> {
  if (!isUuid(id)) return undefined;
  return em
    .getKysely()
    .selectFrom('order as o')
    .select((eb) =>
      eb
        .selectFrom('order_photo as p')
        .select(sql<number>`count(*)::int`.as('photos'))
        .whereRef('p.order_id', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('photos'),
    )
    .where('o.id', '=', id)
    .where(within(of, 'o.id', userId))
    .executeTakeFirst();
}

/** A photo that this user may see, as its customer or by permission; otherwise undefined. */
export async function visiblePhoto(
  em: Em,
  { id, orderId }: { id: string; orderId: string },
  viewer: Viewer,
) {
  if (!isUuid(id) || !isUuid(orderId)) return undefined;
  const { userId } = viewer;
  return em
    .getKysely()
    .selectFrom('order_photo as p')
    .innerJoin('order as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.bytes'])
    .where('p.id', '=', id)
    .where('p.order_id', '=', orderId)
    .where((eb) => eb.or([eb('o.user_id', '=', userId), within(maySee(viewer), 'o.id', userId)]))
    .executeTakeFirst();
}
