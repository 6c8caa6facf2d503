import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { auditMails, auditOrders } from '../audit.ts';
import { startLoad } from '../bookings.ts';
import { startDoor } from '../door.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { onScene } from '../scene.ts';

/** Longer than any statement may take, so that whoever was caught has heard so. */
const STALL_MS = 45_000;

export const stalledConnection: Drill = {
  name: 'stalled-connection',
  about: 'every other connection to the database falls silent under load, without being closed',
  defaults: { rounds: 3, minutes: 0, people: 8 },
  async run({ rounds, people }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-drill-pg-'));
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
    const databaseUrl = await postgres.database('laundry');
    const door = await startDoor(databaseUrl);
    const connect = async () => {
      const db = new pg.Client(databaseUrl);
      await db.connect();
      return db;
    };
    try {
      return await onScene({ people, connect, env: { DATABASE_URL: door.url } }, async (scene) => {
        const load = startLoad(scene.app.origin, scene.people);
        let caught = 0;
        for (let round = 0; round < rounds; round += 1) {
          await delay(5000);
          caught += door.stallHalf();
          await delay(STALL_MS);
        }
        const before = load.tally.acknowledged.size;
        const ready = await scene.app.untilReady();
        await delay(5000);
        const after = load.tally.acknowledged.size - before;
        await load.stop();
        const figures = await scene.withDb(async (db) => ({
          'connections that fell silent': caught,
          'seconds until ready': Number(ready.toFixed(1)),
          'bookings of the last 5 s': after,
          ...(await auditOrders(db, load.tally)),
          ...(await auditMails(db, scene.mailbox, 330_000)),
        }));
        return judge(figures, {
          ...NOTHING_LOST,
          'bookings of the last 5 s': (value) => value > 0,
        });
      });
    } finally {
      door.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
