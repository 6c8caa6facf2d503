import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { vitePrerenderPlugin } from 'vite-prerender-plugin';
import { robotsAndSitemap } from './robotsAndSitemap.ts';

const api = 'http://localhost:4000';
const prerender = path.join(import.meta.dirname, 'src/prerender.tsx');

const mui = (...names: string[]) => `@mui/material/(${names.join('|')})/`;
const ui = (room: string, ...names: string[]) => `web/src/ui/${room}(${names.join('|')})\\.tsx?`;
const anyUuidOf = (...paths: string[]): RegExp => new RegExp(paths.join('|'));

const sharedParts = anyUuidOf(
  ui('', 'PageMeta', 'StatusChip', 'tones', 'ignoreDoubleClick', 'useRunOnce'),
  ui('feedback/', 'ErrorState', 'EmptyState', 'Prerendered', 'lazySection'),
  ui('format/', 'formatMoney'),
  ui('illustrations/', 'DoorstepIllustration', 'LineIllustration'),
  ui('dialog/', 'useOverlay', 'CloseButton'),
  '@apollo/client/react/hooks/use(Query|Mutation)\\.',
  mui('Card'),
);
const tools = anyUuidOf(
  mui('Divider', 'utils', 'internal/svg-icons'),
  'node_modules/@mui/utils/(?!useRovingTabIndex)',
);
const layers = anyUuidOf(
  mui('Modal', 'Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'),
  mui('Popover', 'Menu', 'MenuList', 'MenuItem', 'Drawer'),
  'node_modules/@mui/utils/useRovingTabIndex',
  ui('dialog/', 'Dialog', 'ConfirmDialog'),
  'web/src/session/(LogoutDialog|useLogout)',
);
const fields = anyUuidOf(
  mui('Alert'),
  mui(
    'InputBase',
    'OutlinedInput',
    'InputLabel',
    'FormControl',
    'FormHelperText',
    'InputAdornment',
  ),
);
const forms = anyUuidOf(
  ui('form/', 'Form', 'TextField', 'PhoneField', 'SubmitButton', 'DigitsField'),
  ui('form/', 'useParsedField'),
  'node_modules/formik/',
);
// Validation, which pages with a form on their first screen load at the first use.
const rules = anyUuidOf(
  'web/src/sign-in/email\\.schema',
  ui('form/', 'rules/emailRule', 'rules/phoneRule'),
  'node_modules/(yup|property-expr|tiny-case|toposort)/',
);
// Modules of pages with lists.
const lists = anyUuidOf(
  ui('', 'useUrlParams'),
  ui('dialog/', 'useUrlDialog'),
  ui('feedback/', 'StaleDataNotice'),
  ui('table/', 'useDebounced', 'useLoadMore'),
);
// Modules that the sign-in and sign-up pages share.
const waysIn = anyUuidOf(
  'web/src/sign-in/(AuthCard|SocialSignIn|useSocialPopup)',
  'web/src/session/(useSignedIn|code/useCodeStep)',
);
// Each operation contains its fragments. In one file the repeated parts compress well.
const orderDocuments = anyUuidOf(
  'web/src/orders/staff/(bill|contact|dialog|payment|pickup|piece-counts|promised-date)/.*\\.generated',
);

export default defineConfig({
  plugins: [
    react(),
    robotsAndSitemap(),
    vitePrerenderPlugin({ renderTarget: '#root', prerenderScript: prerender }),
  ],
  resolve: {
    // Uses RxJS without helpers for old browsers. Without `browser`, Emotion is one build for
    // browsers and for prerendering. Prerendering runs the same chunks in Node
    // (docs/decisions/098-prerendering-by-a-plugin.md).
    conditions: ['es2015', 'module', 'development|production'],
  },
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
    // Fonts and pictures stay files, because the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One small CSS file for all pages.
    cssCodeSplit: false,
    // Lists the files of each page. The tests of the size budgets read it.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Runs in Node only.
      external: ['@emotion/server/create-instance'],
      // Removes the styling library's code for a function that the app never calls.
      treeshake: {
        moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        // Every page starts with one file. Small modules of many pages, dialogs and forms are one
        // file each. The size budgets need these groups. Without `parts` and `tools` the home page
        // is 50 kB larger. Without the others the back-office pages reach 450 kB.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], priority: 5 },
            { name: 'parts', test: sharedParts, priority: 4 },
            { name: 'tools', test: tools, priority: 3 },
            { name: 'layers', test: layers, priority: 2 },
            { name: 'fields', test: fields, priority: 2 },
            { name: 'form', test: forms, priority: 1 },
            { name: 'rules', test: rules, priority: 1 },
            { name: 'lists', test: lists, priority: 1 },
            { name: 'ways-in', test: waysIn, priority: 1 },
            { name: 'order-documents', test: orderDocuments, priority: 1 },
          ],
        },
      },
    },
  },
});
