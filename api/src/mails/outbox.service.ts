import { sql } from 'kysely';
import type { AppContext } from '../platform/app-context.js';
import type { Deps, Em } from '../database.js';
import { addJob } from '../platform/jobs/queue.js';
import { MailFailure, mailFailureOf } from '../platform/mail/mail-failure.js';
import type { MailContent, Mailer, MailFile } from '../platform/mail/mailer.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { Mail, MailStatus } from './mail.entity.js';

export const SEND_MAIL = 'send_mail';

export interface NewMail {
  /** Recipient; null for a customer without an e-mail. */
  to: string | null;
  topic: string;
  content: MailContent;
  /** Time after which the mail is not sent. The content of such a mail is deleted after sending. */
  expiresAt?: Date;
  orderId?: string;
  /** Ids of invoices and credit notes whose PDFs are attached. */
  documentIds?: string[];
  /** Id of a stored statement whose PDF is attached. */
  statementId?: string;
  /** Supersede key of the code or link in the mail, for `withdrawMails`. */
  supersedeKey?: string;
}

/** Job priority of mails that expire, such as codes, so that a long queue does not delay them. */
const URGENT = -1;

/** Queues a mail in the running transaction for sending after the commit, if it has a recipient. */
export async function queueMail({ em, app }: Deps, mail: NewMail): Promise<void> {
  if (mail.to === null) return;
  const row = em.create(Mail, {
    recipient: mail.to,
    topic: mail.topic,
    sealed: app.secret.seal(JSON.stringify(mail.content)),
    orderId: mail.orderId ?? null,
    documentIds: mail.documentIds ?? null,
    statementId: mail.statementId ?? null,
    supersedeKey: mail.supersedeKey ?? null,
    expiresAt: mail.expiresAt ?? null,
  });
  await em.flush();
  const priority = mail.expiresAt ? URGENT : 0;
  await addJob(em, SEND_MAIL, { id: row.id }, { jobKey: `mail:${row.id}`, priority });
}

/** Whether a worker is sending the mail now, so that it can no longer be withdrawn. */
const isBeingSent = sql<boolean>`exists (
  select from graphile_worker.jobs where key = 'mail:' || mail.id and locked_at is not null)`;

/**
 * Withdraws the mails of a code or link, in the transaction that invalidates it. Drops queued
 * mails, and prevents a resend of sent ones. Returns true when a mail was sent or is being sent.
 */
export async function withdrawMails(em: Em, supersedeKey: string): Promise<boolean> {
  const isSent = sql`status = ${MailStatus.SENT}`;
  const withdrawn = await em
    .getKysely()
    .updateTable('mail')
    .set({
      expires_at: sql<Date>`now()`,
      sealed: sql<Buffer | null>`case when ${isSent} then sealed end`,
      status: sql<MailStatus>`case when ${isSent} then status else ${MailStatus.DROPPED} end`,
    })
    .where('supersede_key', '=', supersedeKey)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning(({ or, ref }) =>
      or([sql<boolean>`${ref('status')} = ${MailStatus.SENT}`, isBeingSent]).as('sent'),
    )
    .execute();
  return withdrawn.some(({ sent }) => sent);
}

/** Changes the supersede key of mails. */
export async function changeSupersedeKey(em: Em, from: string, to: string): Promise<void> {
  await sql`update mail set supersede_key = ${to} where supersede_key = ${from}`.execute(
    em.getKysely(),
  );
}

const unseal = (app: AppContext, sealed: Buffer): MailContent =>
  JSON.parse(app.secret.open(sealed)) as MailContent;

/** Decrypted content of a mail; null when it was deleted or encrypted with another secret. */
export function decryptMailContent(app: AppContext, sealed: Buffer | null): MailContent | null {
  try {
    return sealed && unseal(app, sealed);
  } catch {
    return null;
  }
}

/** Whether a time has passed by the clock of the database, which also set the expiry. */
async function isPast(em: Em, moment: Date): Promise<boolean> {
  const query = sql<{ over: boolean }>`select ${moment} <= now() as over`;
  const { rows } = await query.execute(em.getKysely());
  return rows[0]?.over === true;
}

/** Documents attached as PDF. */
type AttachedDocuments = Pick<Mail, 'documentIds' | 'statementId'>;

/** Mailer, and the source of PDF attachments. */
export interface Sender {
  mailer: Mailer;
  filesOf: (deps: Deps, documents: AttachedDocuments) => Promise<MailFile[]>;
}

/**
 * Sends one queued mail. Throws when the mail server refuses, so that the job is retried. The
 * Message-ID stays the same, so mail servers can detect a duplicate after a lost reply.
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
  if (mail.expiresAt && (await isPast(em, mail.expiresAt))) {
    Object.assign(mail, { status: MailStatus.DROPPED, sealed: null });
    await em.flush();
    return app.metrics?.mails.inc({ outcome: 'dropped' });
  }
  Object.assign(mail, { attempts: mail.attempts + 1, lastAttemptAt: new Date() });
  let preparationFailure: MailFailure | null = MailFailure.SEALED;
  try {
    const messageId = `<${mail.id}@${new URL(app.publicUrl).hostname}>`;
    const content = unseal(app, mail.sealed);
    preparationFailure = MailFailure.FILE;
    const files = await filesOf({ em, app }, mail);
    preparationFailure = null;
    await mailer.send({ ...content, files, to: mail.recipient, messageId });
  } catch (error) {
    app.metrics?.mails.inc({ outcome: attempt.last ? 'failed' : 'refused' });
    mail.failureReason = preparationFailure ?? mailFailureOf(error);
    if (attempt.last) mail.status = MailStatus.FAILED;
    await em.flush();
    throw error;
  }
  Object.assign(mail, { status: MailStatus.SENT, sentAt: new Date() });
  if (mail.expiresAt) mail.sealed = null;
  app.metrics?.mails.inc({ outcome: 'sent' });
  await em.flush();
}

/**
 * Number of attempts after staff retry a mail. All attempts take about ten minutes, so that staff
 * see the result soon.
 */
const RETRY_ATTEMPTS = 8;

/**
 * Puts a failed mail back into the queue, for this address, if the version still matches. Returns
 * false after a concurrent change, or when the status is not FAILED.
 */
export async function sendAgain(
  tx: Em,
  { userId }: { userId: string },
  { id, version }: ExpectedVersion,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .getKysely()
    .updateTable('mail')
    .set((eb) => ({
      recipient: to,
      status: MailStatus.QUEUED,
      retried_at: eb.fn<Date>('now'),
      dismissed_at: null,
      dismissal_reason: null,
      version: eb('version', '+', 1),
      updated_by: userId,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', MailStatus.FAILED)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addJob(tx, SEND_MAIL, { id }, { jobKey: `mail:${id}`, maxAttempts: RETRY_ATTEMPTS });
  return true;
}

/** Runs the delayed mail jobs at once, after the mail server is available again. */
export async function hurryMails(em: Em): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
    where task_identifier = ${SEND_MAIL} and locked_at is null and run_at > now()
      and attempts between 1 and max_attempts - 1
    having count(*) > 0`.execute(em.getKysely());
}
