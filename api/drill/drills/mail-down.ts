import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../bench/say.ts';
import { auditMails, auditOrders } from '../audit.ts';
import { startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { askForCode } from '../sign-in.ts';
import { onScene } from '../scene.ts';

/** What leaves later than this after the mail server is back has waited for nothing. */
const MAILS_WITHIN_S = 60;
const DEADLINE_MS = 20 * 60_000;
const BEFORE_MS = 15_000;

/** A code is good for so long; one that could not leave in that time must not come any more. */
const CODE_MINUTES = 5;

export const mailDown: Drill = {
  name: 'mail-down',
  about: 'the mail server is away for minutes while people book, and comes back',
  defaults: { rounds: 1, minutes: 10, people: 4 },
  run: ({ minutes, people }) =>
    onScene({ people }, async ({ app, mailbox, people: all, withDb }) => {
      const before = startLoad(app.origin, all, { pauseMs: 500 });
      await delay(BEFORE_MS);
      await before.stop();
      await mailbox.stop();
      await Promise.all(all.map(({ email }) => askForCode(app.origin, email)));
      const load = startLoad(app.origin, all, { pauseMs: 500 });
      for (let minute = 0; minute < minutes; minute += 1) {
        await delay(Math.min(1, minutes - minute) * 60_000);
        say(`minute ${minute + 1} of ${minutes}: ${load.tally.acknowledged.size} bookings`);
      }
      await mailbox.restart();
      await delay(BEFORE_MS);
      await load.stop();
      for (const [key, id] of before.tally.acknowledged) load.tally.acknowledged.set(key, id);
      const figures = await withDb(async (db) => {
        const p99Before = (await auditOrders(db, before.tally)).p99;
        return {
          'minutes without': minutes,
          'p99 before': p99Before,
          ...(await auditOrders(db, load.tally)),
          ...(await auditMails(db, mailbox, DEADLINE_MS)),
          'codes that came too late': minutes > CODE_MINUTES ? mailbox.codes.size : 0,
        };
      });
      return judge(figures, {
        ...NOTHING_LOST,
        busy: (value) => value === 0,
        'mails twice': (value) => value <= 1,
        'codes that came too late': (value) => value === 0,
        'seconds until the last mail': (value) => value <= MAILS_WITHIN_S,
      });
    }),
};
