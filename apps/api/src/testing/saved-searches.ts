import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NetworkContext } from '../context';
import { sendSavedSearchLink } from '../modules/saved-searches/send-saved-search-link';
import type { Caller } from './calls';
import { insertRow, selectRows } from './rows';
import type { TestApp } from './test-app';

/** Inserts a listed document with this title and these pages, and returns its id. */
export async function listedDocument(
  test: TestApp,
  { title, uploaderId, pages = [] }: { title: string; uploaderId: string; pages?: PageRow[] },
): Promise<number> {
  const sha256 = randomUUID();
  await insertRow(test, 'files', { sha256, size_bytes: 10, storage_key: sha256, kind: 'pdf' });
  const { id } = await insertRow(test, 'documents', {
    title,
    file_name: 'notes.pdf',
    uploader_id: uploaderId,
    file_sha256: sha256,
    file_size: 10,
    page_count: pages.length,
    status: 'published',
  });
  for (const [index, page] of pages.entries())
    await insertRow(test, 'document_pages', {
      document_id: id,
      number: index + 1,
      width: 800,
      height: 1100,
      ...page,
    });
  return id;
}

type PageRow = { text: string; is_free: boolean };

/** Saves a search as a form does. */
export function saveSearch(caller: Caller, q: string, more: Record<string, unknown> = {}) {
  return caller.post('/api/saved-searches', { q, ...more });
}

/** Works on the waiting requests for links like a worker. */
export async function sendLinks(test: TestApp, ctx: NetworkContext = test.ctx): Promise<void> {
  const { rows } = await sql<{ id: string; data: Parameters<typeof sendSavedSearchLink>[1] }>`
    delete from jobs.job where name = 'send-saved-search-link' returning id, data`.execute(test.ctx.db);
  for (const { data } of rows) await sendSavedSearchLink(ctx, data);
}

/** Returns the emails about saved searches to an address, oldest first. */
export async function savedSearchMails(test: TestApp, address: string) {
  const mails = await selectRows(test, 'mails', { to_address: address }, undefined, 'created_at');
  return mails.filter(({ kind }) => kind.startsWith('saved_search'));
}

/** Returns the token of the latest link to an address. */
export async function linkTo(test: TestApp, address: string): Promise<string> {
  const mails = await savedSearchMails(test, address);
  const text = mails.findLast(({ kind }) => kind === 'saved_search_confirm')?.body_text;
  const token = /saved-searches\?confirm=([\w-]{43})/.exec(text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link.');
  return token;
}

/** Saves a search for an address without an account, and confirms it. */
export async function confirmedSearch(test: TestApp, caller: Caller, q: string, email: string) {
  await saveSearch(caller, q, { email });
  await sendLinks(test);
  return test.nobody.post('/api/saved-searches/confirm', { token: await linkTo(test, email) });
}
