import { type Database, findTextVersion, insertAudit, insertTextVersion, lockText } from '@aw/db';
import type { StaffContext } from '../../context';
import { forbidden } from '../../feature-error';
import { builtSource, compileSource, formatOf } from './compile-source';
import { textChanged, textNotFound } from './texts.errors';

type Edit = { name: string; after: number | null };

/** Publishes a source as the next version; throws 403 for staff who are no administrators, 400, 404, and 409 after another's. */
export async function publishText(
  ctx: StaffContext,
  { source, note, ...edit }: Edit & { source: string; note: string },
): Promise<void> {
  const content = compileSource(edit.name, source);
  await addVersion(ctx, edit, note, 'text.published', async () => ({ source, content }));
}

/** Publishes an earlier version again, or the built text (a text without one leaves the site); throws as publishing does. */
export async function revertText(
  ctx: StaffContext,
  { to, ...edit }: Edit & { to: number | null },
): Promise<void> {
  formatOf(edit.name);
  const without = builtSource(edit.name) === undefined ? 'Taken off the site' : 'Back to the built text';
  const note = to === null ? without : `Back to version ${to}`;
  await addVersion(ctx, edit, note, 'text.reverted', async (trx) => {
    if (to === null) return { source: null, content: null };
    const version = await findTextVersion(trx, to);
    if (version?.name !== edit.name || version.source === null) throw textNotFound();
    // The schema may have changed since.
    return { source: version.source, content: compileSource(edit.name, version.source) };
  });
}

async function addVersion(
  ctx: StaffContext,
  { name, after }: Edit,
  note: string,
  verb: string,
  read: (trx: Database) => Promise<{ source: string | null; content: unknown }>,
): Promise<void> {
  if (ctx.admin.role !== 'admin') throw forbidden();
  await ctx.db.transaction().execute(async (trx) => {
    const latest = await lockText(trx, name);
    if ((latest ?? null) !== after) throw textChanged();
    const { source, content } = await read(trx);
    const id = await insertTextVersion(trx, { name, source, content, note, admin_id: ctx.admin.id });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb,
      target: `text:${name}`,
      before: { version: after },
      after: { version: id, note },
    });
  });
}
