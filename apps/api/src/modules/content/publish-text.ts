import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { PolicyChange } from '@aw/contracts/users/policies';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as content from '@aw/db/content';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { checkPolicy } from './check-policy';
import { textChanged, textNotFound } from './content.errors';
import { openCompiler } from './current-texts';

type Edit = { name: string; after: number | null };

/** A source from the editor. For a policy, with the date and the summary of the change. */
type Draft = { name: string; source: string; change?: PolicyChange | undefined };

type Version = { source: string | null; basedOn: string | null };

/**
 * Publishes a source as the next version. Throws 400, 404, and 409 if somebody else published a version in the meantime.
 */
export async function publishText(
  ctx: StaffContext,
  { note, after, ...draft }: Draft & Edit & { note: string },
): Promise<void> {
  const { builtSource } = await openCompiler();
  const compiled = await compileDraft(draft);
  const { name, source } = compiled;
  await addVersion(ctx, { name, after }, note, 'text.published', async (db) => {
    await checkPolicy(db, { ...compiled, now: ctx.now() });
    return { source, basedOn: builtSource(name) ?? '' };
  });
}

/** Compiles a source like publishing does, without publishing it. Throws 400 and 404. */
export async function checkSource(ctx: Context, draft: Draft): Promise<unknown> {
  const compiled = await compileDraft(draft);
  await checkPolicy(ctx.db, { ...compiled, now: ctx.now() });
  return compiled.content;
}

async function compileDraft({ name, source, change }: Draft) {
  const { compileSource, withPolicyChange } = await openCompiler();
  const whole = change ? withPolicyChange(source, change) : source;
  return { name, source: whole, content: compileSource(name, whole) };
}

/**
 * Publishes an earlier version again, or the built text. A text that staff added is removed from the site instead. Throws
 * like `publishText`.
 */
export async function revertText(
  ctx: StaffContext,
  { to, ...edit }: Edit & { to: number | null },
): Promise<void> {
  const { builtSource, compileSource, formatOf } = await openCompiler();
  formatOf(edit.name);
  const without = builtSource(edit.name) === undefined ? 'Removed from the site' : 'Original text restored';
  const note = to === null ? without : `Version ${to} restored`;
  await addVersion(ctx, edit, note, 'text.reverted', async (db) => {
    if (to === null) return { source: null, basedOn: null };
    const version = await content.findVersion(db, to);
    if (version?.name !== edit.name || version.source === null) throw textNotFound();
    // Throws if the version does not fit the current schema.
    compileSource(edit.name, version.source);
    return { source: version.source, basedOn: version.based_on };
  });
}

async function addVersion(
  ctx: StaffContext,
  { name, after }: Edit,
  note: string,
  verb: AuditVerb,
  read: (db: Database) => Promise<Version>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const latest = await content.lock(ctx.db, name);
    if ((latest ?? null) !== after) throw textChanged();
    const { source, basedOn } = await read(ctx.db);
    const id = await content.insertVersion(ctx.db, {
      name,
      source,
      based_on: basedOn,
      note,
      admin_id: ctx.admin.id,
    });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb,
      target: `text:${name}`,
      before: { version: after },
      after: { version: id, note },
    });
  });
}
