import type { AppModule } from '../app-module.js';
import { AddressesResolver } from './addresses.resolver.js';
import { addressRoutes } from './addresses.rest.js';
import { UserAddressesResolver } from './user-addresses.resolver.js';

export const addressesModule: AppModule = {
  resolvers: [AddressesResolver, UserAddressesResolver],
  restRoutes: addressRoutes,
};
