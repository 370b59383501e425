import { orderEventKinds } from '@aw/contracts/orders/shapes';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { expect, it } from 'vitest';
import { logLabel } from './log-labels';

type Entry = StaffOrder['log'][number];

const entry = (more: Partial<Entry>): Entry => ({
  id: 1,
  at: '2026-02-27T20:00:00Z',
  kind: 'late',
  by: 'clock',
  actor: 'clock',
  status: null,
  detail: {},
  ...more,
});
const words = (more: Partial<Entry>) => logLabel(entry(more), 'Rania Farouk', 'USD');

it('[M10] each log entry is a sentence with the name of the actor', () => {
  expect(words({})).toBe('System marked the order late');
  expect(words({ by: 'customer', kind: 'file_added', detail: { fileName: 'kinetics-data-v2.docx' } })).toBe(
    'Rania added kinetics-data-v2.docx',
  );
  expect(words({ by: 'staff', actor: 'r.malik', kind: 'assigned', detail: { writerName: 'Hana K.' } })).toBe(
    'r.malik assigned Hana K.',
  );
  expect(words({ by: 'payment', kind: 'paid', detail: { amountMinor: 3000 } })).toBe(
    'The payment arrived, 30 USD',
  );
  expect(
    words({ by: 'payment', kind: 'refund_made', detail: { amountMinor: 1000, reason: 'Two sources.' } }),
  ).toBe('The provider refunded 10 USD: Two sources.');
});

it('[M10] every kind of log entry has its own sentence', () => {
  for (const kind of orderEventKinds) {
    const sentence = words({ kind, by: 'staff', actor: 'r.malik' });
    expect(sentence, kind).toMatch(/^r\.malik \w+/);
    expect(sentence, kind).not.toMatch(/undefined|null|[_,:]\s*$/);
  }
});

it('[O17] a refund for late delivery shows the percentage and the amount', () => {
  expect(words({ kind: 'compensated', detail: { percent: 10, amountMinor: 300 } })).toBe(
    'System refunded 3 USD for late delivery, 10% of the payment so far',
  );
});
