import type { Citation, CitedSource } from '@aw/contracts/ai/chat';
import * as search from '@aw/db/search';
import type { Model, Prompt } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import { requireCheckedText } from '../../documents/document.policy';
import { findAccessible } from '../../documents/find-accessible';
import { foldedWords } from '../../search/alike-words';
import type { Passage } from '../../search/candidates';
import { cutToBytes } from '../../search/cut-to-bytes';
import { findInLibrary } from '../../search/find-passages';
import { quoteOf } from '../../search/read-document';
import { raise } from '../spending/spending';
import { createReadingModel } from './reading-model';
import { createReadingTools, maxResultBytes } from './reading-tools';

/** Maximum number of passages that a search returns to a model. */
const maxFound = 5;
/** A model may look things up while there is room for this many calls, so that its next ones have room as well. */
const spareCalls = 5;
/** Maximum UTF-8 bytes of the text of a page; the rest of a result is its title and number. */
const maxPageBytes = maxResultBytes - 600;
const notReadable = 'The student may not read this page.';

type Facts = {
  model: Model;
  prompt: Prompt;
  message: string;
  /** Sources of the passages in the prompt, in their order. */
  given: readonly CitedSource[];
  /** Whether the daily cap has room for an amount in micro-dollars. */
  hasRoomFor: (microusd: number) => boolean;
  /** Id of the reservation, once there is one. */
  reservationId: () => string;
  cite: (ctx: UserContext, passages: readonly Passage[], firstNumber: number) => Promise<Citation[]>;
};

/**
 * Returns a model that may search the library and open pages with the rights of its student. In a chat about documents it may
 * only open their pages. It continues when the student leaves. The given model is returned unchanged if functions are turned
 * off or were refused, if it has all of the text already, or if the daily cap may have no room for further calls.
 */
export function readingFor(
  user: UserContext & { isAnonymous: boolean },
  { model, prompt, message, given, hasRoomFor, reservationId, cite }: Facts,
): Model {
  if (user.config.OPENAI_TOOLS === 'off' || user.ai.tools.areRefused || isAllGiven(prompt)) return model;
  if (!hasRoomFor(spareCalls * model.highestPrice(prompt))) return model;
  const ctx = { ...user, ...(user.caller ? { caller: { group: user.caller.group } } : {}) };
  const tools = createReadingTools({
    given,
    search: prompt.isOfDocument
      ? null
      : (words) => findInLibrary(ctx, { question: words, use: 'model', most: maxFound }),
    openPage: (id, page) => openPage(ctx, { id, page, message }),
    cite: (passages, firstNumber) => cite(ctx, passages, firstNumber),
  });
  return createReadingModel({
    model,
    tools,
    raise: (amount) => raise(ctx, reservationId(), amount),
    onRefused: () => {
      ctx.ai.tools.areRefused = true;
    },
    onError: ctx.ai.onError,
  });
}

/** Whether the prompt of a chat about documents has all of their text, or none from which a page could be opened. */
function isAllGiven({ isOfDocument, documents = [], passages }: Prompt): boolean {
  return isOfDocument && (passages.length === 0 || documents.every(({ isWhole }) => isWhole));
}

type Place = { id: number; page: number; message: string };

/** Returns a page as a passage, or a sentence that says why the student cannot read it. */
async function openPage(ctx: UserContext, { id, page, message }: Place): Promise<Passage | string> {
  try {
    const { document, access } = await findAccessible(ctx, id, ctx.userId);
    await requireCheckedText(ctx.db, id);
    if (page > document.page_count) return `The document has ${document.page_count} pages.`;
    if (page > access.visiblePages) return `Page ${page} is locked for this student.`;
    const [found] = await search.listPageTexts(ctx.cacheDb, id, [page]);
    if (!found?.text.trim()) return 'This page has no text.';
    const { title } = found;
    const text = cutToBytes(found.text, maxPageBytes);
    const quote = quoteOf(text, title, foldedWords(message));
    return { text, quote, title, source: { kind: 'page', documentId: id, page } };
  } catch (error) {
    if (error instanceof FeatureError) return notReadable;
    throw error;
  }
}
