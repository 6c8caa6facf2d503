import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // On a busy machine a page takes its time; a journey that is right ends as soon as it is.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['global-setup.ts'],
    fileParallelism: false,
    isolate: false,
  },
});
