import { randomUUID } from 'node:crypto';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { createStudyMaterial as contract, StudyMaterial } from '@aw/contracts/study-materials/public';
import * as materials from '@aw/db/study-materials';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { ownGroup } from '../../server/files/queue-group';
import { lockActiveUser } from '../../server/lock-user';
import { giveOneBack, NoneLeftError, takeLibraryAnswer, takeOne } from '../ai/spending/allowance';
import { findNoRoom } from '../ai/spending/spending';
import { loadSources, type SourceIds, type Sources } from './load-sources';
import { loadTitles, toStudyMaterial } from './study-material.mapper';
import {
  materialNotFound,
  materialRunning,
  modelNeeded,
  noneLeft,
  nothingToRead,
  sourceNeeded,
} from './study-materials.errors';

type Body = z.output<typeof contract.body>;

/**
 * Starts making study material, once per key. Throws 409 while other material is being made or if a model is needed, 422
 * if there is nothing to read, 429 with the reset, and the errors of a document or chat that may not be read.
 */
export async function createStudyMaterial(ctx: UserContext, body: Body): Promise<StudyMaterial> {
  const { userId } = ctx;
  const { key, kind } = body;
  const before = await materials.findByKey(ctx.db, { key, userId });
  if (before) {
    const titleOf = await loadTitles(ctx, [before.document_id]);
    return toStudyMaterial(before, titleOf(before.title, before.document_id));
  }
  if ((body.documentId === undefined) === (body.conversationId === undefined)) throw sourceNeeded();
  const ids = { documentId: body.documentId ?? null, conversationId: body.conversationId ?? null };
  const sources = await loadSources(ctx, ids);
  if (sources.texts.length === 0) throw nothingToRead(ids.documentId === null);
  const { endpoint } = ctx.ai;
  const hasModel = endpoint !== null && (await findNoRoom(ctx, endpoint)) === undefined;
  if (!hasModel && (kind === 'flashcards' || ids.documentId === null)) throw modelNeeded(kind);
  // Material by a model costs as much as a quiz, and counts towards the same limit.
  const take = hasModel ? takeOne(ctx, 'quizzes', userId) : takeLibraryAnswer(ctx, userId);
  await take.catch((error: unknown) => {
    throw error instanceof NoneLeftError ? noneLeft(error) : error;
  });
  let hasStarted = false;
  try {
    const id = await start(ctx, body, { ids, sources, model: hasModel ? endpoint.about?.name : undefined });
    hasStarted = id.isNew;
    const row = await materials.find(ctx.db, { id: id.value, userId });
    if (!row) throw materialNotFound();
    return toStudyMaterial(row, row.title);
  } finally {
    if (!hasStarted && hasModel) await giveOneBack(ctx, 'quizzes', userId);
  }
}

type Start = { ids: SourceIds; sources: Sources; model: string | undefined };

async function start(
  ctx: UserContext,
  { key, kind, count }: Body,
  { ids, sources, model }: Start,
): Promise<{ value: string; isNew: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = ctx;
    await lockActiveUser(ctx.db, userId);
    const before = await materials.findByKey(ctx.db, { key, userId });
    if (before) return { value: before.id, isNew: false };
    if (await materials.hasOpen(ctx.db, userId)) throw materialRunning();
    const id = randomUUID();
    const group = ctx.caller?.group ?? ownGroup({ userId });
    const place = await materials.countQueued(ctx.db, group);
    await materials.insert(
      ctx.db,
      {
        id,
        user_id: userId,
        send_key: key,
        kind,
        title: sources.title,
        document_id: ids.documentId,
        conversation_id: ids.conversationId,
        wanted_count: count,
        source: model === undefined ? 'library' : 'model',
        model: model ?? null,
        html_version: richTextVersion,
        queue_group: group,
      },
      ctx.now(),
    );
    await ctx.jobs.enqueue(
      ctx.db,
      'make-study-material',
      { materialId: id, place: ctx.network },
      { turn: { group, place } },
    );
    return { value: id, isNew: true };
  });
}
