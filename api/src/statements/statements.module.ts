import type { AppModule } from '../app-module.js';
import { statementJobs } from './statements.jobs.js';
import { StatementsResolver } from './statements.resolver.js';
import { statementRoutes } from './statements.routes.js';

export const statementsModule: AppModule = {
  resolvers: [StatementsResolver],
  httpRoutes: statementRoutes,
  jobs: statementJobs,
};
