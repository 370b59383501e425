import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';
import * as search from '@aw/db/search';
import type { DocumentFacts } from '../../adapters/model/model';
import { areAlike, foldedWords, formsAmong } from './alike-words';
import { bm25, weightsOf } from './bm25';
import type { Passage } from './candidates';
import { choosePages, fitsWhole, namedPages, type PagePart } from './choose-pages';
import { cutToBytes } from './cut-to-bytes';
import { outlineOf } from './document-outline';
import { isQuotable } from './quote-around';
import { readable } from './sentences';
import { unitsOfPage } from './text-units';

/** A document with the pages that its reader may see now. */
export type ReadableDocument = { id: number; title: string; pageCount: number; visiblePages: number };

/** A document in front of a question, with what of it can be read and the bytes that all of it takes in a prompt. */
export type MeasuredDocument = {
  document: ReadableDocument;
  /** The pages with words, and the bytes of each as a passage. */
  pages: PagePart[];
  outline: string[];
  /** Bytes of the outline and of all pages. */
  bytes: number;
  /** Bytes of a passage besides its text. */
  around: number;
  /** Maximum number of pages that are looked at. */
  maxPages: number;
};

const beginningLength = 300;
/** Bytes of a passage besides its text and titles: its numbers and line breaks. */
const aroundPage = 24;
const maxQuoteLength = 240;
/** Characters of a page that are searched for the sentence that is quoted. */
const maxSearchedForQuote = 4_000;

/** Measures the first `maxPages` pages of a document, and makes an outline of at most `maxOutlineBytes`. */
export async function measureDocument(
  db: Database,
  document: ReadableDocument,
  { label, maxPages, maxOutlineBytes }: { label: string; maxPages: number; maxOutlineBytes: number },
): Promise<MeasuredDocument> {
  const { id: documentId, visiblePages } = document;
  const beginnings = await ai.listPageBeginnings(db, {
    documentId,
    visiblePages,
    maxPages,
    characters: beginningLength,
  });
  // A page that is a picture has no text.
  const withWords = beginnings.filter(({ bytes }) => bytes > 0);
  const outline = outlineOf(withWords, maxOutlineBytes);
  const around = aroundPage + Buffer.byteLength(label);
  const pages = withWords.map(({ number, bytes }) => ({ number, bytes: bytes + around }));
  const bytes = pages.reduce((sum, page) => sum + page.bytes, outlineBytes(outline));
  return { document, pages, outline, bytes, around, maxPages };
}

type Limits = {
  /** The question, and the one before it, which explains a follow-up such as "and why?". */
  questions: readonly [question: string, earlier: string];
  /** Maximum bytes of the outline and the passages. */
  maxBytes: number;
  maxPassages: number;
  /** Maximum number of different words that are compared with those of the questions. */
  maxWords: number;
};

/**
 * Reads a document for a model: its title, an outline, and as many pages as fit, those that the question names or has words
 * of among them. Reads nothing of pages that the reader may not see.
 */
export async function readDocument(
  db: Database,
  { document, pages, outline, around, maxPages }: MeasuredDocument,
  { questions, maxBytes, maxPassages, maxWords }: Limits,
): Promise<{ facts: DocumentFacts; passages: Passage[] }> {
  const { id, title, pageCount, visiblePages } = document;
  const budget = { maxBytes: maxBytes - outlineBytes(outline), maxPages: maxPassages };
  const fits = fitsWhole(pages, budget);
  const readablePages = { documentId: id, visiblePages, maxPages };
  const parts = choosePages({
    pages,
    named: namedPages(questions[0], visiblePages),
    best: fits ? [] : await bestPages(db, { ...readablePages, maxWords }, questions),
    ...budget,
  });
  const texts = await search.listPageTexts(
    db,
    id,
    parts.map(({ number }) => number),
  );
  const words = foldedWords(questions[0]);
  const passages = texts.map(({ number, text }): Passage => {
    const limit = (parts.find((part) => part.number === number)?.bytes ?? 0) - around;
    const fittingText = cutToBytes(text, limit);
    const source = { kind: 'page', documentId: id, page: number } as const;
    return { text: fittingText, quote: quoteOf(fittingText, title, words), title, source };
  });
  const isWhole = fits && passages.length === pages.length && maxPages >= visiblePages;
  return { facts: { title, pageCount, visiblePages, outline, isWhole }, passages };
}

const outlineBytes = (outline: readonly string[]) => Buffer.byteLength(outline.join('\n'));

type ReadablePages = { documentId: number; visiblePages: number; maxPages: number; maxWords: number };

/** Returns the pages that have words of the first question that has any on a page, the best first. */
async function bestPages(
  db: Database,
  { maxWords, ...readablePages }: ReadablePages,
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
