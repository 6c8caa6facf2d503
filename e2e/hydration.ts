import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** True while the page itself moves through its history. */
    isTravelling?: boolean;
  }
}

const markTravels = (): void => {
  const go = window.history.go.bind(window.history);
  window.history.go = (by) => {
    window.isTravelling = true;
    const arrived = (): void => void (window.isTravelling = false);
    window.addEventListener('popstate', arrived, { capture: true, once: true });
    go(by);
  };
};

/**
 * Waits until the app has removed the history entry of a closed dialog. A navigation before that
 * would conflict with the removal. No user is quick enough for that.
 */
async function historySettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => new Promise((resolve) => void setTimeout(() => resolve(!window.isTravelling))),
  );
}

/**
 * Opens a page and waits until React has hydrated it, because a click on prerendered HTML would be
 * lost. Pages of other sites have no #root. The pointer moves first, because forms load at the
 * first use of the page.
 */
export async function openWhenHydrated(page: Page): Promise<void> {
  await page.addInitScript(markTravels);
  const hydrated = () =>
    page.waitForFunction(() => {
      const root = document.getElementById('root');
      const first = root?.firstElementChild ?? null;
      if (!root) return true;
      if (!Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber$'))) return false;
      const waiting = root.querySelectorAll('div[aria-busy="true"]').length;
      // The forms load after the first pointer event. A second event would preload the dialogs that
      // the forms open.
      const notStarted = waiting >= Number(root.dataset['waiting'] ?? 0);
      root.dataset['waiting'] = String(waiting);
      if (waiting > 0 && notStarted) window.dispatchEvent(new Event('pointermove'));
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
 * Waits until the history has one entry for each open menu, dialog and form. The app removes the
 * entry of a closed layer a moment later. A reload or navigation before that would conflict with
 * the removal.
 */
export async function layersOpen(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const state = window.history.state as { usr?: { depth?: number } } | null;
    return (state?.usr?.depth ?? 0) === wanted;
  }, count);
}
