// `npm run mutants [-- --only NAME,NAME] [--group NAME]`: breaks one rule after the other in a copy of the project, and says
// which of them the tests beside it do not notice.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AUTHORISATION } from './mutants/authorisation.js';
import { MONEY } from './mutants/money.js';
import { RACES } from './mutants/races.js';
import { SIGN_IN } from './mutants/sign-in.js';

const root = path.resolve(import.meta.dirname, '..');
const GROUPS = { authorisation: AUTHORISATION, money: MONEY, races: RACES, 'sign-in': SIGN_IN };

/** Of a hundred broken rules the suite notices so many, or it is not worth its time. */
const NOTICED = 95;

/** Longer than the slowest test waits for what does not come. */
const MOST_MS = 10 * 60_000;

const { values } = parseArgs({
  options: { only: { type: 'string' }, group: { type: 'string' } },
});
const only = values.only?.split(',');

const chosen = Object.entries(GROUPS)
  .filter(([group]) => !values.group || values.group === group)
  .flatMap(([group, mutants]) =>
    mutants.map(([name, file, find, to, tests]) => ({ group, name, file, find, to, tests })),
  )
  .filter(({ name }) => !only || only.includes(name));

/** The files that git knows, as they are now, beside the packages that are installed here. */
function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'laundry-mutants-'));
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => /^(api\/|[^/]+$)/.test(name))) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of ['node_modules', 'api/node_modules'])
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  // Other parts of the project are not tested here.
  const config = `export { default } from './api/vitest.config.ts';`;
  writeFileSync(path.join(copy, 'vitest.config.ts'), config);
  return copy;
}

/** Runs these tests in the copy; gives the first that failed, or null. */
function failureOf(copy, tests) {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests)].map((test) => `src/${test}.test.ts`);
  const args = ['run', '--bail', '1', '--reporter', 'json', '--outputFile', report, ...files];
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args],
    { cwd: path.join(copy, 'api'), encoding: 'utf8', timeout: MOST_MS },
  );
  if (status === 0) return null;
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8'));
  const [failed] = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(path.join(copy, 'api/src'), name);
    const cases = assertionResults.filter(({ status: end }) => end === 'failed');
    if (cases.length) return cases.map(({ fullName }) => `${file}: ${fullName}`);
    return message ? [`${file}: ${message.split('\n')[0]}`] : [];
  });
  return failed ?? `it ended: ${stderr.slice(-200)}`;
}

function tryOut(copy, { file, find, to, tests }) {
  const place = path.join(copy, 'api/src', file);
  const text = readFileSync(place, 'utf8');
  if (text.split(find).length !== 2) return { result: 'out of date', by: '' };
  // A function, so that no dollar sign of the code means anything.
  writeFileSync(
    place,
    text.replace(find, () => to),
  );
  try {
    const by = failureOf(copy, tests);
    return by === null ? { result: 'NOT NOTICED', by: '' } : { result: 'noticed', by };
  } finally {
    writeFileSync(place, text);
  }
}

const copy = copyProject();
try {
  const before = failureOf(
    copy,
    chosen.flatMap(({ tests }) => tests),
  );
  if (before) throw new Error(`With no rule broken a test fails already: ${before}`);
  const results = [];
  for (const mutant of chosen) {
    const { result, by } = tryOut(copy, mutant);
    results.push({ ...mutant, result });
    process.stdout.write(`${result.padEnd(11)} ${mutant.group}: ${mutant.name} | ${by}\n`);
  }
  for (const group of Object.keys(GROUPS)) {
    const of = results.filter((each) => each.group === group);
    const noticed = of.filter(({ result }) => result === 'noticed').length;
    if (of.length) process.stdout.write(`${group}: ${noticed} of ${of.length} noticed\n`);
  }
  const noticed = results.filter(({ result }) => result === 'noticed').length;
  process.stdout.write(`${noticed} of ${results.length} noticed\n`);
  if (noticed * 100 < results.length * NOTICED) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
