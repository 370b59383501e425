// What people read of a failed run: names, the first error, and the page as it was.
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
const one = (title, status, results) => ({ title, tests: [{ projectName: 'desktop', status, results }] });
const browserReport = (...specs) => ({
  stats: {
    expected: specs.filter(({ tests }) => tests[0].status === 'expected').length,
    flaky: specs.filter(({ tests }) => tests[0].status === 'flaky').length,
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

void test('[R6] a failed browser test is told with its title, its error without colours, and its page', () => {
  const report = browserReport(
    one('[U3] joins', 'unexpected', tries('failed', 'failed')),
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

void test('[R6] of a long page the first forty lines are shown', () => {
  const report = browserReport(one('long', 'unexpected', tries('timedOut')));
  const { notes } = resultsOf(report, () =>
    page(Array.from({ length: 50 }, (_, at) => `- ${at}`).join('\n')),
  );
  assert.ok(notes.includes('  - 39') && !notes.includes('  - 40'));
  assert.ok(notes.includes('  … and 10 more lines'));
});

void test('[R6] a test that needed its second try counts as passed and is named with its first error', () => {
  const report = browserReport(one('[U3] joins', 'flaky', tries('failed', 'passed')));
  const { passed, failed, notes } = resultsOf(report, () => undefined);
  assert.equal(passed, 1);
  assert.deepEqual(failed, []);
  assert.equal(notes[0], '\nneeded a second try: [desktop] [U3] joins');
  assert.equal(notes[1], '  Error: the note did not appear');
});

void test('[R6] a report of unit tests is counted and its failures named', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        assertionResults: [
          { status: 'failed', fullName: 'adds' },
          { status: 'passed', fullName: 'takes' },
        ],
      },
    ],
  };
  const { passed, failed, notes } = resultsOf(report);
  assert.deepEqual({ passed, failed, notes }, { passed: 2, failed: ['adds'], notes: [] });
});

void test('[R6] the slowest tests are named with their seconds, of browsers and of others, all tries together', () => {
  const twice = [
    { status: 'failed', duration: 2500 },
    { status: 'passed', duration: 1500 },
  ];
  const browser = resultsOf(browserReport(one('[U3] joins', 'flaky', twice)), () => undefined);
  const unit = resultsOf({
    numPassedTests: 2,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: '[D10] unlocks', duration: 300 },
          { status: 'passed', fullName: '[D9] earns', duration: 12_345 },
        ],
      },
    ],
  });
  assert.deepEqual(slowest([...browser.timed, ...unit.timed], 2), [
    '  12.3 s  [D9] earns',
    '   4.0 s  [desktop] [U3] joins',
  ]);
});
