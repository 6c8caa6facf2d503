import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { type Params, preparedQuery } from '../../platform/postgres/prepared-query.js';
import type { Role } from '../../users/user.entity.js';
import type { Permission } from '../../../rules/permission.js';
import { SESSION_LIFETIMES } from './session-lifetimes.js';

/** SQL interval of hours, by the role of account `u`. */
const lifetimeOf = (hours: (lifetime: (typeof SESSION_LIFETIMES)[Role]) => number) => {
  const cases = Object.entries(SESSION_LIFETIMES).map(
    ([role, lifetime]) =>
      sql`when ${sql.lit(role)} then make_interval(hours => ${sql.lit(hours(lifetime))})`,
  );
  return sql`case u.role ${sql.join(cases, sql` `)} end`;
};

/** Valid sessions as `s`, with their accounts as `u`. */
export const validSessions = (em: Em) =>
  em
    .getKysely()
    .selectFrom('session as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.archived_at', 'is', null)
    .where(sql<boolean>`s.last_seen_at > now() - ${lifetimeOf(({ idleHours }) => idleHours)}`)
    .where(sql<boolean>`s.created_at > now() - ${lifetimeOf(({ hours }) => hours)}`);

/** SQL of valid sessions with the columns of a `Viewer`. */
const viewers = (em: Em) =>
  validSessions(em).select([
    'u.id as userId',
    'u.role',
    'u.name',
    's.by_passkey as byPasskey',
    's.id as sessionId',
    sql<Permission[] | null>`case u.role when 'staff'
      then (select permissions from employee where user_id = u.id) end`.as('permissions'),
  ]);

/**
 * The valid sessions among these token hashes, with their viewers. The read does not extend them.
 */
export const sessionsByTokenHash = (em: Em, tokenHashes: readonly Buffer[]) =>
  viewers(em)
    .select('s.token_hash as sessionHash')
    .where('s.token_hash', 'in', tokenHashes)
    .execute();

/**
 * The viewer of a valid session. `seenLongAgo` limits the update of the last use to once a minute,
 * so that most requests write nothing.
 */
export const sessionsOfToken = preparedQuery(
  (em: Em, { tokenHash }: Params<{ tokenHash: Buffer }>) =>
    viewers(em)
      .select([
        // The comparison uses the clock of the database, which also wrote the time.
        sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('seenLongAgo'),
      ])
      .where('s.token_hash', '=', tokenHash),
);

/**
 * The viewer of a public session id, until the expiry of the signed URL in seconds since 1970. The
 * read does not extend the session.
 */
export const sessionsByPublicId = preparedQuery(
  (em: Em, given: Params<{ userId: string; sessionId: string; until: string }>) =>
    viewers(em)
      .select('s.token_hash as sessionHash')
      .where('s.user_id', '=', given.userId)
      .where('s.id', '=', given.sessionId)
      .where(sql<boolean>`now() < to_timestamp(${given.until}::float8)`),
);
