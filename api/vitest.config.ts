import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  // Only one copy of graphql may be loaded. Between two copies its instanceof checks fail.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    name: 'api',
    maxWorkers: '100%',
    // Modules of the server are loaded once for all files, because each file has its own server and
    // database.
    isolate: false,
    include: ['src/**/*.test.ts', 'rules/*.test.ts', 'bench/*.test.ts'],
    // Worker threads of the server inherit these arguments.
    execArgv: [
      '--import',
      new URL('src/testing/pdf-worker/typescript-hooks.ts', import.meta.url).href,
    ],
    setupFiles: ['reflect-metadata'],
    // Number of inputs per fuzz test. With FUZZ_RUNS=100000 these tests run for half an hour.
    provide: { fuzzRuns: Number(process.env['FUZZ_RUNS'] ?? 0) },
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 120_000,
    // Long timeouts, because jobs are slow on a busy machine. A successful poll ends at once.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    server: { deps: { inline: [/type-graphql/, /graphql-ws/] } },
  },
});
