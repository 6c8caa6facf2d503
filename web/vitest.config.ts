import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    maxWorkers: '100%',
    environment: 'jsdom',
    // Each test file has a separate window and modules. Each worker loads jsdom once, which saves
    // most of the time.
    pool: 'vmThreads',
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
  },
});
