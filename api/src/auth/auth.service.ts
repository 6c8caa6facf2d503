import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Em } from '../database.js';
import { endMails, queueMail } from '../mails/outbox.service.js';
import type { App } from '../platform/app.js';
import { AppError, badInput } from '../platform/errors.js';
import { Role, User } from '../users/user.entity.js';
import { alreadyRegisteredMail, codeMail, linkMail, notRegisteredMail } from './auth.mails.js';
import { MAX_TRIES } from './code.policy.js';
import { codesStopped, replaceCode, tryCode } from './codes.service.js';
import { consumeLink, createLink } from './links.service.js';
import type { CodePurpose, SignupDetails } from './one-time-code.entity.js';
import { openSession } from './sessions.service.js';

interface Deps {
  em: Em;
  app: App;
}

export interface SignedInUser {
  user: User;
  token: string;
}

const findByEmail = (em: Em, email: string) => em.findOne(User, { email, archivedAt: null });

/** Sends a sign-up code. Creates nothing yet; a known e-mail gets a hint to sign in instead. */
export function register(
  deps: Deps,
  input: { name: string; phone: string; email: string },
): Promise<void> {
  const { name, phone, email } = input;
  return deps.em.transactional(async (em) => {
    const known = Boolean(await findByEmail(em, email));
    await sendCode(
      { ...deps, em },
      { email, purpose: 'signup', hint: known, payload: { name, phone } },
    );
  });
}

/** Sends a sign-in code; an unknown e-mail gets a hint to sign up instead. */
export function login(deps: Deps, email: string): Promise<void> {
  return deps.em.transactional(async (em) => {
    const known = Boolean(await findByEmail(em, email));
    await sendCode({ ...deps, em }, { email, purpose: 'login', hint: !known, payload: null });
  });
}

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** A hint goes out instead of a code. The steps are the same either way, so time tells nothing. */
  hint: boolean;
  payload: SignupDetails | null;
}

/** A newer mail of the kind takes the place of one that still waits, and so does the end of its code. */
const heldBy = (purpose: CodePurpose, email: string): string => `${purpose}:${email}`;

async function sendCode(deps: Deps, { email, purpose, hint, payload }: CodeRequest): Promise<void> {
  const stopped = await codesStopped(deps.em, email);
  const withCode = !hint && !stopped;
  const { code, expiresAt } = await replaceCode(deps, { email, purpose, withCode, payload });
  const holds = heldBy(purpose, email);
  await endMails(deps.em, holds);
  if (withCode) {
    const content = codeMail(purpose, code);
    return queueMail(deps, { to: email, topic: `${purpose} code`, content, expiresAt, holds });
  }
  if (hint) {
    const { publicUrl } = deps.app;
    const content =
      purpose === 'signup' ? alreadyRegisteredMail(publicUrl) : notRegisteredMail(publicUrl);
    return queueMail(deps, { to: email, topic: `${purpose} hint`, content, expiresAt, holds });
  }
  const link = await createLink(deps.em, { purpose, email, payload });
  const content = linkMail(purpose, `${deps.app.publicUrl}/signin/link?token=${link.token}`);
  return queueMail(deps, {
    to: email,
    topic: `${purpose} link`,
    content,
    expiresAt: link.expiresAt,
    holds,
  });
}

/** Says when a code is used up, so that nobody goes on typing it. */
function wrongCode(retryAfter: number | undefined): AppError {
  if (retryAfter === undefined)
    return badInput({ otp: 'This code is wrong or out of date. Check it, or ask for a new one' });
  const next = retryAfter
    ? `You can ask for a new one in ${retryAfter} seconds`
    : 'Please ask for a new one';
  const otp = `This code is used up after ${MAX_TRIES} wrong tries. ${next}`;
  return new AppError('BAD_USER_INPUT', otp, { fields: { otp }, retryAfter });
}

/** Finishes a sign-up: the account exists from here on. */
export async function verifyOtp(
  deps: Deps,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  const outcome = await deps.em.transactional(async (em) => {
    const result = await tryCode({ ...deps, em }, { email, purpose: 'signup', otp });
    if (!result.right) return wrongCode(result.retryAfter);
    return result.payload ? createCustomer(em, email, result.payload) : wrongCode(undefined);
  });
  // Thrown out here: what was counted inside stays.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Signs in with a mailed code. */
export async function verifyLogin(
  deps: Deps,
  { email, otp }: { email: string; otp: string },
): Promise<SignedInUser> {
  const outcome = await deps.em.transactional(async (em) => {
    const result = await tryCode({ ...deps, em }, { email, purpose: 'login', otp });
    if (!result.right) return wrongCode(result.retryAfter);
    const user = await findByEmail(em, email);
    return user ? { user, token: await openSession(em, user) } : wrongCode(undefined);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Signs in, and up where it was a sign-up, with a mailed link. */
export async function signInWithLink(deps: Deps, token: string): Promise<SignedInUser> {
  const signedIn = await deps.em.transactional(async (em) => {
    const link = await consumeLink(em, token, ['signup', 'login']);
    if (!link) return null;
    const user = link.payload
      ? await createCustomer(em, link.email, link.payload)
      : await findByEmail(em, link.email);
    return user && { user, token: await openSession(em, user) };
  });
  if (!signedIn)
    throw new AppError(
      'BAD_USER_INPUT',
      'This link was used or is out of date. Please ask for a new one',
    );
  return signedIn;
}

/** The account of an e-mail whose owner has just proved it; one that appeared meanwhile is that account. */
async function createCustomer(
  em: Em,
  email: string,
  { name, phone }: SignupDetails,
): Promise<User> {
  const existing = await findByEmail(em, email);
  if (existing) return existing;
  try {
    return await em.transactional(async (nested) => {
      const user = nested.create(User, { name, phone, email, role: Role.CUSTOMER });
      await nested.flush();
      return user;
    });
  } catch (error) {
    const winner =
      error instanceof UniqueConstraintViolationException && (await findByEmail(em, email));
    if (winner) return winner;
    throw error;
  }
}
