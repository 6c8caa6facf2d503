// Generates the types, documents and hooks of the web app beside its .graphql files, if they are
// missing or out of date. Git does not track them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './node-version.js';
import { filesOf, fingerprint } from './fingerprint.js';

// This import comes after the version check, because an older Node lacks some modules.
const { withBuildLock } = await import('./build-lock.js');

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache');
const stamp = path.join(cache, 'generated');

const SOURCES = ['package-lock.json', 'schema.graphql', 'codegen.ts', 'scripts/codegen-hooks.cjs'];

/** The documents, the generated files that belong to them, and a hash of everything they depend on. */
function inspect() {
  const files = filesOf('web/src');
  const documents = files.filter((name) => name.endsWith('.graphql'));
  const wanted = [
    'web/src/graphql/schema.generated.ts',
    ...documents.map((name) => name.replace(/graphql$/, 'generated.ts')),
  ];
  const present = files.filter((name) => name.endsWith('.generated.ts'));
  const hash = fingerprint([...SOURCES.flatMap(filesOf), ...documents]);
  const isStale =
    !existsSync(stamp) ||
    readFileSync(stamp, 'utf8') !== hash ||
    wanted.some((name) => !present.includes(name));
  return { isStale, hash, unneeded: present.filter((name) => !wanted.includes(name)) };
}

function generateStale() {
  const { isStale, hash, unneeded } = inspect();
  if (!isStale) return;
  process.stdout.write('Generating the code of the GraphQL documents…\n');
  rmSync(stamp, { force: true });
  for (const name of unneeded) rmSync(path.join(root, name));
  const bin = path.join(root, 'node_modules/.bin/graphql-codegen');
  const { error, status, stdout, stderr } = spawnSync(bin, ['--config', 'codegen.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stderr.write(error ? `${error.message}\n` : stdout + stderr);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, hash);
}

/** Exits the process after a failure. A second process waits for the first one. */
export function generate() {
  if (!inspect().isStale) return;
  mkdirSync(cache, { recursive: true });
  withBuildLock(
    path.join(cache, 'generate.lock'),
    'Another process is generating here; waiting for it…',
    generateStale,
  );
}

if (process.argv[1] === import.meta.filename) generate();
