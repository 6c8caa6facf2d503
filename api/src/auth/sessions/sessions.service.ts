import type { FilterQuery } from '@mikro-orm/core';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Em } from '../../database.js';
import { AppError } from '../../platform/errors.js';
import type { Role, User } from '../../users/user.entity.js';
import type { RequestDevice } from '../devices/request-device.js';
import { auditSignIn } from './sign-in-audit.service.js';
import { lockApiToken } from '../api-tokens/api-token-viewers.service.js';
import { moveCodes } from '../codes/codes.service.js';
import { revokeTrustedDevices, renewTrustedDevice } from '../devices/trusted-devices.service.js';
import {
  type RequestedChanges,
  cancelAbandonedEmailChanges,
  lockRequester,
} from '../links/pending-credentials.service.js';
import { isStaff, requireSession } from '../permission.policy.js';
import { hashToken, newToken } from '../tokens.js';
import { Session } from './session.entity.js';
import { SESSION_LIFETIMES } from './session-lifetimes.js';
import { sessionsOfToken } from './sessions.queries.js';
import type { Viewer } from '../viewer.js';

export const SESSIONS_PER_ACCOUNT = 100;

interface NewSession {
  device?: string | null;
  byPasskey?: boolean;
}

/** Opens a session and returns its token, which is stored only as a hash. */
export async function createSession(
  em: Em,
  user: { id: string; role: Role },
  { device = null, byPasskey = false }: NewSession = {},
): Promise<string> {
  const token = newToken();
  await em.flush();
  const now = sql<Date>`now()`;
  // The database clock sets both times, because this process may have another clock.
  await em
    .getKysely()
    .insertInto('session')
    .values({
      ...{ token_hash: hashToken(token), id: v7(), user_id: user.id },
      ...{ device, by_passkey: byPasskey, created_at: now, last_seen_at: now },
      expires_at: sql<Date>`now() + make_interval(hours => ${SESSION_LIFETIMES[user.role].hours})`,
    })
    .execute();
  return token;
}

export interface SignedInUser {
  user: User;
  token: string;
  byPasskey: boolean;
}

/** Opens a session for an authenticated user, and trusts the browser. */
export async function signIn(
  { em, device }: { em: Em; device: RequestDevice },
  user: User,
  { byPasskey = false } = {},
): Promise<SignedInUser> {
  // A code or link proves access to the mailbox, and social sign-ins use a verified e-mail.
  if (!byPasskey) user.emailProved = true;
  const token = await createSession(em, user, { device: device.label, byPasskey });
  await revokeSurplusSessions(em, user.id, hashToken(token));
  const deviceKey = await renewTrustedDevice(em, device, user.id);
  if (device.idHash) await moveCodes(em, device.idHash, deviceKey);
  if (isStaff(user)) await auditSignIn(em, device, user, byPasskey);
  return { user, token, byPasskey };
}

/**
 * The viewer of a token. Null when the token is unknown, the session has expired, or the account
 * was deleted. With `isUse` false the request does not extend the session.
 */
export async function findViewer(
  em: Em,
  token: string,
  { isUse = true } = {},
): Promise<Viewer | null> {
  const sessionHash = hashToken(token);
  const [row] = await sessionsOfToken(em, { tokenHash: sessionHash });
  if (!row) return null;
  const { seenLongAgo, ...viewer } = row;
  if (seenLongAgo && isUse) {
    await em
      .getKysely()
      .updateTable('session')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('token_hash', '=', sessionHash)
      .execute();
  }
  return { ...viewer, permissions: row.permissions ?? [], sessionHash };
}

/**
 * Revokes sessions, with the e-mail changes requested in them, and returns their number. A sign-out
 * leaves the changes that staff requested for other users. A revocation by another session cancels
 * these too, because an intruder may have requested them.
 */
async function revokeSessions(
  em: Em,
  userId: string,
  which: FilterQuery<Session>,
  changes: RequestedChanges = 'all',
): Promise<number> {
  await lockRequester(em, userId, changes);
  const closed = await em.nativeDelete(Session, { $and: [{ userId }, which] });
  await cancelAbandonedEmailChanges(em, userId, changes);
  return closed;
}

/** Revokes the least recently used sessions above the limit. */
async function revokeSurplusSessions(em: Em, userId: string, opened: Buffer): Promise<void> {
  const { rows } = await sql<{ tokenHash: Buffer }>`
    select token_hash as "tokenHash" from session where user_id = ${userId} and token_hash <> ${opened}
    order by last_seen_at desc, id desc offset ${SESSIONS_PER_ACCOUNT - 1}`.execute(em.getKysely());
  const surplus = rows.map(({ tokenHash }) => tokenHash);
  if (surplus.length) await revokeSessions(em, userId, { tokenHash: { $in: surplus } }, 'own');
}

/** Signs out of the current session. */
export async function signOut(em: Em, { userId, sessionHash }: Viewer): Promise<void> {
  await em.transactional((tx) => revokeSessions(tx, userId, { tokenHash: sessionHash }, 'own'));
}

/** Revokes one session of a user by its public id. Returns false when there is none. */
export function revokeSessionById(em: Em, userId: string, id: string): Promise<boolean> {
  return em.transactional(async (tx) => (await revokeSessions(tx, userId, { id })) > 0);
}

/** Revokes all sessions of a user, except the one with `exceptHash`. */
export async function revokeSessionsOf(
  em: Em,
  userId: string,
  exceptHash?: Buffer | null,
): Promise<void> {
  await revokeSessions(em, userId, exceptHash ? { tokenHash: { $ne: exceptHash } } : {});
}

/** The requesting session and browser, which stay signed in and trusted. */
interface CurrentSession {
  sessionHash: Buffer;
  deviceHash?: Buffer | null;
}

/** Revokes all sessions and trusted devices of a user, except the given ones. */
export async function revokeSessionsAndDevices(
  em: Em,
  userId: string,
  except?: CurrentSession,
): Promise<void> {
  await revokeSessionsOf(em, userId, except?.sessionHash);
  await revokeTrustedDevices(em, userId, except?.deviceHash);
}

/**
 * Locks the requesting session until the transaction ends. A concurrent revocation waits, and then
 * finds what this request wrote. Throws UNAUTHENTICATED when the session no longer exists.
 */
export async function lockSession(em: Em, { sessionHash, apiTokenId }: Viewer): Promise<void> {
  if (apiTokenId) return lockApiToken(em, apiTokenId);
  const session = await em
    .getKysely()
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', sessionHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue');
}

/** Minutes after a sign-in in which sensitive changes are allowed. */
const REAUTHENTICATION_MINUTES = 10;

/**
 * Throws REAUTHENTICATION_REQUIRED without a recent sign-in, because another person may use an
 * unattended session. FORBIDDEN for API tokens. Locks the session like `lockSession`. The caller locks accounts first, in the
 * same order as a revocation.
 */
export async function requireRecentSignIn(em: Em, viewer: Viewer): Promise<void> {
  requireSession(viewer);
  const { sessionHash, byPasskey } = viewer;
  const fresh = await em
    .getKysely()
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', sessionHash)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${REAUTHENTICATION_MINUTES})`)
    .forKeyShare()
    .executeTakeFirst();
  if (fresh) return;
  const how = byPasskey ? 'with your passkey' : 'with a code sent to your email';
  throw new AppError('REAUTHENTICATION_REQUIRED', `For your security, please sign in again ${how}`);
}
