import type { StaffDocument } from '@aw/contracts/documents/staff';
import {
  countUnlocks,
  findDocumentForStaff,
  listAudit,
  listDocumentsForStaff,
  listPages,
  type StaffDocumentState,
} from '@aw/db';
import type { Context } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';
import { documentNotFound } from './library.errors';
import { toStaffDocument } from './staff-document.mapper';

type Query = { q?: string; state?: StaffDocumentState; limit: number; cursor?: string };

const logLength = 50;

/** A page of documents in every state, newest first. */
export async function listForStaff(ctx: Context, query: Query): Promise<Slice<StaffDocument>> {
  const afterId = readCursor(query.cursor, 1)?.[0];
  const rows = await listDocumentsForStaff(ctx.db, {
    q: query.q || undefined,
    state: query.state,
    limit: query.limit + 1,
    afterId,
  });
  return sliceOf(rows.map(toStaffDocument), query.limit, (document) => [document.id]);
}

/** One document as the desk sees it; throws 404. */
export async function getStaffDocument(ctx: Pick<Context, 'db'>, id: number): Promise<StaffDocument> {
  const row = await findDocumentForStaff(ctx.db, id);
  if (!row) throw documentNotFound();
  return toStaffDocument(row);
}

/** One document with its pages, unlocks and what staff did with it. */
export async function getStaffDetail(ctx: Context, id: number) {
  const document = await getStaffDocument(ctx, id);
  const [pages, unlockCount, log] = await Promise.all([
    listPages(ctx.db, id),
    countUnlocks(ctx.db, id),
    listAudit(ctx.db, { target: `document:${id}`, limit: logLength }),
  ]);
  return {
    ...document,
    pages,
    unlockCount,
    log: log.map((entry) => ({ at: entry.at.toISOString(), actor: entry.actor, verb: entry.verb })),
  };
}
