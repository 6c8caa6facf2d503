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
import { noteFailedSignIn } from './sessions/sign-ins.service.js';

/** How an e-mail stands here; asked in the same steps of each. */
async function standingOf(em: Em, email: string): Promise<{ known: boolean; left: boolean }> {
  const known = Boolean(await findByEmail(em, email));
  const wayBack = await hasWayBack(em, email);
  return { known, left: wayBack && !known };
}

/**
 * Sends a sign-up code. Creates nothing yet; a known e-mail gets a hint to sign in instead, and one that an account was
 * taken away from the way back, which a new account there would block.
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

/** Sends a sign-in code; an unknown e-mail gets a hint to sign up instead, or the way back to its account. */
export function login(deps: SignInDeps, email: string): Promise<void> {
  return deps.em.transactional(async (em) => {
    const { known, left } = await standingOf(em, email);
    await sendCode({ ...deps, em }, { email, purpose: 'login', hint: !known, left, payload: null });
  });
}

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** A hint goes out instead of a code. The steps are the same either way, so time tells nothing. */
  hint: boolean;
  /** An account had this e-mail until a short while ago, and can have it back. */
  left: boolean;
  payload: SignupDetails | null;
}

/** Sends what is due to who asks: nobody else's code or mail is touched, and nobody else's asking stops it. */
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

/** Past by any clock. */
const OVER = new Date(0);

/**
 * A hint that the mailbox has been given often enough is out of date at once: it takes the steps of any other
 * mail and does not leave.
 */
async function send(
  deps: SignInDeps,
  { email, hint, left }: CodeRequest,
  mail: NewMail,
): Promise<void> {
  const topic = left ? WAY_BACK : mail.topic;
  const wait = await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.hint);
  const leaves = !hint || wait <= 0;
  // The token of before works until a mail with the next one leaves.
  const back = await renewWayBack(deps.em, email, { renew: left && leaves });
  if (!back) return queueMail(deps, { ...mail, expiresAt: leaves ? mail.expiresAt : OVER });
  const content = wayBackMail(back, deps.app.publicUrl);
  return queueMail(deps, { to: email, topic, content, expiresAt: back.expiresAt });
}

/** An account that just came back to its e-mail is known again. */
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

const WRONG = 'This code is wrong or out of date. Check it, or ask for a new one';

const ASKED_ELSEWHERE =
  'A code works only in the browser that asked for it. Please ask for a new one here';

/** Says when a code is used up, or belongs to another browser, so that nobody goes on typing it. */
function wrongCode({ elsewhere, retryAfter }: WrongCode): AppError {
  if (retryAfter === undefined) return badInput({ otp: elsewhere ? ASKED_ELSEWHERE : WRONG });
  const next = retryAfter
    ? `You can ask for a new one in ${retryAfter} seconds`
    : 'Please ask for a new one';
  const otp = `This code is used up after ${MAX_TRIES} wrong tries. ${next}`;
  return new AppError('BAD_USER_INPUT', otp, { fields: { otp }, retryAfter });
}

/** Finishes a sign-up: the account exists from here on. */
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
  // Thrown out here: what was counted inside stays.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Signs in with a mailed code. */
export async function verifyLogin(
  deps: SignInDeps,
  { email, otp }: { email: string; otp: string },
): Promise<SignedInUser> {
  const outcome = await deps.em.transactional(async (em) => {
    const slot = await slotOf(em, deps.device);
    const result = await tryCode({ ...deps, em }, { email, purpose: 'login', otp, slot });
    // A guess at nothing writes nothing, whosever e-mail it is: time must not tell who is of the staff.
    if (!result.right && !result.counted) return wrongCode(result);
    const user = await findByEmail(em, email);
    if (!result.right) {
      if (user && isStaff(user)) await noteFailedSignIn(em, deps.device, user, false);
      return wrongCode(result);
    }
    return user ? signIn({ ...deps, em }, user) : badInput({ otp: WRONG });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
