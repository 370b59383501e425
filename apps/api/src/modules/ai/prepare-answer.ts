import type { ChatMode, Citation, CitedSource } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import type { DocumentFacts, Prompt, Turn } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import { requireCheckedText, requireLibraryAccess } from '../documents/document.policy';
import { findAccessible } from '../documents/find-accessible';
import { findHints } from '../search/find-hints';
import { findInDocument, findInLibrary, type Passage } from '../search/find-passages';
import { type ReadableDocument, readDocument } from '../search/read-document';
import { noLibraryAnswersLeft } from './ai.errors';
import { NoneLeftError, takeLibraryAnswer } from './allowance';
import type { Making } from './answer-maker';
import { toStoredMessage } from './conversation.mapper';
import { hintRequestOf } from './hint-request';
import { instructionsFor } from './instructions';
import { showMessages, shownSources } from './show-messages';
import { findNoRoom, type NoRoom, reserve } from './spending';

/** An answer that can be begun: what makes it, of what, and the money that was set aside for it. */
export type Prepared = {
  making: Omit<Making, 'id' | 'giveBack'>;
  /** Sources in the prompt: those of the passages in their order, then those of the earlier answers. */
  givenSources: CitedSource[];
  /** Why the model does not answer; undefined where it does, or was not to. */
  noRoom?: NoRoom | undefined;
  /** Gives the money back where it is not begun. */
  release: () => Promise<void>;
};

type Asked = {
  mode: ChatMode;
  subject: string | null;
  topic: string | null;
  message: string;
  parentId: number | null;
  documentId: number | null;
  useLibrary: boolean;
  /** Whether the chat stays in the list; in one that does not, memory is left out. */
  isKept: boolean;
};

/** So much of what was said before goes into a prompt, the latest of it. */
const mostTurns = 30;
const mostCharacters = 24_000;
/** Maximum number of passages: those that the library quotes, and those of the library that a model receives. */
const mostPassages = { library: 3, model: 8 } as const;

/**
 * Finds what an answer may rest on, and sets its highest price aside; where the day’s cap has no room, the library
 * answers. Throws 429 where its answers are used up.
 */
export async function prepareAnswer(ctx: UserContext, asked: Asked): Promise<Prepared> {
  const { endpoint, library } = ctx.ai;
  const wanted = asked.useLibrary || !endpoint ? library : endpoint;
  let noRoom = wanted.source === 'model' ? await findNoRoom(ctx, wanted) : undefined;
  if (wanted.source === 'model' && noRoom === undefined) {
    const [before, memory] = await Promise.all([
      turnsBefore(ctx, asked),
      asked.isKept ? ai.listRemembered(ctx.db, ctx.userId) : [],
    ]);
    const { passages: found, facts } = await readFor(ctx, asked, before);
    const prompt = promptFor(ctx, asked, { before, passages: found, memory, document: facts });
    const reserved = await reserve(ctx, wanted, prompt);
    if (typeof reserved !== 'string')
      return {
        making: {
          model: wanted,
          prompt,
          citations: await citationsOf(ctx, found),
          reservationId: reserved.id,
        },
        givenSources: givenSourcesOf(found, before),
        release: async () => {
          await ai.settleSpending(ctx.db, { id: reserved.id, costMicrousd: 0 });
        },
      };
    noRoom = reserved;
  }
  await takeLibraryAnswer(ctx, ctx.userId).catch((error) => {
    throw error instanceof NoneLeftError ? noLibraryAnswersLeft(error) : error;
  });
  const before = await turnsBefore(ctx, asked);
  const { found, hint } = await quotationsFor(ctx, asked, before);
  const prompt = {
    ...promptFor(ctx, asked, { before, passages: found, memory: [] }),
    ...(hint ? { hint } : {}),
  };
  return {
    making: { model: library, prompt, citations: await citationsOf(ctx, found), reservationId: null },
    givenSources: found.map(({ source }) => source),
    noRoom,
    release: async () => {},
  };
}

/** An earlier turn of a prompt, with its sources. */
type EarlierTurn = Turn & { sources: readonly CitedSource[] };

/** Returns the earlier turns, without answers that rest on what the person may no longer read. */
async function turnsBefore(ctx: UserContext, { parentId }: Asked): Promise<EarlierTurn[]> {
  if (parentId === null) return [];
  const branch = (await ai.listBranch(ctx.db, parentId, mostTurns)).map(toStoredMessage);
  const shown = await showMessages(ctx, branch, { id: ctx.userId, isOwner: true });
  return shown.map((message, at) => {
    const { role, text } = message;
    return {
      role,
      text,
      sources: shownSources({ ...message, givenSources: branch[at]?.givenSources ?? null }),
    };
  });
}

/** Returns the sources of the passages, followed by the other sources of earlier turns in the prompt. */
function givenSourcesOf(passages: readonly Passage[], before: readonly EarlierTurn[]): CitedSource[] {
  const sources = passages.map(({ source }) => source);
  const seen = new Set(sources.map((source) => JSON.stringify(source)));
  for (const source of latest(before).flatMap((turn) => turn.sources)) {
    const key = JSON.stringify(source);
    if (!seen.has(key)) sources.push(source);
    seen.add(key);
  }
  return sources;
}

/** What the library quotes: all that it has to a question, or of its hints to a task the one that is wanted. */
async function quotationsFor(
  ctx: UserContext,
  asked: Asked,
  before: readonly Turn[],
): Promise<{ found: Passage[]; hint?: Prompt['hint'] }> {
  if (asked.mode !== 'tutoring') return { found: await passagesFor(ctx, asked, mostPassages.library) };
  const { task, number } = hintRequestOf(before, asked.message);
  const hints =
    asked.documentId === null
      ? await findHints(ctx, { question: task, most: mostPassages.library })
      : (await passagesFor(ctx, { ...asked, message: task }, mostPassages.library)).toReversed();
  return { found: hints.slice(number - 1, number), hint: { number, count: hints.length } };
}

/** Reads the document for a model, or finds passages of the library where the chat is about none. */
async function readFor(
  ctx: UserContext,
  asked: Asked,
  before: readonly Turn[],
): Promise<{ passages: Passage[]; facts?: DocumentFacts }> {
  if (asked.documentId === null) return { passages: await passagesFor(ctx, asked, mostPassages.model) };
  return readDocument(ctx, {
    document: await documentFor(ctx, asked.documentId),
    question: asked.message,
    earlierQuestion: before.findLast(({ role }) => role === 'user')?.text,
    maxTokens: ctx.config.AI_DOCUMENT_TOKENS,
  });
}

async function passagesFor(ctx: UserContext, asked: Asked, most: number): Promise<Passage[]> {
  const question = [asked.topic, asked.message].filter(Boolean).join('\n');
  if (asked.documentId === null) return findInLibrary(ctx, { question, most });
  const document = await documentFor(ctx, asked.documentId);
  return findInDocument(ctx, { document, question: asked.message, most });
}

/** A document with how much of it the person may read now. Throws 404, 410, 401 and 409 for one that they may not chat with. */
async function documentFor(ctx: UserContext, id: number): Promise<ReadableDocument> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isOwn) await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  await requireCheckedText(ctx.db, document.id);
  return { id, title: document.title, pageCount: document.page_count, visiblePages: access.visiblePages };
}

type Found = {
  before: readonly EarlierTurn[];
  passages: readonly Passage[];
  memory: readonly string[];
  document?: DocumentFacts;
};

function promptFor(
  { config: { SITE_NAME: siteName } }: UserContext,
  asked: Asked,
  { before, passages, memory, document }: Found,
): Prompt {
  const isOfDocument = asked.documentId !== null;
  return {
    instructions: instructionsFor({ ...asked, siteName, isOfDocument, memory }),
    turns: [
      ...latest(before).map(({ role, text }) => ({ role, text })),
      { role: 'user', text: asked.message },
    ],
    passages: passages.map(({ title, text, source }) => ({
      title: source.kind === 'page' ? `${title}, page ${source.page}` : title,
      text,
    })),
    isOfDocument,
    ...(document ? { document } : {}),
  };
}

/** The latest turns that are not too long together, from a person’s on. */
function latest<T extends Turn>(turns: readonly T[]): T[] {
  let start = turns.length;
  let length = 0;
  for (; start > 0; start -= 1) {
    length += turns[start - 1]?.text.length ?? 0;
    if (length > mostCharacters) break;
  }
  const kept = turns.slice(start);
  const first = kept.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : kept.slice(first).filter(({ text }) => text !== '');
}

/** Answers of experts are written with formulas, pages and explanations are not. */
function citationsOf(
  { richText, caller }: Pick<UserContext, 'richText' | 'caller'>,
  passages: readonly Passage[],
): Promise<Citation[]> {
  const htmlOf = async ({ text, source }: Passage) =>
    source.kind === 'answer' ? (await richText.compile(text, caller).catch(() => null))?.html : null;
  return Promise.all(
    passages.map(async (passage, at) => {
      const { text, quote = text, title, source } = passage;
      return { number: at + 1, quote, html: (await htmlOf(passage)) ?? null, title, source };
    }),
  );
}
