import type { Deps } from '../../database.js';

/** The browser of a request. It selects codes and rate limits; it does not authenticate. */
export interface RequestDevice {
  /** Hash of the id in the cookie; null without a cookie. */
  idHash: Buffer | null;
  /** Whether the client is a browser, which returns cookies. */
  isBrowser: boolean;
  /** Label for the account owner, such as 'Chrome on Android'. */
  label: string;
  /** IP address of the client. */
  network: string;
  requestId: string;
  /** Sends the id cookie again, or sets a first one. Returns the hash of the id. */
  ensureId(): Buffer;
  /** Sets a new random id cookie in this response. Returns the hash of the id. */
  renewId(): Buffer;
}

export interface SignInDeps extends Deps {
  device: RequestDevice;
}
