import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../web/dist');

/** A page of the build, before the server writes its address into it. */
export const pageHtml = (page: string): string =>
  readFileSync(path.join(dist, `${page === '/' ? 'index' : page}.html`), 'utf8');

/** Its bytes, brotli, as the server compresses it. */
export const htmlBytes = (page: string): number =>
  brotliCompressSync(pageHtml(page), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** The scripts that a page of the build begins with, as it names them itself (see web/bootstrap.js). */
export function scriptFiles(page: string): string[] {
  const [, files = '[]'] = /id="app">([^<]*)</.exec(pageHtml(page)) ?? [];
  return JSON.parse(files) as string[];
}

/** Their bytes, brotli. */
export const scriptBytes = (page: string): number =>
  scriptFiles(page)
    .map((file) => readFileSync(path.join(dist, `${file}.br`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
