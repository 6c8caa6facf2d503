import { sql } from 'kysely';
import type { Deps, Em } from '../../database.js';
import { User } from '../../users/user.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { mayAddByCode, lacksRequiredPasskey } from '../passkeys/passkey.policy.js';
import { validSessions } from '../sessions/sessions.queries.js';
import type { Viewer } from '../viewer.js';
import {
  type AccountSecurity,
  type AccountSession,
  PasskeyRequirement,
} from './account-security.payloads.js';

/** The viewer's own passkeys and sessions. */
export async function accountSecurity(viewer: Viewer, { em, app }: Deps): Promise<AccountSecurity> {
  const { userId } = viewer;
  const passkeys = await em.find(Passkey, { userId }, { orderBy: { id: 'desc' } });
  const sessions = await sessionsOf(em, viewer);
  const passkeyRequirement = lacksRequiredPasskey(app, viewer)
    ? await requirementOf(em, userId, passkeys)
    : PasskeyRequirement.NONE;
  return { passkeys, sessions, passkeyRequirement };
}

/** The passkey step for staff who signed in without a passkey. */
async function requirementOf(em: Em, id: string, passkeys: Passkey[]): Promise<PasskeyRequirement> {
  if (passkeys.length) return PasskeyRequirement.USE;
  const user = await em.findOneOrFail(User, { id });
  return mayAddByCode(user) ? PasskeyRequirement.ENROL : PasskeyRequirement.CONTACT_ADMIN;
}

const sessionsOf = (em: Em, { userId, sessionHash }: Viewer): Promise<AccountSession[]> =>
  validSessions(em)
    .select((row) => [
      's.id',
      's.device',
      's.by_passkey as byPasskey',
      's.created_at as createdAt',
      's.last_seen_at as lastSeenAt',
      row('s.token_hash', '=', sessionHash).$castTo<boolean>().as('current'),
    ])
    .where('s.user_id', '=', userId)
    .orderBy(sql`s.token_hash = ${sessionHash}`, 'desc')
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
