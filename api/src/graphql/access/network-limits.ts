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

/** Arguments are looked at before they are checked, so they may be anything. */
function emailIn({ email, input }: Record<string, unknown>): string | null {
  const given: unknown = email ?? (input as { email?: unknown } | undefined)?.email;
  return typeof given === 'string' ? normaliseEmail(given) : null;
}

/**
 * Whom a marked browser is counted for; null for any other. Looking is bounded as well: a mark that has used up its
 * uses is refused without it, and where too many that are not there came from, none is looked for.
 */
async function markedAs(
  { em, device, ip, limits }: Asking,
  limit: LimitName,
  email: string,
): Promise<string | null> {
  if (!device.idHash) return null;
  const who = `mark:${device.idHash.toString('base64url')}:${email}`;
  // Only what is marked was ever counted under such a name.
  await limits.check(limit, who);
  if (!(await limits.hasLeft('unknownMark', ip))) return null;
  if (await isMarkedFor(em, device.idHash, email)) return who;
  await limits.correct('unknownMark', ip, 1);
  return null;
}
