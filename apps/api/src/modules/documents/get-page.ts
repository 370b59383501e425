import type { Readable } from 'node:stream';
import type { PageStructure } from '@aw/contracts/documents/page-structure';
import * as documents from '@aw/db/documents';
import { freePages } from '@aw/pricing';
import { pageImageKey } from '../../adapters/files/file-keys';
import type { Context } from '../../context';
import { documentLocked, documentNotFound } from './documents.errors';
import { findAccessible } from './find-accessible';
import { structureOf } from './page-structure';

type PageRequest = { id: number; number: number };

type PageText = {
  number: number;
  text: string;
  structure: PageStructure | null;
  language: string | null;
  origin?: 'ocr' | 'unread';
};

/** Returns the text of a page and its structure. Throws 401 for people who may not read the document, and 403 for a locked page. */
export async function getPageText(
  ctx: Context,
  input: PageRequest,
  userId: string | undefined,
): Promise<PageText> {
  await requireVisible(ctx, input, userId);
  const page = await documents.findPage(ctx.db, input.id, input.number);
  if (!page) throw documentNotFound();
  const { text_origin: origin, structure, ...text } = page;
  return { ...text, structure: structureOf(structure), ...(origin && { origin }) };
}

/**
 * Returns a page as WebP with its Cache-Control header: pages that everyone may see are public, the others private. Throws
 * as `getPageText` does.
 */
export async function getPageImage(
  ctx: Context,
  input: PageRequest & { size: 'thumb' | 'page' },
  userId: string | undefined,
): Promise<{ bytes: Readable; cacheControl: string }> {
  const document = await requireVisible(ctx, input, userId);
  const isFree =
    document.is_listed &&
    ctx.config.LIBRARY_ACCESS === 'session' &&
    input.number <= freePages(document.page_count);
  const bytes = await ctx.files.read(
    pageImageKey(document.file_sha256, input.number, input.size, document.picture_set),
  );
  return { bytes, cacheControl: isFree ? 'public, max-age=3600' : 'private, max-age=3600' };
}

/** Returns a page as WebP for staff, who see all pages of every document. */
export async function getPageImageForStaff(
  ctx: Pick<Context, 'db' | 'files'>,
  { id, number, size }: PageRequest & { size: 'thumb' | 'page' },
): Promise<Readable> {
  const document = await documents.find(ctx.db, id);
  if (!document || number > document.page_count) throw documentNotFound();
  return ctx.files.read(pageImageKey(document.file_sha256, number, size, document.picture_set));
}

async function requireVisible(ctx: Context, { id, number }: PageRequest, userId: string | undefined) {
  const { document, access } = await findAccessible(ctx, id, userId);
  if (number > document.page_count) throw documentNotFound();
  if (number > access.visiblePages) throw documentLocked();
  return document;
}
