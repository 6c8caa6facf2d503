// `npm run bench`: measures the API beside others. Builds it as for production, and installs what only the bench needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'api/bench');

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

build();
if (!existsSync(path.join(folder, 'node_modules'))) {
  process.stderr.write('Installing what only the bench needs…\n');
  run('npm', ['ci'], folder);
}
run(path.join(root, 'node_modules/.bin/tsc'), ['-p', 'api/bench/tsconfig.build.json']);
await import('../api/dist/bench/main.js');
