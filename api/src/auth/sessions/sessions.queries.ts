import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { type Slots, statement } from '../../platform/postgres/statement.js';
import type { Role } from '../../users/user.entity.js';
import type { Permission } from '../permission.js';
import { SESSION_LIFETIMES } from './session-lifetimes.js';

/** Its hours by the role of the account `u`, as an interval. */
const lifetimeOf = (hours: (lifetime: (typeof SESSION_LIFETIMES)[Role]) => number) => {
  const cases = Object.entries(SESSION_LIFETIMES).map(
    ([role, lifetime]) =>
      sql`when ${sql.lit(role)} then make_interval(hours => ${sql.lit(hours(lifetime))})`,
  );
  return sql`case u.role ${sql.join(cases, sql` `)} end`;
};

/** Every session that is good now, as `s`, with its account as `u`. */
export const openSessions = (em: Em) =>
  em
    .getKysely()
    .selectFrom('session as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.archived_at', 'is', null)
    .where(sql<boolean>`s.last_seen_at > now() - ${lifetimeOf(({ idleHours }) => idleHours)}`)
    .where(sql<boolean>`s.created_at > now() - ${lifetimeOf(({ hours }) => hours)}`);

/** The same, with what a viewer is. */
const viewers = (em: Em) =>
  openSessions(em).select([
    'u.id as userId',
    'u.role',
    'u.name',
    's.by_passkey as byPasskey',
    's.id as sessionId',
    sql<Permission[] | null>`case u.role when 'staff'
      then (select permissions from employee where user_id = u.id) end`.as('permissions'),
  ]);

/** Those of these sessions that are good now. Being asked about is no use of a session. */
export const sessionsAmong = (em: Em, tokenHashes: readonly Buffer[]) =>
  viewers(em)
    .select('s.token_hash as sessionHash')
    .where('s.token_hash', 'in', tokenHashes)
    .execute();

/**
 * Whose session this is, of those that are good now; and whether its use was noted some time ago, which is done once a
 * minute at most, so that reading does not mean writing.
 */
export const sessionsOfToken = statement((em: Em, { tokenHash }: Slots<{ tokenHash: Buffer }>) =>
  viewers(em)
    .select([
      // By the clock that wrote it: that of this process may be another.
      sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('seenLongAgo'),
    ])
    .where('s.token_hash', '=', tokenHash),
);

/**
 * The same by what its owner calls the session, until this time in seconds since 1970. Being asked about is no use of a
 * session.
 */
export const sessionsNamed = statement(
  (em: Em, given: Slots<{ userId: string; sessionId: string; until: string }>) =>
    viewers(em)
      .select('s.token_hash as sessionHash')
      .where('s.user_id', '=', given.userId)
      .where('s.id', '=', given.sessionId)
      .where(sql<boolean>`now() < to_timestamp(${given.until}::float8)`),
);
