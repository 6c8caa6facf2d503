import type { Deps } from '../../database.js';

/**
 * What a request shows of the browser that it comes from. It authorises nothing: it only tells whose codes,
 * sends and tries are meant.
 */
export interface AskingDevice {
  /** Hash of the id in its cookie; null when it brought none. */
  idHash: Buffer | null;
  /** Says whether it is a browser, which sends back the cookie that it is given. */
  isBrowser: boolean;
  /** What it is, in a few words for its owner: 'Chrome on Android'. */
  words: string;
  /** The network address that it asks from, and the id of the request. */
  network: string;
  requestId: string;
  /** Gives it an id, or the one that it has for longer, with this answer; returns the hash. */
  keepId(): Buffer;
  /** Gives it another id with this answer, that nobody knew before; returns the hash. */
  renewId(): Buffer;
}

/** What a sign-in works with. */
export interface SignInDeps extends Deps {
  device: AskingDevice;
}
