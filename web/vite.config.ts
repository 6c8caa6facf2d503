import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { siteFiles } from './siteFiles.ts';

const api = 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), siteFiles()],
  // RxJS without helpers for browsers of long ago.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/graphiql', '/api', '/auth', '/dev', '/health', '/webhooks'].map((path) => [
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
    rolldownOptions: {
      output: {
        // What most pages share travels as one file: fewer requests, and it compresses better.
        codeSplitting: { groups: [{ name: 'base', minShareCount: 10 }] },
      },
    },
  },
});
