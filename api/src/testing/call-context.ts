import type { TestUser } from './factories.js';
import type { TestServer } from './test-server.js';

/** The server, the owner of the records that a call refers to, and the caller. */
export interface CallContext {
  test: TestServer;
  owner: TestUser;
  /** User who calls an operation on own records; by default the owner. */
  caller?: TestUser;
}

export type Variables = Record<string, unknown>;
export type Call = (context: CallContext) => Variables | Promise<Variables>;

export const nothing: Call = () => ({});

const PLACE = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };
export const ADDRESS = { address: '12, Long Street, Adyar', ...PLACE };
