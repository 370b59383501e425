import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';
import * as search from '@aw/db/search';
import type { DocumentFacts } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import { areAlike, foldedWords, formsAmong } from './alike-words';
import { bm25, weightsOf } from './bm25';
import type { Passage } from './candidates';
import { choosePages, fitsWhole, namedPages } from './choose-pages';
import { cutToBytes } from './cut-to-bytes';
import { outlineOf } from './document-outline';
import { isQuotable } from './quote-around';
import { readable } from './sentences';
import { unitsOfPage } from './text-units';

/** A document with the pages that its reader may see now. */
export type ReadableDocument = { id: number; title: string; pageCount: number; visiblePages: number };

type Request = {
  document: ReadableDocument;
  question: string;
  /** The question before it, which explains a follow-up such as "and why?". */
  earlierQuestion: string | undefined;
  maxTokens: number;
};

/** A document has at most this many pages. */
const maxPages = 500;
const maxWords = 30_000;
const beginningLength = 300;
/** English has about four bytes to a token, Chinese three. */
const bytesPerToken = 3;
const outlineShare = 1 / 8;
/** Bytes of a passage besides its text and title: its numbers and line breaks. */
const aroundPage = 24;
const maxQuoteLength = 240;
/** Characters of a page that are searched for the sentence that is quoted. */
const maxSearchedForQuote = 4_000;

/**
 * Reads a document for a model: its title, an outline, and as many pages as fit into `maxTokens`, those that the question
 * names or has words of among them. Reads nothing of pages that the reader may not see.
 */
export async function readDocument(
  { cacheDb }: Pick<UserContext, 'cacheDb'>,
  { document, question, earlierQuestion, maxTokens }: Request,
): Promise<{ facts: DocumentFacts; passages: Passage[] }> {
  const readablePages = { documentId: document.id, visiblePages: document.visiblePages, maxPages };
  const beginnings = await ai.listPageBeginnings(cacheDb, { ...readablePages, characters: beginningLength });
  // A page that is a picture has no text.
  const pages = beginnings.filter(({ bytes }) => bytes > 0);
  const maxBytes = maxTokens * bytesPerToken;
  const outline = outlineOf(pages, maxBytes * outlineShare);
  const around = aroundPage + Buffer.byteLength(document.title);
  const sized = pages.map(({ number, bytes }) => ({ number, bytes: bytes + around }));
  const budget = maxBytes - Buffer.byteLength(outline.join('\n'));
  const fits = fitsWhole(sized, budget);
  const parts = choosePages({
    pages: sized,
    named: namedPages(question, document.visiblePages),
    best: fits ? [] : await bestPages(cacheDb, readablePages, [question, earlierQuestion ?? '']),
    maxBytes: budget,
  });
  const texts = await search.listPageTexts(
    cacheDb,
    document.id,
    parts.map(({ number }) => number),
  );
  const words = foldedWords(question);
  const passages = texts.map(({ number, text }): Passage => {
    const limit = (parts.find((part) => part.number === number)?.bytes ?? 0) - around;
    const fittingText = cutToBytes(text, limit);
    const source = { kind: 'page', documentId: document.id, page: number } as const;
    return {
      text: fittingText,
      quote: quoteOf(fittingText, document.title, words),
      title: document.title,
      source,
    };
  });
  const { title, pageCount, visiblePages } = document;
  const isWhole = fits && passages.length === pages.length;
  return { facts: { title, pageCount, visiblePages, outline, isWhole }, passages };
}

type ReadablePages = { documentId: number; visiblePages: number; maxPages: number };

/** Returns the pages that have words of the first question that has any on a page, the best first. */
async function bestPages(
  db: Database,
  readablePages: ReadablePages,
  questions: readonly string[],
): Promise<number[]> {
  const formsOf = formsAmong(await ai.listDocumentWords(db, { ...readablePages, maxWords }));
  for (const question of questions) {
    const questionWords = foldedWords(question);
    const wordsOf = new Map(questionWords.map((one) => [one, formsOf(one)]));
    const words = [...new Set([...wordsOf.values()].flat())];
    if (words.length === 0) continue;
    const pages = await ai.countPageWords(db, { ...readablePages, words });
    const counted = pages.map(({ counts, length }) => ({
      length,
      counts: Object.fromEntries(
        [...wordsOf].map(([one, forms]) => [one, forms.reduce((sum, form) => sum + (counts[form] ?? 0), 0)]),
      ),
    }));
    const scores = bm25(weightsOf(questionWords, counted), counted);
    return pages
      .map(({ number }, at) => ({ number, score: scores[at] ?? 0 }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score || one.number - other.number)
      .map(({ number }) => number);
  }
  return [];
}

/** Returns the sentence of a page that has the most words of the question, or its first one. */
export function quoteOf(text: string, title: string, questionWords: readonly string[]): string {
  const sentences = unitsOfPage(text.slice(0, maxSearchedForQuote), title).filter((unit) =>
    isQuotable([unit]),
  );
  const scored = sentences.map(({ text: sentence }) => {
    const words = foldedWords(sentence);
    return {
      sentence,
      score: questionWords.filter((one) => words.some((word) => areAlike(one, word))).length,
    };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  if (best) return best.sentence;
  const whole = readable(text);
  return whole.length <= maxQuoteLength
    ? whole
    : `${whole.slice(0, maxQuoteLength).toWellFormed().trimEnd()}…`;
}
