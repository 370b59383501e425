// Every check of the project, in the order in which `npm test` begins them; the workflow divides the same list among machines.
import { pathToFileURL } from 'node:url';

/** One package at a time, since other steps run beside it. */
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
 * `command` is given to pnpm. A step begins when all steps that it names in `after` have ended, as far as they run at
 * all. A step that takes minutes has machines of its own in the workflow, as many as `shards` says; its runners take
 * `--shard`. `report` is the name of the files in which its runners note every test.
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
    // Both write the types of the site's routes.
    after: ['builds'],
    shards: 1,
    report: 'unit',
  },
  { name: 'stories', command: turbo('test:stories'), after: ['texts'], shards: 1, report: 'stories' },
  {
    name: 'integration tests',
    command: turbo('test:int'),
    // Both take all the processors that there are.
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
 * The steps that `--step=…` asks for: those whose name contains it, all without one. `--affected` leaves out packages
 * that a change does not touch, `--shard=1/3` runs a part of the tests. Throws when a name chooses nothing.
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
        // The texts are read by all checks, whatever was changed.
        ...(isAffected && step.shards ? ['--affected'] : []),
        ...(shard && step.shards > 1 ? ['--', `--shard=${shard}`] : []),
      ],
    }));
}

/** The machines of the workflow with the arguments of each: one for all short steps, then one for each shard. */
export function machines() {
  const chosen = ({ name }) => `"--step=${name}"`;
  const short = steps.filter(({ shards }) => !shards);
  return [
    { name: 'sources', args: short.map(chosen).join(' ') },
    ...steps.flatMap((step) =>
      Array.from({ length: step.shards ?? 0 }, (_, at) => ({
        name: step.shards > 1 ? `${step.name} ${at + 1}/${step.shards}` : step.name,
        args: [
          chosen(step),
          '--affected',
          ...(step.shards > 1 ? [`--shard=${at + 1}/${step.shards}`] : []),
        ].join(' '),
      })),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(JSON.stringify(machines()));
