import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type RunningApp, startApp } from '../app.js';
import { graphql, signInByApi } from '../session.js';
import { endAppsAfterEach, folder } from '../started-apps.js';

endAppsAfterEach();

interface Outcome {
  failed: boolean;
  output: string;
}

const run = (dataDir: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir };
    const cwd = path.resolve(import.meta.dirname, '../..');
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ failed: Boolean(error), output: stdout + stderr }),
    );
  });

describe('npm run admin', () => {
  let dataDir: string;
  let early: Outcome;
  let app: RunningApp;
  const admin = (...args: string[]) => run(dataDir, 'scripts/admin.js', ...args);
  beforeAll(async () => {
    dataDir = await makeDataDir();
    early = await admin('grant', 'Early@laundry.test');
    app = await startApp(dataDir, { DEMO_DATA: 'false' });
  });
  afterAll(async () => {
    await app.stop();
    await removeDataDir(dataDir);
  });

  it('makes an admin before the app has ever run, and while it runs', async () => {
    expect(early).toMatchObject({ failed: false });
    expect((await signInByApi(app.url, 'early@laundry.test')).user.role).toBe('ADMIN');
    expect(await admin('grant', 'late@laundry.test')).toMatchObject({ failed: false });
    const { token } = await signInByApi(app.url, 'late@laundry.test');
    const { me } = await graphql<{ me: { role: string } }>(app.url, '{ me { role } }', {}, token);
    expect(me.role).toBe('ADMIN');
    const employee = { name: 'Desk', phone: '9876543210', email: 'desk@laundry.test' };
    const { createEmployee } = await graphql<{ createEmployee: { employee: { id: string } } }>(
      app.url,
      'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { employee { id } } }',
      { input: employee },
      token,
    );
    await graphql(
      app.url,
      `
        mutation ($id: ID!) {
          grantEmployeeAccess(id: $id, version: 1, input: { permissions: [ORDERS_READ] }) {
            message
          }
        }
      `,
      { id: createEmployee.employee.id },
      token,
    );
    expect((await admin('list')).output).toContain('desk@laundry.test (employee: orders.read)');
  });

  it('lists admins and takes them back, save for the one of the setting', async () => {
    const before = (await admin('list')).output;
    expect(before).toContain('admin@laundry.test (by ADMIN_EMAIL)\n');
    expect(before).not.toContain('one@laundry.test');
    await admin('grant', 'one@laundry.test');
    expect((await admin('list')).output).toContain('one@laundry.test\n');
    expect(await admin('revoke', 'One@laundry.test')).toMatchObject({ failed: false });
    expect(await admin('revoke', 'one@laundry.test')).toMatchObject({ failed: true });
    const set = await admin('revoke', 'admin@laundry.test');
    expect(set).toMatchObject({ failed: true });
    expect(set.output).toContain('is ADMIN_EMAIL');
    expect((await admin('list')).output).toBe(before);
  });

  it('forgets the passkeys of an account that there is', async () => {
    const forget = () => admin('forget-passkeys', 'two@laundry.test');
    expect(await forget()).toMatchObject({ failed: true });
    await admin('grant', 'two@laundry.test');
    expect(await forget()).toMatchObject({ failed: false });
  });

  it('ends every session, and lists who has access', async () => {
    const { token } = await signInByApi(app.url, 'admin@laundry.test');
    const { failed, output } = await admin('end-sessions');
    expect(failed).toBe(false);
    expect(output).toContain('admin@laundry.test (by ADMIN_EMAIL)\n');
    await expect(graphql(app.url, '{ me { id } }', {}, token)).rejects.toThrow('UNAUTHENTICATED');
  });

  it.each([
    [[]],
    [['grant', 'no e-mail']],
    [['list', 'a@laundry.test']],
    [['constructor', 'a@laundry.test']],
  ])('says how it is used for %j', async (args) => {
    const { failed, output } = await admin(...args);
    expect(failed).toBe(true);
    expect(output).toContain('npm run admin -- grant EMAIL');
  });
});

describe('npm run migrate', () => {
  it('brings a database up to date before the app has ever run, as often as one likes', async () => {
    const dataDir = await folder();
    for (let time = 0; time < 2; time += 1) {
      const { output } = await run(dataDir, 'scripts/migrate.js');
      expect(output).toContain('The database is up to date (Migration');
    }
  });
});

describe('npm run seed', () => {
  it('adds the requested number of orders', async () => {
    const dataDir = await folder();
    const { output } = await run(dataDir, 'scripts/seed.js', '--orders', '200');
    expect(output).toContain('200 orders added');
    const again = await run(dataDir, 'scripts/seed.js', '--orders', '200');
    expect(again).toMatchObject({ failed: true });
    expect(again.output).toContain('already');
  });

  it('fills an empty database with a year, and no other one', async () => {
    const dataDir = await folder();
    const { output } = await run(dataDir, 'scripts/seed.js', '--year');
    expect(output).toContain('A year of orders, invoices and statements added');
    const again = await run(dataDir, 'scripts/seed.js', '--year');
    expect(again).toMatchObject({ failed: true });
    expect(again.output).toContain('Only an empty database');
  });

  it.each([[['--year', '2']], [['--orders', '1.5']], [['--orders', '1e9']]])(
    'says how it is used for %j',
    async (args) => {
      const { failed, output } = await run(await folder(), 'scripts/seed.js', ...args);
      expect(failed).toBe(true);
      expect(output).toContain('npm run seed -- --orders');
    },
  );
});
