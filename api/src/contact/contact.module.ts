import type { AppModule } from '../app-module.js';
import { ContactResolver } from './contact.resolver.js';
import { contactRoutes } from './contact.rest.js';
import { forgetContactMessages } from './contact.service.js';

export const contactModule: AppModule = {
  resolvers: [ContactResolver],
  restRoutes: contactRoutes,
  cleanUp: forgetContactMessages,
};
