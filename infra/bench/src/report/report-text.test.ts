import { expect, it } from 'vitest';
import type { Figure } from '../figures/figure';
import { plansIn } from './plans';
import { reportText } from './report-text';
import type { Result } from './results';
import { shortPlan } from './short-plan';

const figure = (overrides: Partial<Figure> = {}): Figure => ({
  name: 'GET /api/schools',
  ours: '9/s',
  value: 0.6,
  errors: 0,
  ...overrides,
});

const result = (overrides: Partial<Result> = {}): Result => ({
  subset: 'reads',
  documents: 10_000,
  at: '2026-11-24T09:00:00.000Z',
  command: 'npm run bench -- reads',
  commit: 'abc1234',
  machine: { cores: 2, cpu: 'A | B', memoryGiB: 24, node: '24.0.0', postgres: '18.4', isPinned: true },
  figures: [],
  notes: [],
  plans: [],
  ...overrides,
});

const rowOf = (one: Figure) =>
  reportText([result({ figures: [one] })])
    .split('\n')
    .find((line) => line.startsWith(`| ${one.name}`));

it('[P1] a goal can be a minimum or a maximum, and is never met with errors', () => {
  const atLeast = { atLeast: 0.5, unit: '' };
  const atMost = { atMost: 150, unit: 'MiB' };
  expect(rowOf(figure({ goal: atLeast }))).toMatch(/\| ≥0\.5 \| yes \|$/);
  expect(rowOf(figure({ goal: atLeast, value: 0.49 }))).toMatch(/\| no \|$/);
  expect(rowOf(figure({ goal: atMost, value: 150 }))).toMatch(/\| ≤150 MiB \| yes \|$/);
  expect(rowOf(figure({ goal: atMost, value: 151 }))).toMatch(/\| no \|$/);
  expect(rowOf(figure({ goal: atLeast, errors: 1200 }))).toMatch(/\| no, 1,200 errors \|$/);
  expect(rowOf(figure({ goal: atMost, value: Number.NaN }))).toMatch(/\| no \|$/);
  expect(rowOf(figure())).toMatch(/\| – \| – \|$/);
});

it('[P10] figures that miss their goal are listed by reason', () => {
  const missed = (name: string) => figure({ name, value: 2, goal: { atMost: 1, unit: 's' } });
  const text = reportText([
    result({
      figures: [missed('console, orders'), missed('console, orders, q=essay'), missed('something new')],
    }),
    result({ figures: [figure({ goal: { atMost: 1, unit: 's' } })] }),
  ]);
  const [, section = ''] = text.split('## What misses its goal, and why');
  expect(section).toMatch(
    /- \*\*console, orders; console, orders, q=essay\.\*\* For each of the 10,000 cancelled orders/,
  );
  expect(section).toContain('- **something new.** We have not looked into this yet.');
  expect(section).not.toContain('GET /api/schools');
});

it('[P1] a ratio is shown with the minimum and maximum of its rounds', () => {
  const ratio = { median: 0.0432, least: 0.0401, most: 1.5 };
  expect(rowOf(figure({ ratio, peer: 'the same bytes: 200/s' }))).toContain(
    '| the same bytes: 200/s | 0.0432 (0.0401–1.5) |',
  );
});

it('[P2] sizes of the library are compared by the p95 of each search', () => {
  const search = (documents: number, p95: number) =>
    result({ subset: 'search', documents, figures: [figure({ name: 'search, fragment', p95 })] });
  const text = reportText([search(10_000, 8), search(1_000_000, 20)]);
  expect(text).toContain('## search, 1,000,000 documents against 10,000');
  expect(text).toMatch(/\| search, fragment, p95 \| 20 ms \| 8 ms \| 2\.5 .* \| ≤2 \| no \|/);
  expect(reportText([search(10_000, 8)])).not.toContain('against 10,000');
});

it('[P2] the report has the logged plans, without those of the queue', () => {
  const log = [
    '2026-11-24 09:00:00.000 UTC [7] LOG:  duration: 0.021 ms  plan:',
    '\tQuery Text: select "d"."id"',
    '\t  from "documents" as "d"',
    '\tLimit  (cost=0.86..8.27 rows=21 width=363) (actual rows=21.00 loops=1)',
    '\t  ->  Index Scan using documents_newest on documents d  (cost=0.29..1761.57 rows=9 width=3)',
    '2026-11-24 09:00:00.000 UTC [7] LOG:  duration: 0.020 ms  plan:',
    '\tQuery Text: select name from jobs.queue',
    '\tSeq Scan on queue  (cost=0.00..1.00 rows=1 width=3)',
    '2026-11-24 09:00:00.000 UTC [7] LOG:  checkpoint starting: time',
    '',
  ].join('\n');
  const plan = [
    'Limit  (cost=0.86..8.27 rows=21 width=363) (actual rows=21.00 loops=1)',
    '  ->  Index Scan using documents_newest on documents d  (cost=0.29..1761.57 rows=9 width=3)',
  ].join('\n');
  expect(plansIn(log)).toEqual([plan]);
  const text = reportText([result({ plans: [{ request: '/api/documents', text: plan }] })]);
  expect(text).toContain(`\`GET /api/documents\`\n\n\`\`\`text\n${shortPlan(plan)}\n\`\`\``);
});
