import { secondsToNextMail } from '../mails/mails.queries.js';
import { withdrawMails, type NewMail, queueMail } from '../mails/outbox.service.js';
import type { AppContext } from '../platform/app-context.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { AppError, badInput } from '../platform/errors.js';
import type { User } from '../users/user.entity.js';
import { createCustomer, findByEmail } from './accounts.service.js';
import {
  alreadyRegisteredMail,
  codeMail,
  linkMail,
  notRegisteredMail,
  accountRecoveryMail,
} from './auth.mails.js';
import { MAILS_A_DAY } from './codes/code.policy.js';
import { WRONG_CODE, wrongCode } from './codes/wrong-code.js';
import { codeRequesterOf, deviceKeyOf } from './codes/code-requester.service.js';
import { replaceCode, tryCode } from './codes/codes.service.js';
import type { Em } from '../database.js';
import type { SignInDeps } from './devices/request-device.js';
import { codeSupersedeKey, linkSupersedeKey } from './links/pending-credentials.service.js';
import { consumeSendQuota } from './codes/sign-in-throttle.service.js';
import { createLink } from './links/one-time-links.service.js';
import { hasRecoveryLink, renewRecoveryLink } from './links/account-recovery.service.js';
import type { CodePurpose, SignupDetails } from './codes/one-time-code.entity.js';
import { isStaff } from './permission.policy.js';
import { signIn, type SignedInUser } from './sessions/sessions.service.js';
import { auditFailedSignIn } from './sessions/sign-in-audit.service.js';

/**
 * Whether an account has this e-mail (`known`), or had it within 72 hours and can restore it
 * (`recoverable`). Every e-mail runs the same queries, so that the response time does not reveal
 * accounts.
 */
async function accountStateOf(
  em: Em,
  email: string,
): Promise<{ known: boolean; recoverable: boolean }> {
  const known = Boolean(await findByEmail(em, email));
  const isRecoverable = await hasRecoveryLink(em, email);
  return { known, recoverable: isRecoverable && !known };
}

/**
 * Sends a sign-up code; `signUpWithCode` creates the account. A registered e-mail gets a sign-in
 * hint instead. A former e-mail gets the recovery link, because a new account with this e-mail
 * would block the recovery.
 */
export function requestSignUpCode(
  deps: SignInDeps,
  input: { name: string; phone: string; email: string },
): Promise<void> {
  const { name, phone, email } = input;
  return deps.em.transactional(async (em) => {
    const { known, recoverable } = await accountStateOf(em, email);
    await sendCode(
      { ...deps, em },
      {
        email,
        purpose: 'signup',
        hint: known || recoverable,
        recoverable,
        payload: { name, phone },
      },
    );
  });
}

/**
 * Sends a sign-in code. An unknown e-mail gets a sign-up hint instead, a former one the recovery
 * link.
 */
export function requestSignInCode(deps: SignInDeps, email: string): Promise<void> {
  return deps.em.transactional(async (em) => {
    const { known, recoverable } = await accountStateOf(em, email);
    await sendCode(
      { ...deps, em },
      { email, purpose: 'login', hint: !known, recoverable, payload: null },
    );
  });
}

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /**
   * Whether to send a hint instead of a code. A hint and a code run the same steps, so that the
   * response time does not reveal accounts.
   */
  hint: boolean;
  /** Whether an account changed away from this e-mail within 72 hours and can restore it. */
  recoverable: boolean;
  payload: SignupDetails | null;
}

/**
 * Sends a code, a link or a hint, or nothing while an earlier link is valid. Each browser has its
 * own code: requests of other browsers neither replace nor delay it.
 */
async function sendCode(deps: SignInDeps, request: CodeRequest): Promise<void> {
  const { em, app } = deps;
  const { email, purpose, hint, payload } = request;
  const requester = await codeRequesterOf(em, await deviceKeyOf(em, deps.device), email);
  const kind = requester.trustedBy ? 'code' : await consumeSendQuota(em, app, request);
  const withCode = kind === 'code' && !hint;
  const { code, expiresAt } = await replaceCode(deps, {
    ...{ email, purpose, requester, withCode, payload },
  });
  const supersedeKey = codeSupersedeKey(request, requester.deviceKey);
  await withdrawMails(em, supersedeKey);
  if (kind === 'link') return sendLink(deps, request);
  if (kind === 'nothing') return;
  const content = hint ? hintMail(request, app) : codeMail(purpose, code);
  const topic = hint ? `${purpose} hint` : `${purpose} code`;
  return send(deps, request, { to: email, topic, content, expiresAt, supersedeKey });
}

const RECOVERY_TOPIC = 'account recovery hint';

/** An expiry time that every clock treats as past. */
const EXPIRED = new Date(0);

/**
 * Queues the mail. A hint above the daily limit is queued as already expired. The same steps run,
 * so that the response time reveals nothing, but the outbox never sends this mail.
 */
async function send(
  deps: SignInDeps,
  { email, hint, recoverable }: CodeRequest,
  mail: NewMail,
): Promise<void> {
  const topic = recoverable ? RECOVERY_TOPIC : mail.topic;
  const wait = await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.hint);
  const isSent = !hint || wait <= 0;
  // Without a new mail the token is not renewed, so that the link in the previous mail still works.
  const recovery = await renewRecoveryLink(deps.em, email, { renew: recoverable && isSent });
  if (!recovery) return queueMail(deps, { ...mail, expiresAt: isSent ? mail.expiresAt : EXPIRED });
  const content = accountRecoveryMail(recovery, deps.app.publicUrl);
  return queueMail(deps, { to: email, topic, content, expiresAt: recovery.expiresAt });
}

/**
 * Text of a hint. For a `recoverable` e-mail it is sent only when the recovery completed in the
 * meantime, so that the e-mail is registered again; otherwise `send` replaces it.
 */
const hintMail = ({ purpose, recoverable }: CodeRequest, { publicUrl }: AppContext): MailContent =>
  purpose === 'signup' || recoverable
    ? alreadyRegisteredMail(publicUrl)
    : notRegisteredMail(publicUrl);

async function sendLink(deps: SignInDeps, request: CodeRequest): Promise<void> {
  const { email, purpose, hint } = request;
  const link = await createLink(deps.em, { purpose, email, isInvalid: hint });
  const supersedeKey = linkSupersedeKey(request);
  await withdrawMails(deps.em, supersedeKey);
  const url = `${deps.app.publicUrl}/signin/link#token=${link.token}`;
  const content = hint ? hintMail(request, deps.app) : linkMail(purpose, url);
  const topic = hint ? `${purpose} hint` : `${purpose} link`;
  const { expiresAt } = link;
  return send(deps, request, { to: email, topic, content, expiresAt, supersedeKey });
}

/** Completes a sign-up and creates the account. */
export async function signUpWithCode(
  deps: SignInDeps,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  const outcome = await deps.em.transactional(async (em) => {
    const deviceKey = await deviceKeyOf(em, deps.device);
    const result = await tryCode({ ...deps, em }, { email, purpose: 'signup', otp, deviceKey });
    if (!result.right) return wrongCode(result);
    return result.payload
      ? createCustomer(em, email, result.payload)
      : badInput({ otp: WRONG_CODE });
  });
  // The error is thrown outside the transaction, so that the failed attempt is committed.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

export async function signInWithCode(
  deps: SignInDeps,
  { email, otp }: { email: string; otp: string },
): Promise<SignedInUser> {
  const outcome = await deps.em.transactional(async (em) => {
    const deviceKey = await deviceKeyOf(em, deps.device);
    const result = await tryCode({ ...deps, em }, { email, purpose: 'login', otp, deviceKey });
    // When no valid code exists, nothing is written for any e-mail, so that the response time does
    // not reveal which e-mails belong to staff.
    if (!result.right && !result.compared) return wrongCode(result);
    const user = await findByEmail(em, email);
    if (!result.right) {
      if (user && isStaff(user)) await auditFailedSignIn(em, deps.device, user, false);
      return wrongCode(result);
    }
    return user ? signIn({ ...deps, em }, user) : badInput({ otp: WRONG_CODE });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
