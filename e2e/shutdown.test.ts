import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';
import { Database } from './database.js';
import { startTcpProxy } from './tcp-proxy.js';

let dataDir: string;
let app: RunningApp;
afterEach(async () => {
  await app.stop();
  await removeDataDir(dataDir);
});

const BODY = JSON.stringify({ query: '{ cloths { id name } }' });

/** What became of one request: its status, or how the connection failed. */
const ask = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    // Who asks is looked up, so that each answer waits for the database.
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

/** Asks again and again over connections that are kept, until nobody is there any more; gives what was answered. */
async function load(url: string, agent: Agent, answers: Map<string, number>): Promise<void> {
  for (let answer = ''; answer !== 'ECONNREFUSED';) {
    answer = await ask(url, agent);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
}

describe('SIGTERM under load', () => {
  it('fails no request that was taken, time and again', async () => {
    dataDir = await makeDataDir();
    for (let round = 0; round < 3; round += 1) {
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
      // A machine that is busy with other things says so with a 503, and cuts nobody off.
      answers.delete('503');
      expect([...answers.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
    }
  });
});

describe('SIGTERM while the network to the database is gone', () => {
  it('comes to its end, though no connection is ever answered or closed', async () => {
    dataDir = await makeDataDir();
    const folder = await mkdtemp('/tmp/laundry-silent-');
    // The database runs as a user of its own.
    await chmod(folder, 0o755);
    const database = new Database(path.join(folder, 'pg'), await freePort());
    await database.create();
    await database.start();
    const proxy = await startTcpProxy(database.url);
    try {
      app = await startApp(dataDir, { DATABASE_URL: proxy.url, DEMO_DATA: 'false' });
      proxy.stall();
      const exited = once(app.process, 'exit');
      app.process.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      await expect
        .poll(app.output)
        .toContain('The end of connections took too long and was cut short');
    } finally {
      app.process.kill('SIGKILL');
      proxy.stop();
      await database.stopHard();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
