import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import {
  endAppsAfterEach,
  folder,
  GRAPHQL,
  processesOn,
  register,
  start,
} from '../started-apps.js';

endAppsAfterEach();

describe('npm start', () => {
  it.each<[name: string, env: Record<string, string>]>([
    ['SMTP_URL', { NODE_ENV: 'production', APP_SECRET: 'b7f3Kq0ZxW9mTn2LrYp5VhJc8DsE4gAu' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: "o'); drop table mail; --" }],
  ])('names a wrong %s in one line, before it connects anywhere: %o', async (name, env) => {
    let connections = 0;
    const database = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const DATABASE_URL = `postgres://laundry@127.0.0.1:${port}/laundry`;
    const dataDir = await folder();
    const error: unknown = await start(dataDir, { DATABASE_URL, ...env }).catch((e: unknown) => e);
    expect((error as Error).message).toMatch(
      new RegExp(`^The app did not start:\nCannot start\\. ${name}: .*\n$`),
    );
    expect(connections).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    database.close();
    await once(database, 'close');
  });

  it('in production serves nothing under /dev, and creates neither demo data nor a demo admin', async () => {
    const dataDir = await folder();
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525', DEMO_DATA: '' };
    const app = await start(dataDir, env);
    const cloths = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: GRAPHQL,
      body: JSON.stringify({ query: '{ cloths { id } }' }),
    });
    expect(await cloths.json()).toEqual({ data: { cloths: [] } });
    const admins = execFileSync(process.execPath, ['scripts/admin.js', 'list'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, ...env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(admins).toBe('There is no admin\n');
    for (const where of ['/dev/inbox', '/dev/inbox.json', '/dev/oidc', '/dev/checkout']) {
      expect((await fetch(app.url + where)).status).toBe(404);
    }
    expect((await readFile(path.join(dataDir, 'secret'), 'utf8')).length).toBeGreaterThan(32);
  });
});

describe('beside one that runs', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp(await makeDataDir(), { DEMO_DATA: 'false' });
  });
  afterAll(async () => {
    await running.stop();
    await removeDataDir(running.dataDir);
  });

  it('runs with the given PORT and DATA_DIR', async () => {
    const second = await start(await folder());
    await register(running, 'same@laundry.test');
    expect(await register(second, 'same@laundry.test')).toMatchObject({
      data: { requestSignUpCode: { message: 'Signup OTP sent to your email!' } },
    });
  });

  it('on a folder that another one works on says who, and changes nothing', async () => {
    await register(running, 'owner@laundry.test');
    const { dataDir, process: first, url } = running;
    const before = processesOn(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      new RegExp(`process ${first.pid} \\(${url}\\) already uses .*Nothing was changed`),
    );
    expect(processesOn(dataDir)).toEqual(before);
    expect(await register(running, 'owner@laundry.test')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  it('on a port that is taken says so before it makes a database', async () => {
    const dataDir = await folder();
    const { port } = new URL(running.url);
    const second = spawn(process.execPath, ['scripts/start.js'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir },
    });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(second, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said).toContain(`PORT: another program already uses 127.0.0.1:${port}`);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
  });
});
