import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { User } from '../../users/user.entity.js';
import { withdrawMails } from '../../mails/outbox.service.js';
import { allowNewLink, lockEmail } from '../codes/sign-in-throttle.service.js';
import { isOpen } from './one-time-links.queries.js';
import type { CodePurpose } from '../codes/one-time-code.entity.js';

interface CodeTarget {
  purpose: CodePurpose;
  email: string;
}

/**
 * Supersede key of a queued mail. `withdrawMails` withdraws all mails with the key, for example
 * before a newer one is queued.
 */
const supersedeKey = ({ purpose, email }: CodeTarget, variant: string): string =>
  `${purpose}:${email}:${variant}`;

export const codeSupersedeKey = (target: CodeTarget, deviceKey: Buffer): string =>
  supersedeKey(target, deviceKey.toString('base64url'));

export const linkSupersedeKey = (target: CodeTarget): string => supersedeKey(target, 'link');

/** Supersede key of the mail that confirms a new e-mail: one per account. */
export const confirmationSupersedeKey = ({ id }: { id: string }): string => `email:${id}`;

/**
 * E-mail changes to cancel. 'own': only the change of the account’s own e-mail. 'all': also changes
 * that the account requested as staff for other users.
 */
export type RequestedChanges = 'own' | 'all';

/** Unconfirmed e-mail changes that an account requested. */
const requestedBy = (account: string, whose: RequestedChanges) => sql`
  requested_by = ${account} and purpose = 'email' and ${isOpen}
  and (${whose === 'all'} or user_id = requested_by)`;

/**
 * Locks an account, and the accounts whose e-mail change it requested, in the same order as a
 * confirmation. The order prevents deadlocks. The lock mode does not block sign-ins.
 */
export async function lockRequester(
  em: Em,
  account: string,
  whose: RequestedChanges,
): Promise<void> {
  await sql`
    select from "user" where id in (
      select ${account}::uuid union select user_id from one_time_link where ${requestedBy(account, whose)})
    order by id for no key update`.execute(em.getKysely());
}

/**
 * Cancels e-mail changes that the account requested in sessions that no longer exist. Revokes the
 * links and withdraws the mails of these changes. The caller deletes the sessions first, so that
 * the changes requested last in these sessions are also found.
 */
export async function cancelAbandonedEmailChanges(
  em: Em,
  account: string,
  whose: RequestedChanges,
): Promise<void> {
  await lockRequester(em, account, whose);
  const { rows } = await sql<{ id: string }>`
    update one_time_link set consumed_at = now()
    where ${requestedBy(account, whose)}
      and not exists (select from session s where s.token_hash = session_hash)
    returning user_id as id`.execute(em.getKysely());
  for (const changed of rows) {
    await em.nativeUpdate(User, { id: changed.id }, { pendingEmail: null });
    await withdrawMails(em, confirmationSupersedeKey(changed));
  }
}

/**
 * Cancels the pending e-mail change of an account, which the account or staff requested. The caller
 * holds the account lock.
 */
export async function cancelPendingEmailChange(em: Em, account: { id: string }): Promise<void> {
  await sql`
    update one_time_link set consumed_at = now()
    where user_id = ${account.id} and purpose = 'email' and ${isOpen}`.execute(em.getKysely());
  await withdrawMails(em, confirmationSupersedeKey(account));
}

/**
 * Revokes sign-in and sign-up codes and links of these e-mails, and withdraws their queued mails.
 * The waiting time before the next code stays.
 */
export async function revokeCodesAndLinks(em: Em, emails: string[]): Promise<void> {
  const db = em.getKysely();
  for (const email of [...emails].sort()) {
    await lockEmail(em, email);
    const codes = await sql<CodeTarget & { deviceKey: Buffer }>`
      update one_time_code set expires_at = now() where email = ${email} and expires_at > now()
      returning email, purpose, device_key as "deviceKey"`.execute(db);
    const links = await sql<CodeTarget>`
      update one_time_link set consumed_at = now()
      where email = ${email} and purpose in ('signup', 'login') and ${isOpen}
      returning email, purpose`.execute(db);
    for (const code of codes.rows) await withdrawMails(em, codeSupersedeKey(code, code.deviceKey));
    for (const link of links.rows) {
      await withdrawMails(em, linkSupersedeKey(link));
      await allowNewLink(em, link);
    }
  }
}
