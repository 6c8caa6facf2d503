import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { AppContext } from '../../platform/app-context.js';
import type { Log } from '../../platform/log.js';
import { LINK_MINUTES, UNTRUSTED_CODES, FAILED_ATTEMPTS } from './code.policy.js';
import type { CodePurpose } from './one-time-code.entity.js';

// Limits for untrusted browsers. All untrusted browsers share the limits of an e-mail. A stranger
// can therefore cause links to be sent instead of codes. The stranger cannot lock the owner out,
// because only the owner receives the links.

interface CodeTarget {
  email: string;
  purpose: CodePurpose;
}

/**
 * Locks an e-mail until the transaction ends. Requests of untrusted browsers for it run one after
 * the other, so that each request is counted.
 */
export async function lockEmail(em: Em, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))`.execute(
    em.getKysely(),
  );
}

/** Failed attempts of the last 24 hours in untrusted browsers, over all e-mails. */
export async function failedAttemptsOfTheDay(em: Em): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select count(*)::int as tries from sign_in_throttle g, unnest(g.failed_attempts) t
    where g.last_failed_at > now() - interval '24 hours' and t > now() - interval '24 hours'`.execute(
    em.getKysely(),
  );
  return rows[0]?.tries ?? 0;
}

/**
 * Whether untrusted browsers get no codes, because of too many failed attempts for this e-mail or
 * for all e-mails.
 */
export async function isLockedOut(em: Em, app: AppContext, email: string): Promise<boolean> {
  const { day, month } = FAILED_ATTEMPTS.untrusted;
  const { rows } = await sql<{ isOverLimit: boolean }>`
    select count(*) filter (where t > now() - interval '24 hours') >= ${day} or count(*) >= ${month} as "isOverLimit"
    from sign_in_throttle g, unnest(g.failed_attempts) t
    where g.email = ${email} and t > now() - interval '30 days'`.execute(em.getKysely());
  const failuresOfAllEmails = await failedAttemptsOfTheDay(em);
  return rows[0]?.isOverLimit === true || failuresOfAllEmails >= app.otpFailureLockoutThreshold;
}

/** Stores the time of a failed attempt. Times, and not a counter, allow a sliding window. */
export async function recordFailedAttempt(em: Em, { email, purpose }: CodeTarget): Promise<void> {
  await sql`
    insert into sign_in_throttle as g (email, purpose, failed_attempts) values (${email}, ${purpose}, array[now()])
    on conflict (email, purpose) do update set
      failed_attempts = array(select t from unnest(g.failed_attempts) t where t > now() - interval '30 days') || now()`.execute(
    em.getKysely(),
  );
}

/** Kind of mail to send: nothing while the last link is valid. */
export type MailKind = 'code' | 'link' | 'nothing';

/**
 * Decides which kind of e-mail to send, and counts it. The caller holds the lock of `lockEmail`.
 */
export async function consumeSendQuota(
  em: Em,
  app: AppContext,
  { email, purpose }: CodeTarget,
): Promise<MailKind> {
  const db = em.getKysely();
  const { hour, day } = UNTRUSTED_CODES[purpose];
  const within = (interval: string) =>
    sql<number>`(select count(*)::int from unnest(codes_sent) t where t > now() - ${interval}::interval)`;
  const sent = await sql<{ hasSentEnough: boolean; hasValidLink: boolean }>`
    select ${within('1 hour')} >= ${hour} or ${within('24 hours')} >= ${day} as "hasSentEnough",
      coalesce(link_sent_at > now() - make_interval(mins => ${LINK_MINUTES[purpose]}), false) as "hasValidLink"
    from sign_in_throttle where email = ${email} and purpose = ${purpose}`.execute(db);
  const { hasSentEnough, hasValidLink } = sent.rows[0] ?? {
    hasSentEnough: false,
    hasValidLink: false,
  };
  const isOverLimit = await isLockedOut(em, app, email);
  if (!isOverLimit && !hasSentEnough) {
    await sql`
      insert into sign_in_throttle as g (email, purpose, codes_sent) values (${email}, ${purpose}, array[now()])
      on conflict (email, purpose) do update set
        codes_sent = array(select t from unnest(g.codes_sent) t where t > now() - interval '24 hours') || now()`.execute(
      db,
    );
    return 'code';
  }
  if (hasValidLink) return 'nothing';
  await sql`
    insert into sign_in_throttle (email, purpose, link_sent_at) values (${email}, ${purpose}, now())
    on conflict (email, purpose) do update set link_sent_at = now()`.execute(db);
  return 'link';
}

/** Allows a new link after the last one was used. */
export async function allowNewLink(em: Em, { email, purpose }: CodeTarget): Promise<void> {
  await em
    .getKysely()
    .updateTable('sign_in_throttle')
    .set({ link_sent_at: null })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Attempts within this time count as recent. It is longer than the interval of the job, so that
 * each attempt is recent in at least one run.
 */
const RECENT = sql`interval '15 minutes'`;

/**
 * Logs a warning while the failed attempts of all e-mails exceed the threshold and some are recent.
 */
export async function alertOnFailedSignIns(
  em: Em,
  log: Log,
  { otpFailureLockoutThreshold }: AppContext,
): Promise<void> {
  const failedAttempts = await failedAttemptsOfTheDay(em);
  const { rows } = await sql<{ emails: number }>`
    select count(distinct email)::int as emails from sign_in_throttle where last_failed_at > now() - ${RECENT}`.execute(
    em.getKysely(),
  );
  const emails = rows[0]?.emails ?? 0;
  if (failedAttempts >= otpFailureLockoutThreshold && emails)
    log.warn(
      { failedAttempts, hours: 24, threshold: otpFailureLockoutThreshold, emails },
      'many wrong sign-in codes',
    );
}
