/** Whether a session is good, as the API asks for every request; the hash of its token is $1. */
export const OPEN_SESSION = `
  from session s join "user" u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.archived_at is null
    and s.last_seen_at > now() - case u.role when 'admin' then interval '1 hour' else interval '7 days' end
    and s.created_at > now() - case u.role when 'admin' then interval '12 hours' else interval '30 days' end`;

/** A session is touched as often as the API does it. */
export const IS_STALE = `s.last_seen_at < now() - interval '1 minute'`;
export const TOUCH = `update session set last_seen_at = now() where token_hash = $1`;

export const tokenIn = (authorization: string | undefined): string =>
  authorization?.replace(/^Bearer /i, '') ?? '';
