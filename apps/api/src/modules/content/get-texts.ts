import care from '@aw/content/care';
import type { Care } from '@aw/content/schemas/care';
import type { ListedText, OriginalState, StaffText, StaffTextDetail } from '@aw/contracts/content/staff';
import * as content from '@aw/db/content';
import type { Context } from '../../context';
import { textNotFound } from './content.errors';
import { type CurrentText, currentContent, openCompiler } from './current-texts';

/** Returns the version of each text that differs from the build. */
export async function getVersions(ctx: Context): Promise<Record<string, number>> {
  const texts = await currentContent(ctx);
  return Object.fromEntries([...texts].map(([name, { id }]) => [name, id]));
}

/**
 * Returns the content of a version that is the latest. Throws 404 for a version that was replaced or removed from the
 * site.
 */
export async function readText(ctx: Context, id: number): Promise<{ name: string; content: unknown }> {
  for (const [name, text] of await currentContent(ctx))
    if (text.id === id) return { name, content: text.content };
  throw textNotFound();
}

/** Returns all texts by name, both built ones and those that staff added. */
export async function listContent(ctx: Context): Promise<ListedText[]> {
  const [latest, origins, current] = await Promise.all([
    content.listLatest(ctx.db),
    content.listOrigins(ctx.db),
    currentContent(ctx),
  ]);
  const basedOn = new Map(origins.map((row) => [row.name, row.based_on]));
  const changes = new Map(
    latest.map((row) => [row.name, { ...row, based_on: basedOn.get(row.name) ?? null }]),
  );
  const compiler = await openCompiler();
  const names = new Set([...compiler.builtNames, ...changes.keys()]);
  return [...names]
    .sort()
    .map((name) => ({ ...statusOf(compiler, name, changes.get(name)), todo: todoOf(name, current) }));
}

/** Returns what staff still have to add to a text, such as "Add local helplines"; null for a text that is complete. */
function todoOf(name: string, current: ReadonlyMap<string, CurrentText>): string | null {
  if (name !== 'care') return null;
  // The schema of this text has checked it.
  const shown = (current.get('care')?.content as Care | undefined) ?? care;
  return shown.helplines.length === 0 ? 'Add local helplines' : null;
}

/**
 * Returns the current source of a text with its history. A valid new name is an empty text. Throws 404 for an invalid
 * name.
 */
export async function readSource(ctx: Context, name: string): Promise<StaffTextDetail> {
  const compiler = await openCompiler();
  compiler.formatOf(name);
  const versions = await content.listVersions(ctx.db, name);
  const [latest] = versions;
  const basedOn = latest ? ((await content.findVersion(ctx.db, latest.id))?.based_on ?? null) : null;
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

/** Returns null if the original is shown, or if there has never been one. */
function originalState(built: string | undefined, latest: Latest | undefined): OriginalState | null {
  if (!latest || latest.is_built) return null;
  const { based_on: basedOn } = latest;
  if (basedOn === null) return built === undefined ? null : 'unknown';
  if (basedOn === '' && built === undefined) return null;
  return basedOn === (built ?? '') ? 'same' : 'changed';
}
