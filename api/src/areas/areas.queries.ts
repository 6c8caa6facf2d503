import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';

const selectAreas = (em: Em) =>
  em
    .getKysely()
    .selectFrom('area as a')
    .select((eb) => [
      'a.id',
      'a.name',
      'a.version',
      sql<
        string[]
      >`array(select p.pincode from area_pincode p where p.area_id = a.id order by 1)`.as(
        'pincodes',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('area_slot as s')
          .select(['s.id', 's.weekday', 's.starts as startTime', 's.ends as endTime', 's.capacity'])
          .whereRef('s.area_id', '=', 'a.id')
          .where('s.offered', '=', true)
          .orderBy('s.weekday')
          .orderBy('s.starts'),
      ).as('slots'),
    ])
    .where('a.archived_at', 'is', null);

export type AreaRow = Awaited<ReturnType<ReturnType<typeof selectAreas>['execute']>>[number];

/** All active areas, sorted by name. The list has no pages, because a town has few areas. */
export const listAreas = (em: Em): Promise<AreaRow[]> =>
  selectAreas(em)
    .orderBy(sql`lower(a.name)`)
    .execute();

export async function requireArea(em: Em, id: string): Promise<AreaRow> {
  const [area] = isUuid(id) ? await selectAreas(em).where('a.id', '=', id).execute() : [];
  if (!area) throw notFound('Area');
  return area;
}

/** Closed days from this day on, the next one first. */
export const holidaysFrom = (em: Em, day: string) =>
  em
    .getKysely()
    .selectFrom('holiday')
    .select([sql<string>`day::text`.as('day'), 'reason'])
    .where('day', '>=', day)
    .orderBy('day')
    .execute();

/** Maximum number of waitlisted PIN codes in the list. */
const MAX_WAITLISTED = 100;

/** Waitlisted PIN codes, those with most e-mails first. */
export const pincodeWaitlist = (em: Em) =>
  em
    .getKysely()
    .selectFrom('pincode_waitlist_entry')
    .select((eb) => [
      'pincode',
      sql<number>`count(*)::int`.as('subscriberCount'),
      eb.fn.min('created_at').as('firstJoinedAt'),
      eb.fn.max('created_at').as('lastJoinedAt'),
    ])
    .groupBy('pincode')
    .orderBy('subscriberCount', 'desc')
    .orderBy('pincode')
    .limit(MAX_WAITLISTED)
    .execute();
