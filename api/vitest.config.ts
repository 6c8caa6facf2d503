import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  // One copy of graphql, or its own instanceof checks fail between the two that Node would load.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    name: 'api',
    maxWorkers: '100%',
    // The server's modules are read once for all files: each has its own server and database anyway.
    isolate: false,
    include: ['src/**/*.test.ts', 'bench/*.test.ts'],
    // Threads that the server starts take it over.
    execArgv: ['--import', new URL('src/testing/drawing/as-written.ts', import.meta.url).href],
    setupFiles: ['reflect-metadata'],
    // FUZZ_RUNS=100000 lets the tests with random input run for half an hour.
    provide: { fuzzRuns: Number(process.env['FUZZ_RUNS'] ?? 0) },
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 120_000,
    // Long timeouts, because jobs are slow on a busy machine. Successful polls end at once.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    server: { deps: { inline: [/type-graphql/, /graphql-ws/] } },
  },
});
