import type { Em } from '../../database.js';
import type { RequestDevice } from '../devices/request-device.js';
import { deviceKeyOfId } from '../devices/trusted-devices.queries.js';
import { lockTrustedDevice } from '../devices/trusted-devices.service.js';
import { lockEmail } from './sign-in-throttle.service.js';

/** The browser that requests or tries a code. */
export interface CodeRequester {
  /** Key of the browser. Apps and scripts without the id cookie share one key. */
  deviceKey: Buffer;
  /** Id of the account that trusts this browser; null for an untrusted browser. */
  trustedBy: string | null;
}

/** Key shared by all apps and scripts without the id cookie. */
const SHARED_KEY = Buffer.alloc(0);

/**
 * Identifies the requesting browser. For an untrusted one it also locks the e-mail until the
 * transaction ends.
 */
export async function codeRequesterOf(
  em: Em,
  deviceKey: Buffer,
  email: string,
): Promise<CodeRequester> {
  const trustedBy = await lockTrustedDevice(em, deviceKey, email);
  if (!trustedBy) await lockEmail(em, email);
  return { deviceKey, trustedBy };
}

/**
 * Key of the browser. A browser without the id cookie gets one, so that the server recognises the
 * browser when the user enters the code.
 */
export async function deviceKeyOf(em: Em, device: RequestDevice): Promise<Buffer> {
  if (device.idHash) return deviceKeyOfId(em, device.idHash);
  return device.isBrowser ? device.ensureId() : SHARED_KEY;
}
