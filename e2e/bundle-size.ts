import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../web/dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** HTML of a page in the build, before the server inserts the public URL. */
export const pageHtml = (page: string): string => read(path.join(page, 'index.html'));

/** Size of the HTML in bytes after brotli, as the server compresses it. */
export const htmlBytes = (page: string): number => brotliCompressSync(pageHtml(page)).length;

/**
 * Script files that every page loads, and the script files of these modules with all their imports.
 */
export function scriptFiles(...modules: string[]): string[] {
  const chunks = JSON.parse(read('.vite/manifest.json')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const found = new Set(
    [...pageHtml('/').matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.map((each) => `src/${each}.tsx`).forEach(add);
  return [...found];
}

/** Size of these scripts in bytes after brotli. */
export const scriptBytes = (...modules: string[]): number =>
  scriptFiles(...modules)
    .map((file) => readFileSync(path.join(dist, `${file}.br`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
