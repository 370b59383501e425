import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
import {
  type Database,
  findTextVersion,
  insertAudit,
  insertTextVersion,
  listTextSources,
  lockText,
} from '@aw/db';
import { openCompiler } from '../../content/current-texts';
import { policyDay } from '../../content/terms-version';
import { policyDayTaken, textChanged, textNotFound } from '../../content/texts.errors';
import type { StaffContext } from '../../context';

type Edit = { name: string; after: number | null };

/** Publishes a source as the next version; throws 403 for staff who are no administrators, 400, 404, and 409 after another's. */
export async function publishText(
  ctx: StaffContext,
  { source, note, ...edit }: Edit & { source: string; note: string },
): Promise<void> {
  const content = await checkSource(edit.name, source);
  await addVersion(ctx, edit, note, 'text.published', async (trx) => {
    if (edit.name.startsWith('policies/')) await checkPolicyDay(trx, edit.name, source, policyDay(content));
    return source;
  });
}

/** Throws 400 when another text of this policy bears the same day: people agree to the text of a day. */
async function checkPolicyDay(trx: Database, name: string, source: string, day: string): Promise<void> {
  const { builtSource, sourceDay } = await openCompiler();
  const others = [builtSource(name), ...(await listTextSources(trx, name))];
  for (const other of others)
    if (other !== undefined && other !== source && sourceDay(other) === day) throw policyDayTaken(day);
}

/** Compiles a source as publishing would; throws 400, 404. Compiling takes time, so it is not for everybody. */
export async function checkSource(name: string, source: string): Promise<unknown> {
  const { compileSource } = await openCompiler();
  return compileSource(name, source);
}

/** Publishes an earlier version again, or the built text (a text without one leaves the site); throws as publishing does. */
export async function revertText(
  ctx: StaffContext,
  { to, ...edit }: Edit & { to: number | null },
): Promise<void> {
  const { builtSource, compileSource, formatOf } = await openCompiler();
  formatOf(edit.name);
  const without = builtSource(edit.name) === undefined ? 'Removed from the site' : 'Original text restored';
  const note = to === null ? without : `Version ${to} restored`;
  await addVersion(ctx, edit, note, 'text.reverted', async (trx) => {
    if (to === null) return null;
    const version = await findTextVersion(trx, to);
    if (version?.name !== edit.name || version.source === null) throw textNotFound();
    // The schema may have changed since.
    compileSource(edit.name, version.source);
    return version.source;
  });
}

async function addVersion(
  ctx: StaffContext,
  { name, after }: Edit,
  note: string,
  verb: AuditVerb,
  read: (trx: Database) => Promise<string | null>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const latest = await lockText(trx, name);
    if ((latest ?? null) !== after) throw textChanged();
    const source = await read(trx);
    const id = await insertTextVersion(trx, { name, source, note, admin_id: ctx.admin.id });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb,
      target: `text:${name}`,
      before: { version: after },
      after: { version: id, note },
    });
  });
}
