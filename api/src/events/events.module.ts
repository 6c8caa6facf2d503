import type { AppModule } from '../app-module.js';
import { deleteOldEvents, numberEvents } from './events.queries.js';
import { EventsResolver } from './events.resolver.js';
import { eventRoutes } from './events.rest.js';

export const eventsModule: AppModule = {
  resolvers: [EventsResolver],
  restRoutes: eventRoutes,
  // A reader numbers new events before it reads. The job also numbers them each minute, so that no
  // reader has many to number.
  jobs: ({ orm }) => ({
    tasks: {
      number_events: async () => {
        await numberEvents(orm.em.fork());
      },
    },
    crontab: ['* * * * * number_events'],
  }),
  cleanUp: deleteOldEvents,
};
