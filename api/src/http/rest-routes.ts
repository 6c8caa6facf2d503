import { modules } from '../modules.js';
import type { RestRoutes } from '../rest/rest.js';

/** All REST paths under /api that run a GraphQL operation. */
export const restRoutes: RestRoutes = {
  routes: modules.flatMap((one) => one.restRoutes ?? []),
  extras: Object.fromEntries(modules.flatMap(({ restExtras = {} }) => Object.entries(restExtras))),
};
