import { createHash } from 'node:crypto';

/**
 * SQL that joins a valid session with its user, as the API does for every request. $1 is the hash
 * of the token.
 */
export const OPEN_SESSION = `
  from session s join "user" u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.archived_at is null
    and s.last_seen_at > now() - case u.role when 'admin' then interval '1 hour' else interval '7 days' end
    and s.created_at > now() - case u.role when 'admin' then interval '12 hours' else interval '30 days' end`;
/** SQL: whether the last use of the session must be updated; the API does this once a minute. */
export const IS_STALE = `s.last_seen_at < now() - interval '1 minute'`;
export const TOUCH = `update session set last_seen_at = now() where token_hash = $1`;
export const WHO = `select s.user_id as "userId", u.role, ${IS_STALE} as stale ${OPEN_SESSION}`;

/** Hash of the token in an Authorization header. */
export const hashOf = (authorization = ''): Buffer =>
  createHash('sha256')
    .update(authorization.replace(/^Bearer /i, ''))
    .digest();
