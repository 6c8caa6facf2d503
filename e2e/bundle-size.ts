import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../web/dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** A page of the build, before the server writes its address into it. */
export const pageHtml = (page: string): string => read(path.join(page, 'index.html'));

/** Its bytes, brotli, as the server compresses it. */
export const htmlBytes = (page: string): number => brotliCompressSync(pageHtml(page)).length;

/** The scripts that every page names, and those of these modules of the web app with all that they import. */
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

/** Their bytes, brotli. */
export const scriptBytes = (...modules: string[]): number =>
  scriptFiles(...modules)
    .map((file) => readFileSync(path.join(dist, `${file}.br`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
