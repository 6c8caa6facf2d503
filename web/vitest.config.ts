import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    maxWorkers: '100%',
    environment: 'jsdom',
    // A file has a window and modules of its own all the same; jsdom itself is read once for all of a worker, which is most of it.
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
  },
});
