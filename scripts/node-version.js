// Error for a Node version that is too old. This module is imported first, because old versions
// fail on newer code before they run a line. It imports only modules that old versions have.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const [, script = ''] = process.argv;
  // A build ends by itself, so a child process with the project's own Node can run it. A server
  // must receive signals directly.
  if (script.endsWith('build.js') && existsSync(own))
    process.exit(spawnSync(own, [script], { stdio: 'inherit' }).status ?? 1);
  process.stderr.write(
    `This needs Node ${NEEDED}, and here is ${process.version}: use npm (npm ci && npm start), which runs it on the Node that the project brings\n`,
  );
  process.exit(1);
}
