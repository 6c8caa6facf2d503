import { codeOfState, STATES } from '../addresses/states.js';
import type { Business } from './business.entity.js';

const AT_THE_END = new RegExp(`, (${STATES.map(({ name }) => name).join('|')})(?: - \\d{6})?$`);

type Registered = Pick<Business, 'state'>;

/** The state in which laundry is handed over at an address; that of the business where the address does not name one at its end. */
export const stateOf = (address: string, { state }: Registered): string =>
  AT_THE_END.exec(address)?.[1] ?? state;

/** Whether laundry for this address goes to another state than that of the business. */
export const isInterState = (address: string, business: Registered): boolean =>
  codeOfState(stateOf(address, business)) !== codeOfState(business.state);
