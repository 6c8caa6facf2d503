import type { AppModule } from '../app-module.js';
import { ClothsResolver } from './cloths.resolver.js';
import { clothRoutes } from './cloths.rest.js';

export const clothsModule: AppModule = {
  resolvers: [ClothsResolver],
  restRoutes: clothRoutes,
};
