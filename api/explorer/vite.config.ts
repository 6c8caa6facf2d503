import { defineConfig } from 'vite';

/**
 * Builds GraphiQL as static files. It loads nothing from another server, and the page contains no
 * inline script.
 */
export default defineConfig({
  base: '/graphiql/',
  build: { outDir: '../dist/graphiql', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
});
