import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { auditMails, auditOrders } from '../audit.ts';
import { startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST, READY_WITHIN } from '../drill.ts';
import { onScene } from '../scene.ts';

const SIZE = '300m';
const PIECE = Buffer.alloc(64 * 1024);

function mount(folder: string): void {
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${SIZE},mode=755`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0)
    throw new Error(
      `This drill mounts a small disk of its own and needs to be root: ${stderr.toString()}`,
    );
}

/** Takes all the room that is left. */
function fill(file: string): void {
  const filler = openSync(file, 'a');
  try {
    for (;;) writeSync(filler, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(filler);
  }
}

export const diskFull: Drill = {
  name: 'disk-full',
  about: 'the disk under the embedded database is full for a while, under load',
  defaults: { rounds: 1, minutes: 1, people: 8 },
  run: ({ minutes, people }) =>
    onScene(
      { people, prepare: mount, leave: (folder) => void spawnSync('umount', [folder]) },
      async (scene) => {
        const { app, mailbox, withDb } = scene;
        const load = startLoad(app.origin, scene.people);
        const filler = path.join(app.dataDir, 'filler');
        const end = Date.now() + minutes * 60_000;
        // What PostgreSQL gives back in between is taken again.
        for (; Date.now() < end; await delay(500)) fill(filler);
        const while_ = load.tally.acknowledged.size;
        rmSync(filler);
        const ready = await app.untilReady();
        const since = Date.now();
        while (load.tally.acknowledged.size === while_) await delay(10);
        const written = (Date.now() - since) / 1000;
        await delay(5000);
        await load.stop();
        const ended = app.said().match(/The database has ended/g)?.length ?? 0;
        const figures = await withDb(async (db) => ({
          'seconds until ready': Number(ready.toFixed(1)),
          'seconds until a booking': Number((ready + written).toFixed(1)),
          'database ended': ended,
          ...(await auditOrders(db, load.tally)),
          ...(await auditMails(db, mailbox, 180_000)),
        }));
        return judge(figures, {
          ...NOTHING_LOST,
          'seconds until ready': (value) => value <= READY_WITHIN,
        });
      },
    ),
};
