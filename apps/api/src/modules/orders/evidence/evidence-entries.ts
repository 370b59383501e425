import { Readable } from 'node:stream';
import { moneyText } from '@aw/contracts/money-text';
import * as documents from '@aw/db/documents';
import type { OrderFileRow, OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { Context } from '../../../context';
import { archiveName } from '../../../server/files/archive-name';
import { openStored } from '../../../server/files/open-stored';
import type { ArchiveEntry } from '../../../server/files/zip-stream';
import { getReceiptFacts } from '../receipts/get-receipt';
import { listEvidenceMoney } from './list-evidence-money';

/** Event of an order in the evidence pack. */
type TimelineEntry = {
  at: Date;
  kind: string;
  by: string;
  status: string | null;
  detail: unknown;
};

/** Returns true for files of staff that the customer received, with a message or a delivery. */
const isDelivered = (file: OrderFileRow) => file.from_whom === 'staff' && file.shown_at !== null;

const nameOf = (file: OrderFileRow) => archiveName('delivered', file.id, file.file_name);

/** Yields the entries of an order's evidence pack: what was agreed, done, written, delivered and paid. */
export async function* evidenceEntries(ctx: Context, order: OrderRow): AsyncGenerator<ArchiveEntry> {
  const timeline = await getTimeline(ctx, order.id);
  yield textEntry('timeline.txt', timelineText(order.id, order.currency, timeline));
  yield jsonEntry('timeline.json', timeline);
  yield jsonEntry('messages.json', await getMessages(ctx, order.id));
  yield jsonEntry('acknowledgements.json', acknowledgementsOf(order, timeline));
  yield jsonEntry('jurisdiction.json', await getDecisions(ctx, order.id));
  yield jsonEntry('access.json', await readAccess(ctx, order));
  yield jsonEntry('payments.json', await listEvidenceMoney(ctx, order.id));
  yield jsonEntry('files.json', await listFiles(ctx, order.id));
  const receipt = await getReceiptFacts(ctx, order);
  if (receipt.payments.length > 0)
    yield bytesEntry('receipt.pdf', await ctx.pdf.draw('receipt', receipt, ctx.caller));
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
  const rows = await orders.listEvents(ctx.db, orderId);
  return rows.map(({ at, kind, by_whom: by, status, detail }) => ({ at, kind, by, status, detail }));
}

async function getMessages(ctx: Context, orderId: string) {
  const rows = await orders.listMessages(ctx.db, orderId);
  return rows.map((row) => ({ at: row.created_at, from: row.from_whom, name: row.name, body: row.body }));
}

async function getDecisions(ctx: Context, orderId: string) {
  const rows = await orders.listDecisionsForStaff(ctx.db, orderId);
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

/** Returns who opened the order by its mailed link, when its messages were last read, and the mails about it. */
async function readAccess(ctx: Context, order: OrderRow) {
  const [links, mails] = await Promise.all([
    orders.listAccess(ctx.db, order.id),
    order.user_id === null ? [] : orders.listMails(ctx.db, order.user_id, order.id),
  ]);
  return {
    customer: order.user_id,
    messagesReadAt: order.customer_read_at,
    openedByLink: links.map((row) => ({ user: row.user_id, at: row.created_at })),
    mails: mails.map((row) => ({
      kind: row.kind,
      to: row.to_address,
      subject: row.subject,
      status: row.status,
      queuedAt: row.created_at,
      sentAt: row.sent_at,
    })),
  };
}

/** Returns the customer's agreements and declarations with their texts and times; null for those that do not exist. */
function acknowledgementsOf(order: OrderRow, timeline: readonly TimelineEntry[]) {
  const accepted = timeline.findLast(({ kind }) => kind === 'completed');
  return {
    academicIntegrity: order.integrity_acknowledged_at && {
      text: order.integrity_text,
      at: order.integrity_acknowledged_at,
    },
    placedAt: order.placed_at,
    accepted: accepted ? { at: accepted.at, by: accepted.by } : null,
    withdrawnAt: order.withdrawn_at,
  };
}

/** Returns every file that the customer sent or received, with its hash. Received files name their place in the pack. */
async function listFiles(ctx: Context, orderId: string) {
  const rows = await orders.listFiles(ctx.db, orderId);
  return rows
    .filter((row) => row.from_whom === 'customer' || isDelivered(row))
    .map((row) => ({
      from: row.from_whom,
      role: row.role,
      fileName: row.file_name,
      sizeBytes: row.size_bytes,
      sha256: row.file_sha256,
      receivedAt: row.created_at,
      shownAt: row.shown_at,
      file: isDelivered(row) ? nameOf(row) : null,
    }));
}

/** Yields the files that the customer received. */
async function* deliveredFiles(ctx: Context, orderId: string): AsyncGenerator<ArchiveEntry> {
  for (const row of (await orders.listFiles(ctx.db, orderId)).filter(isDelivered)) {
    const stored = await documents.findFile(ctx.db, row.file_sha256);
    const source = stored && (await openStored(ctx.files, stored.storage_key));
    if (source) yield { name: nameOf(row), source, isPacked: true };
  }
}

/** Formats a timeline as readable lines: time in UTC, event, actor and details. */
function timelineText(orderId: string, currency: string, entries: readonly TimelineEntry[]): string {
  const lines = entries.map(({ at, kind, by, status, detail }) =>
    [
      at.toISOString(),
      kind.replaceAll('_', ' '),
      `by ${by}`,
      ...(status ? [`now ${status.replaceAll('_', ' ')}`] : []),
      ...detailTexts(detail, currency),
    ].join(' | '),
  );
  return [`Order ${orderId}: what happened, and when (UTC)`, '', ...lines, ''].join('\r\n');
}

function detailTexts(detail: unknown, currency: string): string[] {
  if (typeof detail !== 'object' || detail === null) return [];
  return Object.entries(detail).map(([name, value]) =>
    name === 'amountMinor' && typeof value === 'number'
      ? moneyText(value, currency)
      : `${name}: ${String(value)}`,
  );
}
