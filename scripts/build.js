// Builds missing or stale parts only, so that a second start is fast.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './node-version.js';
import { filesOf, fingerprint } from './fingerprint.js';

// This import comes after the version check, because an older Node lacks some modules.
const { withBuildLock } = await import('./build-lock.js');

const root = path.resolve(import.meta.dirname, '..');

const parts = [
  {
    name: 'API',
    sources: [
      'package-lock.json',
      'tsconfig.base.json',
      'api/package.json',
      'api/tsconfig.json',
      'api/tsconfig.build.json',
      'api/src',
      'api/rules',
      'api/migrations',
      'api/database',
      'api/explorer',
    ],
    output: 'api/dist',
    commands: [
      ['tsc', '-p', 'api/tsconfig.build.json'],
      ['vite', 'build', 'api/explorer', '--logLevel', 'error'],
    ],
    copies: [['api/database', 'api/dist/database']],
  },
  {
    name: 'web app',
    sources: [
      'package-lock.json',
      'tsconfig.base.json',
      'schema.graphql',
      'codegen.ts',
      'scripts/codegen-hooks.cjs',
      'web/package.json',
      'web/index.html',
      'web/compress.js',
      'web/robotsAndSitemap.ts',
      'web/vite.config.ts',
      'web/tsconfig.json',
      'web/public',
      'web/src',
      'api/src/site-config.ts',
      'api/rules',
    ],
    output: 'web/dist',
    commands: [
      ['node', 'scripts/generate.js'],
      ['vite', 'build', 'web', '--logLevel', 'warn'],
      ['node', 'web/compress.js'],
    ],
    copies: [],
  },
];

/** Tests and generated code are no sources. */
const sourcesHash = (sources) =>
  fingerprint(sources.flatMap(filesOf).filter((name) => !/\.(test|generated)\.tsx?$/.test(name)));

const stampOf = ({ output }) => path.join(root, output, '.built');

/**
 * A part is up to date if its stamp has the hash of its sources. During a build it has no stamp.
 */
function isStale(part) {
  const stamp = stampOf(part);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash(part.sources);
}

function buildPart(part) {
  const { name, sources, output, commands, copies } = part;
  const wanted = sourcesHash(sources);
  process.stdout.write(`Building the ${name}…\n`);
  rmSync(path.join(root, output), { recursive: true, force: true });
  for (const [command, ...args] of commands) {
    const bin =
      command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
    // Always a production build, independent of the environment of the caller.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = spawnSync(bin, args, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  for (const [from, to] of copies)
    cpSync(path.join(root, from), path.join(root, to), { recursive: true });
  writeFileSync(stampOf(part), wanted);
}

/**
 * Builds every stale part, or the named parts. Exits the process after a failed build. A second
 * process waits for the first one and uses its build. Without stale parts it writes nothing, so
 * that users with read-only access can start the project.
 */
export function build(names = parts.map(({ name }) => name)) {
  const wanted = parts.filter(({ name }) => names.includes(name));
  if (!wanted.some(isStale)) return;
  withBuildLock(
    path.join(root, 'node_modules/.cache/build.lock'),
    'Another process is building here; waiting for it…',
    () => wanted.filter(isStale).forEach(buildPart),
  );
}

if (process.argv[1] === import.meta.filename) build();
