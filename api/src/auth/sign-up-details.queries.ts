import { sql } from 'kysely';
import type { Em } from '../database.js';
import type { RequestDevice } from './devices/request-device.js';
import { deviceKeyOfId } from './devices/trusted-devices.queries.js';
import type { Link } from './links/one-time-links.queries.js';
import type { SignupDetails } from './codes/one-time-code.entity.js';

/**
 * Name and phone entered in the same browser for a sign-up. Null for clients without an id, because
 * the server cannot distinguish them.
 */
export async function detailsFrom(
  em: Em,
  { idHash }: RequestDevice,
  email: string,
): Promise<SignupDetails | null> {
  if (!idHash) return null;
  const row = await em
    .getKysely()
    .selectFrom('one_time_code')
    .select(sql<SignupDetails | null>`payload`.as('payload'))
    .where('email', '=', email)
    .where('purpose', '=', 'signup')
    .where('device_key', '=', await deviceKeyOfId(em, idHash))
    .executeTakeFirst();
  return row?.payload ?? null;
}

/** Whether a sign-up link still needs the name and phone of the customer. */
export const needsDetails = async (
  em: Em,
  { purpose, email }: Pick<Link, 'purpose' | 'email'>,
  device: RequestDevice,
): Promise<boolean> => purpose === 'signup' && (await detailsFrom(em, device, email)) === null;
