/** Import borders of docs/architecture.md. `scripts/check-borders.mjs` runs them and plants one violation per rule to prove that each bites. */
/** Files of the contract that hold lists of values and nothing else: the database and browsers load them. */
const VALUE_LISTS = '^contract/([a-z-]+-values|vehicle|content-tag)\\.ts$'
const SITE_SERVER = '\\.server\\.tsx?$|(^|/|-)route\\.tsx?$|/to-list-route\\.ts$|^apps/site/root\\.tsx$|\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    // Types count: two files that need each other's types are one file, or three.
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    // Between folders as between files; `check-borders.mjs` reads them without their tests. docs/architecture.md names the order of the site's rooms.
    { name: 'no-circular-rooms', scope: 'folder', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(core|apps|i18n|demo|tests)/', dependencyTypesNot: ['npm-dev'] },
    },
    {
      name: 'value-lists-are-plain',
      severity: 'error',
      from: { path: VALUE_LISTS },
      to: { pathNot: VALUE_LISTS },
    },
    {
      name: 'schema-takes-value-lists',
      severity: 'error',
      from: { path: '^core/db/' },
      to: { path: '^contract/', pathNot: VALUE_LISTS },
    },
    {
      name: 'lists-for-the-schema-only',
      severity: 'error',
      from: { path: '^core/db/', pathNot: '^core/db/schema/|\\.test\\.ts$' },
      // Which table shows under which tag, and the notice of a change, are the database's too.
      to: { path: '^contract/', pathNot: '^contract/content-tag\\.ts$' },
    },
    {
      name: 'i18n-stands-alone',
      severity: 'error',
      from: { path: '^i18n/' },
      to: { path: '^(core|apps|contract|demo|tests)/' },
    },
    {
      name: 'db-knows-no-domain',
      severity: 'error',
      from: { path: '^core/db/' },
      to: { path: '^(core/(domain|ports)|apps|demo)/' },
    },
    {
      name: 'ports-know-contract-only',
      severity: 'error',
      from: { path: '^core/ports/' },
      to: { path: '^(core/(domain|db)|apps|demo)/' },
    },
    {
      name: 'domain-takes-ports-not-adapters',
      severity: 'error',
      from: { path: '^core/domain/', pathNot: '\\.test\\.ts$|/testing\\.ts$' },
      to: { path: '^core/ports/', pathNot: '/(port|ports)\\.ts$' },
    },
    {
      name: 'domain-enters-by-index',
      severity: 'error',
      from: { path: '^core/domain/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^core/domain/([^/]+)/', pathNot: ['^core/domain/$1/', '/index\\.ts$'] },
    },
    {
      name: 'core-is-plain',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(apps|demo)/|node_modules/(react|react-dom|hono|@hono|react-router)/' },
    },
    {
      name: 'adapters-hold-no-query',
      severity: 'error',
      from: { path: '^apps/(api|admin/api|jobs|site)/', pathNot: '\\.test\\.tsx?$|/testing\\.ts$' },
      to: { path: '^core/db/|node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'adapters-enter-by-index',
      severity: 'error',
      from: { path: '^(apps|demo)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^core/domain/[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'browser-without-server',
      severity: 'error',
      from: { path: '^apps/(site|admin/web)/', pathNot: SITE_SERVER },
      to: { path: '^(core|apps/(server|api|jobs|admin/api))/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      from: { path: '^apps/(site|admin/web)/', pathNot: `${SITE_SERVER}|/(vite\\.config|entry\\.server)\\.tsx?$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-without-zod',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: SITE_SERVER },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-stand-apart',
      severity: 'error',
      from: { path: '^apps/site/screens/([^/]+)/' },
      to: { path: '^apps/site/screens/([^/]+)/', pathNot: '^apps/site/screens/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/site/ui/' },
      to: { path: '^(apps/site/(?!ui/)|contract|core|i18n)' },
    },
    {
      name: 'apps-stand-apart',
      severity: 'error',
      from: { path: '^apps/(api|admin|jobs|site)/' },
      to: { path: '^apps/(api|admin|jobs|site|server)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'drawing-stands-alone',
      severity: 'error',
      from: { path: '^drawing/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^drawing/' },
    },
    {
      name: 'browser-without-drawing',
      severity: 'error',
      from: { path: '^apps/(site|admin/web)/', pathNot: SITE_SERVER },
      to: { path: '^drawing/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: { path: '^(apps|core|contract|drawing|i18n|demo)/', pathNot: '\\.test\\.tsx?$|/testing\\.ts$' },
      to: { path: '^tests/|\\.test\\.tsx?$|/testing\\.ts$' },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^(apps|core|contract|i18n|demo)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/|^virtual:|\\.json$|\\.css$' },
    tsPreCompilationDeps: 'specify',
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      importsFields: ['imports'],
    },
  },
}
