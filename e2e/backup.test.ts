import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';
import { graphql, orderIds, signInByApi } from './session.js';

const BOOK = `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }`;

const input = {
  pickupDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  pickupAddress: '12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017',
  phone: '9840055555',
};

let first: string;
let second: string;
let app: RunningApp;
beforeAll(async () => {
  first = await makeDataDir();
  second = await makeDataDir();
  app = await startApp(first);
});
afterAll(async () => {
  await app.stop();
  await removeDataDir(first);
  await removeDataDir(second);
});

/** `npm run backup` or `npm run restore`, on the database in a folder. */
async function run(command: string, dataDir: string, file: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir };
  const cwd = path.resolve(import.meta.dirname, '..');
  const asked = [`scripts/${command}.js`, file];
  return (await promisify(execFile)(process.execPath, asked, { cwd, env })).stdout;
}

/** Books without a pause until told to stop; gives what was acknowledged, in order. */
function load(token: string) {
  const acknowledged: string[] = [];
  let running = true;
  const work = async () => {
    while (running) {
      const { bookPickup } = await graphql<{ bookPickup: { booking: { id: string } } }>(
        ...[app.url, BOOK, { input }, token],
      );
      acknowledged.push(bookPickup.booking.id);
    }
  };
  const all = Promise.all([work(), work()]);
  return {
    acknowledged,
    async stop() {
      running = false;
      await all;
    },
  };
}

it('a backup that is made while people book is restored elsewhere, and people go on there', async () => {
  const { token } = await signInByApi(app.url, 'admin@laundry.test');
  const bookings = load(token);
  await expect.poll(() => bookings.acknowledged.length).toBeGreaterThan(10);
  const before = bookings.acknowledged.slice();
  const file = path.join(first, 'backup.gz');
  const saved = await run('backup', first, file);
  await bookings.stop();
  const restored = await run('restore', second, file);
  const numbers = (said: string) => said.match(/\d+ rows of \d+ tables/)?.[0];
  expect(numbers(saved)).toMatch(/^\d{3,} rows of \d\d tables$/);
  expect(numbers(restored)).toBe(numbers(saved));
  await expect(run('restore', second, file)).rejects.toThrow('The database is not empty');

  expect(restored).toMatch(
    /Admins are admin@laundry\.test, employees with access \S+@staff\.test, \S+@staff\.test: look/,
  );

  const then = await orderIds(app.url, token);
  await app.stop();
  await copyFile(path.join(first, 'secret'), path.join(second, 'secret'));
  app = await startApp(second, { ADMIN_EMAIL: 'owner@laundry.test' });
  // Nobody is signed in by a session of before, which may have been ended since.
  await expect(orderIds(app.url, token)).rejects.toThrow('UNAUTHENTICATED');
  const owner = await signInByApi(app.url, 'owner@laundry.test');
  const now = await orderIds(app.url, owner.token);
  expect(before.filter((id) => !now.includes(id))).toEqual([]);
  expect(now.filter((id) => !then.includes(id))).toEqual([]);
  expect((await signInByApi(app.url, 'customer@laundry.test')).user.role).toBe('CUSTOMER');
});
