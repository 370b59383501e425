import type { StaffDocument } from '@aw/contracts/staff-desk';
import {
  countUnlocks,
  type DeskState,
  findDeskDocument,
  listAudit,
  listDeskDocuments,
  listPages,
} from '@aw/db';
import type { Context } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';
import { toStaffDocument } from './desk-document.mapper';
import { documentNotFound } from './library.errors';

type Query = { q?: string; state?: DeskState; limit: number; cursor?: string };

const logLength = 50;

/** A page of documents in every state, newest first. */
export async function listDesk(ctx: Context, query: Query): Promise<Slice<StaffDocument>> {
  const afterId = readCursor(query.cursor, 1)?.[0];
  const rows = await listDeskDocuments(ctx.db, {
    q: query.q || undefined,
    state: query.state,
    limit: query.limit + 1,
    afterId,
  });
  return sliceOf(rows.map(toStaffDocument), query.limit, (document) => [document.id]);
}

/** One document as the desk sees it; throws 404. */
export async function readDeskDocument(ctx: Pick<Context, 'db'>, id: number): Promise<StaffDocument> {
  const row = await findDeskDocument(ctx.db, id);
  if (!row) throw documentNotFound();
  return toStaffDocument(row);
}

/** One document with its pages, unlocks and what staff did with it. */
export async function readDeskDetail(ctx: Context, id: number) {
  const document = await readDeskDocument(ctx, id);
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
