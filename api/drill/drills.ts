import { setTimeout as delay } from 'node:timers/promises';
import { book, startLoad, Tally } from './bookings.ts';
import { type Drill, type Options, spansOf, until } from './drill.ts';
import { withFixture, type Fixture } from './fixture.ts';

/** Number of bookings between two faults, so that each fault happens under load. */
const BETWEEN = 10;

/**
 * Injects `rounds` faults under load. `inject` returns the seconds until the server works again.
 */
const underFaults = (
  { rounds, users }: Options,
  inject: (fixture: Fixture, tally: Tally) => Promise<number>,
) =>
  withFixture(users, async (fixture) => {
    const { tally, stop } = startLoad([fixture.app.origin], fixture.users);
    const ready: number[] = [];
    for (let fault = 1; fault <= rounds; fault += 1) {
      await tally.more(BETWEEN);
      ready.push(await inject(fixture, tally));
      console.error(`fault ${fault} of ${rounds}: ready after ${ready.at(-1)?.toFixed(1)} s`);
    }
    await tally.more(BETWEEN);
    await stop();
    const spans = spansOf('seconds until ready', ready);
    return { 'faults injected': rounds, ...spans, ...(await fixture.audit(tally)) };
  });

const defaults = { rounds: 20, minutes: 0, users: 8 };
const limits = { 'seconds until ready, longest': 10 };

const databaseKilled: Drill = {
  ...{ name: 'database-killed', about: 'PostgreSQL is killed (SIGKILL) under load' },
  ...{ defaults, limits },
  run: (options) =>
    underFaults(options, async ({ app }) => {
      process.kill(await app.postmaster(), 'SIGKILL');
      await until(async () => !(await app.isReady()), 'the loss of the database');
      return app.untilReady();
    }),
};

/** Stops the server with a signal right after an acknowledged booking, before its mail is sent. */
const restart = (options: Options, signal: NodeJS.Signals) =>
  underFaults(options, async ({ app }, tally) => {
    await tally.more(1);
    const code = await app.end(signal);
    if (signal === 'SIGTERM' && code !== 0) tally.faults.push(`it ended with ${code}`);
    const begin = Date.now();
    await app.start();
    return (Date.now() - begin) / 1000;
  });

const serverKilled: Drill = {
  ...{ name: 'server-killed', about: 'the server is killed (SIGKILL) under load' },
  ...{ defaults, limits },
  run: (options) => restart(options, 'SIGKILL'),
};

const sigterm: Drill = {
  ...{ name: 'sigterm', about: 'the server gets SIGTERM under load' },
  ...{ defaults, limits },
  run: (options) => restart(options, 'SIGTERM'),
};

const mailDown: Drill = {
  ...{ name: 'mail-down', about: 'the mail server is away while users book, and comes back' },
  defaults: { rounds: 1, minutes: 10, users: 4 },
  limits: { 'seconds until the last mail': 60, 'answers 503': 0, 'mails twice': 1 },
  run: ({ minutes, users: count }) =>
    withFixture(count, async ({ app, smtpSink, users, audit }) => {
      const { tally, stop } = startLoad([app.origin], users, 500);
      await tally.more(BETWEEN);
      await smtpSink.stop();
      await delay(minutes * 60_000);
      await smtpSink.restart();
      await tally.more(BETWEEN);
      await stop();
      return { 'minutes without mail': minutes, ...(await audit(tally)) };
    }),
};

const rush: Drill = {
  ...{ name: 'rush', about: 'all users book at the same moment' },
  defaults: { rounds: 1, minutes: 0, users: 300 },
  limits: { 'connections lost': 0, 'without a booking': 0 },
  run: ({ users: count }) =>
    withFixture(count, async ({ app, users, audit }) => {
      const tally = new Tally();
      const begin = Date.now();
      await Promise.all(users.map((person) => book(app.origin, person, tally)));
      const seconds = (Date.now() - begin) / 1000;
      return {
        ...{ users: count, 'seconds until all had booked': Number(seconds.toFixed(1)) },
        'without a booking': count - tally.acknowledged.size,
        ...(await audit(tally)),
      };
    }),
};

export const DRILLS = [serverKilled, databaseKilled, sigterm, mailDown, rush];
