import { defineConfig } from 'vitest/config';

/** Everything: rules and server, screens, journeys. `npx vitest --project api` runs one part. */
export default defineConfig({
  test: {
    projects: ['api/vitest.config.ts', 'web/vitest.config.ts', 'e2e/vitest.config.ts'],
  },
});
