// `npm test`: every check of the project; the last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resultsOf, slowest } from './reports.mjs';
import { install, must, root } from './workspace.mjs';

const turbo = [
  'exec',
  'turbo',
  'run',
  '--continue',
  '--concurrency=2',
  '--output-logs=new-only',
  '--log-order=grouped',
];

/** Checks without a runner of their own count as one each. */
const steps = [
  // What reads the sources reads the compiled texts as well.
  { name: 'texts', command: [...turbo, 'build', '--filter=@aw/content'] },
  { name: 'format and lint', command: ['exec', 'biome', 'ci', '.'] },
  {
    name: 'lint by types',
    command: ['exec', 'oxlint', '--type-aware', '--deny-warnings', 'apps', 'packages', 'infra'],
  },
  {
    name: 'boundaries',
    command: [
      'exec',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'apps',
      'packages',
      'infra',
    ],
  },
  {
    name: 'boundaries of folders',
    command: [
      'exec',
      'depcruise',
      '--config',
      '.dependency-cruiser.folders.cjs',
      '--output-type',
      'err',
      'apps',
      'packages',
      'infra',
    ],
  },
  {
    name: 'planted violations',
    command: ['exec', 'node', '--test', '--test-reporter=dot', 'infra/cli/boundaries.test.mjs'],
  },
  {
    name: 'what these lines say',
    command: ['exec', 'node', '--test', '--test-reporter=dot', 'infra/cli/reports.test.mjs'],
  },
  {
    name: 'what the documents name',
    command: ['exec', 'node', '--test', '--test-reporter=dot', 'infra/cli/docs.test.mjs'],
  },
  { name: 'dead code', command: ['exec', 'knip'] },
  { name: 'types and unit tests', command: [...turbo, 'typecheck', 'test'] },
  { name: 'builds', command: [...turbo, 'build', 'build:storybook'] },
  { name: 'integration tests and stories', command: [...turbo, 'test:int', 'test:stories'] },
  { name: 'end-to-end tests', command: [...turbo, 'test:e2e'] },
];

install();
for (const report of globSync('{apps,packages,infra}/*/reports/*.json', { cwd: root }))
  rmSync(path.join(root, report));
must('pnpm', ['--filter', '@aw/e2e', 'browser']);
const env = {
  ...process.env,
  CHROMIUM_PATH: readFileSync(path.join(root, 'node_modules/.cache/chromium-path'), 'utf8').trim(),
  FORCE_COLOR: '0',
};

const only = process.argv.slice(2);
let passed = 0;
const broken = [];
const took = [];
const timed = [];
for (const step of steps.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)) {
  const started = performance.now();
  console.log(`\n== ${step.name}`);
  const { status } = spawnSync('pnpm', step.command, { cwd: root, stdio: 'inherit', env });
  if (status === 0) passed++;
  else broken.push(`the step "${step.name}"`);
  const seconds = (performance.now() - started) / 1000;
  took.push(`${seconds.toFixed(0).padStart(6)} s  ${step.name}`);
  console.log(`== ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
}
for (const report of globSync('{apps,packages,infra}/*/reports/*.json', { cwd: root })) {
  const results = resultsOf(JSON.parse(readFileSync(path.join(root, report), 'utf8')));
  passed += results.passed;
  broken.push(...results.failed);
  timed.push(...results.timed);
  for (const line of results.notes) console.log(line);
}
console.log(['\nThe steps:', ...took, '\nThe slowest tests:', ...slowest(timed)].join('\n'));
for (const name of broken) console.log(`failed: ${name}`);
console.log(`\n${passed} passed, ${broken.length} failed`);
process.exit(broken.length > 0 || passed === 0 ? 1 : 0);
