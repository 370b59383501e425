import { Readable } from 'node:stream';
import { listDecisionsForStaff, listOrderEvents, listOrderMessages, type OrderRow } from '@aw/db';
import type { Context } from '../../../context';
import type { ArchiveEntry } from '../../../server/zip-stream';
import { getReceiptFacts } from '../receipts/receipt-facts';
import { readAccess } from './access-log';
import { acknowledgementsOf } from './acknowledgements';
import { deliveredFiles, listFiles } from './delivered-files';
import { readMoney } from './money-list';
import { type TimelineEntry, timelineText } from './timeline-text';

/** The evidence pack of an order, entry by entry: what was agreed, done, written, delivered and paid. */
export async function* evidenceEntries(ctx: Context, order: OrderRow): AsyncGenerator<ArchiveEntry> {
  const timeline = await getTimeline(ctx, order.id);
  yield textEntry('timeline.txt', timelineText(order.id, order.currency, timeline));
  yield jsonEntry('timeline.json', timeline);
  yield jsonEntry('messages.json', await getMessages(ctx, order.id));
  yield jsonEntry('acknowledgements.json', acknowledgementsOf(order, timeline));
  yield jsonEntry('jurisdiction.json', await getDecisions(ctx, order.id));
  yield jsonEntry('access.json', await readAccess(ctx, order));
  yield jsonEntry('payments.json', await readMoney(ctx, order.id));
  yield jsonEntry('files.json', await listFiles(ctx, order.id));
  const receipt = await getReceiptFacts(ctx, order);
  if (receipt.payments.length > 0) yield bytesEntry('receipt.pdf', await ctx.pdf.draw('receipt', receipt));
  yield* deliveredFiles(ctx, order.id);
}

const bytesEntry = (name: string, bytes: Buffer): ArchiveEntry => ({
  name,
  source: Readable.from([bytes], { objectMode: false }),
  isPacked: true,
});
const textEntry = (name: string, text: string): ArchiveEntry => ({
  ...bytesEntry(name, Buffer.from(text)),
  isPacked: false,
});
const jsonEntry = (name: string, value: unknown): ArchiveEntry =>
  textEntry(name, `${JSON.stringify(value, undefined, 2)}\n`);

async function getTimeline(ctx: Context, orderId: string): Promise<TimelineEntry[]> {
  const rows = await listOrderEvents(ctx.db, orderId);
  return rows.map(({ at, kind, by_whom: by, status, detail }) => ({ at, kind, by, status, detail }));
}

async function getMessages(ctx: Context, orderId: string) {
  const rows = await listOrderMessages(ctx.db, orderId);
  return rows.map((row) => ({ at: row.created_at, from: row.from_whom, name: row.name, body: row.body }));
}

async function getDecisions(ctx: Context, orderId: string) {
  const rows = await listDecisionsForStaff(ctx.db, orderId);
  return rows.map((row) => ({
    at: row.at,
    isAllowed: row.is_allowed,
    service: row.service,
    institutionCountry: row.institution_country,
    institutionRegion: row.institution_region,
    billingCountry: row.billing_country,
    headerCountries: row.header_countries,
    barredBy: row.barred_by,
    law: row.law,
  }));
}
