import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let server: TestServer['server'];
let webRoot: string;

beforeAll(async () => {
  test = await startTestServer();
  webRoot = await mkdtemp(path.join(tmpdir(), 'laundry-web-'));
  await mkdir(path.join(webRoot, 'assets'));
  await mkdir(path.join(webRoot, 'admin/home'), { recursive: true });
  const files = {
    'index.html': 'the home page',
    'signin.html': 'the sign-in page',
    'admin/home/index.html': 'the dashboard',
    'shell.html': 'nothing here',
    'robots.txt': 'User-agent: *',
    'icon.svg': '<svg/>',
    'assets/main-1a2b.js': 'script',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(webRoot, name), text);
  server = await createServer({ orm: test.orm, app: test.app, webRoot });
});
afterAll(async () => {
  await server.close();
  await test.stop();
  await rm(webRoot, { recursive: true });
});

const HTML = 'text/html,application/xhtml+xml';
const get = async (url: string, accept = HTML, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, payload, headers } = await server.inject({
    method,
    url,
    headers: { accept },
  });
  return { status: statusCode, text: payload, cache: headers['cache-control'] };
};

describe('the built web app', () => {
  it.each([
    ['/', 'the home page'],
    ['/signin', 'the sign-in page'],
    ['/signin?from=mail', 'the sign-in page'],
    ['/signin/', 'the sign-in page'],
    ['/admin/home', 'the dashboard'],
  ])('serves %s with revalidation', async (url, text) => {
    expect(await get(url)).toEqual({ status: 200, text, cache: 'no-cache' });
  });

  it('lets browsers cache files with a hash in their name for a year', async () => {
    expect(await get('/assets/main-1a2b.js', '*/*')).toEqual({
      ...{ status: 200, text: 'script' },
      cache: 'public, max-age=31536000, immutable',
    });
    for (const name of ['/robots.txt', '/icon.svg'])
      expect(await get(name, '*/*')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  it('serves a not-found page with status 404', async () => {
    const folders = ['/assets', '/assets/'];
    for (const url of ['/no-such-page', '/assets/gone.js', '/../secret', '/shell/../x', ...folders])
      expect(await get(url)).toMatchObject({ status: 404, text: 'nothing here' });
  });

  it.each(['/api/x', '/dev/x', '/health/x', '/webhooks/x', '/webhooks', '/health'])(
    'answers at %s with JSON, also for a browser',
    async (url) => {
      const { status, text } = await get(url);
      const message = `There is nothing at GET ${url}`;
      expect([status, JSON.parse(text)]).toMatchObject([404, { error: message, message }]);
    },
  );

  it('serves pages only for GET requests that accept HTML', async () => {
    expect((await get('/no-such-page', 'application/json')).text).toContain('There is nothing at');
    expect((await get('/signin', HTML, 'POST')).text).toContain('There is nothing at POST /signin');
  });
});
