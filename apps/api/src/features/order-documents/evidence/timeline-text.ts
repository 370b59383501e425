import { moneyText } from '@aw/contracts/money-text';

/** An event of an order as the evidence pack has it. */
export type TimelineEntry = {
  at: Date;
  kind: string;
  by: string;
  status: string | null;
  detail: unknown;
};

/** A timeline in lines that people read: moment in UTC, what happened, by whom, and its particulars. */
export function timelineText(orderId: string, currency: string, entries: readonly TimelineEntry[]): string {
  const lines = entries.map(({ at, kind, by, status, detail }) =>
    [
      at.toISOString(),
      kind.replaceAll('_', ' '),
      `by ${by}`,
      ...(status ? [`now ${status.replaceAll('_', ' ')}`] : []),
      ...particulars(detail, currency),
    ].join(' | '),
  );
  return [`Order ${orderId}: what happened, and when (UTC)`, '', ...lines, ''].join('\r\n');
}

function particulars(detail: unknown, currency: string): string[] {
  if (typeof detail !== 'object' || detail === null) return [];
  return Object.entries(detail).map(([name, value]) =>
    name === 'amountMinor' && typeof value === 'number'
      ? moneyText(value, currency)
      : `${name}: ${String(value)}`,
  );
}
