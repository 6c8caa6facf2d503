// `npm run bench`: measures the API beside others. Builds it as for production, and installs what only the bench needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'api/bench');

/** What it says goes beside the figures, which alone are written to the standard output. */
function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/** The bench's packages are no part of the project's: they are installed where they are used, when they are. */
function installPackages() {
  const wanted = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing what only the bench needs…\n');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  writeFileSync(stamp, wanted);
}

if (process.platform !== 'linux') {
  process.stderr.write('The bench reads what processes use out of /proc: it needs Linux\n');
  process.exit(1);
}
build();
installPackages();
run(path.join(root, 'node_modules/.bin/tsc'), ['-p', 'api/bench/tsconfig.build.json']);
await import('../api/dist/bench/main.js');
