import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Em } from '../database.js';
import { User } from '../users/user.entity.js';
import type { SignupDetails } from './codes/one-time-code.entity.js';

/** Keeps the account of this e-mail from being handed over until the transaction ends. */
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

/** The account of an e-mail whose owner has just proved it; one that appeared meanwhile is that account. */
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
