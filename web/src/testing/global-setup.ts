import { execFileSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(import.meta.dirname, '../../../scripts/generate.js');

/** Generates missing or outdated documents before the first test. */
export default function generate(): void {
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
