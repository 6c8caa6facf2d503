import { secondsToNextMail } from '../mails/mails.queries.js';
import { endMails, type NewMail, queueMail } from '../mails/outbox.service.js';
import type { App } from '../platform/app.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { AppError, badInput } from '../platform/errors.js';
import type { User } from '../users/user.entity.js';
import { createCustomer, findByEmail } from './accounts.service.js';
import {
  alreadyRegisteredMail,
  codeMail,
  linkMail,
  notRegisteredMail,
  wayBackMail,
} from './auth.mails.js';
import { MAILS_A_DAY, MAX_TRIES } from './codes/code.policy.js';
import { askerFor, replaceCode, slotOf, tryCode, type WrongCode } from './codes/codes.service.js';
import type { Em } from '../database.js';
import type { SignInDeps } from './devices/asking-device.js';
import { heldByCode, heldByLink } from './endings.service.js';
import { takeSend } from './codes/guard.service.js';
import { createLink } from './links/one-time-links.service.js';
import { hasWayBack, renewWayBack } from './links/ways-back.service.js';
import type { CodePurpose, SignupDetails } from './codes/one-time-code.entity.js';
import { isStaff } from './permission.policy.js';
import { signIn, type SignedInUser } from './sessions/sessions.service.js';
import { auditFailedSignIn } from './sessions/sign-in-audit.service.js';

/**
 * Whether an account has this e-mail (`known`) or had it recently (`left`). Every e-mail runs the
 * same queries, so that the response time does not reveal accounts.
 */
async function standingOf(em: Em, email: string): Promise<{ known: boolean; left: boolean }> {
  const known = Boolean(await findByEmail(em, email));
  const wayBack = await hasWayBack(em, email);
  return { known, left: wayBack && !known };
}

/**
 * Sends a sign-up code; the account is created later. A registered e-mail gets a sign-in hint
 * instead. A former e-mail gets the recovery link, because a new account with it would block the
 * recovery.
 */
export function register(
  deps: SignInDeps,
  input: { name: string; phone: string; email: string },
): Promise<void> {
  const { name, phone, email } = input;
  return deps.em.transactional(async (em) => {
    const { known, left } = await standingOf(em, email);
    await sendCode(
      { ...deps, em },
      { email, purpose: 'signup', hint: known || left, left, payload: { name, phone } },
    );
  });
}

/** Sends a sign-in code. An unknown e-mail gets a sign-up hint instead, a former one the recovery link. */
export function login(deps: SignInDeps, email: string): Promise<void> {
  return deps.em.transactional(async (em) => {
    const { known, left } = await standingOf(em, email);
    await sendCode({ ...deps, em }, { email, purpose: 'login', hint: !known, left, payload: null });
  });
}

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /**
   * Sends a hint instead of a code. Both run the same steps, so that the response time does not
   * reveal accounts.
   */
  hint: boolean;
  /** An account had this e-mail recently and can still recover it. */
  left: boolean;
  payload: SignupDetails | null;
}

/**
 * Sends the code, link or hint for this browser. Requests of other browsers do not replace or delay
 * it.
 */
async function sendCode(deps: SignInDeps, request: CodeRequest): Promise<void> {
  const { em, app } = deps;
  const { email, purpose, hint, payload } = request;
  const asker = await askerFor(em, await slotOf(em, deps.device), email);
  const way = asker.marked ? 'code' : await takeSend(em, app, request);
  const withCode = way === 'code' && !hint;
  const { code, expiresAt } = await replaceCode(deps, { email, purpose, asker, withCode, payload });
  const holds = heldByCode(request, asker.slot);
  await endMails(em, holds);
  if (way === 'link') return sendLink(deps, request);
  if (way === 'nothing') return;
  const content = hint ? hintMail(request, app) : codeMail(purpose, code);
  const topic = hint ? `${purpose} hint` : `${purpose} code`;
  return send(deps, request, { to: email, topic, content, expiresAt, holds });
}

const WAY_BACK = 'way back hint';

/** An expiry time that every clock treats as past. */
const OVER = new Date(0);

/**
 * Above the daily limit, a hint is queued as an expired mail. It runs the same steps but is never
 * sent.
 */
async function send(
  deps: SignInDeps,
  { email, hint, left }: CodeRequest,
  mail: NewMail,
): Promise<void> {
  const topic = left ? WAY_BACK : mail.topic;
  const wait = await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.hint);
  const leaves = !hint || wait <= 0;
  // The previous token works until the mail with the new one is sent.
  const back = await renewWayBack(deps.em, email, { renew: left && leaves });
  if (!back) return queueMail(deps, { ...mail, expiresAt: leaves ? mail.expiresAt : OVER });
  const content = wayBackMail(back, deps.app.publicUrl);
  return queueMail(deps, { to: email, topic, content, expiresAt: back.expiresAt });
}

/**
 * `left` without a link means that the recovery completed in between. The e-mail is then registered
 * again.
 */
const hintMail = ({ purpose, left }: CodeRequest, { publicUrl }: App): MailContent =>
  purpose === 'signup' || left ? alreadyRegisteredMail(publicUrl) : notRegisteredMail(publicUrl);

async function sendLink(deps: SignInDeps, request: CodeRequest): Promise<void> {
  const { email, purpose, hint } = request;
  const link = await createLink(deps.em, { purpose, email, dead: hint });
  const holds = heldByLink(request);
  await endMails(deps.em, holds);
  const url = `${deps.app.publicUrl}/signin/link#token=${link.token}`;
  const content = hint ? hintMail(request, deps.app) : linkMail(purpose, url);
  const topic = hint ? `${purpose} hint` : `${purpose} link`;
  const { expiresAt } = link;
  return send(deps, request, { to: email, topic, content, expiresAt, holds });
}

const WRONG = 'This code is wrong or has expired. Check it, or request a new one';

const ASKED_ELSEWHERE =
  'A code works only in the browser that requested it. Please request a new one here';

/**
 * Error for a wrong code. The message tells whether tries are left, and whether another browser
 * requested the code.
 */
function wrongCode({ elsewhere, retryAfter }: WrongCode): AppError {
  if (retryAfter === undefined) return badInput({ otp: elsewhere ? ASKED_ELSEWHERE : WRONG });
  const next = retryAfter
    ? `You can request a new one in ${retryAfter} seconds`
    : 'Please request a new one';
  const otp = `This code no longer works after ${MAX_TRIES} wrong attempts. ${next}`;
  return new AppError('BAD_USER_INPUT', otp, { fields: { otp }, retryAfter });
}

/** Completes a sign-up and creates the account. */
export async function verifyOtp(
  deps: SignInDeps,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  const outcome = await deps.em.transactional(async (em) => {
    const slot = await slotOf(em, deps.device);
    const result = await tryCode({ ...deps, em }, { email, purpose: 'signup', otp, slot });
    if (!result.right) return wrongCode(result);
    return result.payload ? createCustomer(em, email, result.payload) : badInput({ otp: WRONG });
  });
  // The error is thrown outside the transaction, so that the counted try is committed.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

export async function verifyLogin(
  deps: SignInDeps,
  { email, otp }: { email: string; otp: string },
): Promise<SignedInUser> {
  const outcome = await deps.em.transactional(async (em) => {
    const slot = await slotOf(em, deps.device);
    const result = await tryCode({ ...deps, em }, { email, purpose: 'login', otp, slot });
    // Without a valid code nothing is written for any e-mail, so that the response time does not
    // reveal staff.
    if (!result.right && !result.counted) return wrongCode(result);
    const user = await findByEmail(em, email);
    if (!result.right) {
      if (user && isStaff(user)) await auditFailedSignIn(em, deps.device, user, false);
      return wrongCode(result);
    }
    return user ? signIn({ ...deps, em }, user) : badInput({ otp: WRONG });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
