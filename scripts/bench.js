// `npm run bench`: measures the API beside others. Builds it as for production, and installs what only the bench needs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './bench-packages.js';
import { build } from './build.js';

const root = path.resolve(import.meta.dirname, '..');

if (process.platform !== 'linux') {
  process.stderr.write('The bench reads what processes use out of /proc: it needs Linux\n');
  process.exit(1);
}
build(['API']);
installPackages(path.join(root, 'api/bench'));
// What it says goes beside the figures, which alone are written to the standard output.
const tsc = path.join(root, 'node_modules/.bin/tsc');
const project = ['-p', 'api/bench/tsconfig.build.json'];
const { status } = spawnSync(tsc, project, { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
await import('../api/dist/bench/main.js');
