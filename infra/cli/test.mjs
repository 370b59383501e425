// `npm test`: every check of the project, or those that its arguments name; the last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.mjs';
import { resultsOf, slowest } from './reports.mjs';
import { stepsFor } from './steps.mjs';
import { install, must, root } from './workspace.mjs';

install();
for (const report of globSync('{apps,packages,infra}/*/reports/*.json', { cwd: root }))
  rmSync(path.join(root, report));
must('pnpm', ['--filter', '@aw/e2e', 'browser']);
const env = {
  ...toolEnvironment(),
  CHROMIUM_PATH: readFileSync(path.join(root, 'node_modules/.cache/chromium-path'), 'utf8').trim(),
  FORCE_COLOR: '0',
};

// A check without a runner of its own counts as one.
let passed = 0;
const broken = [];
const took = [];
const timed = [];
for (const step of stepsFor(process.argv.slice(2))) {
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
