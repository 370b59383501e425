import type { StaffTemplate } from '@aw/contracts/documents/templates';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { idKey } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { templateNotFound } from '../documents.errors';
import { fromBytes } from '../originality/template-grams';

const passageLimits = { maxPassages: 10, maxPassageLength: 1_000 };
/** The example is read up to here. */
const exampleLimits = { maxPages: 40, maxCharacters: 20_000 };

/** Returns a page of templates, newest first. */
export async function listTemplates(
  ctx: Context,
  query: { limit: number; cursor?: string },
): Promise<Slice<StaffTemplate>> {
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => documents.listTemplates(ctx.db, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toStaffTemplate);
}

/** Returns a template with its first passages. Throws 404, and 503 if too many comparisons wait. */
export async function getTemplate(ctx: Pick<Context, 'db' | 'comparer' | 'caller'>, id: number) {
  const row = await documents.findTemplate(ctx.db, id);
  const stored = await documents.findTemplateText(ctx.db, id);
  if (!row || !stored) throw templateNotFound();
  const pages =
    stored.document_id === null
      ? []
      : await documents.listFirstPageTexts(ctx.db, stored.document_id, exampleLimits);
  const search = { pages, grams: fromBytes(stored.grams), ...passageLimits };
  const passages = pages.length === 0 ? [] : await ctx.comparer.findPassages(search, ctx.caller);
  return { ...toStaffTemplate(row), passages };
}

/** Ends a template, so that it no longer excuses similar documents. Repeating it changes nothing. Throws 404. */
export async function endTemplate(ctx: StaffContext, id: number): Promise<StaffTemplate> {
  const ended = { ended_at: ctx.now(), ended_by: ctx.admin.username };
  return change(ctx, id, { verb: 'template.ended', columns: ended });
}

/** Undoes the end of a template. Repeating it changes nothing. Throws 404. */
export async function restoreTemplate(ctx: StaffContext, id: number): Promise<StaffTemplate> {
  return change(ctx, id, { verb: 'template.restored', columns: { ended_at: null, ended_by: null } });
}

type Change = {
  verb: 'template.ended' | 'template.restored';
  columns: { ended_at: Date | null; ended_by: string | null };
};

async function change(ctx: StaffContext, id: number, { verb, columns }: Change): Promise<StaffTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await documents.lockTemplate(ctx.db, id);
    if (!before) throw templateNotFound();
    if ((before.ended_at === null) !== (columns.ended_at === null)) {
      await documents.updateTemplate(ctx.db, id, columns);
      await audit.insert(ctx.db, {
        actor: ctx.admin.username,
        verb,
        target: `template:${id}`,
        before: { isEnded: before.ended_at !== null },
        after: { isEnded: columns.ended_at !== null },
      });
    }
    const row = await documents.findTemplate(ctx.db, id);
    if (!row) throw templateNotFound();
    return toStaffTemplate(row);
  });
}

function toStaffTemplate(row: documents.TemplateRow): StaffTemplate {
  const { document_id: documentId, title } = row;
  return {
    id: row.id,
    document: documentId === null || title === null ? null : { id: documentId, title },
    accountCount: row.account_count,
    letterCount: row.gram_count,
    foundAt: row.found_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  };
}
