import { describe, expect, it } from 'vitest';
import { pollMs } from './order-queries';
import { file, sampleOrder } from './testing/sample-order';

describe('the page of an order', () => {
  it('[O8] is refreshed every 30 seconds while work is due, and not otherwise', () => {
    expect(pollMs(sampleOrder)).toBe(30_000);
    expect(pollMs({ ...sampleOrder, status: 'revision' })).toBe(30_000);
    for (const status of ['draft', 'awaiting_payment', 'delivered', 'completed'] as const)
      expect(pollMs({ ...sampleOrder, status })).toBe(false);
    expect(pollMs(undefined)).toBe(false);
  });

  it('[L3] is refreshed while the refund of a cancelled order is pending', () => {
    const ended = { ...sampleOrder, status: 'cancelled', paidMinor: 3000 } as const;
    expect(pollMs({ ...ended, refundedMinor: 0 })).toBe(30_000);
    expect(pollMs({ ...ended, refundedMinor: 3000 })).toBe(false);
    expect(pollMs({ ...ended, paidMinor: 0, refundedMinor: 0 })).toBe(false);
  });

  it('[O5] is refreshed every 5 seconds while a payment is being processed', () => {
    expect(pollMs({ ...sampleOrder, status: 'awaiting_payment', isBeingPaid: true })).toBe(5_000);
  });

  it('[O10] is refreshed more often while a file is being checked, in any state', () => {
    const files = [{ ...file, status: 'checking' as const }];
    const checked = { ...sampleOrder, status: 'completed' as const, files };
    const after = (seconds: number) => new Date(Date.parse(file.createdAt) + seconds * 1000);
    expect(pollMs(checked, after(5))).toBe(2_000);
    expect(pollMs(checked, after(90))).toBe(30_000);
    expect(
      pollMs({ ...checked, isBeingPaid: true }, after(90)),
      'the shorter interval of a payment wins',
    ).toBe(5_000);
  });
});
