import type { AppModule } from '../app-module.js';
import { FeedbackResolver } from './feedback.resolver.js';
import { feedbackRoutes } from './feedback.rest.js';

export const feedbackModule: AppModule = {
  resolvers: [FeedbackResolver],
  restRoutes: feedbackRoutes,
};
