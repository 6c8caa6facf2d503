import type { TestUser } from './factories.js';
import type { TestServer } from './test-server.js';

/** The owner of the records that a call refers to. */
export interface CallContext {
  test: TestServer;
  owner: TestUser;
  /** The calling user, for operations on one's own records only; by default the owner. */
  caller?: TestUser;
}

export type Variables = Record<string, unknown>;
export type Call = (scene: CallContext) => Variables | Promise<Variables>;

export const nothing: Call = () => ({});

const PLACE = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };
export const ADDRESS = { address: '12, Long Street, Adyar', ...PLACE };
