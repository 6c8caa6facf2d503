import { codeOfState, STATES } from '../addresses/states.js';
import type { Business } from './business.entity.js';

const AT_THE_END = new RegExp(`, (${STATES.map(({ name }) => name).join('|')})(?: - \\d{6})?$`);

type Registered = Pick<Business, 'state'>;

/** State at the end of an address; without one, the state of the company. */
export const stateOf = (address: string, { state }: Registered): string =>
  AT_THE_END.exec(address)?.[1] ?? state;

/** Whether the address is in another state than the company. */
export const isInterState = (address: string, business: Registered): boolean =>
  codeOfState(stateOf(address, business)) !== codeOfState(business.state);
