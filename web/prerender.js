// Run after `vite build`: writes the public pages as markup, and compresses once what never changes.
// Pages are completed and compressed by the server, which knows the address that belongs into them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = import.meta.dirname;
const dist = path.join(web, 'dist');
const server = path.join(web, 'dist-server');

await build({
  root: web,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  ssr: { noExternal: true },
});
const { paths, otherPaths, render } = await import(path.join(server, 'prerender.js'));

// Asked for with the page and not after its styles, so that words stand in their own type from the start.
const font = readdirSync(path.join(dist, 'assets')).find((name) =>
  /^plus-jakarta-sans-latin-wght-normal.*\.woff2$/.test(name),
);
const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
const shell = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
  '</head>',
  () => `${preload}</head>`,
);
function write(page, html) {
  const file = path.join(dist, page === '/' ? 'index.html' : `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

// `/shell` is for paths that belong to no page: it shows the app's own 404.
for (const page of ['/shell', ...otherPaths]) write(page, shell);
for (const page of paths) {
  const markup = await render(page);
  const head = [];
  // React puts what PageMeta says where the component stands; in a file it belongs into the head.
  const body = markup.replace(
    /<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="canonical"[^>]*>/g,
    (tag) => {
      head.push(tag);
      return '';
    },
  );
  const html = shell
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(
      /<meta\s+(?:name="(?:description|robots)"|property="og:(?:title|description)")[\s\S]*?\/>/g,
      '',
    )
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  write(page, html);
}
rmSync(server, { recursive: true });

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
