import { sql } from 'kysely';
import type { App } from '../platform/app.js';
import type { Deps, Em } from '../database.js';
import { addJob } from '../platform/jobs/queue.js';
import { MailTrouble, troubleOf } from '../platform/mail/mail-trouble.js';
import type { MailContent, Mailer, MailFile } from '../platform/mail/mailer.js';
import type { Seen } from '../platform/versioned.js';
import { Mail, MailStatus } from './mail.entity.js';

export const SEND_MAIL = 'send_mail';

export interface NewMail {
  /** Null for a customer without an e-mail. */
  to: string | null;
  topic: string;
  content: MailContent;
  /** Not sent after this moment, and its words forgotten once sent. */
  expiresAt?: Date;
  orderId?: string;
  /** Papers of the order whose PDFs go with it. */
  paperIds?: string[];
  /** A kept statement whose PDF goes with it. */
  statementId?: string;
  /** Name of the code or link in it, for `endMails`. */
  holds?: string;
}

/** What is good for minutes leaves before all that waits: behind a thousand others it would come too late. */
const AHEAD = -1;

/** Puts a mail into the outbox of the running transaction; it leaves after the commit. To nobody goes none. */
export async function queueMail({ em, app }: Deps, mail: NewMail): Promise<void> {
  if (mail.to === null) return;
  const row = em.create(Mail, {
    recipient: mail.to,
    topic: mail.topic,
    sealed: app.secret.seal(JSON.stringify(mail.content)),
    orderId: mail.orderId ?? null,
    paperIds: mail.paperIds ?? null,
    statementId: mail.statementId ?? null,
    holds: mail.holds ?? null,
    expiresAt: mail.expiresAt ?? null,
  });
  await em.flush();
  const priority = mail.expiresAt ? AHEAD : 0;
  await addJob(em, SEND_MAIL, { id: row.id }, { jobKey: `mail:${row.id}`, priority });
}

/** A process is at it: what the mail server takes from it cannot be kept back. */
const isLeaving = sql<boolean>`exists (
  select from graphile_worker.jobs where key = 'mail:' || mail.id and locked_at is not null)`;

/**
 * Ends the mails with a code or link that is over, in the transaction that ends it: what waits is dropped, and
 * what was sent is not sent again. True when one of them had left, or is leaving just now.
 */
export async function endMails(em: Em, holds: string): Promise<boolean> {
  const isSent = sql`status = ${MailStatus.SENT}`;
  const ended = await em
    .getKysely()
    .updateTable('mail')
    .set({
      expires_at: sql<Date>`now()`,
      sealed: sql<Buffer | null>`case when ${isSent} then sealed end`,
      status: sql<MailStatus>`case when ${isSent} then status else ${MailStatus.DROPPED} end`,
    })
    .where('holds', '=', holds)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning(({ or, ref }) =>
      or([sql<boolean>`${ref('status')} = ${MailStatus.SENT}`, isLeaving]).as('left'),
    )
    .execute();
  return ended.some(({ left }) => left);
}

/** What these mails hold goes by another name from now on. */
export async function renameMails(em: Em, from: string, to: string): Promise<void> {
  await em.getKysely().updateTable('mail').set({ holds: to }).where('holds', '=', from).execute();
}

const unseal = (app: App, sealed: Buffer): MailContent =>
  JSON.parse(app.secret.open(sealed)) as MailContent;

/** The words of a mail; null when they have been forgotten, or were sealed with another secret. */
export function wordsOf(app: App, sealed: Buffer | null): MailContent | null {
  try {
    return sealed && unseal(app, sealed);
  } catch {
    return null;
  }
}

/** By the database's clock, which said when: that of this process may be another. */
async function isOver(em: Em, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select ${moment} <= now() as over`.execute(
    em.getKysely(),
  );
  return rows[0]?.over === true;
}

/** What goes with a mail as PDF. */
type Enclosed = Pick<Mail, 'paperIds' | 'statementId'>;

/** How a mail leaves, and the PDFs that go with it. */
export interface Sender {
  mailer: Mailer;
  filesOf: (deps: Deps, enclosed: Enclosed) => Promise<MailFile[]>;
}

/**
 * Sends one mail of the outbox. Throws when the mail server refuses, so that the job comes again;
 * the Message-ID stays the same, so a retry after a lost answer is seen as the same mail.
 */
export async function deliverMail(
  { em, app }: Deps,
  { mailer, filesOf }: Sender,
  id: string,
  attempt: { last: boolean },
): Promise<void> {
  const mail = await em.findOne(Mail, {
    id,
    status: { $in: [MailStatus.QUEUED, MailStatus.FAILED] },
  });
  if (!mail?.sealed) return;
  if (mail.expiresAt && (await isOver(em, mail.expiresAt))) {
    Object.assign(mail, { status: MailStatus.DROPPED, sealed: null });
    await em.flush();
    return app.figures?.mails.inc({ outcome: 'dropped' });
  }
  Object.assign(mail, { tries: mail.tries + 1, triedAt: new Date() });
  let notReady: MailTrouble | null = MailTrouble.SEALED;
  try {
    const messageId = `<${mail.id}@${new URL(app.publicUrl).hostname}>`;
    const content = unseal(app, mail.sealed);
    notReady = MailTrouble.FILE;
    const files = await filesOf({ em, app }, mail);
    notReady = null;
    await mailer.send({ ...content, files, to: mail.recipient, messageId });
  } catch (error) {
    app.figures?.mails.inc({ outcome: attempt.last ? 'failed' : 'refused' });
    mail.trouble = notReady ?? troubleOf(error);
    if (attempt.last) mail.status = MailStatus.FAILED;
    await em.flush();
    throw error;
  }
  Object.assign(mail, { status: MailStatus.SENT, sentAt: new Date() });
  if (mail.expiresAt) mail.sealed = null;
  app.figures?.mails.inc({ outcome: 'sent' });
  await em.flush();
}

/** Tries of a mail that staff had tried again: some ten minutes, so that they hear soon what came of it. */
const TRIES_AGAIN = 8;

/**
 * Puts a mail that failed back into the outbox, to this address, if it still is as somebody saw it. False when it is
 * not: somebody else was first, or it is over.
 */
export async function sendAgain(
  tx: Em,
  { userId }: { userId: string },
  { id, version }: Seen,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .getKysely()
    .updateTable('mail')
    .set((eb) => ({
      recipient: to,
      status: MailStatus.QUEUED,
      tried_again_at: eb.fn<Date>('now'),
      set_aside_at: null,
      set_aside_reason: null,
      version: eb('version', '+', 1),
      updated_by: userId,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', MailStatus.FAILED)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addJob(tx, SEND_MAIL, { id }, { jobKey: `mail:${id}`, maxAttempts: TRIES_AGAIN });
  return true;
}

/** Has mails leave soon that wait longer and longer for a mail server which is back. */
export async function hurryMails(em: Em): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
    where task_identifier = ${SEND_MAIL} and locked_at is null and run_at > now()
      and attempts between 1 and max_attempts - 1
    having count(*) > 0`.execute(em.getKysely());
}
