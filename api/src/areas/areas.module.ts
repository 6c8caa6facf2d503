import type { AppModule } from '../app-module.js';
import { AreasResolver } from './areas.resolver.js';
import { NOTIFY_WAITLIST } from './areas.service.js';
import { HolidaysResolver } from './holidays.resolver.js';
import { WaitlistResolver } from './waitlist.resolver.js';
import { deleteOldWaitlistEntries, notifyWaitlist } from './waitlist.service.js';

export const areasModule: AppModule = {
  resolvers: [AreasResolver, HolidaysResolver, WaitlistResolver],
  jobs: ({ orm, app }) => ({
    tasks: { [NOTIFY_WAITLIST]: () => notifyWaitlist({ em: orm.em.fork(), app }) },
    // A visitor who joined the waitlist while the area was being saved gets the mail the next day.
    crontab: [`0 4 * * * ${NOTIFY_WAITLIST}`],
  }),
  cleanUp: deleteOldWaitlistEntries,
};
