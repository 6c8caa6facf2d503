import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Em } from '../database.js';
import { User } from '../users/user.entity.js';
import type { SignupDetails } from './codes/one-time-code.entity.js';

/**
 * Locks the account of this e-mail, so that no e-mail change completes before the transaction ends.
 */
export const holdAccount = (em: Em, email: string) =>
  em
    .getKysely()
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .execute();

export const findByEmail = (em: Em, email: string) => em.findOne(User, { email, archivedAt: null });

/**
 * Creates the account of a confirmed e-mail address. Returns the existing account if a concurrent
 * request created it.
 */
export async function createCustomer(
  em: Em,
  email: string,
  { name, phone }: SignupDetails,
): Promise<User> {
  const existing = await findByEmail(em, email);
  if (existing) return existing;
  try {
    return await em.transactional(async (nested) => {
      const user = nested.create(User, { name, phone, email, emailProved: true });
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
