import { say } from '../../bench/say.ts';
import { auditMails, auditOrders } from '../audit.ts';
import { book, read, Tally } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { onScene } from '../scene.ts';
import { signIn } from '../sign-in.ts';

const HOUR_MS = 3_600_000;

/** Read by Node before anything else: its clock is off, while the database goes on with the right one. */
const shifted = (by: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date, now = Real.now.bind(Real), off = ${by};
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length ? super(...given) : super(now() + off); }
      static now() { return now() + off; }
    };`)}`;

export const clock: Drill = {
  name: 'clock',
  about: 'the clock of the server is an hour ahead of its database, then an hour behind',
  defaults: { rounds: 1, minutes: 0, people: 4 },
  run: ({ people }) =>
    onScene({ people }, async ({ app, mailbox, people: all, withDb }) => {
      const tally = new Tally();
      const refused: string[] = [];
      for (const by of [0, HOUR_MS, -HOUR_MS, 0]) {
        await app.end('SIGTERM');
        await app.start({
          NODE_OPTIONS: `--max-old-space-size=256 --import ${shifted(by)}`,
        });
        for (const person of all) {
          await book(app.origin, person, tally);
          await read(app.origin, person, tally);
        }
        // Each one signs in once: a second code within a minute is refused, and rightly.
        await withDb((db) =>
          db.query('truncate one_time_code, one_time_link, sign_in_guard, device'),
        );
        for (const { email } of all) {
          const signedIn = await signIn(app.origin, mailbox, email);
          if (signedIn !== email) refused.push(`${by / HOUR_MS} h: ${signedIn}`);
        }
        say(`${by / HOUR_MS} h: ${refused.length} sign-ins refused so far`);
      }
      const figures = await withDb(async (db) => ({
        'sign-ins': 4 * people,
        'sign-ins refused': refused.length,
        'first refusal': refused[0],
        ...(await auditOrders(db, tally)),
        ...(await auditMails(db, mailbox, 60_000)),
      }));
      return judge(figures, { ...NOTHING_LOST, 'sign-ins refused': (value) => value === 0 });
    }),
};
