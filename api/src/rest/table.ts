import { addressRows } from '../addresses/addresses.rest.js';
import { authRows } from '../auth/auth.rest.js';
import { orderRows } from '../orders/orders.rest.js';
import { userExtra } from '../users/user.rest.js';
import type { RestTable } from './rest.js';

/** Every path under /api that runs a GraphQL operation. */
export const restTable: RestTable = {
  rows: [...authRows, ...addressRows, ...orderRows],
  extras: { User: userExtra },
};
