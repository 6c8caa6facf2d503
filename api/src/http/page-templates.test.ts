import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.js';
import { sitePages } from './page-templates.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PUBLIC_URL = `https://laundry.example/a"b&c'<d>`;
const INLINE = 'document.title = "light"';
const ESCAPED = 'https://laundry.example/a&quot;b&amp;c&#39;&lt;d&gt;';

let test: TestServer;
let server: FastifyInstance;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'laundry-web-'));
  await mkdir(path.join(root, 'admin/home'), { recursive: true });
  await mkdir(path.join(root, 'assets'));
  const page = '<link rel="canonical" href="__PUBLIC_URL__/">';
  for (const name of ['index.html', 'admin/home/index.html'])
    await writeFile(path.join(root, name), `${page}${name}`);
  await writeFile(path.join(root, 'signin.html'), `${page}signin.html<script>${INLINE}</script>`);
  await writeFile(path.join(root, 'shell.html'), `${page}nothing here`);
  await writeFile(path.join(root, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  await writeFile(path.join(root, 'sitemap.xml'), '<loc>__PUBLIC_URL__/</loc>');
  await writeFile(path.join(root, 'assets/app.js'), 'run()');
  test = await startTestServer();
  const app = { ...test.app, publicUrl: PUBLIC_URL };
  server = await createServer({ orm: test.orm, app, webRoot: root });
});
afterAll(async () => {
  await server.close();
  await test.stop();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.inject({ method: 'GET', url, headers });

describe('the pages of the web app', () => {
  it.each([
    ['/', 'index.html'],
    ['/?from=mail', 'index.html'],
    ['/signin', `signin.html<script>${INLINE}</script>`],
    ['/signin/', `signin.html<script>${INLINE}</script>`],
    ['/admin/home', 'admin/home/index.html'],
  ])('%s contains the public URL of this installation, escaped', async (url, name) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`<link rel="canonical" href="${ESCAPED}/">${name}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
  });

  it('contain the name of the configured identity provider, or none', async () => {
    await writeFile(path.join(root, 'named.html'), '<html data-social="__SOCIAL_LABEL__">');
    const named = async (label: string) => {
      const particulars = { __PUBLIC_URL__: PUBLIC_URL, __SOCIAL_LABEL__: label };
      return String(await sitePages(root, particulars).get('/named')?.body(''));
    };
    expect(await named('A & "B"')).toBe('<html data-social="A &amp; &quot;B&quot;">');
    expect(await named('')).toBe('<html data-social="">');
  });

  it('may run only the scripts that were built into them', async () => {
    const policy = (url: string) =>
      get(url).then(({ headers }) => String(headers['content-security-policy']));
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(await policy('/signin')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await policy('/')).toContain("script-src 'self';");
    expect(await policy('/robots.txt')).toContain("script-src 'self';");
  });

  it('are served to link previews, which accept any type', async () => {
    expect((await get('/signin', { accept: '*/*' })).statusCode).toBe(200);
    expect((await server.inject({ method: 'HEAD', url: '/signin' })).statusCode).toBe(200);
  });

  it('include robots.txt and sitemap.xml', async () => {
    const robots = await get('/robots.txt', {});
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.body).toBe(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml', {});
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
    expect(sitemap.body).toBe(`<loc>${ESCAPED}/</loc>`);
  });

  it('are compressed, or answered with 304 for the current copy', async () => {
    const plain = (await get('/signin')).body;
    const br = await get('/signin', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get('/signin', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    const known = await get('/signin', { 'if-none-match': String(br.headers['etag']) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('answer other paths with 404: a page for browsers, JSON for programs', async () => {
    const page = await get('/no-such-page');
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('nothing here')]);
    expect((await get('/no-such-page', {})).json()).toHaveProperty('error');
    expect((await get('/api/nothing')).statusCode).toBe(404);
    expect((await get('/api/nothing')).headers['content-type']).toMatch(/json/);
  });

  it('come with immutable files', async () => {
    const file = await get('/assets/app.js', {});
    expect(file.body).toBe('run()');
    expect(file.headers['cache-control']).toContain('immutable');
  });
});
