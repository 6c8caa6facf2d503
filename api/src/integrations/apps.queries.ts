import { sql } from 'kysely';
import type { Permission } from '../../rules/permission.js';
import type { AppKind } from '../auth/api-tokens/app.entity.js';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';
import { ACTOR_COLUMNS } from '../users/actor.js';

const selectApps = (em: Em) =>
  em
    .getKysely()
    .selectFrom('app as a')
    .innerJoin('user as actor', 'actor.id', 'a.owner_id')
    .select(['a.id', 'a.name', 'a.note', 'a.user_id as userId', 'a.permissions', 'a.version'])
    .select(['a.disabled_at as disabledAt', 'a.created_at as createdAt'])
    .select([sql<AppKind>`a.kind`.as('kind'), ...ACTOR_COLUMNS])
    .$narrowType<{ permissions: Permission[] }>();

export type AppRow = Awaited<ReturnType<typeof listApps>>[number];

/** All apps, sorted by name. */
export const listApps = (em: Em) =>
  selectApps(em)
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.id')
    .execute();

/** Reads an app. Throws NOT_FOUND for an unknown id. */
export async function requireApp(em: Em, id: string): Promise<AppRow> {
  const app = isUuid(id) && (await selectApps(em).where('a.id', '=', id).executeTakeFirst());
  if (!app) throw notFound('App');
  return app;
}

/** Number of days for which tokens that no longer work stay in the list. */
const SHOWN_AFTER_END = 30;

/** Tokens of apps, newest first, without those that ended more than 30 days ago. */
export const tokensOfApps = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('api_token as t')
    .select(['t.id', 't.app_id as appId', 't.label', 't.hint', 't.created_at as createdAt'])
    .select(['t.expires_at as expiresAt', 't.revoked_at as revokedAt'])
    .select(['t.last_used_at as lastUsedAt', 't.last_used_address as lastUsedAddress'])
    .select(sql<string[]>`t.networks::text[]`.as('networks'))
    .where('t.app_id', '=', anyUuidOf(keys))
    .where(
      sql<boolean>`least(t.revoked_at, t.expires_at) > now() - make_interval(days => ${sql.lit(SHOWN_AFTER_END)})`,
    )
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc'),
);
