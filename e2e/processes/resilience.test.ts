import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { Database } from '../database.js';
import { graphql, orderIds, signInByApi, waitForMail } from '../session.js';

const BOOK = `mutation ($input: BookPickupInput!, $key: String!) {
  bookPickup(input: $input, idempotencyKey: $key) { booking { id } }
}`;

const input = {
  pickupDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  pickupAddress: '12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017',
  phone: '9840055555',
};

let folder: string;
let dataDir: string;
let database: Database;
let app: RunningApp;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp('/tmp/laundry-resilience-');
  execFileSync('chmod', ['755', folder]);
  dataDir = await makeDataDir();
  database = new Database(path.join(folder, 'pg'), await freePort());
  await database.create();
  await database.start();
  app = await startApp(dataDir, {
    DATABASE_URL: database.url,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: 'admin@laundry.test',
  });
  token = (await signInByApi(app.url, 'admin@laundry.test')).token;
});

afterAll(async () => {
  await app.stop();
  await database.stopHard();
  await rm(folder, { recursive: true, force: true });
  await removeDataDir(dataDir);
});

/** Sends bookings until stopped. Returns the ids of the acknowledged orders. */
function load(workers: number) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let running = true;
  const work = async (worker: number) => {
    for (let i = 0; running; i += 1) {
      const answer = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: BOOK,
          variables: { input, key: `${worker}-${i}-${Date.now()}` },
        }),
      }).catch(() => null);
      if (!answer) continue;
      statuses.add(answer.status);
      const body = (await answer.json()) as { data?: { bookPickup: { booking: { id: string } } } };
      if (body.data) acknowledged.push(body.data.bookPickup.booking.id);
    }
  };
  const all = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return {
    acknowledged,
    statuses,
    async stop() {
      running = false;
      await all;
    },
  };
}

const until = async (holds: () => boolean | Promise<boolean>) => {
  await expect.poll(holds, { interval: 20 }).toBe(true);
};

const isReady = async () =>
  (await fetch(`${app.url}/health/ready`).catch(() => null))?.status === 200;

describe('a database that is stopped hard under load', () => {
  it('loses no acknowledged booking, answers 503 during the outage, and recovers', async () => {
    const bookings = load(4);
    for (let round = 1; round <= 3; round += 1) {
      const before = bookings.acknowledged.length;
      await until(() => bookings.acknowledged.length > before + 5);
      await database.stopHard();
      await until(async () => (await fetch(`${app.url}/health/ready`)).status === 503);
      await database.start();
      await until(isReady);
    }
    await bookings.stop();
    expect(app.process.exitCode).toBeNull();
    const stored = new Set(await orderIds(app.url, token));
    expect(bookings.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('still sends mail afterwards', async () => {
    const email = 'after@laundry.test';
    await graphql(
      app.url,
      `
        mutation ($email: EmailAddress!) {
          requestSignInCode(input: { email: $email }) {
            message
          }
        }
      `,
      { email },
    );
    expect((await waitForMail(app.url, email, /no Doorstep Laundry account/)).text).toContain(
      'signup',
    );
  });
});
