import { sql } from 'kysely';
import type { Deps, Em } from '../../database.js';
import { AppError } from '../../platform/errors.js';
import type { AppContext } from '../../platform/app-context.js';
import { holdAccount } from '../accounts.service.js';
import { changeSupersedeKey } from '../../mails/outbox.service.js';
import { newOtp } from '../../platform/otp.js';
import { type CodeRequester, codeRequesterOf } from './code-requester.service.js';
import { CODE_MINUTES, MAX_ATTEMPTS, RESEND_SECONDS } from './code.policy.js';
import { recordFailedAttemptOfDevice } from '../devices/trusted-devices.service.js';
import { codeSupersedeKey } from '../links/pending-credentials.service.js';
import { isLockedOut, recordFailedAttempt } from './sign-in-throttle.service.js';
import { isOpen } from '../links/one-time-links.queries.js';
import type { CodePurpose, SignupDetails } from './one-time-code.entity.js';

/**
 * Moves the codes of a browser, with the waiting times before the next codes, to the browser’s new
 * key. Codes that another request has locked are skipped, to avoid a deadlock.
 */
export async function moveCodes(em: Em, from: Buffer, to: Buffer): Promise<void> {
  const { rows } = await sql<{ email: string; purpose: CodePurpose }>`
    update one_time_code set device_key = ${to} where device_key = ${from} and (email, purpose) in (
      select email, purpose from one_time_code where device_key = ${from} for update skip locked)
    returning email, purpose`.execute(em.getKysely());
  for (const code of rows)
    await changeSupersedeKey(em, codeSupersedeKey(code, from), codeSupersedeKey(code, to));
}

const hashCode = (app: AppContext, email: string, purpose: CodePurpose, code: string) =>
  app.secret.hash('code', purpose, email, code);

interface NewCode {
  email: string;
  purpose: CodePurpose;
  requester: CodeRequester;
  withCode: boolean;
  payload: SignupDetails | null;
}

/**
 * Replaces the code of this browser. Returns the code and its expiry. Without a code to send
 * (`withCode` false) the same rows are written, so that the response time reveals nothing.
 */
export async function replaceCode(
  { em, app }: Deps,
  { email, purpose, requester: { deviceKey }, withCode, payload }: NewCode,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newOtp();
  const hash = hashCode(app, email, purpose, code);
  const db = em.getKysely();
  const result = await sql<{ expiresAt: Date }>`
    insert into one_time_code (email, purpose, device_key, code_hash, payload, expires_at)
    values (${email}, ${purpose}, ${deviceKey}, ${withCode ? hash : null}, ${JSON.stringify(payload)}::jsonb,
      now() + make_interval(mins => ${CODE_MINUTES}))
    on conflict (email, purpose, device_key) do update set code_hash = excluded.code_hash, payload = excluded.payload,
      attempts = 0, sent_at = now(), expires_at = excluded.expires_at, consumed_at = null
      where one_time_code.sent_at <= now() - make_interval(secs => ${RESEND_SECONDS})
        or (one_time_code.consumed_at is not null and one_time_code.purpose = 'signup')
    returning expires_at as "expiresAt"`.execute(db);
  const row = result.rows[0];
  if (!row) throw await tooSoon(em, { email, purpose, deviceKey });
  // Deletes expired codes of other browsers, so that they do not accumulate.
  await sql`
    delete from one_time_code where email = ${email} and purpose = ${purpose}
      and expires_at < now() - interval '1 hour'`.execute(db);
  return { code, expiresAt: new Date(row.expiresAt) };
}

interface CodeLocation {
  email: string;
  purpose: CodePurpose;
  deviceKey: Buffer;
}

const secondsToNextCode = sql<number>`ceil(${RESEND_SECONDS} - extract(epoch from now() - sent_at))::int`;

const hasTries = sql<boolean>`attempts < ${MAX_ATTEMPTS}`;

const rowOf = (em: Em, { email, purpose, deviceKey }: CodeLocation) =>
  em
    .getKysely()
    .selectFrom('one_time_code')
    .select([
      secondsToNextCode.as('wait'),
      sql<boolean>`${isOpen} and ${hasTries}`.as('open'),
      sql<boolean>`${isOpen} and not ${hasTries}`.as('usedUp'),
    ])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('device_key', '=', deviceKey)
    .executeTakeFirst();

async function tooSoon(em: Em, target: CodeLocation): Promise<AppError> {
  const retryAfter = Math.max(1, (await rowOf(em, target))?.wait ?? 1);
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Please wait ${retryAfter} seconds before requesting another code`,
    { retryAfter },
  );
}

interface RightCode {
  right: true;
  payload: SignupDetails | null;
}

export interface WrongCode {
  right: false;
  /** Whether a valid code existed and the guess was compared with it. */
  compared: boolean;
  /**
   * Whether this browser has an id cookie but no code for this e-mail. Another browser may have
   * requested the code.
   */
  elsewhere: boolean;
  /** Seconds until a new code can be requested; set when no tries are left. */
  retryAfter?: number;
}

interface Guess extends CodeLocation {
  otp: string;
}

export type CodeResult = RightCode | WrongCode;

/**
 * Checks a code. One statement counts the failed attempt or consumes the code under a row lock. At
 * most three of several concurrent guesses are compared, and a right code works once. The caller
 * commits even after a wrong code, so that the failed attempt stays counted.
 */
export async function tryCode({ em, app }: Deps, guess: Guess): Promise<CodeResult> {
  // Without a valid code no lock is taken, so such guesses delay no other request.
  const found = await rowOf(em, guess);
  const compared = found?.open ? await compare({ em, app }, guess) : undefined;
  if (compared?.right) return compared;
  const row = await rowOf(em, guess);
  const retryAfter = row?.usedUp ? Math.max(0, row.wait) : undefined;
  const elsewhere = !row && guess.deviceKey.length > 0;
  return { right: false, compared: compared !== undefined, elsewhere, retryAfter };
}

type Compared = RightCode | { right: false };

/**
 * Compares the guess with the valid code, and locks the account before all other rows. The code row
 * is updated after a right and a wrong guess, also when it belongs to a hint. The response time
 * therefore does not reveal whether an account exists.
 */
async function compare(
  { em, app }: Deps,
  { email, purpose, deviceKey, otp }: Guess,
): Promise<Compared | undefined> {
  if (purpose === 'login') await holdAccount(em, email);
  const { trustedBy } = await codeRequesterOf(em, deviceKey, email);
  const isOverLimit = !trustedBy && (await isLockedOut(em, app, email));
  const hash = hashCode(app, email, purpose, otp);
  const result = await sql<Compared>`
    update one_time_code set
      attempts = attempts + (not ${isOverLimit}::boolean and code_hash is distinct from ${hash})::int,
      consumed_at = case when code_hash = ${hash} and not ${isOverLimit}::boolean then now() end
    where email = ${email} and purpose = ${purpose} and device_key = ${deviceKey} and ${isOpen} and ${hasTries}
    returning consumed_at is not null as right, payload`.execute(em.getKysely());
  const [row] = result.rows;
  if (row && !row.right && !isOverLimit)
    await (trustedBy
      ? recordFailedAttemptOfDevice(em, deviceKey, trustedBy)
      : recordFailedAttempt(em, { email, purpose }));
  return row;
}
