import { Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppPages } from './app/App';
import { Providers } from './app/Providers';
import type { PageStyle } from '../pageStyles';
import { session } from './auth/session/session';
import { createStyleCache } from './app/theme/styleCache';
import { officeRoutes } from './app/layout/OfficeRoute';
import { loadPage, pageOf, publicPages, userPages } from './app/pages';

/** Pages prerendered for a generic customer. */
export const ownPaths = ['/account'];

/** Pages that are the same for every visitor: readable before any script has run. */
export const paths = [
  '/',
  '/signin',
  '/signup',
  '/privacy',
  '/customerfeedback',
  '/payment-success',
];

/** Pages that depend on who asks: they start empty, but are known to the server. */
export const otherPaths = Object.keys({ ...publicPages, ...userPages, ...officeRoutes }).filter(
  (path) => ![...paths, ...ownPaths].includes(path),
);

/** Names of the lazy chunks of a page. */
export function partsOf(path: string): string[] {
  const office = officeRoutes[path];
  return office ? [office.partName, 'AdminLayout'] : [pageOf(path).partName];
}

/** Styles of a page, each once: global rules separately, all others as one tag, as Emotion expects. */
function stylesOf({ inserted, registered, key }: EmotionCache, markup: string): PageStyle[] {
  const used = new Set([...markup.matchAll(/css-(\w+)/g)].map(([, name]) => name));
  const all = Object.entries(inserted).map(([name, css]) => ({ name, css: String(css) }));
  const isOwn = ({ name }: { name: string }) => registered[`${key}-${name}`] !== undefined;
  // What a component is styled with in steps is there once for each step.
  const own = all.filter((each) => isOwn(each) && used.has(each.name));
  return [
    ...all
      .filter((each) => !isOwn(each))
      .map(({ name, css }) => ({ names: `${key}-global ${name}`, css })),
    { names: key, css: own.map(({ css }) => css).join('') },
  ];
}

/** The markup of a page as a visitor gets it, and its styles; everything that has to be fetched is still loading. */
export async function render(path: string): Promise<{ markup: string; styles: PageStyle[] }> {
  await loadPage(path);
  if (ownPaths.includes(path)) session.serveAnyCustomer();
  const cache = createStyleCache();
  // Styles are collected here and not written where they are used.
  cache.compat = true;
  const markup = await markupOf(
    <CacheProvider value={cache}>
      <Providers>
        <StaticRouter location={path}>
          <AppPages />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
  );
  return { markup, styles: stylesOf(cache, markup) };
}

const markupOf = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    // One piece: pieces that come later are put in place by inline scripts, which the server's policy forbids.
    const { pipe } = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => pipe(sink),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
  });
