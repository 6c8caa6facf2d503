import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteFiles } from './siteFiles';

const api = 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), siteFiles()],
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/graphiql', '/api', '/dev', '/health', '/oidc', '/pay'].map((path) => [
        path,
        api,
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
});
