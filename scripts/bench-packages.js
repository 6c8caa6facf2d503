// Packages for the benchmark only are not dependencies of the project. The first run installs them
// in a separate folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages of a folder's lock file if they are missing. The output of npm goes to
 * standard error.
 */
export function installPackages(folder) {
  const wanted = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing what only the bench needs…\n');
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ci, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
