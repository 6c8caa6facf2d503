// Which file may import which: the directions of docs/architecture.md, held by `npm run check`.
const { readFileSync } = require('node:fs');

const API = '^api/src/';
const TESTS = '\\.test\\.tsx?$|/testing/';

// The order of the modules in modules.ts: a module imports only those above it and those in its line.
const MODULES = readFileSync('api/src/modules.ts', 'utf8');
const folderOf = Object.fromEntries(
  [...MODULES.matchAll(/\{ (\w+) \} from '\.\/([\w-]+)\//g)].map(([, name, folder]) => [
    name,
    folder,
  ]),
);
const ORDER = [
  ['platform'],
  ...[...MODULES.matchAll(/^ {2}\[(.*)\],$/gm)].map(([, names]) =>
    names.split(', ').map((name) => folderOf[name]),
  ),
  ['demo'],
];
// Folders that entry points use, and folders that put everything together.
const MACHINERY = ['graphql', 'rest'];
const ENTRANCES = ['http', 'cli', 'start'];

const within = (...folders) => `${API}(${folders.flat(Infinity).join('|')})/`;
const known = [...ORDER, MACHINERY, ENTRANCES, 'testing'];
const ENTRY_POINTS = '\\.(module|resolver|rest|routes|openapi)\\.ts$';

const naturalOrder = ORDER.map((folders, place) => ({
  name: `api-order-${folders.join('-')}`,
  severity: 'error',
  from: { path: within(folders), pathNot: TESTS },
  to: { path: within(ORDER.slice(place + 1), ENTRANCES) },
}));

// The same for the web, between its folders, and between the rooms of ui.
const WEB = '^web/src/';
const WEB_ORDER = [
  ['graphql'],
  ['ui'],
  ['offline'],
  ['session'],
  ['sign-in'],
  ['addresses', 'cloths', 'statements'],
  ['orders'],
  ['rounds'],
  ['customer', 'office', 'driver'],
  ['app'],
];
const SIDES = ['customer', 'office', 'driver'];
const UI_ROOTS = ['illustrations', 'format', 'print'];
const UI_ORDER = [UI_ROOTS, ['feedback'], ['dialog'], ['form'], ['table']];

const inOrder = (name, base, lines) =>
  lines.slice(0, -1).map((folders, place) => ({
    name: `${name}-${folders.join('-')}`,
    severity: 'error',
    from: { path: `${base}(${folders.join('|')})/`, pathNot: TESTS },
    to: {
      path: `${base}(${lines
        .slice(place + 1)
        .flat()
        .join('|')})/`,
    },
  }));

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...naturalOrder,
    {
      name: 'api-every-folder-has-its-place',
      comment: 'A new folder of the API gets its place in ORDER.',
      severity: 'error',
      from: { path: `${API}[^/]+/`, pathNot: within(known) },
      to: {},
    },
    {
      name: 'api-graphql-and-rest-import-no-feature',
      severity: 'error',
      from: { path: within(MACHINERY), pathNot: TESTS },
      to: {
        path: API,
        pathNot:
          within('platform', 'mails', 'users', 'auth', MACHINERY) +
          `|${API}(database|site-config)\\.ts$`,
      },
    },
    {
      name: 'api-only-entry-points-import-graphql-and-rest',
      severity: 'error',
      from: { path: within(ORDER), pathNot: `${ENTRY_POINTS}|${TESTS}` },
      to: { path: within(MACHINERY) },
    },
    {
      name: 'api-platform-stands-alone',
      severity: 'error',
      from: { path: within('platform'), pathNot: TESTS },
      to: { path: API, pathNot: within('platform') },
    },
    {
      name: 'api-start-is-not-imported',
      severity: 'error',
      from: { path: API, pathNot: `${API}main\\.ts$|${within(ENTRANCES)}|${TESTS}` },
      to: { path: `${API}(main|env)\\.ts$|${within(ENTRANCES)}` },
    },
    {
      name: 'rules-and-services-import-no-entry-point',
      comment: 'Only entry points (resolvers, REST routes) import GraphQL and HTTP.',
      severity: 'error',
      from: { path: `${API}.*\\.(service|queries|policy|status|entity)\\.ts$` },
      to: {
        path: `${API}.*\\.(module|resolver|rest|routes|openapi)\\.ts$|^node_modules/(fastify|@apollo)/`,
      },
    },
    {
      name: 'entities-import-no-service',
      severity: 'error',
      from: { path: `${API}.*\\.entity\\.ts$` },
      to: { path: `${API}.*\\.(service|queries|resolver|rest|inputs)\\.ts$` },
    },
    {
      name: 'queries-write-nothing',
      severity: 'error',
      from: { path: `${API}.*\\.queries\\.ts$` },
      to: { path: `${API}.*\\.service\\.ts$` },
    },
    ...inOrder('web-order', WEB, WEB_ORDER),
    ...inOrder('web-ui-order', `${WEB}ui/`, UI_ORDER),
    {
      name: 'web-drafts-know-no-form',
      severity: 'error',
      from: { path: `${WEB}ui/form/draft/`, pathNot: TESTS },
      to: { path: `${WEB}ui/(form/[^/]+$|table/)` },
    },
    {
      name: 'web-every-folder-has-its-place',
      comment: 'A new folder of the web gets its place in WEB_ORDER, a new room of ui in UI_ORDER.',
      severity: 'error',
      from: {
        path: `${WEB}[^/]+/|${WEB}ui/[^/]+/`,
        pathNot: `${WEB}(${WEB_ORDER.flat()
          .filter((folder) => folder !== 'ui')
          .join('|')})/|${WEB}ui/([^/]+$|(${UI_ORDER.flat().join('|')})/)|${TESTS}`,
      },
      to: {},
    },
    ...SIDES.map((side) => ({
      name: `web-${side}-imports-no-other-side`,
      comment: 'Code that two of customer, office and driver need is in a shared folder.',
      severity: 'error',
      from: { path: `${WEB}${side}/` },
      to: { path: `${WEB}(${SIDES.filter((other) => other !== side).join('|')})/` },
    })),
    {
      name: 'web-customers-take-nothing-of-the-staff',
      severity: 'error',
      from: { path: `${WEB}(customer/|orders/(?!staff/)[^/]+/)`, pathNot: TESTS },
      to: { path: `${WEB}orders/staff/` },
    },
    {
      name: 'web-shared-words-know-no-room',
      severity: 'error',
      from: { path: `${WEB}orders/[^/]+$`, pathNot: TESTS },
      to: { path: `${WEB}orders/[^/]+/` },
    },
    {
      name: 'rules-import-only-rules',
      comment: 'API and web share these files, so they contain constants and pure functions only.',
      severity: 'error',
      from: { path: '^api/rules/', pathNot: TESTS },
      to: { pathNot: '^api/rules/' },
    },
    {
      name: 'web-takes-only-rules-and-the-site-from-the-api',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^api/', pathNot: '^api/(rules/|src/site-config\\.ts$)' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'default'],
    },
  },
};
