import type { Deps } from '../../database.js';

/** The requesting browser. It authorises nothing: it only selects codes, limits and counts. */
export interface AskingDevice {
  /** Hash of the id in the cookie; null without a cookie. */
  idHash: Buffer | null;
  /** Whether the client is a browser, which returns cookies. */
  isBrowser: boolean;
  /** Label for the owner: 'Chrome on Android'. */
  words: string;
  /** Network address of the client, and id of the request. */
  network: string;
  requestId: string;
  /** Sets or prolongs the id cookie in this response; returns the hash of the id. */
  keepId(): Buffer;
  /** Sets a new random id in this response; returns its hash. */
  renewId(): Buffer;
}

export interface SignInDeps extends Deps {
  device: AskingDevice;
}
