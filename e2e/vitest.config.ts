import { defineConfig } from 'vitest/config';

/**
 * Tests that start processes and open no page. Playwright runs the browser tests (see
 * playwright.config.ts).
 */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // The app starts slowly on a busy machine. A test continues as soon as it can.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    isolate: false,
  },
});
