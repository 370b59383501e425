import { hasWords, isOnPage, type Share } from './judge-answers';
import type { AnsweredQuestion, LibraryQuestions } from './library-questions';

/** A quotation, with the demo document's file and the page; neither if something else is quoted, such as an answer. */
export type LibraryCitation = { quote: string; document?: string; page?: number };

type Judged = LibraryQuestions & {
  /** Asks the whole library a question. */
  ask: (question: string) => Promise<readonly LibraryCitation[]>;
  /** Returns the texts of a document's pages. */
  pagesOf: (document: string) => readonly string[];
};

export type LibraryCounts = Record<'pages' | 'useful' | 'wrong' | 'abstained', Share>;
export type LibraryJudgement = {
  counts: LibraryCounts;
  /** Questions that are not answered as they should be, with what is wrong. */
  misses: readonly { question: string; miss: string; citations: readonly LibraryCitation[] }[];
};

/** Returns what was not answered as it should be as text, with the quotations. */
export function missesText(misses: LibraryJudgement['misses']): string {
  return misses
    .flatMap(({ miss, question, citations }) => [
      `${miss}: ${question}`,
      ...citations.map(({ document, page, quote }) => `    ${document ?? 'no page'} ${page ?? ''}: ${quote}`),
    ])
    .join('\n');
}

/**
 * Asks all questions, one after the other, and counts answers.
 *
 * - `pages`: answered questions, one of whose cited passages is on a page that answers them.
 * - `useful`: answered questions with a quotation on such a page, word for word, that has the words of the answer.
 * - `wrong`: answered questions to which the library quotes something, but nothing from the right document.
 * - `abstained`: questions without an answer in the library for which it quotes nothing.
 */
export async function judgeLibrary({ answered, nothing, ask, pagesOf }: Judged): Promise<LibraryJudgement> {
  const counts = { pages: none(), useful: none(), wrong: none(), abstained: none() };
  const misses: LibraryJudgement['misses'][number][] = [];
  for (const question of answered) {
    const citations = await ask(question.question);
    const right = citations.filter((citation) => isOnRightPage(question, citation));
    const isUseful = right.some(
      ({ quote, page = 0 }) =>
        isOnPage(quote, pagesOf(question.document)[page - 1]) && hasWords(question, quote),
    );
    const isWrong = citations.length > 0 && citations.every(({ document }) => document !== question.document);
    count(counts.pages, right.length > 0);
    count(counts.useful, isUseful);
    count(counts.wrong, isWrong);
    const miss =
      citations.length === 0 ? 'nothing' : isWrong ? 'wrong' : right.length === 0 ? 'page' : 'words';
    if (!isUseful) misses.push({ question: question.question, miss, citations });
  }
  for (const { question } of nothing) {
    const citations = await ask(question);
    count(counts.abstained, citations.length === 0);
    if (citations.length > 0) misses.push({ question, miss: 'answered', citations });
  }
  return { counts, misses };
}

const isOnRightPage = ({ document, pages }: AnsweredQuestion, citation: LibraryCitation) =>
  citation.document === document && citation.page !== undefined && pages.includes(citation.page);

const none = (): Share => ({ good: 0, of: 0 });

function count(share: Share, isGood: boolean): void {
  share.of += 1;
  if (isGood) share.good += 1;
}
