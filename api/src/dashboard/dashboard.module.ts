import type { AppModule } from '../app-module.js';
import { DashboardResolver } from './dashboard.resolver.js';

export const dashboardModule: AppModule = {
  resolvers: [DashboardResolver],
};
