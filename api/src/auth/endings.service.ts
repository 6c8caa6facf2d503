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

/** Mails that hold the same thing take each other's place while they wait, and so does the end of it. */
const heldBy = ({ purpose, email }: Asked, what: string): string => `${purpose}:${email}:${what}`;

export const heldByCode = (asked: Asked, slot: Buffer): string =>
  heldBy(asked, slot.toString('base64url'));

export const heldByLink = (asked: Asked): string => heldBy(asked, 'link');

/** What a mail with the link that confirms an e-mail holds: the account has one at a time. */
export const confirmationOf = ({ id }: { id: string }): string => `email:${id}`;

/** Whose change of e-mail: that of the account that asks, or also those of others, for which it asked as staff. */
export type Changes = 'own' | 'everybody';

/** The changes that an account asked for and nobody has confirmed. */
const askedBy = (account: string, whose: Changes) => sql`
  asked_by = ${account} and purpose = 'email' and ${isOpen}
  and (${whose === 'everybody'} or user_id = asked_by)`;

/**
 * Holds an account and those whose e-mail it asked to change, as whoever confirms does; in one order, so that two who
 * asked for each other do not wait for each other. Whoever is signing in is left alone.
 */
export async function holdAsker(em: Em, account: string, whose: Changes): Promise<void> {
  await sql`
    select from "user" where id in (
      select ${account}::uuid union select user_id from one_time_link where ${askedBy(account, whose)})
    order by id for no key update`.execute(em.getKysely());
}

/**
 * Calls off the changes of e-mail that an account asked for with sessions that are no more, with their links and mails.
 * Its sessions end before it, so that what one of them asked for a moment ago is found, and held, as well.
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

/** Calls off the change of e-mail that an account waits for, by whomever it was asked. The caller holds the account. */
export async function endConfirmation(em: Em, account: { id: string }): Promise<void> {
  await sql`
    update one_time_link set consumed_at = now()
    where user_id = ${account.id} and purpose = 'email' and ${isOpen}`.execute(em.getKysely());
  await endMails(em, confirmationOf(account));
}

/**
 * Ends the codes and links that were mailed to these e-mails to sign in or up, with their mails. Whoever asks
 * anew is answered as if nothing had been sent, save for the wait between codes.
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
