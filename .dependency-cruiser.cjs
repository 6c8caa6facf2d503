// Which file may import which: the directions of docs/architecture.md, held by `npm run check`.
const API = '^api/src/';
const TESTS = '\\.test\\.tsx?$|/testing/';

// The natural order of the API: a folder imports only what stands before it, those on one line also each other.
const ORDER = [
  ['platform'],
  ['mails'],
  ['users', 'auth', 'social'],
  ['addresses'],
  ['cloths'],
  ['enterprises'],
  ['employees'],
  ['feedback'],
  ['contact'],
  ['orders'],
  ['payments'],
  ['payment-links'],
  ['dashboard'],
  ['demo'],
];
// What the doors of every folder are built with, and where everything is put together.
const MACHINERY = ['graphql', 'rest'];
const ENTRANCES = ['http', 'cli', 'start'];

const within = (...folders) => `${API}(${folders.flat(Infinity).join('|')})/`;
const known = [...ORDER, MACHINERY, ENTRANCES, 'testing'];
const DOORS = '\\.(resolver|rest|routes)\\.ts$';

const naturalOrder = ORDER.map((folders, place) => ({
  name: `api-order-${folders.join('-')}`,
  severity: 'error',
  from: { path: within(folders), pathNot: TESTS },
  to: { path: within(ORDER.slice(place + 1), ENTRANCES) },
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
      name: 'api-machinery-knows-no-feature',
      severity: 'error',
      from: { path: within(MACHINERY), pathNot: TESTS },
      to: {
        path: API,
        pathNot:
          within('platform', 'mails', 'users', 'auth', MACHINERY) + `|${API}(database|site)\\.ts$`,
      },
    },
    {
      name: 'api-only-doors-know-the-machinery',
      severity: 'error',
      from: { path: within(ORDER), pathNot: `${DOORS}|${TESTS}` },
      to: { path: within(MACHINERY) },
    },
    {
      name: 'api-platform-stands-alone',
      severity: 'error',
      from: { path: within('platform'), pathNot: TESTS },
      to: { path: API, pathNot: within('platform') },
    },
    {
      name: 'api-nobody-needs-the-start',
      severity: 'error',
      from: { path: API, pathNot: `${API}main\\.ts$|${within(ENTRANCES)}|${TESTS}` },
      to: { path: `${API}(main|env)\\.ts$|${within(ENTRANCES)}` },
    },
    {
      name: 'rules-and-services-know-no-door',
      comment: 'Only doors (resolvers, REST rows, routes) know of GraphQL and HTTP.',
      severity: 'error',
      from: { path: `${API}.*\\.(service|queries|policy|status|entity)\\.ts$` },
      to: { path: `${API}.*\\.(resolver|rest|routes)\\.ts$|^node_modules/(fastify|@apollo)/` },
    },
    {
      name: 'entities-stand-on-the-ground',
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
    {
      name: 'web-ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(?!ui/|graphql/)' },
    },
    {
      name: 'web-domains-know-no-app',
      severity: 'error',
      from: { path: '^web/src/(?!app/|main|prerender)' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-takes-only-the-site-from-the-api',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^api/', pathNot: '^api/src/site\\.ts$' },
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
    exclude: { path: 'generated\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'default'],
    },
  },
};
