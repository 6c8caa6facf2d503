import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

/** The running test, for the functions of browser.ts. */
export interface Journey {
  newContext(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Fails the test at its end. */
  addError(text: string): void;
}

let current: Journey | undefined;

/** Each worker process runs one test at a time. */
export const useJourney = (journey: Journey | undefined): void => void (current = journey);

export function journey(): Journey {
  if (!current) throw new Error('Pages are opened inside a test');
  return current;
}

/**
 * The browser logs every failed request and connection. Tests cut the network on purpose and check
 * what the page shows. The trace loads pictures with a blob address again, which the content
 * security policy blocks.
 */
const loggedByBrowser = /^(Failed to load resource|WebSocket connection to |Connecting to 'blob:)/;

/** Fails the test when a page throws or logs an unexpected error. */
export function failOnErrors(context: BrowserContext, expected?: RegExp): void {
  const { addError } = journey();
  const note = (text: string): void => {
    if (!loggedByBrowser.test(text) && !expected?.test(text)) addError(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}
