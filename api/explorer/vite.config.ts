import { defineConfig } from 'vite';

/** GraphiQL as files of our own: nothing comes from another server, no script stands in the page. */
export default defineConfig({
  base: '/graphiql/',
  build: { outDir: '../dist/graphiql', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
});
