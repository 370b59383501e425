import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SourceText } from '../quizzes/generation/write-items';
import { foldedWords } from '../search/alike-words';
import { withoutStopWords } from '../search/bm25';
import { headingsOf } from '../search/document-outline';
import { isQuotable } from '../search/quote-around';
import { unitsOfPage } from '../search/text-units';
import type { UncompiledEntry } from './compile-items';

const maxPoints = 15;
const maxSentencesPerPage = 80;

/** A heading for each page that begins with another one than the page before. */
export function quoteHeadings(texts: readonly SourceText[]): UncompiledEntry[] {
  const pages = texts.map(({ text, page }) => ({ number: page?.number ?? 0, beginning: text.slice(0, 300) }));
  return headingsOf(pages).flatMap(({ heading }, at, all) =>
    heading === undefined || heading === all[at - 1]?.heading ? [] : [toEntry(heading, texts[at])],
  );
}

/**
 * Sentences of a document, in its order: of each page the one whose words occur on the most pages on average (after
 * SumBasic, Nenkova and Vanderwende 2005), and of many pages the best.
 */
export async function quoteSummary(texts: readonly SourceText[]): Promise<UncompiledEntry[]> {
  const pagesWith = new Map<string, number>();
  const sentences: { text: string; words: string[] }[][] = [];
  for (const { title, text } of texts) {
    // A page takes a few milliseconds, and a document can have hundreds.
    await yieldToOthers();
    const page = unitsOfPage(text, title)
      .filter((unit) => unit.kind === 'sentence' && isQuotable([unit]))
      .slice(0, maxSentencesPerPage)
      .map((unit) => ({ text: unit.text, words: foldedWords(withoutStopWords(unit.text)) }));
    sentences.push(page);
    for (const word of new Set(page.flatMap(({ words }) => words)))
      pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  const scoreOf = (words: readonly string[]) =>
    words.length < minWords
      ? 0
      : words.reduce((sum, word) => sum + (pagesWith.get(word) ?? 0), 0) / words.length;
  return sentences
    .flatMap((page, at) => {
      const scored = page.map(({ text, words }) => ({ at, text, score: scoreOf(words) }));
      return scored.toSorted((one, other) => other.score - one.score).slice(0, 1);
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxPoints)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => toEntry(text, texts[at]));
}

/** A sentence with fewer words says too little by itself. */
const minWords = 4;

function toEntry(text: string, source: SourceText | undefined): UncompiledEntry {
  return {
    id: randomUUID(),
    text,
    level: 1,
    documentId: source?.page?.documentId ?? null,
    page: source?.page?.number ?? null,
    otherPages: [],
    isEdited: false,
  };
}
