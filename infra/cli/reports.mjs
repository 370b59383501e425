// Reads the reports of the test runners: how many tests passed, which failed, and the page of each failed browser test.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const maxSnapshotLines = 40;
const maxErrorLines = 25;
const maxOutputLines = 10;

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
    files: [...Map.groupBy(timed, ({ file }) => file)].map(([name, ownTests]) => ({
      name,
      ms: ownTests.reduce((sum, { ms }) => sum + ms, 0),
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
export function slowest(timed, maxLines = 10) {
  return timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, maxLines)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })));
  return [...own, ...suites.flatMap(testsOf)];
}

function nameOf({ projectName, title }) {
  return `[${projectName}] ${title}`;
}

/** Returns the first failed run. A test with `repeatEach` has several runs. */
function firstFailure({ results }) {
  return results.find(({ status }) => status !== 'passed' && status !== 'skipped');
}

/**
 * Returns lines with the error, a description of the page, which Playwright attaches as a block of YAML, and the last
 * output of the test's own server.
 */
function findings(test, readText) {
  const { errors = [], attachments = [] } = firstFailure(test) ?? {};
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = file && readText(file)?.match(/```yaml\n([\s\S]*?)\n```/)?.[1];
  const output = attachments.find(({ name }) => name === 'server-output')?.body;
  const printed = output ? Buffer.from(output, 'base64').toString().trim().split('\n') : [];
  return [
    ...errors.flatMap(({ message = '' }) => cut(stripVTControlCharacters(message), maxErrorLines)),
    ...(page ? ['  the page:', ...cut(withoutShell(page), maxSnapshotLines)] : []),
    ...(output ? ['  its server printed last:', ...printed.slice(-maxOutputLines).map(indented)] : []),
  ];
}

/** Removes the contents of the header and footer, the addresses, and Playwright's own marks from a page. */
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

function cut(text, maxLines) {
  const lines = text.split('\n');
  const shown = lines.slice(0, maxLines).map(indented);
  return lines.length > maxLines ? [...shown, `  … and ${lines.length - maxLines} more lines`] : shown;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
