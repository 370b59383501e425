import type { ChatMessage, Citation, CitedSource, Reading } from '@aw/contracts/ai/chat';
import { withheldQuoteText } from '@aw/contracts/ai/withheld';
import type { ChatMessageRow, CitedDocument } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import type { Context } from '../../../context';
import { accessOf, hasLibraryAccess, mayRead } from '../../documents/document.policy';
import { toChatImage } from '../images/chat-images';

/**
 * A stored message; `showMessages` decides which parts of it a reader may see. `givenSources` are the sources in an
 * answer's prompt: its passages in their order, then the sources of earlier answers. Null for answers from before sources
 * were stored.
 */
export type StoredMessage = ChatMessage & { givenSources: readonly CitedSource[] | null };

export function toStoredMessage(row: ChatMessageRow): StoredMessage {
  return {
    id: row.id,
    parentId: row.parent_id,
    role: row.role as ChatMessage['role'],
    text: row.text,
    html: row.html,
    status: row.status as ChatMessage['status'],
    finish: row.finish as ChatMessage['finish'],
    source: row.source as ChatMessage['source'],
    model: row.model,
    // Only our own code writes this column, in this shape.
    citations: row.citations as Citation[],
    feedback: row.feedback as ChatMessage['feedback'],
    removedReason: row.removed_reason,
    givenSources: row.given_sources as CitedSource[] | null,
    ...(row.needs_care ? { needsCare: true } : {}),
    ...(row.image_ids.length > 0 ? { images: row.image_ids.map(toChatImage) } : {}),
    ...(row.images_seen === null ? {} : { imagesSeen: row.images_seen }),
    ...readingsOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

const readingsOf = ({ readings }: ChatMessageRow) => {
  // Only our own code writes this column, in this shape.
  const found = readings as Reading[];
  return found.length > 0 ? { readings: found } : {};
};

/** The reader of a chat: its owner, or someone else, who may have no session. */
export type ChatReader = { id: string | undefined; isOwner: boolean };

/** A line of the library's answer: a quote, with the number of its citation. */
const quoteLine = /^- “.*” \[(\d{1,2})\]$/;

/**
 * Returns messages as a reader may see them now. Quotes of the library are shown one by one. A model's answer is shown only
 * to readers who may read all of its sources, since its words can come from any of them.
 */
export async function showMessages(
  ctx: Pick<Context, 'config' | 'db'>,
  messages: readonly StoredMessage[],
  reader: ChatReader,
): Promise<ChatMessage[]> {
  const readable = await readableSources(ctx, messages.flatMap(sourcesOf), reader);
  const unknown = new Set<number>();
  // Every message comes after the one that it follows.
  return messages.map((message) => {
    const { givenSources: _, needsCare, readings, ...rest } = message;
    // Only the person who wrote a message sees that it needs care, and what was looked up for its answer.
    const shown = reader.isOwner
      ? { ...rest, ...(needsCare ? { needsCare } : {}), ...(readings ? { readings } : {}) }
      : rest;
    const withheld = sourcesOf(message).filter((source) => !readable(source).isReadable);
    if (isOfUnknownSources(message) || (message.parentId !== null && unknown.has(message.parentId)))
      unknown.add(message.id);
    if (message.role === 'user' || message.removedReason !== null) return shown;
    if (message.source === 'library') return withoutQuotes(message, shown, readable);
    if (withheld.length === 0 && (reader.isOwner || !unknown.has(message.id))) return shown;
    return withoutAnswer(shown, withheld, readable);
  });
}

/** Returns the sources of everything that is shown of an answer, for a prompt that contains it. */
export function shownSources({ citations, givenSources, source }: StoredMessage): CitedSource[] {
  const cited = citations.filter(({ withheld }) => !withheld).map((citation) => citation.source);
  return source === 'model' ? [...(givenSources ?? []), ...cited] : cited;
}

/** Returns the sources that an answer was given; answers from before these were stored have only those that they cite. */
function sourcesOf({ givenSources, citations }: StoredMessage): CitedSource[] {
  return [...(givenSources ?? []), ...citations.map(({ source }) => source)];
}

/** Whether it is a model's answer from before sources were stored. */
function isOfUnknownSources({ role, source, givenSources, text }: StoredMessage): boolean {
  return role === 'assistant' && source === 'model' && givenSources === null && text !== '';
}

type ReadabilityOf = (source: CitedSource) => Readability;

function withoutQuotes(
  { text, citations, givenSources }: StoredMessage,
  shown: ChatMessage,
  readable: ReadabilityOf,
): ChatMessage {
  const checked = citations.map((citation) => withheldCitation(citation, readable(citation.source)));
  const lines = text.split('\n').map((line) => {
    const number = Number(quoteLine.exec(line)?.[1] ?? 0);
    if (number === 0) return line;
    const source =
      citations.find((citation) => citation.number === number)?.source ?? givenSources?.[number - 1];
    const verdict = source && readable(source);
    if (source && verdict?.isReadable) return line;
    const withheld = verdict?.isReadable === false ? verdict.reason : 'unavailable';
    const words = withheldQuoteText({ withheld, source: source ?? { kind: 'page', documentId: 0, page: 0 } });
    return `- ${words} [${number}]`;
  });
  const left = lines.join('\n');
  return left === text ? shown : { ...shown, text: left, html: null, citations: checked };
}

function withheldCitation(citation: Citation, verdict: Readability): Citation {
  if (verdict.isReadable) return citation;
  const title = verdict.reason === 'unavailable' ? '' : citation.title;
  return { ...citation, quote: '', html: null, title, withheld: verdict.reason };
}

/** An answer without its words, with one citation for each document, question or quiz that its reader may not read. */
function withoutAnswer(
  shown: ChatMessage,
  withheld: readonly CitedSource[],
  readable: ReadabilityOf,
): ChatMessage {
  const citations: Citation[] = [];
  const places = new Set<string>();
  for (const source of withheld) {
    const verdict = readable(source);
    if (verdict.isReadable || places.has(placeKey(source))) continue;
    places.add(placeKey(source));
    const number = citations.length + 1;
    citations.push({ number, quote: '', title: verdict.title, source, withheld: verdict.reason });
  }
  const reasons = citations.map((citation) => citation.withheld);
  const reason = reasons.includes('unavailable')
    ? 'unavailable'
    : reasons.includes('locked')
      ? 'locked'
      : 'unknown';
  const { readings: _, ...rest } = shown;
  return { ...rest, text: '', html: null, citations, withheld: reason };
}

function placeKey(source: CitedSource): string {
  if (source.kind === 'page') return `document ${source.documentId}`;
  return source.kind === 'answer' ? `question ${source.questionId}` : `quiz ${source.quizId}`;
}

/** Whether a reader may see a source now. A source that they could unlock includes its title. */
type Readability =
  | { isReadable: true }
  | { isReadable: false; reason: 'locked' | 'unavailable'; title: string };

const visible: Readability = { isReadable: true };
const unavailable: Readability = { isReadable: false, reason: 'unavailable', title: '' };
const locked = (title: string): Readability => ({ isReadable: false, reason: 'locked', title });

/** Loads which sources a reader may see now, and returns a function with the verdict on each. */
async function readableSources(
  { config, db }: Pick<Context, 'config' | 'db'>,
  sources: readonly CitedSource[],
  reader: ChatReader,
): Promise<(source: CitedSource) => Readability> {
  const documentIds = unique(sources.map((source) => (source.kind === 'page' ? source.documentId : null)));
  const questionIds = unique(sources.map((source) => (source.kind === 'answer' ? source.questionId : null)));
  const quizIds = unique(sources.map((source) => (source.kind === 'explanation' ? source.quizId : null)));
  const [documents, answers, quizzes, isLibraryOpen] = await Promise.all([
    documentIds.length > 0 ? ai.listCitedDocuments(db, documentIds, reader.id) : [],
    questionIds.length > 0 ? ai.listVisibleAnswers(db, questionIds) : [],
    quizIds.length > 0 && reader.id !== undefined ? ai.listExplainedQuizzes(db, quizIds, reader.id) : noIds,
    hasLibraryAccess(db, config, reader.id),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (source) => {
    if (source.kind === 'page')
      return pageReadability(byId.get(source.documentId), source.page, { reader, isLibraryOpen });
    if (source.kind === 'answer') {
      const isVisible = answers.some(
        ({ id, question_id: questionId }) =>
          questionId === source.questionId && (source.answerId === undefined || source.answerId === id),
      );
      return isVisible ? visible : unavailable;
    }
    return quizzes.includes(source.quizId) ? visible : locked('');
  };
}

const noIds: readonly number[] = [];
const unique = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function pageReadability(
  document: CitedDocument | undefined,
  page: number,
  { reader, isLibraryOpen }: { reader: ChatReader; isLibraryOpen: boolean },
): Readability {
  const access = document && accessOf(document, reader.id);
  if (!document || !access) return unavailable;
  // Shared chats do not show documents of a suspended uploader; people who unlocked one can still read it.
  if (document.is_uploader_suspended && !access.isUnlocked && !reader.isOwner) return unavailable;
  const isReadable = page <= access.visiblePages && mayRead(access, isLibraryOpen);
  return isReadable ? visible : locked(document.title);
}
