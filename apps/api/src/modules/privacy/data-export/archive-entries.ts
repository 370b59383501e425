import { Readable } from 'node:stream';
import type { ExportRow, ExportTable } from '@aw/db/privacy';
import * as privacy from '@aw/db/privacy';
import type { Context } from '../../../context';
import type { ArchiveEntry } from '../../../server/files/zip-stream';
import { fileContent, readmeText } from './archive-texts';
import { storedFiles } from './stored-files';

const batchSize = 500;
const accountFile = 'account.json';

/** Lists whose entries name their files in the archive. */
const listsWithFiles = ['uploads.json', 'order-files.json', 'expert-proofs.json', 'images.json'];

/** Yields the files of the archive of a user and of the users merged into them. Rows are read in batches. */
export async function* archiveEntries(ctx: Context, userId: string): AsyncGenerator<ArchiveEntry> {
  const { SITE_NAME: siteName, CONTACT_EMAIL: contact } = ctx.config;
  const users = await privacy.listMergedUsers(ctx.db, userId);
  yield textEntry('README.txt', [readmeText({ siteName, contact, userId, at: ctx.now() })]);
  yield textEntry(accountFile, accountText(ctx, users));
  // Stored files come first, so that the lists name only files that are in the archive.
  const paths = new Map<unknown, string>();
  for await (const { id, ...entry } of storedFiles(ctx, users)) {
    paths.set(id, entry.name);
    yield entry;
  }
  for (const file of Object.keys(fileContent)) {
    if (file === accountFile) continue;
    const rows = rowsOf(ctx, file, users);
    yield textEntry(file, listText(listsWithFiles.includes(file) ? withPaths(rows, paths) : rows));
  }
}

const textEntry = (name: string, text: Iterable<string> | AsyncIterable<string>): ArchiveEntry => ({
  name,
  source: Readable.from(text, { objectMode: false }),
  isPacked: false,
});

async function* rowsOf(ctx: Context, file: string, users: string[]): AsyncGenerator<ExportRow> {
  for (const table of privacy.exportTables.filter((table) => table.file === file))
    for (const user of users) yield* tableRows(ctx, table, user);
}

async function* tableRows(ctx: Context, table: ExportTable, user: string): AsyncGenerator<ExportRow> {
  let after: readonly string[] | undefined;
  for (;;) {
    const { rows, last } = await privacy.listExportRows(ctx.db, table, user, batchSize, after);
    yield* rows;
    if (rows.length < batchSize) return;
    after = last;
  }
}

async function* withPaths(
  rows: AsyncIterable<ExportRow>,
  paths: ReadonlyMap<unknown, string>,
): AsyncGenerator<ExportRow> {
  for await (const row of rows) yield { ...row, file: paths.get(row.id) ?? null };
}

async function* accountText(ctx: Context, users: string[]): AsyncGenerator<string> {
  const rows: ExportRow[] = [];
  for await (const row of rowsOf(ctx, accountFile, users)) rows.push(row);
  const [account, ...mergedUsers] = rows;
  yield `${JSON.stringify({ ...account, mergedUsers }, undefined, 2)}\n`;
}

async function* listText(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
