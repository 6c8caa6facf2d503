import { sql } from 'kysely';
import type { Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import { countOf } from '../platform/lists/count-rows.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../platform/lists/pagination.js';
import { ACTOR_COLUMNS } from '../users/actor.js';
import { eventCursor, placeOf } from './event-cursor.js';
import type { EventType } from './event-type.js';

/** Days for which events are stored. */
const RETENTION_DAYS = 90;

interface FeedState {
  /** Place of the last event. */
  last: number;
  /** Place of the last deleted event. */
  deleted: number;
}

/** Gives new events their places in the feed; returns its ends. */
export async function numberEvents(em: Em): Promise<FeedState> {
  const { rows } = await sql<FeedState>`
    select last_number::float8 as last, deleted_number::float8 as deleted from number_events()`.execute(
    em.getKysely(),
  );
  return rows[0] ?? { last: 0, deleted: 0 };
}

interface EventSelection {
  types: readonly EventType[];
  /** Events about this customer; undefined for all. */
  customerId?: string;
  /** Start of a first page: the first event at or after this time. */
  since?: Date | null;
}

const selectEvents = (em: Em, { types, customerId }: EventSelection, after: number) => {
  const all = em
    .getKysely()
    .selectFrom('event as e')
    .leftJoin('user as actor', 'actor.id', 'e.actor_id')
    .select([
      ...(['e.id', 'e.type', 'e.occurred_at as occurredAt'] as const),
      ...(['e.subject_id as subjectId', 'e.subject_version as subjectVersion'] as const),
      ...(['e.order_id as orderId', 'e.customer_id as customerId'] as const),
      ...(['e.from_status as fromStatus', 'e.to_status as toStatus'] as const),
      sql<number | null>`e.amount::float8`.as('amount'),
      sql<number>`e.number::float8`.as('place'),
      ...ACTOR_COLUMNS,
    ])
    .where('e.number', '>', after)
    .where('e.type', '=', sql<EventType>`any(${types})`);
  return customerId ? all.where('e.customer_id', '=', customerId) : all;
};

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

/** Place before the first event at or after a time. */
async function placeBefore(em: Em, since: Date, { last }: FeedState): Promise<number> {
  const { number } = await em
    .getKysely()
    .selectFrom('event as e')
    .select(sql<number | null>`min(e.number)::float8`.as('number'))
    .where('e.occurred_at', '>=', since)
    .where('e.number', 'is not', null)
    .executeTakeFirstOrThrow();
  return number === null ? last : number - 1;
}

/** Place after which a page begins. Throws BAD_USER_INPUT for a cursor outside the stored events. */
async function startOf(
  em: Em,
  { after }: Page,
  { since }: EventSelection,
  feed: FeedState,
): Promise<number> {
  if (!after) return since ? placeBefore(em, since, feed) : feed.deleted;
  if (since) throw badInput({ since: 'Use `since` without `after`' });
  const place = placeOf(after);
  if (place < feed.deleted || place > feed.last)
    throw badInput(
      {
        after: `This cursor is too old: events are stored for ${RETENTION_DAYS} days. Read all records once, then go on with a new cursor`,
      },
      undefined,
      { reason: 'CURSOR_TOO_OLD' },
    );
  return place;
}

/**
 * A page of the feed, oldest event first. Its `endCursor` is never null: without a next page it is
 * the end of the feed.
 */
export async function listEvents(
  em: Em,
  selection: EventSelection,
  page: Page,
): Promise<Connection<EventRow>> {
  const size = pageSize(page.first);
  const feed = await numberEvents(em);
  const start = await startOf(em, page, selection, feed);
  const pending = selectEvents(em, selection, start).where('e.number', '<=', feed.last);
  const rows = await pending
    .orderBy('e.number')
    .limit(size + 1)
    .execute();
  const connection = toConnection({
    ...{ rows, page },
    cursorOf: ({ place }) => eventCursor(place),
    count: countOf(em, (limit) =>
      selectEvents(em, selection, 0).clearSelect().select(sql.lit(1).as('one')).limit(limit),
    ),
  });
  const { pageInfo } = connection;
  if (!pageInfo.hasNextPage) pageInfo.endCursor = eventCursor(feed.last);
  return connection;
}

/**
 * Begins a new feed after a restore of a backup. Readers have cursors of events that the backup does
 * not have; these cursors are then too old. The new feed begins at the microseconds since 1970, so
 * its numbers are above those of every earlier feed, also after a second restore.
 */
export const restartFeed = (em: Em): Promise<void> =>
  em.transactional(async (tx) => {
    const db = tx.getKysely();
    await sql`
      update event_feed set last_number = start.number, deleted_number = start.number
      from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as number) as start`.execute(
      db,
    );
    await sql`delete from event`.execute(db);
  });

/** Deletes events after their retention. */
export const deleteOldEvents = (em: Em): Promise<void> =>
  em.transactional(async (tx) => {
    await numberEvents(tx);
    await sql`
      update event_feed set deleted_number = greatest(deleted_number, (
        select max(number) from event where occurred_at < now() - make_interval(days => ${RETENTION_DAYS})))`.execute(
      tx.getKysely(),
    );
    await sql`delete from event where number <= (select deleted_number from event_feed)`.execute(
      tx.getKysely(),
    );
  });
