import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';

/**
 * Secret of an installation without APP_SECRET. It is generated once and stored in the data folder.
 */
export async function persistedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored) return stored.trim();
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
