import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Path of this file, or of every file in this folder. Empty for a missing path. */
export function filesOf(name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return [];
  if (statSync(file).isFile()) return [name];
  return readdirSync(file)
    .sort()
    .flatMap((child) => filesOf(`${name}/${child}`));
}

/** Hashes contents and ignores times, because a clone or checkout sets all file times to now. */
export function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const name of files) hash.update(name).update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}
