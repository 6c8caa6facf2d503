import { session } from '../session/session';
import { cacheName, clearAppShell, isPossible, page } from './clearAppShell';

// Cache of the driver's page for offline starts: its HTML and assets, equal for all users, without API data.

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

/** URLs of all files that the page has loaded so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Caches the current page and deletes files that it no longer uses. */
export async function cacheAppShell(): Promise<void> {
  if (!isPossible()) return;
  try {
    await store();
  } finally {
    // The user may have signed out during the download.
    if (!session.identity().user) await clearAppShell();
  }
}

async function store(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { scope: page });
  const answer = await fetch(page);
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const files = unique([...(html.match(/\/assets\/[\w.-]+/g) ?? []), ...fetched()]);
  const cache = await caches.open(cacheName);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !cached.includes(file)));
  await cache.put(page, answer);
  for (const old of cached) if (old !== page && !files.includes(old)) await cache.delete(old);
}
