// `npm test`: runs all checks of the project, or those that its arguments choose. The last line is `N passed, N failed`.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.mjs';
import { matchingFiles, stepsForFiles } from './matching-tests.mjs';
import { parseOptions } from './options.mjs';
import { resultsOf, slowest } from './reports.mjs';
import { stepRunner } from './run-step.mjs';
import { runSideBySide } from './schedule.mjs';
import { stepsFor } from './steps.mjs';
import { memoryFolder } from './temporary-folder.mjs';
import { lineOf, sumOf } from './usage.mjs';
import { install, root, runOrExit } from './workspace.mjs';

const { isSlowest, ...options } = orExit(() => parseOptions(process.argv.slice(2)));
const chosen = orExit(() => chooseSteps(options));

install();
for (const file of reportFiles('*')) rmSync(path.join(root, file));
runOrExit('pnpm', ['--filter', '@aw/e2e', 'browser']);
const folder = memoryFolder();
const env = {
  ...toolEnvironment(),
  ...(folder && { TMPDIR: folder }),
  CHROMIUM_PATH: readFileSync(path.join(root, 'node_modules/.cache/chromium-path'), 'utf8').trim(),
  FORCE_COLOR: '0',
};
const startedAt = performance.now();
const outcomes = await runSideBySide(chosen, stepRunner({ env, isLive: chosen.length === 1 }), 2);
const seconds = (performance.now() - startedAt) / 1000;

const results = reportFiles('*').map(read);
// A step without test reports counts as one passed test.
const passed = results.reduce(
  (sum, { passed }) => sum + passed,
  outcomes.filter(({ isGood }) => isGood).length,
);
const broken = [
  ...outcomes.filter(({ isGood }) => !isGood).map(({ name }) => `the step "${name}"`),
  ...results.flatMap(({ failed }) => failed),
];
for (const line of results.flatMap(({ notes }) => notes)) console.log(line);
if (isSlowest)
  for (const { name, report } of chosen.filter((step) => step.report))
    print(`The slowest files of the ${name}:`, slowest(filesOf(report)));
print('The slowest tests:', slowest(results.flatMap(({ tests }) => tests)));
print(
  'The steps:',
  [...outcomes, { name: 'in total', seconds, usage: sumOf(outcomes.map(({ usage }) => usage)) }].map(lineOf),
);
for (const name of broken) console.log(`failed: ${name}`);
console.log(`\n${passed} passed, ${broken.length} failed`);
process.exit(broken.length > 0 || passed === 0 ? 1 : 0);

function chooseSteps({ words, ...rest }) {
  return words.length > 0 ? stepsForFiles(matchingFiles(words)) : stepsFor(rest);
}

/** Returns the result of `read`. If it throws, prints the message and exits with code 2. */
function orExit(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** Lists the report files with this name, as paths from the root; `*` matches any name. */
function reportFiles(name) {
  return globSync(`{apps,packages,infra}/*/reports/${name}.json`, { cwd: root });
}

function read(file) {
  return resultsOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

function filesOf(report) {
  return reportFiles(report).flatMap((file) => {
    const folder = file.split('/reports/')[0];
    return read(file).files.map(({ name, ms }) => ({ name: `${folder}/${name}`, ms }));
  });
}

function print(title, lines) {
  console.log(['', title, ...lines].join('\n'));
}
