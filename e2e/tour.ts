import { expect } from '@playwright/test';
import type { Page, Request } from 'playwright-core';

/** Several pages of the app in one tab. The app is loaded only once. */
export interface Tour {
  /** Goes to a path as a link does, and waits until its page is complete. */
  show(path: string): Promise<void>;
  /** Waits until no request is open and the page shows all responses. */
  rest(): Promise<void>;
}

/** Goes to a path as a link does, without loading the app again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // Forms load at the first use of a page.
    dispatchEvent(new Event('pointermove'));
  }, path);

/** Closes all dialogs and their forms, because Back and Forward close them instead of leaving the page. */
async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]');
  if ((await dialogs.count()) === 0) return;
  const left = async (): Promise<number> => {
    await page.keyboard.press('Escape');
    return dialogs.count();
  };
  await expect.poll(left).toBe(0);
}

/** Starts a tour on an open page. */
export function tourOf(page: Page): Tour {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));

  // A task in the background runs when React has nothing left to render.
  const isComplete = () =>
    page.evaluate(() =>
      window.scheduler.postTask(() => !document.querySelector('[aria-busy="true"]'), {
        priority: 'background',
      }),
    );

  async function rest(): Promise<void> {
    // A response may start the next request, after React has rendered it.
    for (let idle = 0; idle < 3;) idle = (await isComplete()) && open.size === 0 ? idle + 1 : 0;
  }

  return {
    rest,
    async show(path) {
      await closeDialogs(page);
      await goTo(page, path);
      await rest();
    },
  };
}
