import type { AppModule } from '../app-module.js';
import { FailedEmailsResolver } from './failed-emails.resolver.js';
import { FailedWebhooksResolver } from './failed-webhooks.resolver.js';
import { FailureSubscriptionsResolver } from './failure-subscriptions.resolver.js';

export const failuresModule: AppModule = {
  resolvers: [FailedEmailsResolver, FailedWebhooksResolver, FailureSubscriptionsResolver],
};
