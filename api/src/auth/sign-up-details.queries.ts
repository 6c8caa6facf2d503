import { sql } from 'kysely';
import type { Em } from '../database.js';
import type { AskingDevice } from './devices/asking-device.js';
import { slotOfId } from './devices/devices.queries.js';
import type { Link } from './links/one-time-links.queries.js';
import type { SignupDetails } from './codes/one-time-code.entity.js';

/**
 * What was given for the sign-up of this e-mail in the very browser that asks; null for clients without an id,
 * which nothing tells apart.
 */
export async function detailsFrom(
  em: Em,
  { idHash }: AskingDevice,
  email: string,
): Promise<SignupDetails | null> {
  if (!idHash) return null;
  const row = await em
    .getKysely()
    .selectFrom('one_time_code')
    .select(sql<SignupDetails | null>`payload`.as('payload'))
    .where('email', '=', email)
    .where('purpose', '=', 'signup')
    .where('slot', '=', await slotOfId(em, idHash))
    .executeTakeFirst();
  return row?.payload ?? null;
}

/** Whether a link makes an account of which nothing is known here but its e-mail. */
export const needsDetails = async (
  em: Em,
  { purpose, email }: Pick<Link, 'purpose' | 'email'>,
  device: AskingDevice,
): Promise<boolean> => purpose === 'signup' && (await detailsFrom(em, device, email)) === null;
