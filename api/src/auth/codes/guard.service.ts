import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { App } from '../../platform/app.js';
import type { Log } from '../../platform/log.js';
import { LINK_MINUTES, UNKNOWN_CODES, WRONG_TRIES } from './code.policy.js';
import type { CodePurpose } from './one-time-code.entity.js';

// Limits for untrusted browsers, shared by all of them per e-mail. A stranger can cause links to be
// sent instead of codes. The stranger cannot lock the owner out, because only the owner receives
// the links.

interface Asked {
  email: string;
  purpose: CodePurpose;
}

/**
 * Locks an e-mail until the transaction ends. Requests of untrusted browsers for it run one after
 * the other, so that each one is counted.
 */
export async function takeTurn(em: Em, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))`.execute(
    em.getKysely(),
  );
}

/** Wrong tries of the last 24 hours in untrusted browsers, over all e-mails. */
export async function wrongTriesOfTheDay(em: Em): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select count(*)::int as tries from sign_in_guard g, unnest(g.wrong_tries) t
    where g.last_wrong_at > now() - interval '24 hours' and t > now() - interval '24 hours'`.execute(
    em.getKysely(),
  );
  return rows[0]?.tries ?? 0;
}

/**
 * Whether untrusted browsers get no codes, because of too many wrong tries for this e-mail or for
 * all e-mails.
 */
export async function codesStopped(em: Em, app: App, email: string): Promise<boolean> {
  const { day, month } = WRONG_TRIES.unknown;
  const { rows } = await sql<{ stopped: boolean }>`
    select count(*) filter (where t > now() - interval '24 hours') >= ${day} or count(*) >= ${month} as stopped
    from sign_in_guard g, unnest(g.wrong_tries) t
    where g.email = ${email} and t > now() - interval '30 days'`.execute(em.getKysely());
  const everywhere = await wrongTriesOfTheDay(em);
  return rows[0]?.stopped === true || everywhere >= app.signInAlarm;
}

/** Stores the time of a wrong try. Times, and not a counter, allow a sliding window. */
export async function countWrongTry(em: Em, { email, purpose }: Asked): Promise<void> {
  await sql`
    insert into sign_in_guard as g (email, purpose, wrong_tries) values (${email}, ${purpose}, array[now()])
    on conflict (email, purpose) do update set
      wrong_tries = array(select t from unnest(g.wrong_tries) t where t > now() - interval '30 days') || now()`.execute(
    em.getKysely(),
  );
}

/** Kind of mail to send; nothing while the last link is still valid. */
export type Way = 'code' | 'link' | 'nothing';

/** Decides which kind of e-mail to send, and counts it. The caller holds the lock of `takeTurn`. */
export async function takeSend(em: Em, app: App, { email, purpose }: Asked): Promise<Way> {
  const db = em.getKysely();
  const { hour, day } = UNKNOWN_CODES[purpose];
  const within = (interval: string) =>
    sql<number>`(select count(*)::int from unnest(codes_sent) t where t > now() - ${interval}::interval)`;
  const sent = await sql<{ enough: boolean; linked: boolean }>`
    select ${within('1 hour')} >= ${hour} or ${within('24 hours')} >= ${day} as enough,
      coalesce(link_sent_at > now() - make_interval(mins => ${LINK_MINUTES[purpose]}), false) as linked
    from sign_in_guard where email = ${email} and purpose = ${purpose}`.execute(db);
  const { enough, linked } = sent.rows[0] ?? { enough: false, linked: false };
  const stopped = await codesStopped(em, app, email);
  if (!stopped && !enough) {
    await sql`
      insert into sign_in_guard as g (email, purpose, codes_sent) values (${email}, ${purpose}, array[now()])
      on conflict (email, purpose) do update set
        codes_sent = array(select t from unnest(g.codes_sent) t where t > now() - interval '24 hours') || now()`.execute(
      db,
    );
    return 'code';
  }
  if (linked) return 'nothing';
  await sql`
    insert into sign_in_guard (email, purpose, link_sent_at) values (${email}, ${purpose}, now())
    on conflict (email, purpose) do update set link_sent_at = now()`.execute(db);
  return 'link';
}

/** Allows a new link after the last one was used. */
export async function linkUsed(em: Em, { email, purpose }: Asked): Promise<void> {
  await em
    .getKysely()
    .updateTable('sign_in_guard')
    .set({ link_sent_at: null })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();
}

/** Longer than the interval of this job, so that each try is in at least one run. */
const RISING = sql`interval '15 minutes'`;

/** Logs a warning when the wrong tries of all accounts exceed the threshold and still rise. */
export async function watchSignIns(em: Em, log: Log, { signInAlarm }: App): Promise<void> {
  const wrongTries = await wrongTriesOfTheDay(em);
  const { rows } = await sql<{ emails: number }>`
    select count(distinct email)::int as emails from sign_in_guard where last_wrong_at > now() - ${RISING}`.execute(
    em.getKysely(),
  );
  const emails = rows[0]?.emails ?? 0;
  if (wrongTries >= signInAlarm && emails)
    log.warn({ wrongTries, hours: 24, threshold: signInAlarm, emails }, 'many wrong sign-in codes');
}
