import * as contentQueries from '@aw/db/content';
import type { Context } from '../../context';

export type CurrentText = { id: number; content: unknown };

/** The compiler and the texts that the site was built with, loaded for the first version and the first of the staff. */
export const openCompiler = () => import('./compile-source');

/** What each version of a database compiled to; a version never changes, so one compilation is enough for a process. */
const compilations = new WeakMap<Context['cacheDb'], Map<number, Promise<unknown>>>();

/**
 * The texts that are not as the site was built with, by name, as they are shown now. One that does not fit the schema of
 * this build any more is left out: the built text is shown then.
 */
export async function currentContent(
  ctx: Pick<Context, 'cacheDb'>,
): Promise<ReadonlyMap<string, CurrentText>> {
  const latest = (await contentQueries.listLatestContent(ctx.cacheDb)).filter((row) => !row.is_built);
  const known = new Set(latest.map(({ id }) => id));
  const compiled = compiledOf(ctx);
  for (const id of compiled.keys()) if (!known.has(id)) compiled.delete(id);
  const texts = await Promise.all(
    latest.map(async ({ id, name }) => [name, { id, content: await contentOf(ctx, id) }] as const),
  );
  return new Map(texts.filter(([, { content }]) => content !== undefined));
}

function compiledOf({ cacheDb }: Pick<Context, 'cacheDb'>): Map<number, Promise<unknown>> {
  const found = compilations.get(cacheDb) ?? new Map<number, Promise<unknown>>();
  compilations.set(cacheDb, found);
  return found;
}

function contentOf(ctx: Pick<Context, 'cacheDb'>, id: number): Promise<unknown> {
  const compiled = compiledOf(ctx);
  const found = compiled.get(id) ?? compileVersion(ctx, id);
  compiled.set(id, found);
  return found;
}

async function compileVersion(ctx: Pick<Context, 'cacheDb'>, id: number): Promise<unknown> {
  const version = await contentQueries.findTextVersion(ctx.cacheDb, id).catch((error: unknown) => {
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
