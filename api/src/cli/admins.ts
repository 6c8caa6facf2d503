import {
  adminsOf,
  employeesWithAccess,
  ensureAdmin,
  forgetPasskeys,
  EMAIL_CHANGE_REVERTIBLE,
  revokeAdmin,
} from '../auth/admins.service.js';
import { revokeAllSignIns } from '../auth/sign-in-cleanup.service.js';
import type { Em } from '../database.js';
import { readEnv } from '../env.js';
import { restartFeed } from '../events/events.queries.js';

// The commands of `npm run admin`. Each one returns a line about its result.

export async function grant(em: Em, email: string): Promise<string> {
  if (!(await ensureAdmin(em, email))) throw new Error(EMAIL_CHANGE_REVERTIBLE);
  return `${email} is an admin and can sign in with a code now`;
}

export async function revoke(em: Em, email: string): Promise<string> {
  if (email === readEnv().adminEmail)
    throw new Error(
      `${email} is ADMIN_EMAIL and would be an admin again after the next start. Change ADMIN_EMAIL first`,
    );
  if (!(await revokeAdmin(em, email))) throw new Error(`${email} is not an admin`);
  return `${email} is no longer an admin and is signed out everywhere`;
}

export async function forget(em: Em, email: string): Promise<string> {
  if (!(await forgetPasskeys(em, email)))
    throw new Error(`There is no account with the email ${email}`);
  return `The passkeys of ${email} are removed and it is signed out everywhere. It can sign in with a code and add a new passkey`;
}

export async function list(em: Em): Promise<string> {
  const admins = await adminsOf(em);
  const lines = admins.map((admin) => admin.email + (admin.bySetting ? ' (by ADMIN_EMAIL)' : ''));
  const employees = (await employeesWithAccess(em)).map(
    ({ email, permissions }) => `${email} (employee: ${permissions.join(', ')})`,
  );
  return [...(lines.length ? lines : ['There is no admin']), ...employees].join('\n');
}

/** Revokes all sessions and event cursors, for a database that was just restored. */
export async function endSessions(em: Em): Promise<string> {
  await revokeAllSignIns(em);
  await restartFeed(em);
  return `All users are signed out and have to sign in again. Check that all of these should still have access:\n${await list(em)}`;
}
