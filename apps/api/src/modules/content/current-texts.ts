import * as contentQueries from '@aw/db/content';
import type { Context } from '../../context';

export type CurrentText = { id: number; content: unknown };

/** Loads the compiler and the built texts, which a process needs only once it meets an edited text or a staff call. */
export const openCompiler = () => import('./compile-source');

/** Compiled versions of each database. A version never changes, so a process compiles it once. */
const compilations = new WeakMap<Context['cacheDb'], Map<number, Promise<unknown>>>();

/**
 * Returns the current texts that differ from the build, by name. A text that no longer fits the schema of this build is
 * left out, so that the built text is shown.
 */
export async function currentContent(
  ctx: Pick<Context, 'cacheDb'>,
): Promise<ReadonlyMap<string, CurrentText>> {
  const latest = (await contentQueries.listLatest(ctx.cacheDb)).filter((row) => !row.is_built);
  const latestIds = new Set(latest.map(({ id }) => id));
  const compiled = compiledOf(ctx);
  for (const id of compiled.keys()) if (!latestIds.has(id)) compiled.delete(id);
  const texts = await Promise.all(
    latest.map(async ({ id, name }) => [name, { id, content: await contentOf(ctx, id) }] as const),
  );
  return new Map(texts.filter(([, { content }]) => content !== undefined));
}

function compiledOf({ cacheDb }: Pick<Context, 'cacheDb'>): Map<number, Promise<unknown>> {
  const compiled = compilations.get(cacheDb) ?? new Map<number, Promise<unknown>>();
  compilations.set(cacheDb, compiled);
  return compiled;
}

function contentOf(ctx: Pick<Context, 'cacheDb'>, id: number): Promise<unknown> {
  const compiled = compiledOf(ctx);
  const content = compiled.get(id) ?? compileVersion(ctx, id);
  compiled.set(id, content);
  return content;
}

async function compileVersion(ctx: Pick<Context, 'cacheDb'>, id: number): Promise<unknown> {
  const version = await contentQueries.findVersion(ctx.cacheDb, id).catch((error: unknown) => {
    compiledOf(ctx).delete(id);
    throw error;
  });
  if (!version?.source) return undefined;
  const { compileSource } = await openCompiler();
  try {
    return compileSource(version.name, version.source);
  } catch {
    return undefined;
  }
}
