import type { AppModule } from '../app-module.js';
import { SocialResolver } from './social.resolver.js';
import { socialRoutes } from './social.routes.js';

export const socialModule: AppModule = {
  resolvers: [SocialResolver],
  httpRoutes: socialRoutes,
};
