import type { Deps } from '../../database.js';

/** The browser of a request. It authorises nothing; it only selects codes, limits and counts. */
export interface RequestDevice {
  /** Hash of the id in the cookie; null without a cookie. */
  idHash: Buffer | null;
  /** Whether the client is a browser, which returns cookies. */
  isBrowser: boolean;
  /** Label for the account owner, such as 'Chrome on Android'. */
  label: string;
  /** IP address of the client, and id of the request. */
  network: string;
  requestId: string;
  /** Sets or renews the id cookie in this response. Returns the hash of the id. */
  ensureId(): Buffer;
  /** Sets a new random id cookie in this response. Returns the hash of the id. */
  renewId(): Buffer;
}

export interface SignInDeps extends Deps {
  device: RequestDevice;
}
