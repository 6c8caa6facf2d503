import { defineConfig } from 'vitest/config';

/** Files that run at once. Each worker has an app of its own: see global-setup.ts. */
export const WORKERS = 2;

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // On a busy machine a page takes its time; a journey that is right ends as soon as it is.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['global-setup.ts'],
    setupFiles: ['vitest-setup.ts'],
    maxWorkers: WORKERS,
    // After the other projects, which have as many workers as the machine has processors.
    sequence: { groupOrder: 1 },
    isolate: false,
  },
});
