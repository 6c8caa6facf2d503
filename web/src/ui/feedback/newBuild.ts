import { tabSessionStorage } from '../tabSessionStorage';

const guard = 'reloaded-from';

/** The build that a page belongs to, by the first of the files that it fetches (see bootstrap.js). */
const buildOf = (page: Document): string | null =>
  /"([^"]+)"/.exec(page.getElementById('app')?.textContent ?? '')?.[1] ?? null;

async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    // No network: then it is not the build that is missing.
    return null;
  }
}

/** Loads the page anew, if the server answers: without a network nothing would come instead. */
export async function reloadWhenServed(): Promise<void> {
  if (await servedBuild()) window.location.reload();
}

/**
 * After a deploy the parts of the build that runs here are gone from the server. The page then loads
 * itself anew: once for each build, and what was typed waits as drafts.
 */
export async function reloadForNewBuild(): Promise<void> {
  const running = buildOf(document);
  const storage = tabSessionStorage();
  // Where nothing is remembered it might go on for ever.
  if (!running || !storage || storage.getItem(guard) === running) return;
  const served = await servedBuild();
  if (!served || served === running) return;
  storage.setItem(guard, running);
  window.location.reload();
}
