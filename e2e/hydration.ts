import type { Page } from 'playwright-core';

/**
 * Makes a page wait until React has hydrated it, because a click on prerendered HTML would be lost. Pages of other sites
 * have no #root. The pointer moves first, because forms load at the first use of the page.
 */
export function openWhenHydrated(page: Page): void {
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
    const response = await goto(...asked);
    await hydrated();
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await hydrated();
    return response;
  };
}
