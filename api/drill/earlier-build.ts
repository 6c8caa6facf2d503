import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bench/places.ts';
import { say } from '../bench/say.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The last commit before the tables changed: what serves while the change comes. */
export const beforeLastMigration = (): string => {
  const [changed = ''] = git(
    'log',
    '-1',
    '--diff-filter=A',
    '--format=%H',
    '--',
    'api/migrations',
  ).split('\n');
  return git('rev-parse', `${changed}^`);
};

/** What a build needs besides its own sources, as it is here. */
const SHARED = ['node_modules', 'api/node_modules', 'web/dist'];

/** Builds the server of an earlier commit in this folder, with the packages that are here. */
export function buildEarlier(commit: string, folder: string): void {
  if (git('diff', '--name-only', commit, '--', 'package-lock.json'))
    say('it had other packages than these');
  mkdirSync(folder, { recursive: true });
  const sources = ['api', 'tsconfig.base.json', 'package.json'];
  const tar = execFileSync('git', ['archive', commit, ...sources], {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  mkdirSync(path.join(folder, 'web'));
  for (const name of SHARED)
    if (existsSync(path.join(ROOT, name)))
      symlinkSync(path.join(ROOT, name), path.join(folder, name));
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['-p', 'api/tsconfig.build.json'], { cwd: folder, stdio: ['ignore', 2, 2] });
}
