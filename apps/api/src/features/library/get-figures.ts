import { countBySubject } from '@aw/db';
import type { Context } from '../../context';

/** How many documents are listed, in all and by subject. */
export async function libraryFigures(
  ctx: Context,
): Promise<{ documents: number; bySubject: Record<string, number> }> {
  const rows = await countBySubject(ctx.readDb);
  return {
    documents: rows.reduce((sum, row) => sum + row.count, 0),
    bySubject: Object.fromEntries(rows.map((row) => [row.subject, row.count])),
  };
}
