import type { AppModule } from '../app-module.js';
import { OrderLinkResolver } from './order-link.resolver.js';
import { paymentLinkJobs } from './payment-links.jobs.js';
import { webhookRoutes } from './payment-links.routes.js';

export const paymentLinksModule: AppModule = {
  resolvers: [OrderLinkResolver],
  httpRoutes: webhookRoutes,
  jobs: paymentLinkJobs,
};
