// Results of a failed run: names, the first error, and a description of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultsOf, slowest } from './reports.mjs';

const wait = '\u001b[31mError: the note did not appear\u001b[39m\n\nExpected: visible';
const tries = (...statuses) =>
  statuses.map((status, at) => ({
    status,
    errors: status === 'passed' ? [] : [{ message: at === 0 ? wait : 'Error: the second try' }],
    attachments: [
      { name: 'error-context', path: `page-${at}.md` },
      { name: 'server-output', body: Buffer.from('started\nfetch failed\n').toString('base64') },
    ],
  }));
const one = (title, status, results) => ({
  title,
  file: 'account.spec.ts',
  tests: [{ projectName: 'desktop', status, results }],
});
const browserReport = (...specs) => ({
  stats: {
    expected: specs.filter(({ tests }) => tests[0].status === 'expected').length,
  },
  suites: [{ specs: [], suites: [{ specs }] }],
});
const seenPage = [
  '- generic [active] [ref=e1]:',
  '  - banner [ref=e2]:',
  '    - link "Join" [cursor=pointer]:',
  '  - main [ref=e3]:',
  '    - link "Help" [ref=e4]:',
  '      - /url: /help',
].join('\n');
const page = (lines) => `# Error details\n\n# Page snapshot\n\n\`\`\`yaml\n${lines}\n\`\`\`\n\n# Test source`;

void test('[R6] a failed browser test is reported with its title, its error without colours, and its page', () => {
  const report = browserReport(
    one('[U3] joins', 'unexpected', tries('failed')),
    one('[U2] signs up', 'expected', tries('passed')),
  );
  const read = (file) => (file === 'page-0.md' ? page(seenPage) : undefined);
  const { passed, failed, notes } = resultsOf(report, read);
  assert.equal(passed, 1);
  assert.deepEqual(failed, ['[desktop] [U3] joins']);
  assert.equal(
    notes.join('\n'),
    [
      '\nfailed: [desktop] [U3] joins',
      '  Error: the note did not appear',
      '  ',
      '  Expected: visible',
      '  the page:',
      '  - generic:',
      '    - banner:',
      '    - main:',
      '      - link "Help":',
      '  its server printed last:',
      '  started',
      '  fetch failed',
    ].join('\n'),
  );
});

void test('[R6] the report of a long page has its first forty lines', () => {
  const report = browserReport(one('long', 'unexpected', tries('timedOut')));
  const { notes } = resultsOf(report, () =>
    page(Array.from({ length: 50 }, (_, at) => `- ${at}`).join('\n')),
  );
  assert.ok(notes.includes('  - 39') && !notes.includes('  - 40'));
  assert.ok(notes.includes('  … and 10 more lines'));
});

void test('[R6] tests in a report of vitest are counted, and failures and files that could not be loaded are named', () => {
  const report = {
    files: [
      {
        name: 'src/sums.test.ts',
        ms: 30,
        isBroken: false,
        tests: [
          { name: 'adds', state: 'failed', ms: 10 },
          { name: 'takes', state: 'passed', ms: 5 },
          { name: 'is for another system', state: 'skipped', ms: 0 },
        ],
      },
      { name: 'src/misspelt.test.ts', ms: 0, isBroken: true, tests: [] },
    ],
  };
  const { passed, failed } = resultsOf(report);
  assert.deepEqual(
    { passed, failed },
    { passed: 1, failed: ['src/misspelt.test.ts could not be run', 'adds'] },
  );
});

void test('[R6] the slowest files and tests, with and without browsers, are named with their seconds', () => {
  const browser = resultsOf(
    browserReport(
      one('[U3] joins', 'expected', [{ status: 'passed', duration: 4000 }]),
      one('[U2] signs up', 'expected', [{ status: 'passed', duration: 1000 }]),
    ),
  );
  const unit = resultsOf({
    files: [
      {
        name: 'src/unlock.test.ts',
        ms: 13_000,
        isBroken: false,
        tests: [{ name: '[D9] earns', state: 'passed', ms: 12_345 }],
      },
    ],
  });
  assert.deepEqual(slowest([...browser.tests, ...unit.tests], 2), [
    '  12.3 s  [D9] earns',
    '   4.0 s  [desktop] [U3] joins',
  ]);
  assert.deepEqual(slowest([...browser.files, ...unit.files]), [
    '  13.0 s  src/unlock.test.ts',
    '   5.0 s  account.spec.ts',
  ]);
});
