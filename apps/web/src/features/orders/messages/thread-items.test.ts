import type { Order } from '@aw/contracts/orders/shapes';
import { Clock, PackageCheck } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { delivered, event, file, message, sampleOrder, textContext } from '../testing/sample-order';
import { threadItems } from './thread-items';

const items = (part: Partial<Order> = {}) => threadItems({ ...sampleOrder, ...part }, textContext);
const own = {
  ...message,
  id: '7f9c24e8-3b12-4f5a-9c1d-0a5c3a6b7d03',
  from: 'customer' as const,
  name: 'Layla Haddad',
  createdAt: '2026-02-27T04:10:00Z',
  files: [file, { ...file, id: 'f2', status: 'checking' as const, createdAt: '2026-02-27T10:59:50Z' }],
};

describe('the messages of an order', () => {
  it('[O10] are in chronological order, with days and payments between them', () => {
    const order = { messages: [own, message] };
    expect(
      items(order).map((item) => ('label' in item ? item.label : 'text' in item ? item.text : item.name)),
    ).toEqual([
      'Thursday, February 26',
      'Payment of 30 USD received',
      'Hana K.',
      'Friday, February 27',
      'You',
    ]);
  });

  it('[O10] are divided into days at midnight in the reader’s time zone', () => {
    const late = { ...message, createdAt: '2026-02-26T20:30:00Z' };
    const days = items({ messages: [late], events: [] }).filter(({ kind }) => kind === 'day');
    expect(days).toEqual([expect.objectContaining({ label: 'Friday, February 27' })]);
  });

  it('[O10] link to a file once it has been checked', () => {
    const sent = items({ messages: [own], events: [] }).find((item) => item.kind === 'message');
    expect(sent?.kind === 'message' && sent.files.map(({ to, note }) => [to, note])).toEqual([
      [`/api/orders/${sampleOrder.id}/files/${file.id}`, undefined],
      [undefined, 'Being checked'],
    ]);
  });

  it('[O10] the message that delivers the work has its files, each with a download', () => {
    const report = { ...file, id: 'f3', fileName: 'report.docx', from: 'staff', role: 'delivery' } as const;
    const sheet = { ...report, id: 'f4', fileName: 'sheet.txt' };
    const handover = { ...message, createdAt: '2026-02-27T06:00:00Z', files: [report, sheet] };
    const [sent] = items({ messages: [handover], events: [delivered] }).filter(
      ({ kind }) => kind === 'message',
    );
    expect(sent?.kind === 'message' && sent.files).toEqual(
      [report, sheet].map(({ id, fileName, sizeBytes }) => ({
        key: id,
        name: fileName,
        sizeBytes,
        to: `/api/orders/${sampleOrder.id}/files/${id}`,
        note: 'Delivered work',
      })),
    );
  });

  it('[O10] include deliveries, deadlines and refunds, and no minor changes', () => {
    const proposed = event('extension_proposed', '2026-02-27T09:00:00Z', {
      detail: { dueAt: '2026-03-07T16:00:00Z' },
    });
    const refund = event('refund_made', '2026-02-27T10:00:00Z', { detail: { amountMinor: 1000 } });
    const changed = event('brief_changed', '2026-02-27T10:00:00Z', { by: 'customer' });
    const lines = items({ messages: [], events: [delivered, proposed, refund, changed] });
    expect(lines.flatMap((item) => (item.kind === 'line' ? [item.text] : []))).toEqual([
      'The work was delivered',
      'We asked for a later deadline: Sat, Mar 7, 20:00 (GST).',
      'We refunded 10 USD.',
    ]);
    const icons = lines.flatMap((item) => (item.kind === 'line' ? [item.icon] : []));
    expect(icons, 'a proposal has no tick').toEqual([PackageCheck, Clock, undefined]);
  });

  it('[O10] show the role of a writer, and only the name of support', () => {
    const roleOf = (part: Partial<typeof message>) =>
      items({ messages: [{ ...message, ...part }], events: [] }).flatMap((item) =>
        item.kind === 'message' ? [item.role] : [],
      );
    expect(roleOf({})).toEqual(['Writer']);
    expect(roleOf({ from: 'support', name: 'Support' })).toEqual([undefined]);
  });
});
