import { sql } from 'kysely';
import type { Em } from '../database.js';
import { AppError } from '../platform/errors.js';
import type { App } from '../platform/app.js';
import { CODE_MINUTES, MAX_TRIES, MAX_WRONG_TRIES, RESEND_SECONDS } from './code.policy.js';
import type { CodePurpose, SignupDetails } from './one-time-code.entity.js';
import { newCode } from './secrets.js';

interface Deps {
  em: Em;
  app: App;
}

const hashCode = (app: App, email: string, purpose: CodePurpose, code: string) =>
  app.secret.hash('code', purpose, email, code);

/** True while the mails of this e-mail carry links, because of too many wrong tries. */
export async function codesStopped(em: Em, email: string): Promise<boolean> {
  const row = await em
    .getKysely()
    .selectFrom('sign_in_guard')
    .select('email')
    .where('email', '=', email)
    .where('codes_stopped_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return Boolean(row);
}

/**
 * Puts a new code in force and returns it with its end. The row is written, and the wait between
 * sends kept, whether or not there will be a code (`withCode`), so that both look the same from outside.
 */
export async function replaceCode(
  { em, app }: Deps,
  request: {
    email: string;
    purpose: CodePurpose;
    withCode: boolean;
    payload: SignupDetails | null;
  },
): Promise<{ code: string; expiresAt: Date }> {
  const { email, purpose } = request;
  const code = newCode();
  const hash = hashCode(app, email, purpose, code);
  const result = await sql<{ expiresAt: Date }>`
    insert into one_time_code (email, purpose, code_hash, payload, expires_at)
    values (${email}, ${purpose}, ${request.withCode ? hash : null}, ${JSON.stringify(request.payload)}::jsonb,
      now() + make_interval(mins => ${CODE_MINUTES}))
    on conflict (email, purpose) do update set code_hash = excluded.code_hash, payload = excluded.payload,
      attempts = 0, sent_at = now(), expires_at = excluded.expires_at, consumed_at = null
      where one_time_code.sent_at <= now() - make_interval(secs => ${RESEND_SECONDS})
        or (one_time_code.consumed_at is not null and one_time_code.purpose = 'signup')
    returning expires_at as "expiresAt"`.execute(em.getKysely());
  const row = result.rows[0];
  if (!row) throw await tooSoon(em, email, purpose);
  return { code, expiresAt: new Date(row.expiresAt) };
}

const secondsToNextCode = sql<number>`ceil(${RESEND_SECONDS} - extract(epoch from now() - sent_at))::int`;

async function tooSoon(em: Em, email: string, purpose: CodePurpose): Promise<AppError> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_code')
    .select(secondsToNextCode.as('wait'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const retryAfter = Math.max(1, row?.wait ?? 1);
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Please wait ${retryAfter} seconds before asking for another code`,
    {
      retryAfter,
    },
  );
}

export type CodeResult =
  | { right: true; payload: SignupDetails | null }
  /** `retryAfter` when its tries are used up: seconds until a new code can be asked for. */
  | { right: false; retryAfter?: number };

/**
 * Tries a code. One statement counts the try and consumes the code, under the row's lock: however many
 * guesses come at once, three are compared, and a right one wins once.
 * The caller commits even when the code was wrong, so that the try stays counted.
 */
export async function tryCode(
  { em, app }: Deps,
  guess: { email: string; purpose: CodePurpose; otp: string },
): Promise<CodeResult> {
  const { email, purpose } = guess;
  const hash = hashCode(app, email, purpose, guess.otp);
  const result = await sql<{ right: boolean; payload: SignupDetails | null }>`
    update one_time_code set
      attempts = attempts + (code_hash is distinct from ${hash})::int,
      consumed_at = case when code_hash = ${hash} then now() end
    where email = ${email} and purpose = ${purpose} and consumed_at is null
      and attempts < ${MAX_TRIES} and expires_at > now()
      and not exists (select from sign_in_guard g where g.email = one_time_code.email and g.codes_stopped_until > now())
    returning consumed_at is not null as right, payload`.execute(em.getKysely());
  const row = result.rows[0];
  if (row?.right) return { right: true, payload: row.payload };
  if (row) await countWrongTry(em, email);
  return { right: false, retryAfter: await waitWhenUsedUp(em, email, purpose) };
}

/** Seconds until a code whose tries are used up can be replaced; nothing while it has tries left. */
async function waitWhenUsedUp(
  em: Em,
  email: string,
  purpose: CodePurpose,
): Promise<number | undefined> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_code')
    .select(secondsToNextCode.as('wait'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('attempts', '>=', MAX_TRIES)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && Math.max(0, row.wait);
}

/** Keeps when it was tried wrongly; those of any 24 hours count together, so no turn of a day forgets one. */
async function countWrongTry(em: Em, email: string): Promise<void> {
  await sql`
    insert into sign_in_guard as g (email, wrong_tries) values (${email}, array[now()])
    on conflict (email) do update set
      wrong_tries = array(select t from unnest(g.wrong_tries) t where t > now() - interval '24 hours') || now(),
      codes_stopped_until = case
        when (select count(*) from unnest(g.wrong_tries) t where t > now() - interval '24 hours') + 1 >= ${MAX_WRONG_TRIES}
          then now() + interval '24 hours'
        else g.codes_stopped_until end`.execute(em.getKysely());
}
