import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInbox } from '../platform/mail/inbox.js';
import { createServer } from './server.js';
import { makeAdmin } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
});
afterAll(() => test.stop());

/** Requests exactly this URL, which `fetch` would normalise, and returns the response. */
const rawGet = (target: string, url = test.url): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: laundry\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

describe('the server', () => {
  it('closes a connection that does not complete its request in time', () => {
    expect(test.server.server.requestTimeout).toBeGreaterThan(0);
    expect(test.server.server.requestTimeout).toBeLessThanOrEqual(60_000);
  });

  it('answers a malformed URL with the strictest policy', async () => {
    const answer = await rawGet('/%');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  });

  it('logs no row values of a database error', async () => {
    const { token, email } = await makeAdmin(test);
    const em = test.orm.em.fork();
    await em.execute(
      `alter table employee add constraint broken check (email <> 'private.person@laundry.test')`,
    );
    const input = { name: 'A Person', phone: '9876543210', email: 'private.person@laundry.test' };
    const answer = await test.graphql(
      `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { message } }`,
      { input },
      token,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    const log = lines.join('');
    expect(log).toContain('violates check constraint');
    for (const secret of ['private.person', 'A Person', token, email])
      expect(log).not.toContain(secret);
  });
});

describe('/graphql in a browser', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it('redirects browsers to GraphiQL, and answers programs', async () => {
    const explorerRoot = await mkdtemp(path.join(tmpdir(), 'laundry-explorer-'));
    folders.push(explorerRoot);
    await writeFile(path.join(explorerRoot, 'index.html'), '<!doctype html>');
    const server = await createServer({ orm: test.orm, app: test.app, explorerRoot });
    const get = (accept: string) =>
      server.inject({ method: 'GET', url: '/graphql', headers: { accept } });
    const opened = await get('text/html,*/*');
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/graphiql/']);
    expect((await get('application/json')).statusCode).toBe(400);
    await server.close();
  });

  it('serves no page without GraphiQL', async () => {
    const answer = await fetch(`${test.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await answer.text()).not.toContain('<html');
  });
});

describe('the development inbox', () => {
  it('can only be read by the operating-system user who runs the server', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-inbox-'));
    const inbox = await startInbox(path.join(folder, 'inbox'));
    expect((await stat(path.join(folder, 'inbox'))).mode & 0o077).toBe(0);
    await inbox.stop();
    await rm(folder, { recursive: true });
  });
});

describe('a path outside of a folder', () => {
  it.each([
    '/graphiql/../../../package.json',
    '/graphiql/..%2f..%2f..%2fpackage.json',
    '/assets/../../../package.json',
    '/api/docs/static/../../../package.json',
    '/api/docs/static/..%2f..%2fpackage.json',
    '/graphiql/%00',
    '/graphiql/a%00b.js',
    '/.%2e/.%2e/etc/passwd',
    '//etc/passwd',
    '/\\..\\..\\package.json',
  ])('%s is refused', async (address) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-explorer-'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
    const server = await createServer({
      orm: test.orm,
      app: test.app,
      explorerRoot: folder,
      webRoot: folder,
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = await rawGet(address, url);
    expect(answer).toMatch(/^HTTP\/1\.1 40[034] /);
    expect(answer).not.toMatch(/"name": "|root:/);
    await server.close();
    await rm(folder, { recursive: true });
  });
});
