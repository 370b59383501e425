import type { MaterialKind } from '@aw/contracts/study-materials/public';
import type { LockedMaterial, MaterialRun, StoredEntry } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import { hourMs } from '../../config/durations';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { giveOneBack } from '../ai/spending/allowance';
import { notify } from '../notifications/notify';
import { CapReachedError } from '../quizzes/generation/ask-model';
import { compileEntry } from './compile-items';
import { loadSources } from './load-sources';
import { quoteHeadings, quoteSummary } from './quote-entries';
import { writeEntries } from './write-entries';
import { writeFlashcards } from './write-flashcards';

/** A person who has not looked at it for this long has left, and gets a notification. */
const awayMs = 10_000;
/** No study material takes this long, with all its tries. */
const maxDurationMs = hourMs;
const maxPerRun = 100;

const failures = {
  spent: 'The AI model has reached its limit for today.',
  shareSpent: 'The AI model has reached today’s limit for people without a confirmed account.',
  setAside: 'The AI model is busy with other answers and close to its limit for today.',
  noModel: 'No AI model is available.',
  nothing: 'None of the results passed our checks.',
  empty: 'We found no sentences or headings in the pages that you can read.',
  gone: 'The AI model did not give a usable answer.',
};

const doesNotCount = 'This does not count towards your limit.';
const doesCount = 'This counts towards your limit, because the AI model has worked for it.';

/**
 * Makes waiting study material, continuing with the flashcards of an earlier try; finished material stays as it is. Failed
 * material is given back to the allowance of its person and of their address, unless the model was paid for it.
 */
export async function makeStudyMaterial(ctx: Context, id: string, place?: string): Promise<void> {
  const material = await inTransaction(ctx, async (ctx) => {
    const row = await materials.lockOpen(ctx.db, id);
    return row && { ...row, run: await materials.start(ctx.db, id) };
  });
  if (!material) return;
  const { user_id: userId, queue_group: group, run } = material;
  const ownerCtx: UserContext = {
    ...ctx,
    userId,
    network: place,
    ...(group === null ? {} : { caller: { group } }),
  };
  let failure: string | undefined;
  try {
    if (!(await make(ownerCtx, material))) failure = failures.noModel;
  } catch (error) {
    failure = failureOf(error);
  }
  if ((await materials.countItems(ctx.db, id)) > 0) return void (await end(ctx, run));
  if (failure !== undefined) return fail(ctx, run, failure, place);
  // The model was paid for its work, so this counts.
  await end(ctx, run, material.source === 'model' ? `${failures.nothing} ${doesCount}` : failures.empty);
}

/** Returns why another try would fail too. Throws the error if it would not, such as that of a busy server. */
function failureOf(error: unknown): string {
  if (error instanceof CapReachedError) return failures[error.reason];
  if (error instanceof FeatureError && error.status < 500) return error.message;
  throw error;
}

type StartedMaterial = Omit<LockedMaterial, 'run'> & { run: MaterialRun };

/** Makes study material and stores its items. Returns false if it needs a model and none is configured any more. */
async function make(ctx: UserContext, material: StartedMaterial): Promise<boolean> {
  const { run, kind, source, document_id: documentId, conversation_id: conversationId } = material;
  // Access is checked again, because the job may have waited.
  const sources = await loadSources(ctx, { documentId, conversationId });
  if (source === 'library') {
    const { texts } = sources;
    const entries: StoredEntry[] = [];
    for (const quote of kind === 'outline' ? quoteHeadings(texts) : await quoteSummary(texts))
      entries.push(await compileEntry(ctx, quote, source));
    const count = texts.length;
    const progress = { entries, dropped: 0, read_count: count, source_count: count };
    await materials.saveProgress(ctx.db, run, progress);
    return true;
  }
  const { endpoint } = ctx.ai;
  if (!endpoint) return false;
  if (kind === 'flashcards') await writeFlashcards(ctx, endpoint, material, sources);
  else await writeEntries(ctx, endpoint, { ...material, kind: kind as 'summary' | 'outline' }, sources);
  return true;
}

/** Ends study material when every try has failed. It is done if an earlier try made a part of it. */
export async function giveUpOnStudyMaterial(ctx: Context, id: string, place?: string): Promise<void> {
  if ((await materials.countItems(ctx.db, id)) > 0) await end(ctx, { id });
  else await fail(ctx, { id }, failures.gone, place);
}

/** Ends study material whose job is gone, each in its own transaction. */
export async function endForgottenStudyMaterials(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - maxDurationMs);
  for (const id of await materials.listAbandoned(ctx.db, before, maxPerRun))
    await giveUpOnStudyMaterial(ctx, id);
}

/** One try, or any when all of them are over. */
type Ending = Pick<MaterialRun, 'id'> & Partial<MaterialRun>;

/** Ends study material that could not be made, without counting it. */
async function fail(ctx: Context, ending: Ending, failure: string, place?: string): Promise<void> {
  const row = await end(ctx, ending, `${failure} ${doesNotCount}`);
  if (row?.source === 'model') await giveOneBack({ ...ctx, network: place }, 'quizzes', row.user_id);
}

/** Ends study material. Returns undefined when it had already ended, was deleted, or another try has started. */
async function end(ctx: Context, { id, run }: Ending, failure?: string): Promise<LockedMaterial | undefined> {
  const now = ctx.now();
  return inTransaction(ctx, async (ctx) => {
    const row = await materials.lockOpen(ctx.db, id);
    if (!row || (run !== undefined && run !== row.run)) return undefined;
    const outcome =
      failure === undefined ? ({ state: 'done' } as const) : ({ state: 'failed', failure } as const);
    await materials.end(ctx.db, id, outcome, now);
    if (now.getTime() - row.watched_at.getTime() > awayMs) await notifyAway(ctx, row, failure ?? null);
    return row;
  });
}

async function notifyAway(
  ctx: Context,
  { id, user_id: userId, kind }: LockedMaterial,
  failure: string | null,
): Promise<void> {
  const link = `/library?tab=study-material&id=${id}`;
  const mail = { kind: 'study_material_made', material: kind as MaterialKind, link, failure } as const;
  await notify(ctx, { userId, mail, link });
}
