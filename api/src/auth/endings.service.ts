import { sql } from 'kysely';
import type { Em } from '../database.js';
import { User } from '../users/user.entity.js';
import { endMails } from '../mails/outbox.service.js';
import { linkUsed, takeTurn } from './codes/guard.service.js';
import { isOpen } from './links/one-time-links.queries.js';
import type { CodePurpose } from './codes/one-time-code.entity.js';

interface Asked {
  purpose: CodePurpose;
  email: string;
}

/**
 * Supersede key of a queued mail. A new mail with the key replaces queued mails with the same key,
 * and `endMails` withdraws them.
 */
const heldBy = ({ purpose, email }: Asked, what: string): string => `${purpose}:${email}:${what}`;

export const heldByCode = (asked: Asked, slot: Buffer): string =>
  heldBy(asked, slot.toString('base64url'));

export const heldByLink = (asked: Asked): string => heldBy(asked, 'link');

/** Supersede key of the mail that confirms a new e-mail: one per account. */
export const confirmationOf = ({ id }: { id: string }): string => `email:${id}`;

/**
 * Which e-mail changes to cancel: those of the own account, or also those that the account
 * requested as staff for others.
 */
export type Changes = 'own' | 'everybody';

/** Unconfirmed e-mail changes that an account requested. */
const askedBy = (account: string, whose: Changes) => sql`
  asked_by = ${account} and purpose = 'email' and ${isOpen}
  and (${whose === 'everybody'} or user_id = asked_by)`;

/**
 * Locks an account, and the accounts whose e-mail change it requested, in the same order as a
 * confirmation. The fixed order prevents deadlocks. The lock mode does not block sign-ins.
 */
export async function holdAsker(em: Em, account: string, whose: Changes): Promise<void> {
  await sql`
    select from "user" where id in (
      select ${account}::uuid union select user_id from one_time_link where ${askedBy(account, whose)})
    order by id for no key update`.execute(em.getKysely());
}

/**
 * Cancels the e-mail changes whose requesting session no longer exists, with their links and mails.
 * The caller ends the sessions first, so that their latest requests are also found and locked.
 */
export async function endAbandonedChanges(em: Em, account: string, whose: Changes): Promise<void> {
  await holdAsker(em, account, whose);
  const { rows } = await sql<{ id: string }>`
    update one_time_link set consumed_at = now()
    where ${askedBy(account, whose)}
      and not exists (select from session s where s.token_hash = session_hash)
    returning user_id as id`.execute(em.getKysely());
  for (const ended of rows) {
    await em.nativeUpdate(User, { id: ended.id }, { pendingEmail: null });
    await endMails(em, confirmationOf(ended));
  }
}

/** Cancels the pending e-mail change of an account, no matter who requested it. The caller holds the account lock. */
export async function endConfirmation(em: Em, account: { id: string }): Promise<void> {
  await sql`
    update one_time_link set consumed_at = now()
    where user_id = ${account.id} and purpose = 'email' and ${isOpen}`.execute(em.getKysely());
  await endMails(em, confirmationOf(account));
}

/**
 * Revokes the mailed sign-in and sign-up codes and links of these e-mails, and withdraws their
 * queued mails. The waiting time between codes stays.
 */
export async function endMailedKeys(em: Em, emails: string[]): Promise<void> {
  const db = em.getKysely();
  for (const email of [...emails].sort()) {
    await takeTurn(em, email);
    const codes = await sql<Asked & { slot: Buffer }>`
      update one_time_code set expires_at = now() where email = ${email} and expires_at > now()
      returning email, purpose, slot`.execute(db);
    const links = await sql<Asked>`
      update one_time_link set consumed_at = now()
      where email = ${email} and purpose in ('signup', 'login') and ${isOpen}
      returning email, purpose`.execute(db);
    for (const code of codes.rows) await endMails(em, heldByCode(code, code.slot));
    for (const link of links.rows) {
      await endMails(em, heldByLink(link));
      await linkUsed(em, link);
    }
  }
}
