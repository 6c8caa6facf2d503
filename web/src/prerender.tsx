import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryRouter } from 'react-router-dom';
import type { PrerenderArguments, PrerenderResult } from 'vite-prerender-plugin';
import { App } from './app/App';
import { loadPage, officePaths, publicPages, userPages } from './app/pages';
import { routes } from './app/routes';
import { CollectHead, type HeadTag } from './ui/PageMeta';

/**
 * Pages that are prerendered because they are the same for every visitor. They are readable before
 * scripts run.
 */
const prerendered = ['/', '/signin', '/signup', '/privacy', '/customerfeedback'];

/**
 * Every path of the app gets an HTML file, so that the server answers any other path with status
 * 404 and `/shell`.
 */
const links = new Set([...Object.keys({ ...publicPages, ...userPages }), ...officePaths, '/shell']);

const noIndex: HeadTag = { type: 'meta', props: { name: 'robots', content: 'noindex' } };

/** Called for each page by vite-prerender-plugin, in Node with the code of the browser. */
export async function prerender({ url }: PrerenderArguments): Promise<PrerenderResult> {
  if (!prerendered.includes(url))
    return { html: '', links, head: { elements: new Set([noIndex]) } };
  const { prerender: render } = await import('react-dom/static.edge');
  const { default: createEmotionServer } = await import('@emotion/server/create-instance');
  await loadPage(url);
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  let title = '';
  const tags: HeadTag[] = [];
  const { prelude } = await render(
    <CollectHead
      value={(pageTitle, pageTags) => {
        title = pageTitle;
        tags.push(...pageTags);
      }}
    >
      <CacheProvider value={cache}>
        <App router={createMemoryRouter(routes, { initialEntries: [url] })} />
      </CacheProvider>
    </CollectHead>,
    // Renders in one piece. Streamed pieces need inline scripts, which the content security policy
    // forbids.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  const styles = extractCriticalToChunks(html).styles.map(({ key, ids, css }) => ({
    type: 'style',
    props: { 'data-emotion': `${key} ${ids.join(' ')}` },
    children: css,
  }));
  return { html, links, head: { title, elements: new Set([...tags, ...styles]) } };
}
