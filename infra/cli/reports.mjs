// What the reports of the runners say: how many tests passed, which failed, and what a failing page looked like.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestSnapshot = 40;
const longestError = 25;
const longestOutput = 10;

/**
 * Reads a report of vitest (vitest-report.mjs) or Playwright. `notes` are lines for people about browser tests that
 * failed; `tests` and `files` have the milliseconds that each took.
 */
export function resultsOf(report, readText = textOf) {
  return report.stats ? browserResults(report, readText) : unitResults(report);
}

function browserResults(report, readText) {
  const tests = report.suites.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const timed = tests.map((test) => ({
    name: nameOf(test),
    file: test.file,
    ms: test.results.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }));
  return {
    passed: report.stats.expected,
    failed: failed.map(nameOf),
    notes: failed.flatMap((test) => [`\nfailed: ${nameOf(test)}`, ...findings(test, readText)]),
    tests: timed,
    files: [...Map.groupBy(timed, ({ file }) => file)].map(([name, of]) => ({
      name,
      ms: of.reduce((sum, { ms }) => sum + ms, 0),
    })),
  };
}

function unitResults({ files }) {
  const tests = files.flatMap((file) => file.tests);
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: [
      ...files.filter(({ isBroken }) => isBroken).map(({ name }) => `${name} could not be run`),
      ...tests.filter(({ state }) => state === 'failed').map(({ name }) => name),
    ],
    notes: [],
    tests,
    files,
  };
}

/** Returns a line with the seconds for each of the slowest tests or files. */
export function slowest(timed, most = 10) {
  return timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })));
  return [...own, ...suites.flatMap(testsOf)];
}

function nameOf({ projectName, title }) {
  return `[${projectName}] ${title}`;
}

/** The first run that failed: a test with `repeatEach` has several. */
function firstFailure({ results }) {
  return results.find(({ status }) => status !== 'passed' && status !== 'skipped');
}

/**
 * The error, the page in words, which Playwright attaches in a block of YAML, and what the test's own server printed
 * last.
 */
function findings(test, readText) {
  const { errors = [], attachments = [] } = firstFailure(test) ?? {};
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = file && readText(file)?.match(/```yaml\n([\s\S]*?)\n```/)?.[1];
  const output = attachments.find(({ name }) => name === 'server-output')?.body;
  const printed = output ? Buffer.from(output, 'base64').toString().trim().split('\n') : [];
  return [
    ...errors.flatMap(({ message = '' }) => cut(stripVTControlCharacters(message), longestError)),
    ...(page ? ['  the page:', ...cut(withoutShell(page), longestSnapshot)] : []),
    ...(output ? ['  its server printed last:', ...printed.slice(-longestOutput).map(indented)] : []),
  ];
}

/** The page without what is inside its header and footer, and without addresses and marks. */
function withoutShell(page) {
  let shellIndent = Number.POSITIVE_INFINITY;
  const lines = page.replaceAll(/ \[(?:ref=\w+|cursor=pointer|active)\]/g, '').split('\n');
  const shown = lines.filter((line) => {
    const indent = line.search(/\S/);
    if (indent > shellIndent || line.includes('- /url:')) return false;
    shellIndent = /- (?:banner|contentinfo)\b/.test(line) ? indent : Number.POSITIVE_INFINITY;
    return true;
  });
  return shown.join('\n');
}

function indented(line) {
  return `  ${line}`;
}

function cut(text, most) {
  const lines = text.split('\n');
  const shown = lines.slice(0, most).map(indented);
  return lines.length > most ? [...shown, `  … and ${lines.length - most} more lines`] : shown;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
