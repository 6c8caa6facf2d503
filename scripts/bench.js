// `npm run bench`: compares the API with other implementations. Makes a production build and
// installs the packages of the benchmark.
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
// The compiler's output goes to standard error. Standard output contains only the results.
const tsc = path.join(root, 'node_modules/.bin/tsc');
const project = ['-p', 'api/bench/tsconfig.build.json'];
const { status } = spawnSync(tsc, project, { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
await import('../api/dist/bench/main.js');
