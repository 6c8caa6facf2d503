import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { TokenRefusal } from '../viewer.js';
import { type Params, preparedQuery } from '../../platform/postgres/prepared-query.js';

/** SQL of API tokens `t`, with the columns of a `Viewer`. */
const tokens = (em: Em) =>
  em
    .getKysely()
    .selectFrom('api_token as t')
    .innerJoin('app as a', 'a.id', 't.app_id')
    .innerJoin('user as u', 'u.id', 'a.user_id')
    .select(['u.id as userId', 'u.role', 'u.name', 'a.permissions'])
    .select(['t.id as apiTokenId', 't.id as sessionId', 't.token_hash as sessionHash']);

/**
 * The viewer of an API token; `refusal` is null if the token may be used from this IP address.
 * `usedLongAgo` limits the update of the last use to once a minute.
 */
export const viewersOfApiToken = preparedQuery(
  (em: Em, { tokenHash, ip }: Params<{ tokenHash: Buffer; ip: string | null }>) =>
    tokens(em)
      .select(
        sql<TokenRefusal | null>`case
          when t.revoked_at is not null then 'TOKEN_REVOKED'
          when t.expires_at <= now() then 'TOKEN_EXPIRED'
          when a.disabled_at is not null or u.archived_at is not null then 'APP_DISABLED'
          when t.networks <> '{}' and (${ip}::inet <<= any(t.networks)) is not true
            then 'NETWORK_NOT_ALLOWED' end`.as('refusal'),
      )
      .select(
        sql<boolean>`coalesce(t.last_used_at < now() - interval '1 minute', true)`.as(
          'usedLongAgo',
        ),
      )
      .where('t.token_hash', '=', tokenHash),
);

/**
 * The viewer of the API token with this id, until the expiry of a signed URL in seconds since 1970.
 */
export const viewersOfApiTokenId = preparedQuery(
  (em: Em, given: Params<{ userId: string; id: string; until: string }>) =>
    tokens(em)
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', sql<Date>`now()`)
      .where('a.disabled_at', 'is', null)
      .where('u.archived_at', 'is', null)
      .where('u.id', '=', given.userId)
      .where('t.id', '=', given.id)
      .where(sql<boolean>`now() < to_timestamp(${given.until}::float8)`),
);
