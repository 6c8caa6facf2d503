import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { type Params, preparedQuery } from '../../platform/postgres/prepared-query.js';

/** SQL of valid API tokens `t`, with the columns of a `Viewer`. */
const validTokens = (em: Em) =>
  em
    .getKysely()
    .selectFrom('api_token as t')
    .innerJoin('app as a', 'a.id', 't.app_id')
    .innerJoin('user as u', 'u.id', 'a.user_id')
    .select(['u.id as userId', 'u.role', 'u.name', 'a.permissions'])
    .select(['t.id as apiTokenId', 't.id as sessionId', 't.token_hash as sessionHash'])
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()`)
    .where('a.disabled_at', 'is', null)
    .where('u.archived_at', 'is', null);

/**
 * The viewer of a valid API token that may be used from this IP address. `usedLongAgo` limits the
 * update of the last use to once a minute.
 */
export const viewersOfApiToken = preparedQuery(
  (em: Em, { tokenHash, ip }: Params<{ tokenHash: Buffer; ip: string | null }>) =>
    validTokens(em)
      .select(
        sql<boolean>`coalesce(t.last_used_at < now() - interval '1 minute', true)`.as(
          'usedLongAgo',
        ),
      )
      .where('t.token_hash', '=', tokenHash)
      .where(sql<boolean>`(t.networks = '{}' or ${ip}::inet <<= any(t.networks))`),
);

/**
 * The viewer of the API token with this id, until the expiry of a signed URL in seconds since 1970.
 */
export const viewersOfApiTokenId = preparedQuery(
  (em: Em, given: Params<{ userId: string; id: string; until: string }>) =>
    validTokens(em)
      .where('u.id', '=', given.userId)
      .where('t.id', '=', given.id)
      .where(sql<boolean>`now() < to_timestamp(${given.until}::float8)`),
);
