import { expect, it } from 'vitest';
import { shortPlan } from './short-plan';

it('[P2] a plan is shortened to the nodes that ran, with their rows', () => {
  const plan = [
    'Append  (cost=0.86..8.27 rows=21 width=363) (actual rows=21.00 loops=1)',
    '  Sort Key: d.id',
    '  ->  Limit  (cost=0.29..1761.57 rows=9 width=3) (never executed)',
    '        ->  Seq Scan on documents d  (cost=0.29..1761.57 rows=9 width=3) (never executed)',
    '  ->  Index Scan using documents_newest on documents d  (cost=0.29..1.57 rows=9 width=3) (actual rows=21.00 loops=1)',
    '        Index Cond: (id = 1)',
  ].join('\n');
  expect(shortPlan(plan)).toBe(
    [
      'Append  (actual rows=21.00 loops=1)',
      '  ->  Index Scan using documents_newest on documents d  (actual rows=21.00 loops=1)',
    ].join('\n'),
  );
});
