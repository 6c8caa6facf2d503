import { AppError, badInput } from '../../platform/errors.js';
import { createCustomer, findByEmail, holdAccount } from '../accounts.service.js';
import type { SignInDeps } from '../devices/request-device.js';
import { allowNewLink } from '../codes/sign-in-throttle.service.js';
import { readLink } from './one-time-links.queries.js';
import { consumeLink } from './one-time-links.service.js';
import type { SignupDetails } from '../codes/one-time-code.entity.js';
import { signIn, type SignedInUser } from '../sessions/sessions.service.js';
import { detailsFrom } from '../sign-up-details.queries.js';

const PURPOSES = ['signup', 'login'] as const;

/**
 * Signs in with an e-mail link, or completes a sign-up. A sign-up uses the name and phone of the
 * request, or else those entered in this browser before. Details from other browsers are ignored,
 * because a stranger may have requested the same link.
 */
export async function signInWithEmailLink(
  deps: SignInDeps,
  token: string,
  typed: SignupDetails | null,
): Promise<SignedInUser> {
  const signedIn = await deps.em.transactional(async (em) => {
    const found = await readLink(em, token, PURPOSES);
    if (!found) return null;
    const { email } = found;
    const purpose = found.purpose === 'signup' ? 'signup' : 'login';
    await holdAccount(em, email);
    // A sign-up link does not work for an account that was created after its request.
    if (purpose === 'signup' && (await findByEmail(em, email))) return null;
    const details = purpose === 'signup' && (typed ?? (await detailsFrom(em, deps.device, email)));
    // Checked before the link is consumed, so that the link stays valid for the next try.
    if (purpose === 'signup' && !details) throw missingDetails();
    if (!(await consumeLink(em, token, PURPOSES))) return null;
    await allowNewLink(em, { email, purpose });
    const user = details ? await createCustomer(em, email, details) : await findByEmail(em, email);
    return user && signIn({ ...deps, em }, user);
  });
  if (!signedIn)
    throw new AppError(
      'BAD_USER_INPUT',
      'This link has expired or was already used. Please request a new one',
    );
  return signedIn;
}

const missingDetails = () =>
  badInput({ 'details.name': 'Name is required', 'details.phone': 'Phone is required' });
