import { defineConfig } from 'vitest/config';

/** Tests that start processes and open no page. Browser tests run on Playwright: see playwright.config.ts. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // On a busy machine a start takes its time; a correct test continues as soon as it can.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // After the other projects, which have as many workers as the machine has processors.
    sequence: { groupOrder: 1 },
    isolate: false,
  },
});
