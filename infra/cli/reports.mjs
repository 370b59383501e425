// What the reports of the runners say: how many tests passed, which failed, and what a failing page looked like.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestSnapshot = 40;
const longestError = 25;
const longestOutput = 10;

/**
 * What a vitest or a Playwright report says; `notes` are lines for people about browser tests that failed, `timed` is how
 * many milliseconds each test took, all of its tries together.
 */
export function resultsOf(report, readText = textOf) {
  if (!report.stats) return unitResults(report);
  const tests = report.suites.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const flaky = tests.filter(({ status }) => status === 'flaky');
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: failed.map(nameOf),
    notes: [
      ...failed.flatMap((test) => [`\nfailed: ${nameOf(test)}`, ...findings(test, readText)]),
      ...flaky.flatMap((test) => [`\nneeded a second try: ${nameOf(test)}`, ...findings(test, readText)]),
    ],
    timed: tests.map((test) => ({
      name: nameOf(test),
      ms: test.results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  };
}

function unitResults(report) {
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const timed = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  );
  return { passed: report.numPassedTests, failed, notes: [], timed };
}

/** The slowest of all tests, one line each, in seconds. */
export function slowest(timed, most = 10) {
  return timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  return [...own, ...suites.flatMap(testsOf)];
}

function nameOf({ projectName, title }) {
  return `[${projectName}] ${title}`;
}

/** The first try that failed, as the cause of the later ones. */
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
