import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Whether the page is on a way through its history that it began itself. */
    isTravelling?: boolean;
  }
}

const noteTravels = (): void => {
  const go = window.history.go.bind(window.history);
  window.history.go = (by) => {
    window.isTravelling = true;
    const arrived = (): void => void (window.isTravelling = false);
    window.addEventListener('popstate', arrived, { capture: true, once: true });
    go(by);
  };
};

/**
 * Waits until the router has gone back over the history entry of a closed dialog. A navigation in that moment
 * would race with it; no person is quick enough for that.
 */
async function historySettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => new Promise((tell) => void setTimeout(() => tell(!window.isTravelling))),
  );
}

/**
 * Opens a page and waits until React has hydrated it: a click on the prerendered markup would be lost. Pages of
 * others have no #root. The pointer moves first, because forms load at the first use of the page.
 */
export async function openWhenHydrated(page: Page): Promise<void> {
  await page.addInitScript(noteTravels);
  const hydrated = () =>
    page.waitForFunction(() => {
      const root = document.getElementById('root');
      const first = root?.firstElementChild ?? null;
      if (!root) return true;
      if (!Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber$'))) return false;
      const waiting = root.querySelectorAll('div[aria-busy="true"]').length;
      // Once it was heard all forms come, and the next sign would be for what they open.
      const unheard = waiting >= Number(root.dataset['waiting'] ?? 0);
      root.dataset['waiting'] = String(waiting);
      if (waiting > 0 && unheard) window.dispatchEvent(new Event('pointermove'));
      return waiting === 0;
    });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...asked) => {
    await historySettled(page);
    const response = await goto(...asked);
    await hydrated();
    return response;
  };
  page.reload = async (...asked) => {
    await historySettled(page);
    const response = await reload(...asked);
    await hydrated();
    return response;
  };
}

/**
 * Waits until the history stands for so many open menus, dialogs and forms. Closing one goes back over its
 * entry a moment later, which a reload or another address in that moment would cut off, or be cut off by.
 */
export async function layersOpen(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const state = window.history.state as { usr?: { depth?: number } } | null;
    return (state?.usr?.depth ?? 0) === wanted;
  }, count);
}
