import { type NotNull, sql } from 'kysely';
import type { Em } from '../database.js';
import { normaliseEmail } from '../platform/email.js';
import type { Log } from '../platform/log.js';

/**
 * Pattern of normalised e-mails. E-mails that do not match are then normalised here, because
 * PostgreSQL has no IDNA.
 */
const NORMALISED = "^[a-z0-9_!#$%&'*+/=?^`{|}~.-]+@[a-z0-9.-]+$";

/**
 * Normalises e-mails stored by earlier versions, and clears invalid pending ones. An invalid
 * e-mail, or one that another account has, stays unchanged, and the log names the account. That
 * account cannot sign in with a code until staff change its e-mail.
 */
export async function normaliseStoredEmails(em: Em, log: Log): Promise<void> {
  const db = em.getKysely();
  await sql`update "user" set pending_email = null where pending_email !~ ${NORMALISED}`.execute(
    db,
  );
  const candidates = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .$narrowType<{ email: NotNull }>()
    .where('archived_at', 'is', null)
    .where(sql<boolean>`email !~ ${NORMALISED}`)
    .orderBy('created_at')
    .execute();
  const unchanged: string[] = [];
  for (const { id, email } of candidates)
    if (!(await normaliseColumn(em, id, normaliseEmail(email)))) unchanged.push(id);
  if (unchanged.length)
    log.warn({ users: unchanged }, 'accounts with an e-mail that cannot sign in');
}

async function normaliseColumn(em: Em, id: string, form: string | null): Promise<boolean> {
  if (!form) return false;
  const { numAffectedRows } = await sql`
    update "user" set email = ${form} where id = ${id}
      and not exists (select from "user" other where other.email = ${form} and other.archived_at is null)`.execute(
    em.getKysely(),
  );
  return numAffectedRows === 1n;
}
