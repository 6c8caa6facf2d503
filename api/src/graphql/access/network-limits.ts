import { slotOfMark } from '../../auth/devices/devices.queries.js';
import { isMarkedFor } from '../../auth/devices/devices.service.js';
import { normaliseEmail } from '../../platform/email.js';
import type { LimitName } from '../../platform/http/rate-limits.js';
import type { Context } from '../context.js';

type Asking = Pick<Context, 'em' | 'device' | 'ip' | 'limits'>;

/** Limits on codes: those that a neighbour behind the same network address must not use up for others. */
const OF_CODES: LimitName[] = ['send', 'verify'];

/**
 * Counts one use of a limited operation, for the network address that it comes from. A browser that has signed in
 * to the account which it asks about is counted by its mark instead, however busy its neighbours are.
 */
export async function countUse(
  context: Asking,
  limit: LimitName,
  args: Record<string, unknown>,
): Promise<void> {
  const { limits, ip } = context;
  const email = OF_CODES.includes(limit) ? emailIn(args) : null;
  const marked = email && (await markedAs(context, limit, email));
  await limits.use(limit, marked ?? ip);
}

/**
 * Whose documents and reads are counted together: those of an account, else of a visitor's network address. Where
 * that has fewer uses left than `points`, a marked browser goes on with those of its own. It is looked for only then,
 * so a visitor costs no query.
 */
export async function whoIsCounted(
  context: Asking & Pick<Context, 'viewer'>,
  limit: LimitName,
  points = 1,
): Promise<string> {
  const { viewer, ip, limits } = context;
  if (viewer) return viewer.userId;
  if (await limits.hasLeft(limit, ip, points)) return ip;
  const slot = await markedSlot(context);
  return slot ? markName(slot) : ip;
}

/** Arguments are looked at before they are checked, so they may be anything. */
function emailIn({ email, input }: Record<string, unknown>): string | null {
  const given: unknown = email ?? (input as { email?: unknown } | undefined)?.email;
  return typeof given === 'string' ? normaliseEmail(given) : null;
}

/** By what outlives the id of the browser: each sign-in renews that, and brings no new uses. */
const markName = (slot: Buffer): string => `mark:${slot.toString('base64url')}`;

/**
 * Whom a marked browser is counted for when it asks about this e-mail; null for any other. One whose id has been
 * looked for as often as it has uses is refused without looking.
 */
async function markedAs(context: Asking, limit: LimitName, email: string): Promise<string | null> {
  const { em, device, ip, limits } = context;
  if (!device.idHash) return null;
  const asked = `id:${device.idHash.toString('base64url')}:${email}`;
  // Only what is marked was ever counted under such a name.
  await limits.check(limit, asked);
  const slot = await markedSlot(context);
  if (!slot) return null;
  if (await isMarkedFor(em, slot, email)) {
    await limits.correct(limit, asked, 1);
    return `${markName(slot)}:${email}`;
  }
  await limits.correct('unknownMark', ip, 1);
  return null;
}

/**
 * What the browser is counted by where it is marked, for whichever account. Looking is bounded as well: where too many
 * marks that are not there came from, none is looked for.
 */
async function markedSlot({ em, device, ip, limits }: Asking): Promise<Buffer | null> {
  if (!device.idHash || !(await limits.hasLeft('unknownMark', ip))) return null;
  const slot = await slotOfMark(em, device.idHash);
  if (!slot) await limits.correct('unknownMark', ip, 1);
  return slot;
}
