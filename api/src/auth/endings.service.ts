import { sql } from 'kysely';
import type { Em } from '../database.js';
import { endMails } from '../mails/outbox.service.js';
import { linkUsed, takeTurn } from './codes/guard.service.js';
import { isOpen } from './links/one-time-links.queries.js';
import type { CodePurpose } from './codes/one-time-code.entity.js';

interface Asked {
  purpose: CodePurpose;
  email: string;
}

/** Mails that hold the same thing take each other's place while they wait, and so does the end of it. */
export const heldBy = ({ purpose, email }: Asked, what: string): string =>
  `${purpose}:${email}:${what}`;

export const heldByCode = (asked: Asked, slot: Buffer): string =>
  heldBy(asked, slot.toString('base64url'));

export const heldByLink = (asked: Asked): string => heldBy(asked, 'link');

/** What a mail with the link that confirms an e-mail holds: the account has one at a time. */
export const confirmationOf = ({ id }: { id: string }): string => `email:${id}`;

/**
 * Calls off the changes of e-mail that an account asked for with sessions that are no more, with their links and
 * mails: of its own e-mail, or also of others', as staff. The caller holds that account; those of others are held
 * here, as by whoever confirms.
 */
export async function endAbandonedChanges(
  em: Em,
  askedBy: string,
  whose: 'own' | 'everybody',
): Promise<void> {
  const db = em.getKysely();
  const abandoned = sql`asked_by = ${askedBy} and purpose = 'email' and ${isOpen}
    and not exists (select from session s where s.token_hash = session_hash)`;
  const { rows: found } = await sql<{ id: string }>`
    select user_id as id from one_time_link
    where ${abandoned} and (${whose === 'everybody'} or user_id = asked_by)`.execute(db);
  if (!found.length) return;
  const accounts = found.map(({ id }) => id);
  await sql`select from "user" where id = any(${accounts}) order by id for no key update`.execute(
    db,
  );
  const { rows: ended } = await sql<{ id: string }>`
    update one_time_link set consumed_at = now()
    where ${abandoned} and user_id = any(${accounts}) returning user_id as id`.execute(db);
  for (const account of ended) {
    await db
      .updateTable('user')
      .set({ pending_email: null })
      .where('id', '=', account.id)
      .execute();
    await endMails(em, confirmationOf(account));
  }
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
