import type { AppModule } from '../app-module.js';
import { AccountResolver } from './account.resolver.js';
import { ActorResolver } from './actor.resolver.js';
import { EmailChangeResolver } from './email-change/email-change.resolver.js';
import { EmailLinkResolver } from './email-change/email-link.resolver.js';
import { UsersResolver } from './users.resolver.js';
import { userExtra, userRoutes } from './users.rest.js';

export const usersModule: AppModule = {
  resolvers: [
    AccountResolver,
    ActorResolver,
    EmailChangeResolver,
    EmailLinkResolver,
    UsersResolver,
  ],
  restRoutes: userRoutes,
  restExtras: { User: userExtra },
};
