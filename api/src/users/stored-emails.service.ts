import { type NotNull, sql } from 'kysely';
import type { Em } from '../database.js';
import { normaliseEmail } from '../platform/email.js';
import type { Log } from '../platform/log.js';

/** Every e-mail in its one form is like this. PostgreSQL knows no IDNA, so this only finds the others. */
const IN_FORM = "^[a-z0-9_!#$%&'*+/=?^`{|}~.-]+@[a-z0-9.-]+$";

/**
 * Brings e-mails that were stored before there was one form into it. Where that cannot be, because it is none
 * or another account has the form already, the account stays as it is, and the log names it: nobody can
 * sign in with that e-mail until staff give the account another one.
 */
export async function mendStoredEmails(em: Em, log: Log): Promise<void> {
  const db = em.getKysely();
  await sql`update "user" set pending_email = null where pending_email !~ ${IN_FORM}`.execute(db);
  const others = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .$narrowType<{ email: NotNull }>()
    .where('archived_at', 'is', null)
    .where(sql<boolean>`email !~ ${IN_FORM}`)
    .orderBy('created_at')
    .execute();
  const left: string[] = [];
  for (const { id, email } of others)
    if (!(await bringIntoForm(em, id, normaliseEmail(email)))) left.push(id);
  if (left.length) log.warn({ users: left }, 'accounts with an e-mail that cannot sign in');
}

async function bringIntoForm(em: Em, id: string, form: string | null): Promise<boolean> {
  if (!form) return false;
  const { numAffectedRows } = await sql`
    update "user" set email = ${form} where id = ${id}
      and not exists (select from "user" other where other.email = ${form} and other.archived_at is null)`.execute(
    em.getKysely(),
  );
  return numAffectedRows === 1n;
}
