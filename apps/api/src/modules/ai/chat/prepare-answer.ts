import type { Citation, CitedSource } from '@aw/contracts/ai/chat';
import { isBlank } from '@aw/contracts/one-line';
import * as ai from '@aw/db/ai';
import type * as users from '@aw/db/users';
import type { DocumentFacts, Prompt, StepCheck, Turn } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { isMarkdown, type Passage } from '../../search/candidates';
import { findHints, hintRequestOf } from '../../search/find-hints';
import { findInDocuments, findInLibrary } from '../../search/find-passages';
import { readDocuments } from '../../search/read-documents';
import { stepAskedAbout } from '../../search/step-question';
import { noLibraryAnswersLeft } from '../ai.errors';
import { latestImages, readChatImages } from '../images/chat-images';
import { findImageSight, saveImageSight } from '../images/image-sight';
import { createSeeingModel } from '../images/seeing-model';
import { readingFor } from '../reading/reading-for';
import { NoneLeftError, takeLibraryAnswer } from '../spending/allowance';
import { isWithoutAccount, type NoRoom, priceOfShortest, readRoom, reserve } from '../spending/spending';
import {
  buildPrompt,
  type ChatRequest,
  type EarlierTurn,
  latestTurns,
  listEarlierTurns,
} from './build-prompt';
import type { PreparedAnswer } from './prepared-answer';
import { prepareSolution, sourcesOfProblem, tutorFor } from './tutor-answer';

/** Minimum number of words of a step that is looked up. */
const fewestWords = 3;

/** Maximum number of passages: those that the library quotes, and those of the library that a model receives. */
const maxPassages = { library: 3, model: 8 } as const;

/**
 * Finds the sources for an answer and reserves its maximum cost. Where the daily cap has no room, the library answers.
 * Throws 429 when the person has used up the answers of the library.
 */
export async function prepareAnswer(
  ctx: UserContext & { user: Awaited<ReturnType<typeof users.find>> },
  request: ChatRequest,
): Promise<PreparedAnswer> {
  const { user } = ctx;
  const { endpoint } = ctx.ai;
  if (request.showsSolution) return prepareSolution(ctx, request);
  if (request.useLibrary || !endpoint) return prepareLibraryAnswer(ctx, request);
  const payer = { ...ctx, isAnonymous: isWithoutAccount(user) };
  const isOfDocument = request.documents.length > 0;
  // Each of these waits for the database, and the person waits for all of them.
  const [noRoomFor, earlierTurns, memory, found] = await Promise.all([
    readRoom(payer),
    listEarlierTurns(ctx, request),
    request.isKept ? ai.listPromptFacts(ctx.db, ctx.userId) : [],
    isOfDocument ? undefined : readFor(ctx, request, []),
  ]);
  const noRoom = noRoomFor(priceOfShortest(endpoint));
  if (noRoom !== undefined) return prepareLibraryAnswer(ctx, request, noRoom);
  const { passages, facts } = found ?? (await readFor(ctx, request, earlierTurns));
  const imageIds = [...latestTurns(earlierTurns), request].flatMap((turn) => turn.imageIds);
  const sight = imageIds.length > 0 ? await findImageSight(ctx) : 'unseen';
  const sentImages = new Set(sight === 'unseen' ? [] : latestImages(imageIds));
  const isUnder18 = user?.is_under_18 ?? false;
  const prompt = buildPrompt(ctx, request, {
    earlierTurns,
    passages,
    memory,
    isUnder18,
    documents: facts,
    sentImages,
  });
  const since = ctx.now();
  const seeing = createSeeingModel({
    model: endpoint,
    sight,
    places: ctx.ai.imagePlaces,
    group: ctx.caller?.group,
    read: (ids) => readChatImages(ctx, ids),
    remember: (acceptsImages) => saveImageSight(ctx, { acceptsImages, since }),
  });
  const isTutoring = request.mode === 'tutoring';
  const sources = givenSourcesOf(passages, earlierTurns);
  let reservationId = '';
  const model = isTutoring
    ? tutorFor(ctx, request, { ...seeing, earlierTurns, sources })
    : readingFor(payer, {
        model: seeing.model,
        prompt,
        message: request.message,
        given: passages.map(({ source }) => source),
        hasRoomFor: (microusd) => noRoomFor(microusd) === undefined,
        reservationId: () => reservationId,
        cite: citationsOf,
      });
  const [citations, reserved] = await Promise.all([
    citationsOf(ctx, passages),
    reserve(payer, model, prompt, request.mode),
  ]);
  if (typeof reserved === 'string') return prepareLibraryAnswer(ctx, request, reserved);
  reservationId = reserved.id;
  return {
    request: {
      model,
      prompt,
      citations,
      reservationId,
      imagesSeen: sentImages.size > 0 ? seeing.imagesSeen : () => (imageIds.length > 0 ? false : null),
    },
    givenSources: isTutoring
      ? [...sources, ...(await sourcesOfProblem(ctx, request.conversationId))]
      : sources,
    release: async () => {
      await ai.settleSpending(ctx.db, { id: reserved.id, costMicrousd: 0 });
    },
  };
}

async function prepareLibraryAnswer(
  ctx: UserContext,
  request: ChatRequest,
  noRoom?: NoRoom,
): Promise<PreparedAnswer> {
  await takeLibraryAnswer(ctx, ctx.userId).catch((error) => {
    throw error instanceof NoneLeftError ? noLibraryAnswersLeft(error) : error;
  });
  const earlierTurns = await listEarlierTurns(ctx, request);
  // A person in danger needs the care note, and no quotation that happens to have their words.
  const { passages, hint, step } = request.needsCare
    ? { passages: [] }
    : await quotationsFor(ctx, request, earlierTurns);
  const prompt = {
    ...buildPrompt(ctx, request, { earlierTurns, passages, memory: [], isUnder18: false }),
    ...(hint ? { hint } : {}),
    ...(step ? { step } : {}),
    isOnlyImages: isOnlyImages(request),
  };
  return {
    request: {
      model: ctx.ai.library,
      prompt,
      citations: await citationsOf(ctx, passages),
      reservationId: null,
      imagesSeen: () => (request.imageIds.length > 0 ? false : null),
    },
    givenSources: passages.map(({ source }) => source),
    noRoom,
    release: async () => {},
  };
}

/**
 * Returns the passages that the library quotes: about a step the best one, in tutoring only the hint that the person asks
 * for.
 */
async function quotationsFor(
  ctx: UserContext,
  request: ChatRequest,
  earlierTurns: readonly Turn[],
): Promise<{ passages: Passage[]; hint?: Prompt['hint']; step?: StepCheck }> {
  const { library: most } = maxPassages;
  if (isOnlyImages(request)) return { passages: [] };
  const asked = stepAskedAbout(request.message, earlierTurns.findLast(({ role }) => role === 'user')?.text);
  if (asked !== undefined)
    return { passages: await passagesOnStep(ctx, request, asked), step: await checkedStep(ctx, asked) };
  if (request.mode !== 'tutoring') return { passages: await passagesFor(ctx, request) };
  const { task, number } = hintRequestOf(earlierTurns, request.message);
  const hints =
    request.documents.length === 0
      ? await findHints(ctx, { question: task, most })
      : (await passagesFor(ctx, { ...request, message: task })).toReversed();
  return { passages: hints.slice(number - 1, number), hint: { number, count: hints.length } };
}

/** Returns the best passage about the words of a step. Its numbers say nothing about its subject. */
async function passagesOnStep(ctx: UserContext, request: ChatRequest, step: string): Promise<Passage[]> {
  const message = step.replace(/[\d+\-*/=^()<>≈×·÷.,;:%]+/g, ' ').trim();
  const hasSubject = (message.match(/\p{L}{3,}/gu) ?? []).length >= fewestWords;
  return hasSubject ? (await passagesFor(ctx, { ...request, message })).slice(0, 1) : [];
}

/** Calculates what a step claims. Without a solution, nobody knows whether it is the right step. */
async function checkedStep({ tutorChecker, caller }: UserContext, step: string): Promise<StepCheck> {
  const nothing = { problem: '', answer: '', steps: [] };
  const { verdict, where } = await tutorChecker.judgeStep(nothing, step, caller);
  if (verdict === 'wrong') return { verdict, where };
  const truth = await tutorChecker.checkSolution({ ...nothing, steps: [step] }, caller);
  return { verdict: truth === 'true' ? 'right' : 'unknown', where: null };
}

/** Reads the documents for a model, or finds passages of the library for a chat without documents. */
async function readFor(
  ctx: UserContext,
  request: ChatRequest,
  earlierTurns: readonly Turn[],
): Promise<{ passages: Passage[]; facts?: readonly DocumentFacts[] }> {
  if (request.documents.length === 0) {
    const passages = isOnlyImages(request) ? [] : await passagesOfLibrary(ctx, request, 'model');
    // An expert's answer may be the whole solution of the problem.
    return {
      passages:
        request.mode === 'tutoring' ? passages.filter(({ source }) => source.kind !== 'answer') : passages,
    };
  }
  return readDocuments(ctx, {
    documents: request.documents,
    question: request.message,
    earlierQuestion: earlierTurns.findLast(({ role }) => role === 'user')?.text,
    maxTokens: ctx.config.AI_DOCUMENT_TOKENS,
  });
}

/** Whether a message has images and no words, in which nothing can be looked for. */
const isOnlyImages = ({ message, imageIds }: ChatRequest) => imageIds.length > 0 && isBlank(message);

/** Finds passages in the documents of a chat, or in the library. */
async function passagesFor(ctx: UserContext, request: ChatRequest): Promise<Passage[]> {
  const { documents, message } = request;
  if (documents.length === 0) return passagesOfLibrary(ctx, request, 'library');
  return findInDocuments(ctx, { documents, question: message, most: maxPassages.library });
}

async function passagesOfLibrary(
  ctx: UserContext,
  { topic, message }: ChatRequest,
  use: keyof typeof maxPassages,
): Promise<Passage[]> {
  const question = [topic, message].filter(Boolean).join('\n');
  return findInLibrary(ctx, { question, use, most: maxPassages[use] });
}

/** Returns the sources of the passages, followed by the other sources of the earlier turns in the prompt. */
function givenSourcesOf(passages: readonly Passage[], earlierTurns: readonly EarlierTurn[]): CitedSource[] {
  const sources = passages.map(({ source }) => source);
  const seen = new Set(sources.map((source) => JSON.stringify(source)));
  for (const source of latestTurns(earlierTurns).flatMap((turn) => turn.sources)) {
    const key = JSON.stringify(source);
    if (!seen.has(key)) sources.push(source);
    seen.add(key);
  }
  return sources;
}

/** Citations of passages; those of Markdown are compiled to HTML. */
function citationsOf(
  { richText, caller }: Pick<UserContext, 'richText' | 'caller'>,
  passages: readonly Passage[],
  firstNumber = 1,
): Promise<Citation[]> {
  const htmlOf = async (passage: Passage) =>
    isMarkdown(passage) ? (await richText.compile(passage.text, caller).catch(() => null))?.html : null;
  return Promise.all(
    passages.map(async (passage, at) => {
      const { text, quote = text, title, source } = passage;
      return { number: firstNumber + at, quote, html: (await htmlOf(passage)) ?? null, title, source };
    }),
  );
}
