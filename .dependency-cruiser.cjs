// Which file may import which: the directions of docs/architecture.md, held by `npm run check`.
const API = '^api/src/';
const domain =
  '(users|auth|addresses|orders|cloths|enterprises|employees|payments|feedback|contact|dashboard|mails|social|payment-links|demo)';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: `${API}platform/` },
      to: { path: `${API}${domain}/` },
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
      from: { pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
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
