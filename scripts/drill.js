// `npm run drill -- NAME`: causes failures while the built server works, and checks the data
// afterwards.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');

if (process.platform !== 'linux') {
  process.stderr.write('The drills look at processes in /proc: they need Linux\n');
  process.exit(1);
}
build(['API']);
// The compiler's output goes to standard error. Standard output contains only the results.
const tsc = path.join(root, 'node_modules/.bin/tsc');
const project = ['-p', 'api/drill/tsconfig.build.json'];
const { status } = spawnSync(tsc, project, { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
await import('../api/dist/drill/main.js');
