import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../web/dist');

/** The scripts that a page of the build begins with, as it names them itself (see web/start.js). */
export function scriptFiles(page: string): string[] {
  const html = readFileSync(path.join(dist, `${page === '/' ? 'index' : page}.html`), 'utf8');
  const [, files = '[]'] = /id="app">([^<]*)</.exec(html) ?? [];
  return JSON.parse(files) as string[];
}

/** Their bytes, brotli. */
export const scriptBytes = (page: string): number =>
  scriptFiles(page)
    .map((file) => readFileSync(path.join(dist, `${file}.br`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
