// `npm run dev`: compiles and restarts the API on every change. The web app in front of it has hot
// reload.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.js';
import { generate } from './generate.js';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

build();
generate();
const children = [
  [bin('tsc'), ['-p', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput']],
  [process.execPath, ['--watch', '--watch-preserve-output', 'api/dist/src/main.js']],
  [bin('vite'), ['web']],
].map(([command, args]) => spawn(command, args, { cwd: root, stdio: 'inherit' }));

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
