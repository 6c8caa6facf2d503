// `npm run bench:web`: Lighthouse (mobile, simulated slow 4G) over the built app, the bytes of every page, and how long
// an interaction takes to be seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { chromium as playwright } from 'playwright-core';
import { htmlBytes, scriptBytes } from '../../e2e/bytes.ts';
import { freePort, median, signIn, startApp } from './app.js';
import { measureInteractions } from './interactions.js';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = (process.env.PAGES ?? '/,/signin,/privacy,/account').split(',').filter(Boolean);
const BYTES = [
  '/',
  '/privacy',
  '/signin',
  '/signup',
  '/account',
  '/ordershistory',
  '/admin/home',
  '/orders',
];

/**
 * Has a customer signed in where Lighthouse looks; it would clear that away, and with it the files that whoever has
 * signed in has fetched: all runs find them there.
 */
async function enter(url, port) {
  const { token, userDetails } = await signIn(url, 'customer@laundry.test');
  const browser = await playwright.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${url}/privacy`);
  await page.evaluate(
    (stored) =>
      Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value)),
    { token, user: JSON.stringify(userDetails) },
  );
  await page.goto(`${url}/account`, { waitUntil: 'networkidle' });
  await page.close();
  // Whoever stays connected would be asked about every page that Lighthouse opens. This ends the connection alone.
  await browser.close();
}

async function measure(url, port) {
  const disableStorageReset = url.endsWith('/account');
  const options = { port, output: 'json', logLevel: 'error', disableStorageReset };
  const { lhr } = await lighthouse(url, options);
  const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100);
  const value = (name) => lhr.audits[name].numericValue;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: value('speed-index'),
    failed: Object.values(lhr.audits)
      .filter(({ score: got, scoreDisplayMode }) => scoreDisplayMode === 'binary' && got === 0)
      .map(({ id }) => id),
  };
}

function report(page, runs) {
  const of = (name) => Math.round(median(runs.map((run) => run[name])));
  const places = runs[0].scores.map((_, place) => runs.map(({ scores }) => scores[place]));
  const scores = places.map((all) => `${median(all)} (${Math.min(...all)})`).join('  ');
  const shift = Math.max(...runs.map(({ cls }) => cls)).toFixed(3);
  process.stdout.write(
    `${page.padEnd(12)} ${scores}  FCP ${of('fcp')}  LCP ${of('lcp')}  TBT ${of('tbt')}  SI ${of('speed')}  CLS at most ${shift}\n`,
  );
  const failed = new Set(runs.flatMap((run) => run.failed));
  if (failed.size > 0) process.stdout.write(`  not passed: ${[...failed].join(', ')}\n`);
}

process.stdout.write('At the start of a page, brotli, kB: JavaScript, markup with styles\n');
for (const page of BYTES)
  process.stdout.write(
    `${page.padEnd(16)} ${[scriptBytes, htmlBytes].map((bytes) => (bytes(page) / 1000).toFixed(1)).join('  ')}\n`,
  );

const dataDir = mkdtempSync(path.join(tmpdir(), 'laundry-bench-'));
const app = await startApp(dataDir);
const port = await freePort();
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  if (PAGES.length > 0)
    process.stdout.write(
      `\nLighthouse, mobile, ${RUNS} runs, median (least): performance, accessibility, best practices, SEO; times in ms\n`,
    );
  for (const page of PAGES) {
    const runs = [];
    if (page === '/account') await enter(app.url, port);
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(app.url + page, port));
    report(page, runs);
  }
  process.stdout.write(
    `\nFrom an interaction to its paint, ms of processor time of the main thread, times four, ${RUNS} runs, median (worst):\nuntil the frame is handed over, and with all that ran until it was shown\n`,
  );
  await measureInteractions(browser, app.url, RUNS);
} finally {
  await browser.close();
  app.child.kill('SIGINT');
  await once(app.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
