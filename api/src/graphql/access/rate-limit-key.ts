import { trustedDeviceKey } from '../../auth/devices/trusted-devices.queries.js';
import { isTrustedFor } from '../../auth/devices/trusted-devices.service.js';
import { normaliseEmail } from '../../platform/email.js';
import type { LimitName } from '../../platform/rate-limit/rate-limiter.js';
import type { Context } from '../context.js';

type RateLimitContext = Pick<Context, 'em' | 'device' | 'ip' | 'limits'>;

/** Rate limits for codes. One user must not exhaust them for other users of the same IP address. */
const OF_CODES: LimitName[] = ['sendCode', 'verifyCode'];

/**
 * Counts one call of a limited operation per IP address. A browser that the account trusts has its
 * own count, so that a shared address does not block it.
 */
export async function countCall(
  context: RateLimitContext,
  limit: LimitName,
  args: Record<string, unknown>,
): Promise<void> {
  const { limits, ip } = context;
  const email = OF_CODES.includes(limit) ? emailIn(args) : null;
  const trusted = email && (await trustedDeviceKeyFor(context, limit, email));
  await limits.consume(limit, trusted ?? ip);
}

/**
 * Key of the read quota: the account, or else the IP address. A trusted device uses its own count
 * when fewer than `points` are left for the IP address. Only then is the device looked up, so that
 * most visitors cost no query.
 */
export async function readQuotaKey(
  context: RateLimitContext & Pick<Context, 'viewer'>,
  limit: LimitName,
  points = 1,
): Promise<string> {
  const { viewer, ip, limits } = context;
  if (viewer) return viewer.userId;
  if (await limits.hasRemaining(limit, ip, points)) return ip;
  const deviceKey = await trustedDeviceKeyOf(context);
  return deviceKey ? trustedDeviceLimitKey(deviceKey) : ip;
}

/** Reads the e-mail of arguments that are not validated yet, so it may have any type. */
function emailIn({ email, input }: Record<string, unknown>): string | null {
  const given: unknown = email ?? (input as { email?: unknown } | undefined)?.email;
  return typeof given === 'string' ? normaliseEmail(given) : null;
}

/**
 * Key of the count of a trusted device. It uses the key of the browser, because a sign-in renews
 * the cookie id and must not reset the count.
 */
const trustedDeviceLimitKey = (deviceKey: Buffer): string =>
  `trusted:${deviceKey.toString('base64url')}`;

/**
 * Key of the count of a browser that the account of this e-mail trusts; null for other browsers.
 * Lookups of one cookie id and e-mail are limited too.
 */
async function trustedDeviceKeyFor(
  context: RateLimitContext,
  limit: LimitName,
  email: string,
): Promise<string | null> {
  const { em, device, ip, limits } = context;
  if (!device.idHash) return null;
  const lookupKey = `id:${device.idHash.toString('base64url')}:${email}`;
  // Only trusted devices have a count under this key.
  await limits.check(limit, lookupKey);
  const deviceKey = await trustedDeviceKeyOf(context);
  if (!deviceKey) return null;
  if (await isTrustedFor(em, deviceKey, email)) {
    await limits.adjust(limit, lookupKey, 1);
    return `${trustedDeviceLimitKey(deviceKey)}:${email}`;
  }
  await limits.adjust('untrustedDevice', ip, 1);
  return null;
}

/**
 * Key of a browser that any account trusts. Lookups of unknown cookie ids are limited per IP
 * address.
 */
async function trustedDeviceKeyOf({
  em,
  device,
  ip,
  limits,
}: RateLimitContext): Promise<Buffer | null> {
  if (!device.idHash || !(await limits.hasRemaining('untrustedDevice', ip))) return null;
  const deviceKey = await trustedDeviceKey(em, device.idHash);
  if (!deviceKey) await limits.adjust('untrustedDevice', ip, 1);
  return deviceKey;
}
