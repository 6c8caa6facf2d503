import { auditMails, auditOrders } from '../audit.ts';
import { type Load, startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST, type Options, READY_WITHIN } from '../drill.ts';
import { say } from '../../bench/say.ts';
import { onScene, type Scene } from '../scene.ts';
import { spansOf, until } from '../watch.ts';

const MAILS_WITHIN_MS = 180_000;

/** Work between two blows, so that each one falls under load. */
const BETWEEN = 10;

const more = (load: Load, acknowledged: number): Promise<void> => {
  const before = load.tally.acknowledged.size;
  return until(() => load.tally.acknowledged.size >= before + acknowledged, 'an acknowledgement');
};

/** Strikes under load again and again; gives what was lost. `strike` gives the seconds until it worked again. */
async function underBlows(
  { rounds, people }: Options,
  strike: (scene: Scene, load: Load) => Promise<number>,
) {
  return onScene({ people }, async (scene) => {
    const { app, mailbox, withDb } = scene;
    const load = startLoad(app.origin, scene.people);
    const ready: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await more(load, BETWEEN);
      ready.push(await strike(scene, load));
      say(`blow ${round} of ${rounds}: ready after ${ready.at(-1)?.toFixed(1)} s`);
    }
    await more(load, BETWEEN);
    await load.stop();
    const figures = await withDb(async (db) => ({
      blows: rounds,
      ...spansOf('seconds until ready', ready),
      ...(await auditOrders(db, load.tally)),
      ...(await auditMails(db, mailbox, MAILS_WITHIN_MS)),
    }));
    return judge(figures, {
      ...NOTHING_LOST,
      'seconds until ready, longest': (value) => value <= READY_WITHIN,
    });
  });
}

const defaults = { rounds: 20, minutes: 0, people: 8 };

export const postgresKill: Drill = {
  name: 'postgres-kill',
  about: 'the first process of PostgreSQL is killed hard (SIGKILL) under load',
  defaults,
  run: (options) =>
    underBlows(options, async ({ app }) => {
      process.kill(await app.postmaster(), 'SIGKILL');
      await until(async () => !(await app.isReady()), 'the loss of the database');
      return app.untilReady();
    }),
};

export const serverKill: Drill = {
  name: 'server-kill',
  about:
    'the server is killed hard (SIGKILL) as soon as a booking is acknowledged, before its mail has left',
  defaults,
  run: (options) =>
    underBlows(options, async ({ app }, load) => {
      await more(load, 1);
      await app.end('SIGKILL');
      const since = Date.now();
      await app.start();
      return (Date.now() - since) / 1000;
    }),
};
