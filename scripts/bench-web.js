// `npm run bench:web`: measures the web app with Lighthouse. Builds it, and installs what only this needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'web/bench');

build();
if (!existsSync(path.join(folder, 'node_modules'))) {
  process.stderr.write('Installing what only the bench needs…\n');
  const npm = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
await import('../web/bench/main.js');
