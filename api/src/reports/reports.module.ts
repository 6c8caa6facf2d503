import type { AppModule } from '../app-module.js';
import { ControlResolver } from './control/control.resolver.js';
import { controlRoutes } from './control/control.rest.js';
import { updateDailyAggregates } from './daily-aggregates.service.js';
import { GstResolver } from './gst/gst.resolver.js';
import { gstRoutes } from './gst/gst.rest.js';
import { JournalResolver } from './journal/journal.resolver.js';
import { journalRoute } from './journal/journal.rest.js';
import { ReportsResolver } from './reports.resolver.js';
import { reportRoutes } from './reports.rest.js';

export const reportsModule: AppModule = {
  resolvers: [ControlResolver, GstResolver, JournalResolver, ReportsResolver],
  restRoutes: [...gstRoutes, journalRoute, ...controlRoutes, ...reportRoutes],
  jobs: ({ orm }) => ({
    tasks: { update_daily_aggregates: () => updateDailyAggregates(orm.em.fork()) },
    crontab: ['4,14,24,34,44,54 * * * * update_daily_aggregates'],
  }),
};
