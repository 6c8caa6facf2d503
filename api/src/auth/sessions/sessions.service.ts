import type { FilterQuery } from '@mikro-orm/core';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Em } from '../../database.js';
import { AppError } from '../../platform/errors.js';
import type { Role, User } from '../../users/user.entity.js';
import type { AskingDevice } from '../devices/asking-device.js';
import { noteSignIn } from './sign-ins.service.js';
import { moveCodes } from '../codes/codes.service.js';
import { endDevices, remarkDevice } from '../devices/devices.service.js';
import { type Changes, endAbandonedChanges, holdAsker } from '../endings.service.js';
import { isStaff } from '../permission.policy.js';
import { hashToken, newToken } from '../secrets.js';
import { Session } from './session.entity.js';
import { SESSION_LIFETIMES } from './session-lifetimes.js';
import { sessionsOfToken } from './sessions.queries.js';
import type { Viewer } from '../viewer.js';

/** Sessions of one account: more than anybody has browsers, and few enough to list. */
export const SESSIONS_PER_ACCOUNT = 100;

/** Where and how somebody signs in. */
interface Opening {
  /** The browser, in words. */
  device?: string | null;
  byPasskey?: boolean;
}

/** Opens a session and gives its token, which is known to the caller only from here on. */
export async function openSession(
  em: Em,
  user: { id: string; role: Role },
  { device = null, byPasskey = false }: Opening = {},
): Promise<string> {
  const token = newToken();
  await em.flush();
  const now = sql<Date>`now()`;
  // What ends by the database's clock begins by it: that of this process may be another.
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

/** Signs in whoever has just proved to be this user, and marks their browser as one that did. */
export async function signIn(
  { em, device }: { em: Em; device: AskingDevice },
  user: User,
  { byPasskey = false } = {},
): Promise<SignedInUser> {
  // A passkey says nothing of a mailbox.
  if (!byPasskey) user.emailProved = true;
  const token = await openSession(em, user, { device: device.words, byPasskey });
  await closeSurplus(em, user.id, hashToken(token));
  const slot = await remarkDevice(em, device, user.id);
  if (device.idHash) await moveCodes(em, device.idHash, slot);
  if (isStaff(user)) await noteSignIn(em, device, user, byPasskey);
  return { user, token, byPasskey };
}

/**
 * Who holds this token now; null when it is unknown, out of date, or its account is gone. What is no use of a session does
 * not keep it.
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
 * The one way in which sessions are ended before their time: a change of the own e-mail that one of them asked for
 * ends with it. What staff asked for others stays when they leave, and ends when their sessions are ended from
 * elsewhere: those of today and those that they had left before, since it may not have been them. Gives how many
 * sessions there were.
 */
async function closeSessions(
  em: Em,
  userId: string,
  which: FilterQuery<Session>,
  changes: Changes = 'everybody',
): Promise<number> {
  await holdAsker(em, userId, changes);
  const closed = await em.nativeDelete(Session, { $and: [{ userId }, which] });
  await endAbandonedChanges(em, userId, changes);
  return closed;
}

/** Ends the sessions that were used longest ago, where one that has just been opened is one too many. */
async function closeSurplus(em: Em, userId: string, opened: Buffer): Promise<void> {
  const { rows } = await sql<{ tokenHash: Buffer }>`
    select token_hash as "tokenHash" from session where user_id = ${userId} and token_hash <> ${opened}
    order by last_seen_at desc, id desc offset ${SESSIONS_PER_ACCOUNT - 1}`.execute(em.getKysely());
  const surplus = rows.map(({ tokenHash }) => tokenHash);
  if (surplus.length) await closeSessions(em, userId, { tokenHash: { $in: surplus } }, 'own');
}

/** Signs out here: the session ends with which it is asked. */
export async function leaveSession(em: Em, { userId, sessionHash }: Viewer): Promise<void> {
  await em.transactional((tx) => closeSessions(tx, userId, { tokenHash: sessionHash }, 'own'));
}

/** Ends one session of this user, by what its owner calls it; false when there is none. */
export function closeSession(em: Em, userId: string, id: string): Promise<boolean> {
  return em.transactional(async (tx) => (await closeSessions(tx, userId, { id })) > 0);
}

/** Signs a user out everywhere, save where one session is to go on. */
export async function closeSessionsOf(em: Em, userId: string, keep?: Buffer | null): Promise<void> {
  await closeSessions(em, userId, keep ? { tokenHash: { $ne: keep } } : {});
}

/** What goes on when everything else of an account is signed out. */
interface Here {
  sessionHash: Buffer;
  deviceHash?: Buffer | null;
}

/** Signs a user out everywhere, or everywhere but here: browsers that were signed in are strangers to the account. */
export async function signOutEverywhere(em: Em, userId: string, here?: Here): Promise<void> {
  await closeSessionsOf(em, userId, here?.sessionHash);
  await endDevices(em, userId, here?.deviceHash);
}

/** Within a transaction the session that asks cannot be ended before that is over, so that whoever ends it finds what it did. */
export async function holdSession(em: Em, { sessionHash }: Viewer): Promise<void> {
  const held = await em
    .getKysely()
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', sessionHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw new AppError('UNAUTHENTICATED', 'Please sign in to go on');
}

/** Minutes for which a sign-in proves who is there. */
const PROOF_MINUTES = 10;

/**
 * Refuses a session that is older than that: somebody may have found it open. Within a transaction it cannot be ended
 * before that is over, so that whoever ends it finds what it did. Accounts are held before it, as where sessions end.
 */
export async function requireProof(em: Em, { sessionHash, byPasskey }: Viewer): Promise<void> {
  const fresh = await em
    .getKysely()
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', sessionHash)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${PROOF_MINUTES})`)
    .forKeyShare()
    .executeTakeFirst();
  if (fresh) return;
  const how = byPasskey ? 'with your passkey' : 'with a code sent to your present e-mail';
  throw new AppError(
    'PROOF_NEEDED',
    `This needs a sign-in that is at most ${PROOF_MINUTES} minutes old. Please sign in again ${how}, then go on`,
  );
}
