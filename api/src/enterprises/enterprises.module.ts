import type { AppModule } from '../app-module.js';
import { EnterpriseTermsResolver } from './enterprise-terms.resolver.js';
import { EnterprisesResolver } from './enterprises.resolver.js';
import { enterpriseRoutes } from './enterprises.rest.js';
import { PriceListResolver } from './price-list.resolver.js';

export const enterprisesModule: AppModule = {
  resolvers: [EnterpriseTermsResolver, EnterprisesResolver, PriceListResolver],
  restRoutes: enterpriseRoutes,
};
