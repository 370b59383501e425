// Every check of the project, in the order of `npm test`; the workflow divides the same list among machines.
import { pathToFileURL } from 'node:url';

const turbo = (...tasks) => [
  'exec',
  'turbo',
  'run',
  '--continue',
  '--concurrency=2',
  '--output-logs=new-only',
  '--log-order=grouped',
  ...tasks,
];
const boundaries = (config) => [
  'exec',
  'depcruise',
  '--config',
  config,
  '--output-type',
  'err',
  'apps',
  'packages',
  'infra',
];
const nodeTest = (...files) => ['exec', 'node', '--test', '--test-reporter=dot', ...files];

/**
 * `command` is given to pnpm. A step that takes minutes has machines of its own in the workflow, as many as `shards`
 * says; its runners take `--shard`.
 */
export const steps = [
  // What reads the sources reads the compiled texts as well.
  { name: 'texts', command: turbo('build', '--filter=@aw/content') },
  { name: 'format and lint', command: ['exec', 'biome', 'ci', '.'] },
  {
    name: 'lint by types',
    command: ['exec', 'oxlint', '--type-aware', '--deny-warnings', 'apps', 'packages', 'infra'],
  },
  { name: 'boundaries', command: boundaries('.dependency-cruiser.cjs') },
  { name: 'boundaries of folders', command: boundaries('.dependency-cruiser.folders.cjs') },
  { name: 'planted violations', command: nodeTest('infra/cli/boundaries.test.mjs') },
  {
    name: 'what these lines say',
    command: nodeTest(
      'infra/cli/environment.test.mjs',
      'infra/cli/reports.test.mjs',
      'infra/cli/steps.test.mjs',
    ),
  },
  { name: 'what the documents name', command: nodeTest('infra/cli/docs.test.mjs') },
  { name: 'what compose and manifests say', command: nodeTest('infra/cli/deployment.test.mjs') },
  { name: 'dead code', command: ['exec', 'knip'] },
  { name: 'types and unit tests', command: turbo('typecheck', 'test'), shards: 1 },
  { name: 'builds', command: turbo('build', 'build:storybook'), shards: 1 },
  { name: 'integration tests and stories', command: turbo('test:int', 'test:stories'), shards: 2 },
  { name: 'tests of many processes', command: turbo('test:replicas'), shards: 1 },
  { name: 'end-to-end tests', command: turbo('test:e2e'), shards: 3 },
];

/**
 * The steps that arguments ask for: those whose name has one of the words, all without words. `--affected` leaves out
 * packages that a change does not touch, `--shard=1/3` runs a part of the tests.
 */
export function stepsFor(args) {
  const words = args.filter((word) => !word.startsWith('--'));
  const isAffected = args.includes('--affected');
  const shard = args.find((word) => word.startsWith('--shard='));
  return steps
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .map(({ name, command, shards }) => ({
      name,
      command: [
        ...command,
        // The texts are read by all checks, whatever was changed.
        ...(isAffected && shards ? ['--affected'] : []),
        ...(shard && shards > 1 ? ['--', shard] : []),
      ],
    }));
}

/** The machines of the workflow with the arguments of each: one for all short steps, then one for each shard. */
export function machines() {
  const quoted = ({ name }) => `"${name}"`;
  const short = steps.filter(({ shards }) => !shards);
  return [
    { name: 'sources', args: short.map(quoted).join(' ') },
    ...steps.flatMap((step) =>
      Array.from({ length: step.shards ?? 0 }, (_, at) => ({
        name: step.shards > 1 ? `${step.name} ${at + 1}/${step.shards}` : step.name,
        args: [
          quoted(step),
          '--affected',
          ...(step.shards > 1 ? [`--shard=${at + 1}/${step.shards}`] : []),
        ].join(' '),
      })),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(JSON.stringify(machines()));
