import { AppError, badInput } from '../../platform/errors.js';
import { createCustomer, findByEmail, holdAccount } from '../accounts.service.js';
import type { SignInDeps } from '../devices/asking-device.js';
import { linkUsed } from '../codes/guard.service.js';
import { readLink } from './one-time-links.queries.js';
import { consumeLink } from './one-time-links.service.js';
import type { SignupDetails } from '../codes/one-time-code.entity.js';
import { signIn, type SignedInUser } from '../sessions/sessions.service.js';
import { detailsFrom } from '../sign-up-details.queries.js';

const PURPOSES = ['signup', 'login'] as const;

/**
 * Signs in with a mailed link, and up where it was a sign-up: with the name and phone typed with it, else with
 * those that this browser gave before. Strangers may have asked for the same link; their words are nobody's.
 */
export async function signInWithLink(
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
    // It was asked for when there was no account yet: whoever has one by now signs in to it.
    if (purpose === 'signup' && (await findByEmail(em, email))) return null;
    const details = purpose === 'signup' && (typed ?? (await detailsFrom(em, deps.device, email)));
    // Before it is used: the same link is good for the next try.
    if (purpose === 'signup' && !details) throw missing();
    if (!(await consumeLink(em, token, PURPOSES))) return null;
    await linkUsed(em, { email, purpose });
    const user = details ? await createCustomer(em, email, details) : await findByEmail(em, email);
    return user && signIn({ ...deps, em }, user);
  });
  if (!signedIn)
    throw new AppError(
      'BAD_USER_INPUT',
      'This link was used or is out of date. Please ask for a new one',
    );
  return signedIn;
}

const missing = () => badInput({ name: 'Name is required', phone: 'Phone is required' });
