import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from './app.js';

const apps: RunningApp[] = [];
const folders: string[] = [];

const start = async (dataDir: string, env?: Record<string, string>) => {
  const app = await startApp(dataDir, { DEMO_DATA: 'false', ...env });
  apps.push(app);
  return app;
};
const folder = async () => {
  const made = await makeDataDir();
  folders.push(made);
  return made;
};

afterEach(async () => {
  for (const app of apps.splice(0)) await app.stop();
  for (const made of folders.splice(0)) await removeDataDir(made);
});

/** Processes whose command line names this folder: the database of this start. */
const processesOn = (dataDir: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`${dataDir}/postgres`));

const GRAPHQL = { 'content-type': 'application/json' };
const register = (app: RunningApp, email: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: GRAPHQL,
    body: JSON.stringify({
      query: `mutation { register(input: { name: "Asha", phone: "9876543210", email: "${email}" }) { message } }`,
    }),
  }).then((answer) => answer.json());

describe('npm start', () => {
  it('finds its data again, and leaves no process behind', async () => {
    const dataDir = await folder();
    const first = await start(dataDir);
    await register(first, 'first@laundry.test');
    expect(await first.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);

    const second = await start(dataDir);
    expect(await register(second, 'first@laundry.test')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  it('starts again after kill -9, on the database that was left running', async () => {
    const dataDir = await folder();
    const first = await start(dataDir);
    await register(first, 'kept@laundry.test');
    const exited = new Promise((resolve) => first.process.once('exit', resolve));
    first.process.kill('SIGKILL');
    await exited;
    expect(processesOn(dataDir)).not.toEqual([]);

    const second = await start(dataDir);
    expect(await register(second, 'kept@laundry.test')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    await second.stop();
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('runs twice side by side with different PORT and DATA_DIR', async () => {
    const [one, two] = await Promise.all([start(await folder()), start(await folder())]);
    await register(one, 'same@laundry.test');
    expect(await register(two, 'same@laundry.test')).toMatchObject({
      data: { register: { message: 'Signup OTP sent to your email!' } },
    });
  });

  it('stops with one line that names a wrong variable', async () => {
    const dataDir = await folder();
    await expect(start(dataDir, { SMTP_URL: 'mailserver' })).rejects.toThrow(
      /SMTP_URL: .*smtp:\/\//,
    );
    await expect(start(dataDir, { NODE_ENV: 'production' })).rejects.toThrow(
      /SMTP_URL: is required/,
    );
  });

  it('serves nothing under /dev in production', async () => {
    const dataDir = await folder();
    const app = await start(dataDir, {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      ADMIN_EMAIL: 'owner@laundry.test',
    });
    for (const where of ['/dev/inbox', '/dev/inbox.json', '/dev/oidc', '/dev/checkout']) {
      expect((await fetch(app.url + where)).status).toBe(404);
    }
    expect((await readFile(path.join(dataDir, 'secret'), 'utf8')).length).toBeGreaterThan(32);
  });
});
