import type { StaffText, StaffTextDetail } from '@aw/contracts/content/staff';
import { listLatestContent, listTextVersions } from '@aw/db';
import { currentContent, openCompiler } from '../../content/current-texts';
import { textNotFound } from '../../content/texts.errors';
import type { Context } from '../../context';

/** The version of each text that is not as the site was built with. */
export async function getVersions(ctx: Context): Promise<Record<string, number>> {
  const texts = await currentContent(ctx);
  return Object.fromEntries([...texts].map(([name, { id }]) => [name, id]));
}

/** What pages show of a version while it is the latest; throws 404 for what was replaced or taken off the site. */
export async function readText(ctx: Context, id: number): Promise<{ name: string; content: unknown }> {
  for (const [name, text] of await currentContent(ctx))
    if (text.id === id) return { name, content: text.content };
  throw textNotFound();
}

/** Every text: those that the site was built with and those that staff added, by name. */
export async function listContent(ctx: Context): Promise<StaffText[]> {
  const changes = new Map((await listLatestContent(ctx.db)).map((row) => [row.name, row]));
  const compiler = await openCompiler();
  const names = new Set([...compiler.builtNames, ...changes.keys()]);
  return [...names].sort().map((name) => statusOf(compiler, name, changes.get(name)));
}

/** One text as it is shown now, with its history; a name that fits and is not used yet is an empty text; throws 404. */
export async function readSource(ctx: Context, name: string): Promise<StaffTextDetail> {
  const compiler = await openCompiler();
  compiler.formatOf(name);
  const versions = await listTextVersions(ctx.db, name);
  const [latest] = versions;
  return {
    ...statusOf(compiler, name, latest && { ...latest, is_built: latest.source === null }),
    source: latest?.source ?? compiler.builtSource(name) ?? '',
    versions: versions.map(({ id, note, source, username, created_at }) => ({
      id,
      note,
      source,
      by: username,
      createdAt: created_at.toISOString(),
    })),
  };
}

type Compiler = Awaited<ReturnType<typeof openCompiler>>;
type Latest = { id: number; username: string; created_at: Date; is_built: boolean };

function statusOf({ builtSource, formatOf }: Compiler, name: string, latest: Latest | undefined): StaffText {
  return {
    name,
    format: formatOf(name),
    isBuilt: builtSource(name) !== undefined,
    isChanged: latest !== undefined && !latest.is_built,
    versionId: latest?.id ?? null,
    changedAt: latest?.created_at.toISOString() ?? null,
    changedBy: latest?.username ?? null,
  };
}
