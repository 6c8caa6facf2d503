import { tabSessionStorage } from '../tabSessionStorage';

const guard = 'reloaded-from';

/** Identifies the build of a page by the names of its scripts. */
const buildOf = (page: Document): string =>
  [...page.querySelectorAll('script[type="module"]')]
    .map((each) => each.getAttribute('src'))
    .join();

async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    // Without a network the failure has another cause than a new build.
    return null;
  }
}

/** Reloads the page if the server answers. Without a network a reload would show a browser error. */
export async function reloadWhenServed(): Promise<void> {
  if (await servedBuild()) window.location.reload();
}

async function reloadOnce(): Promise<void> {
  const running = buildOf(document);
  const storage = tabSessionStorage();
  // Without storage the reloads could repeat forever.
  if (!running || !storage || storage.getItem(guard) === running) return;
  const served = await servedBuild();
  if (!served || served === running) return;
  storage.setItem(guard, running);
  window.location.reload();
}

let asking: Promise<void> | undefined;

/**
 * Reloads the page after a deployment, because the server no longer has the chunks of the running build. Reloads once
 * per build, also when several chunks are missing; drafts preserve typed text.
 */
export function reloadForNewBuild(): void {
  asking ??= reloadOnce().finally(() => (asking = undefined));
}
