// All checks of the project, in the order in which `npm test` begins them. The workflow divides the same list among machines.
import { pathToFileURL } from 'node:url';

/** Arguments of pnpm that run turbo tasks for one package at a time, because other steps run in parallel. */
export const turbo = (...tasks) => [
  'exec',
  'turbo',
  'run',
  '--continue',
  '--concurrency=1',
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
export const nodeTest = (...files) => ['exec', 'node', '--test', '--test-reporter=dot', ...files];

/**
 * `command` holds arguments of pnpm. A step begins when the steps in its `after` have ended, if they are part of the run.
 * In the workflow, a step that takes minutes gets `shards` machines of its own, and its test runners get `--shard`.
 * `report` is the name of the report files that its test runners write.
 */
export const steps = [
  { name: 'texts', command: turbo('build', '--filter=@aw/content') },
  { name: 'builds', command: turbo('build', 'build:storybook'), after: ['texts'], shards: 1 },
  { name: 'format and lint', command: ['exec', 'biome', 'ci', '.'], after: ['texts'] },
  {
    name: 'lint by types',
    command: ['exec', 'oxlint', '--type-aware', '--deny-warnings', 'apps', 'packages', 'infra'],
    after: ['texts'],
  },
  { name: 'boundaries', command: boundaries('.dependency-cruiser.cjs'), after: ['texts'] },
  { name: 'boundaries of folders', command: boundaries('.dependency-cruiser.folders.cjs'), after: ['texts'] },
  { name: 'planted violations', command: nodeTest('infra/cli/boundaries.test.mjs'), after: ['texts'] },
  {
    name: 'the commands themselves',
    command: nodeTest(
      ...[
        'api-changes',
        'environment',
        'matching-tests',
        'reports',
        'schedule',
        'steps',
        'temporary-folder',
        'usage',
      ].map((name) => `infra/cli/${name}.test.mjs`),
    ),
    after: ['texts'],
  },
  { name: 'names in documents', command: nodeTest('infra/cli/docs.test.mjs'), after: ['texts'] },
  { name: 'plain words', command: nodeTest('infra/cli/plain-words.test.mjs'), after: ['texts'] },
  {
    name: 'compose files and manifests',
    command: nodeTest('infra/cli/deployment.test.mjs'),
    // It builds the API, whose description it reads.
    after: ['texts', 'builds'],
  },
  { name: 'dead code', command: ['exec', 'knip'], after: ['texts'] },
  { name: 'end-to-end tests', command: turbo('test:e2e'), after: ['builds'], shards: 3, report: 'e2e' },
  {
    name: 'types and unit tests',
    command: turbo('typecheck', 'test'),
    // Builds and type checks both write the types of the site's routes.
    after: ['builds'],
    shards: 1,
    report: 'unit',
  },
  { name: 'stories', command: turbo('test:stories'), after: ['texts'], shards: 1, report: 'stories' },
  {
    name: 'integration tests',
    command: turbo('test:int'),
    // Both use all processors.
    after: ['types and unit tests', 'end-to-end tests'],
    shards: 2,
    report: 'int',
  },
  {
    name: 'tests of many processes',
    command: turbo('test:replicas'),
    after: ['builds', 'end-to-end tests'],
    shards: 1,
    report: 'replicas',
  },
];

/**
 * Returns the steps whose name contains one of `names`, or all steps without names. `isAffected` leaves out packages
 * that a change does not touch; `shard`, such as 1/3, runs a part of the tests. Throws when a name matches no step.
 */
export function stepsFor({ names = [], isAffected = false, shard }) {
  const unknown = names.find((part) => !steps.some(({ name }) => name.includes(part)));
  if (unknown !== undefined)
    throw new Error(
      `No step has "${unknown}" in its name. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  return steps
    .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
    .map((step) => ({
      ...step,
      command: [
        ...step.command,
        // All checks read the texts, so these are always compiled.
        ...(isAffected && step.shards ? ['--affected'] : []),
        ...(shard && step.shards > 1 ? ['--', `--shard=${shard}`] : []),
      ],
    }));
}

/** Returns the machines of the workflow with their arguments: one for all short steps, then one for each shard. */
export function machines() {
  const stepOption = ({ name }) => `"--step=${name}"`;
  const short = steps.filter(({ shards }) => !shards);
  return [
    { name: 'sources', args: short.map(stepOption).join(' ') },
    ...steps.flatMap((step) =>
      Array.from({ length: step.shards ?? 0 }, (_, at) => ({
        name: step.shards > 1 ? `${step.name} ${at + 1}/${step.shards}` : step.name,
        args: [
          stepOption(step),
          '--affected',
          ...(step.shards > 1 ? [`--shard=${at + 1}/${step.shards}`] : []),
        ].join(' '),
      })),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(JSON.stringify(machines()));
