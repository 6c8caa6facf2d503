import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '../platform/html.js';

/** Settings of the installation. The built files contain their names as placeholders. */
export interface PageVariables {
  /** Public URL of the installation. */
  __PUBLIC_URL__: string;
  /** Name of the identity provider on the button; empty without one. */
  __SOCIAL_LABEL__: string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Content coding of a page; '' means uncompressed. */
export type Coding = 'br' | 'gzip' | '';

export interface SitePage {
  type: string;
  etag: string;
  /** Hashes of the inline scripts that the content security policy of the page allows. */
  scriptHashes: string[];
  /** Body of the page in a content coding that the client accepts. */
  body: (coding: Coding) => Promise<Buffer>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${sha256(code ?? '')}'`,
  );

const compress: Record<Coding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  '': (plain) => Promise.resolve(plain),
};

/**
 * Compresses a page at the highest level, which takes up to 0.2 s of a worker thread. It runs at
 * the first request, so that the start does not wait for it.
 */
function bodyOf(plain: Buffer): SitePage['body'] {
  const made = new Map<Coding, Promise<Buffer>>();
  return (coding) => {
    const body = made.get(coding) ?? compress[coding](plain);
    made.set(coding, body);
    return body;
  };
}

function read(file: string, variables: PageVariables): SitePage {
  const extension = path.extname(file);
  let text = readFileSync(file, 'utf8');
  for (const [placeholder, words] of Object.entries(variables) as [string, string][])
    text = text.replaceAll(placeholder, () => (extension === '.txt' ? words : escapeHtml(words)));
  const plain = Buffer.from(text);
  return {
    type: TYPES[extension] ?? 'text/plain; charset=utf-8',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    scriptHashes: extension === '.html' ? scriptHashesOf(text) : [],
    body: bodyOf(plain),
  };
}

/** Built pages by URL path, with the placeholders replaced. */
export function sitePages(root: string, variables: PageVariables): Map<string, SitePage> {
  const pages = new Map<string, SitePage>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!(path.extname(name) in TYPES)) continue;
    const file = name.split(path.sep).join('/');
    const asked = `/${file.replace(/(\/?\bindex)?\.html$/, '')}`;
    pages.set(asked, read(path.join(root, name), variables));
  }
  return pages;
}
