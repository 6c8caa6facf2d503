// `npm test` and `npm run test:e2e`: run every test runner of that level and print one summary
// line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'node_modules/.cache/test');
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
const browserTests = ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'];
/** Test runners by level. The runners of one list run at the same time. */
const levels = {
  core: [[[...vitest, '--exclude=**/processes/**']], [[...browserTests, '--grep', '@core']]],
  // Tests of processes wait most of the time.
  e2e: [[browserTests, [...vitest, '--maxWorkers=2', 'e2e/processes/']]],
};

/**
 * Runs a test runner. Returns the numbers of passed and failed tests. A runner that fails without a
 * failed test counts as one failure.
 */
async function run([command, ...args]) {
  const file = path.join(folder, `${command}.json`);
  const reported =
    command === 'vitest'
      ? { args: [...args, `--outputFile.json=${file}`], env: process.env }
      : { args, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const runner = spawn(path.join(root, 'node_modules/.bin', command), reported.args, {
    cwd: root,
    env: reported.env,
    stdio: 'inherit',
  });
  const [status] = await once(runner, 'exit');
  let passed = 0;
  let failed = 0;
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
    passed = numPassedTests ?? stats.expected;
    failed = numFailedTests ?? stats.unexpected + stats.flaky;
  } catch (error) {
    if (status === 0) throw error;
  }
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const results = [];
for (const runners of levels[process.argv[2] ?? 'core'])
  results.push(...(await Promise.all(runners.map(run))));
const sum = (name) => results.reduce((total, each) => total + each[name], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
