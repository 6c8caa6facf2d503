import { performance } from 'node:perf_hooks';
import { auditMails, auditOrders } from '../audit.ts';
import { book, read, Tally } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { onScene } from '../scene.ts';

export const rush: Drill = {
  name: 'rush',
  about: 'everybody books at the same moment',
  defaults: { rounds: 1, minutes: 0, people: 300 },
  run: ({ people, rounds }) =>
    onScene({ people }, async ({ app, mailbox, people: all, withDb }) => {
      const tally = new Tally();
      const begin = performance.now();
      for (let round = 0; round < rounds; round += 1)
        await Promise.all(all.map((person) => book(app.origin, person, tally)));
      const seconds = (performance.now() - begin) / 1000;
      const figures = await withDb(async (db) => ({
        people,
        'seconds until all had booked': Number(seconds.toFixed(1)),
        ...(await auditOrders(db, tally)),
        ...(await auditMails(db, mailbox, 180_000)),
      }));
      return judge(figures, {
        ...NOTHING_LOST,
        acknowledged: (value) => value === people * rounds,
        cut: (value) => value === 0,
      });
    }),
};

/** Far more than can be answered: those who are let in are answered in time, the rest hear so at once. */
export const overload: Drill = {
  name: 'overload',
  about: 'many times as many people as can be answered ask again and again',
  defaults: { rounds: 1, minutes: 1, people: 1500 },
  run: ({ people, minutes }) =>
    onScene({ people }, async ({ app, people: all, withDb }) => {
      const tally = new Tally();
      const end = performance.now() + minutes * 60_000;
      const health: number[] = [];
      let unwell = 0;
      const watch = async () => {
        while (performance.now() < end) {
          const begin = performance.now();
          const answer = await fetch(`${app.origin}/health/live`).catch(() => null);
          if (answer?.status !== 200) unwell += 1;
          health.push(performance.now() - begin);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      };
      const one = async (person: (typeof all)[number]) => {
        while (performance.now() < end) {
          await read(app.origin, person, tally);
          await book(app.origin, person, tally, { wanted: () => performance.now() < end });
        }
      };
      await Promise.all([watch(), ...all.map(one)]);
      const backIn = await app.untilReady();
      const figures = await withDb(async (db) => ({
        people,
        'seconds until ready': Number(backIn.toFixed(1)),
        'health, longest ms': Math.round(Math.max(...health)),
        'health failed': unwell,
        ...(await auditOrders(db, tally)),
      }));
      return judge(figures, {
        ...NOTHING_LOST,
        'health failed': (value) => value === 0,
        'seconds until ready': (value) => value <= 5,
      });
    }),
};
