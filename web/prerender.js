// Run after `vite build`: writes the public pages as markup, and compresses once what never changes.
// Pages are completed and compressed by the server, which knows the address that belongs into them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, minifySync } from 'vite';
import { pageStyles, sharedStyles, withoutIdleClasses } from './pageStyles.ts';

const web = import.meta.dirname;
const dist = path.join(web, 'dist');
const server = path.join(web, 'dist-server');

await build({
  root: web,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  ssr: { noExternal: true },
});
const { paths, ownPaths, otherPaths, partsOf, render } = await import(
  path.join(server, 'prerender.js')
);

const read = (file) => readFileSync(path.join(dist, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));

/** A file of the build with all that it needs, itself first. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key].imports ?? []) withImports(each, found);
  return found;
}

/** What a page fetches at its start: the app, and the parts that it consists of. */
function chunksOf(page) {
  const keys = partsOf(page).map((name) =>
    Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`)),
  );
  return [...new Set(['index.html', ...keys].flatMap((key) => [...withImports(key)]))].map(
    (key) => manifest[key],
  );
}

/** A script that stands within pages, as short as it can be said. */
const inline = (file) =>
  `<script>${minifySync(file, readFileSync(path.join(web, file), 'utf8')).code.trim()}</script>`;
const colourScheme = inline('public/colour-scheme.js');
const start = inline('bootstrap.js');
const typed = inline('earlyInput.js');
const own = inline('personalPageGuard.js');
rmSync(path.join(dist, 'colour-scheme.js'));

// Asked for with the page and not after its styles, so that words stand in their own type from the start.
const font = readdirSync(path.join(dist, 'assets')).find((name) =>
  /^plus-jakarta-sans-(?!latin).*\.woff2$/.test(name),
);
const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;

/** Nothing of a page is painted before its head is complete, so nothing in that is waited for. */
const shell = read('index.html')
  .replace(
    /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  )
  .replace(/<script src="\/colour-scheme.js"><\/script>/, () => colourScheme)
  .replace('</head>', () => `${preload}</head>`);

const css = read(manifest['style.css'].file);
const waiting = readFileSync(path.join(web, 'loading.css'), 'utf8');

/** Writes a content-hashed stylesheet; pages with equal styles share it. */
function writeStyles(text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `/assets/later-${hash}.css`;
  writeFileSync(path.join(dist, file), text);
  return file;
}

/** The page with what it fetches: the styles within it, the scripts and later styles by their names. */
function complete(page, html, styles, later = '') {
  const chunks = chunksOf(page);
  const files = JSON.stringify(chunks.map(({ file }) => `/${file}`));
  const link = later && `<noscript><link rel="stylesheet" href="${later}"></noscript>`;
  return html
    .replace('<link rel="preload"', (tag) => styles + tag)
    .replace(
      '</body>',
      () =>
        `${link}<script type="application/json" data-later="${later}" id="app">${files}</script>${html.includes('data-waits') ? typed : ''}${start}</body>`,
    );
}

function write(page, html, styles, later) {
  const file = path.join(dist, page === '/' ? 'index.html' : `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, complete(page, html, styles, later));
}

/** Adds a loading text and a notice without JavaScript, for pages without public markup. */
const forOneAlone = (html) =>
  html
    .replace(
      '</head>',
      `<style>@media (scripting){#root:empty::before{content:"Loading...";padding:24px;animation:a .3s step-end}@keyframes a{0%{opacity:0}}}</style></head>`,
    )
    .replace(
      /<noscript>[^<]*/,
      '<noscript><p style="padding:24px">Please switch on JavaScript to see this page.</p>',
    );

/**
 * Personal page: visible to customers only. Without scripts the session is unknown, so the markup stays hidden.
 */
const forCustomers = (html) =>
  forOneAlone(html).replace(
    '</head>',
    () => `${own}<noscript><style>#root{display:none}</style></noscript></head>`,
  );

/**
 * Disables the controls of a form except text fields, which work before its code loads. Turns off form
 * restoration of the browser, because the next user may be another person. Removes hydration markers, since
 * React does not hydrate the form.
 */
const withWaitingForms = (markup) =>
  markup.replace(/<form .*?<\/form>/gs, (form) =>
    form
      .replace('<form ', '<form autocomplete="off" ')
      .replace(
        /<(?:button|input)(?![^>]*(?:type="(?:text|email|tel)"| disabled=))/g,
        '$& disabled=""',
      )
      .replace(
        / (?:tabindex="0"(?! role)|data-shrink="true"|aria-invalid="false"|value=""|noValidate=""|autofocus=""|aria-busy="false")|<!-- -->/g,
        '',
      )
      // By which scripts would measure how high another one is.
      .replace(/<textarea aria-hidden.*?<\/textarea>/g, '')
      .replace(/tabindex="0" role="combobox"/g, 'aria-disabled="true" role="combobox"'),
  );

/** Takes out of the markup what matches, and gives both. */
function takeOut(markup, pattern) {
  const taken = [];
  const rest = markup.replace(pattern, (tag) => {
    taken.push(tag);
    return '';
  });
  return { rest, taken };
}

// `/shell` is for paths that belong to no page: it shows the app's own 404.
for (const page of ['/shell', ...otherPaths]) write(page, forOneAlone(shell), sharedStyles(css));
for (const page of [...paths, ...ownPaths]) {
  const { markup, styles } = await render(page);
  // React puts what PageMeta says where the component stands.
  const { rest, taken: meta } = takeOut(
    markup,
    /<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="canonical"[^>]*>/g,
  );
  const shared = rest.includes('data-waits') ? css + waiting : css;
  const all = shared + styles.map((each) => each.css).join('');
  const body = withWaitingForms(withoutIdleClasses(rest, all));
  const { first, later } = pageStyles(styles, shared, body);
  const html = shell
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(
      /<meta\s+(?:name="(?:description|robots)"|property="og:(?:title|description)")[\s\S]*?\/>/g,
      '',
    )
    .replace('</head>', () => `${meta.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  write(page, ownPaths.includes(page) ? forCustomers(html) : html, first, writeStyles(later));
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
