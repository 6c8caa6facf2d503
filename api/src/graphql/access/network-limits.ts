import { slotOfMark } from '../../auth/devices/devices.queries.js';
import { isMarkedFor } from '../../auth/devices/devices.service.js';
import { normaliseEmail } from '../../platform/email.js';
import type { LimitName } from '../../platform/http/rate-limits.js';
import type { Context } from '../context.js';

type Asking = Pick<Context, 'em' | 'device' | 'ip' | 'limits'>;

/** Limits on codes; other users of one network address must not exhaust them. */
const OF_CODES: LimitName[] = ['send', 'verify'];

/**
 * Counts one use of a limited operation per network address. A browser trusted by the requested account counts
 * separately, so that a shared address does not block it.
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
 * Counting key of reads: the account, else the network address. If that has fewer than `points` left, a trusted
 * browser uses its own count. The lookup happens only then, so visitors cost no query.
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

/** Reads the e-mail of unvalidated arguments, which may have any type. */
function emailIn({ email, input }: Record<string, unknown>): string | null {
  const given: unknown = email ?? (input as { email?: unknown } | undefined)?.email;
  return typeof given === 'string' ? normaliseEmail(given) : null;
}

/**
 * Counting key of a trusted browser. It uses the slot, because a sign-in renews the id and must not reset the count.
 */
const markName = (slot: Buffer): string => `mark:${slot.toString('base64url')}`;

/** Counting key of a trusted browser for this e-mail; null for others. Repeated lookups of one id are limited too. */
async function markedAs(context: Asking, limit: LimitName, email: string): Promise<string | null> {
  const { em, device, ip, limits } = context;
  if (!device.idHash) return null;
  const asked = `id:${device.idHash.toString('base64url')}:${email}`;
  // Only trusted devices have a counter under this name.
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

/** Slot of a browser that any account trusts. Lookups of unknown ids are limited per address. */
async function markedSlot({ em, device, ip, limits }: Asking): Promise<Buffer | null> {
  if (!device.idHash || !(await limits.hasLeft('unknownMark', ip))) return null;
  const slot = await slotOfMark(em, device.idHash);
  if (!slot) await limits.correct('unknownMark', ip, 1);
  return slot;
}
