import type { Locator, Page } from 'playwright-core';

/** Faults of a confirmation that must be a step of its dialog and not a second dialog. */
export const dialogStepFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const windows = [...document.querySelectorAll('[role$="dialog"], [aria-modal]')];
    const shown = [...document.querySelectorAll('[data-step]')].filter((step) =>
      step.checkVisibility(),
    );
    const [step] = shown;
    const [window] = windows;
    if (windows.length !== 1 || shown.length !== 1 || !step || !window)
      return [`${windows.length} dialogs, ${shown.length} steps in sight`];
    const faults: string[] = [];
    const title = document.getElementById(window.getAttribute('aria-labelledby') ?? '');
    if (!title || !step.contains(title)) faults.push('the window is not called as its step');
    if (title && !title.checkVisibility()) faults.push('the title is out of sight');
    if (!step.contains(document.activeElement)) faults.push('the focus is outside');
    if (window.scrollWidth > window.clientWidth) faults.push('it is wider than its window');
    for (const button of step.querySelectorAll('button')) {
      const { left, right, bottom } = button.getBoundingClientRect();
      if (left < 0 || right > innerWidth || bottom > innerHeight)
        faults.push(`“${button.textContent}” is out of sight`);
    }
    return faults;
  });

/** Elements that Tab or Shift+Tab reaches outside of the visible step. */
export async function focusEscapes(page: Page): Promise<string[]> {
  const out: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press(key);
      out.push(
        ...(await page.evaluate(() => {
          const { activeElement } = document;
          const step = activeElement?.closest('[data-step]');
          return step?.checkVisibility() ? [] : [activeElement?.outerHTML ?? 'nothing'];
        })),
      );
    }
  return out;
}

/** True if the element has the focus and is in view. */
export const hasFocusInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return node === document.activeElement && top >= -1 && bottom <= innerHeight + 1;
  });

/** Collects the names of the mutations that the page sends from now on. */
export function recordMutations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /mutation (\w+)/.exec(request.postData() ?? '') ?? [];
    if (name) names.push(name);
  });
  return names;
}
