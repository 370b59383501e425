import type { OriginalState, StaffText, StaffTextDetail } from '@aw/contracts/content/staff';
import * as content from '@aw/db/content';
import type { Context } from '../../context';
import { textNotFound } from './content.errors';
import { currentContent, openCompiler } from './current-texts';

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
  const [latest, origins] = await Promise.all([
    content.listLatestContent(ctx.db),
    content.listTextOrigins(ctx.db),
  ]);
  const basedOn = new Map(origins.map((row) => [row.name, row.based_on]));
  const changes = new Map(
    latest.map((row) => [row.name, { ...row, based_on: basedOn.get(row.name) ?? null }]),
  );
  const compiler = await openCompiler();
  const names = new Set([...compiler.builtNames, ...changes.keys()]);
  return [...names].sort().map((name) => statusOf(compiler, name, changes.get(name)));
}

/** One text as it is shown now, with its history; a name that fits and is not used yet is an empty text; throws 404. */
export async function readSource(ctx: Context, name: string): Promise<StaffTextDetail> {
  const compiler = await openCompiler();
  compiler.formatOf(name);
  const versions = await content.listTextVersions(ctx.db, name);
  const [latest] = versions;
  const basedOn = latest ? ((await content.findTextVersion(ctx.db, latest.id))?.based_on ?? null) : null;
  return {
    ...statusOf(compiler, name, latest && { ...latest, is_built: latest.source === null, based_on: basedOn }),
    source: latest?.source ?? compiler.builtSource(name) ?? '',
    builtSource: compiler.builtSource(name) ?? null,
    basedOn,
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
type Latest = {
  id: number;
  username: string;
  created_at: Date;
  is_built: boolean;
  based_on: string | null;
};

function statusOf({ builtSource, formatOf }: Compiler, name: string, latest: Latest | undefined): StaffText {
  return {
    name,
    format: formatOf(name),
    isBuilt: builtSource(name) !== undefined,
    isChanged: latest !== undefined && !latest.is_built,
    versionId: latest?.id ?? null,
    changedAt: latest?.created_at.toISOString() ?? null,
    changedBy: latest?.username ?? null,
    original: originalState(builtSource(name), latest),
  };
}

/** Null where the original is shown, or where there was none and is none now. */
function originalState(built: string | undefined, latest: Latest | undefined): OriginalState | null {
  if (!latest || latest.is_built) return null;
  const { based_on: basedOn } = latest;
  if (basedOn === null) return built === undefined ? null : 'unknown';
  if (basedOn === '' && built === undefined) return null;
  return basedOn === (built ?? '') ? 'same' : 'changed';
}
