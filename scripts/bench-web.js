// `npm run bench:web`: runs Lighthouse (mobile, simulated slow 4G) on pages of the built app.
// Compares them with a bare page with the same libraries. RUNS and PAGES set the number of runs and
// the pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { installPackages } from './bench-packages.js';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'web/bench');
const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = (process.env.PAGES ?? '/,/signin,/privacy').split(',');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  ...{ 'CPU ms': 'mainthread-work-breakdown', 'LCP ms': 'largest-contentful-paint' },
  ...{ 'TBT ms': 'total-blocking-time', CLS: 'cumulative-layout-shift' },
};

build();
installPackages(folder);
const { default: lighthouse } = await import(
  pathToFileURL(createRequire(path.join(folder, 'package.json')).resolve('lighthouse'))
);
const { default: chromium } = await import('@sparticuz/chromium');
const { chromium: playwright } = await import('playwright-core');
const vite = await import(createRequire(path.join(root, 'web/package.json')).resolve('vite'));

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const data = mkdtempSync(path.join(tmpdir(), 'laundry-bench-'));
const [port, debugging] = [await freePort(), await freePort()];
const bare = { root: path.join(folder, 'bare'), logLevel: 'error', configFile: false };
const outDir = path.join(data, 'bare');
await vite.build({ ...bare, build: { outDir, emptyOutDir: true } });
const app = spawn(process.execPath, [path.join(root, 'scripts/start.js')], {
  env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data },
  stdio: 'ignore',
});
const url = `http://localhost:${port}`;
const proxy = { '/graphql': { target: url, changeOrigin: true } };
const preview = await vite.preview({
  ...{ ...bare, build: { outDir } },
  preview: { port: await freePort(), host: 'localhost', proxy },
});
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugging}`],
});

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** One row of the table: medians of all runs. */
async function measure(name, address) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const options = { port: debugging, output: 'json', logLevel: 'error' };
    const { lhr } = await lighthouse(address, options);
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
    runs.push([
      ...CATEGORIES.map((each) => Math.round((lhr.categories[each].score ?? 0) * 100)),
      ...Object.values(TIMES).map((each) => lhr.audits[each].numericValue),
    ]);
  }
  const middle = runs[0].map((_, at) => median(runs.map((run) => run[at])));
  const cells = middle.map((value) => (value < 1 ? value.toFixed(3) : value.toFixed(0)));
  process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
}

try {
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
    if (app.exitCode !== null) throw new Error('The app did not start');
    await delay(200);
  }
  const head = ['page', ...CATEGORIES, ...Object.keys(TIMES)];
  process.stdout.write(`Lighthouse, mobile, medians of ${RUNS} runs\n\n| ${head.join(' | ')} |\n`);
  process.stdout.write(`| ${head.map(() => '---').join(' | ')} |\n`);
  await measure('bare page', preview.resolvedUrls.local[0]);
  for (const page of PAGES) await measure(page, url + page);
} finally {
  await browser.close();
  await preview.close();
  app.kill('SIGINT');
  if (app.exitCode === null) await once(app, 'exit');
  rmSync(data, { recursive: true, force: true });
}
