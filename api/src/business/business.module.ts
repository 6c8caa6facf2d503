import type { AppModule } from '../app-module.js';
import { BusinessLogoResolver } from './business-logo.resolver.js';
import { logoRoutes } from './business-logo.routes.js';
import { BusinessResolver } from './business.resolver.js';

export const businessModule: AppModule = {
  resolvers: [BusinessLogoResolver, BusinessResolver],
  httpRoutes: logoRoutes,
};
