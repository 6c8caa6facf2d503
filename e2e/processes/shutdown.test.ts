import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { Database } from '../database.js';
import { startTcpProxy } from '../tcp-proxy.js';

let dataDir: string;
let app: RunningApp;
afterEach(async () => {
  await app.stop();
  await removeDataDir(dataDir);
});

const BODY = JSON.stringify({ query: '{ cloths { id name } }' });

/** Result of one request: its status, or the error of the connection. */
const ask = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    // An unknown token: the server looks up the session, so that each response waits for the
    // database.
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${'x'.repeat(43)}`,
    };
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(BODY);
  });

/**
 * Sends requests over persistent connections until the port closes. Counts the responses by status.
 */
async function load(url: string, agent: Agent, answers: Map<string, number>): Promise<void> {
  for (let answer = ''; answer !== 'ECONNREFUSED';) {
    answer = await ask(url, agent);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
}

describe('SIGTERM under load', () => {
  it('answers with nothing but the answer, and cuts each client once at most, time and again', async () => {
    dataDir = await makeDataDir();
    for (let round = 0; round < 2; round += 1) {
      app = await startApp(dataDir, { DEMO_DATA: 'false' });
      const agent = new Agent({ keepAlive: true, maxSockets: 24 });
      const answers = new Map<string, number>();
      const clients = Array.from({ length: 24 }, () => load(app.url, agent, answers));
      await expect.poll(() => answers.get('200') ?? 0).toBeGreaterThan(100);
      const exited = once(app.process, 'exit');
      app.process.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      await Promise.all(clients);
      agent.destroy();
      // A busy server answers 503 but cuts no connection.
      answers.delete('503');
      // A client that connects while the port closes must connect again.
      expect(answers.get('ECONNRESET') ?? 0).toBeLessThanOrEqual(clients.length);
      answers.delete('ECONNRESET');
      expect([...answers.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
    }
  });
});

/** An app with an external database and a proxy between them. */
async function startBehindProxy() {
  dataDir = await makeDataDir();
  const folder = await mkdtemp('/tmp/laundry-silent-');
  // PostgreSQL runs as a separate user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const database = new Database(path.join(folder, 'pg'), await freePort());
  await database.create();
  await database.start();
  const proxy = await startTcpProxy(database.url);
  app = await startApp(dataDir, { DATABASE_URL: proxy.url, DEMO_DATA: 'false' });
  return {
    database,
    proxy,
    async end() {
      app.process.kill('SIGKILL');
      proxy.stop();
      await database.stopHard();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const FEEDBACK = JSON.stringify({
  query: `mutation { sendFeedback(input: { name: "Asha", phone: "9876543210", message: "Clean" }) { message } }`,
});

describe('SIGTERM while people write', () => {
  it('loses nothing that was acknowledged', async () => {
    const { database, end } = await startBehindProxy();
    try {
      let acknowledged = 0;
      const write = async () => {
        for (;;) {
          const headers = { 'content-type': 'application/json' };
          const asked = { method: 'POST', headers, body: FEEDBACK };
          const answer = await fetch(`${app.url}/graphql`, asked).catch(() => null);
          if (!answer) return;
          const { data } = (await answer.json()) as { data?: { sendFeedback?: object } };
          if (data?.sendFeedback) acknowledged += 1;
        }
      };
      const clients = Array.from({ length: 8 }, write);
      await expect.poll(() => acknowledged).toBeGreaterThan(50);
      const exited = once(app.process, 'exit');
      app.process.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      await Promise.all(clients);
      const db = new pg.Client(database.url);
      await db.connect();
      const { rows } = await db.query<{ count: number }>('select count(*)::int from feedback');
      await db.end();
      expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    } finally {
      await end();
    }
  });
});

describe('SIGTERM while the network to the database is gone', () => {
  it.each([
    ['ends after a time, though no connection is ever answered or closed', 1, 'killed by timeout'],
    ['ends at once when it comes a second time', 2, 'second SIGTERM'],
  ])('%s', async (_what, times, said) => {
    const { proxy, end } = await startBehindProxy();
    try {
      proxy.stall();
      const exited = once(app.process, 'exit');
      app.process.kill('SIGTERM');
      if (times > 1) {
        await expect.poll(() => fetch(app.url).catch(() => null)).toBeNull();
        app.process.kill('SIGTERM');
      }
      expect(await exited).toEqual([1, null]);
      await expect.poll(app.output).toContain(said);
    } finally {
      await end();
    }
  });
});
