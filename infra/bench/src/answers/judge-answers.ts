import type { AnswerableQuestion, DocumentQuestion, DocumentQuestions } from './document-questions';

/** An answer and its citations, in the order in which the answer names them. */
export type Answer = { text: string; citations: readonly { quote: string; page: number }[] };

/** Number of good answers and of all answers: in total, to tuning questions and to held-out questions. */
export type Counts = Share & { tuned: Share; heldOut: Share };
export type Share = { good: number; of: number };

type Judged = DocumentQuestions & {
  /** Asks a question about one document. */
  ask: (fileName: string, question: string) => Promise<Answer>;
  /** Returns the texts of a document's pages. */
  pagesOf: (fileName: string) => readonly string[];
};

/**
 * Asks all questions, one after the other, and counts good answers.
 *
 * - `claims`: answers to "Where does it say that …?" whose first citation contains the claim. Its quotation is on its page
 *   word for word and has the words that the claim needs.
 * - `pages`: questions that are answered with a citation of a page that answers them.
 * - `firstPages`: questions whose first citation is such a page.
 * - `words`: answered questions with a quotation that has the words of a correct answer.
 * - `abstained`: unanswerable questions whose answer says so and cites nothing.
 */
export async function judgeAnswers({ answerable, unanswerable, ask, pagesOf }: Judged) {
  const counts = { claims: none(), pages: none(), firstPages: none(), words: none(), abstained: none() };
  for (const question of answerable) {
    const { fileName, claim, pages } = question;
    const isCited = ({ quote, page }: Answer['citations'][number]) =>
      isOnPage(quote, pagesOf(fileName)[page - 1]);
    const [first] = (await ask(fileName, `Where does it say that ${claim}?`)).citations;
    if (first) count(counts.claims, question, isCited(first) && hasWords(question, first.quote));
    const { citations } = await ask(fileName, question.question);
    const isRightPage = citations.map(({ page }) => pages.includes(page));
    count(counts.pages, question, isRightPage.includes(true));
    count(counts.firstPages, question, isRightPage[0] === true);
    if (citations.length > 0)
      count(
        counts.words,
        question,
        citations.some((citation) => isCited(citation) && hasWords(question, citation.quote)),
      );
  }
  for (const question of unanswerable) {
    const { text, citations } = await ask(question.fileName, question.question);
    count(counts.abstained, question, citations.length === 0 && abstention.test(text));
  }
  return counts;
}

/** The sentence with which the study library, and models as instructed, say that the document has no answer. */
const abstention = /\bdo(es)? not say\b|\bfound nothing about\b/i;

const none = (): Counts => ({ good: 0, of: 0, tuned: { good: 0, of: 0 }, heldOut: { good: 0, of: 0 } });

function count(counts: Counts, { isHeldOut }: DocumentQuestion, isGood: boolean): void {
  for (const share of [counts, isHeldOut ? counts.heldOut : counts.tuned]) {
    share.of += 1;
    if (isGood) share.good += 1;
  }
}

/** Returns whether a page has a quotation word for word. */
export function isOnPage(quote: string, page = ''): boolean {
  return normalized(page).includes(normalized(quote));
}

/** Returns whether a text contains the words of a correct answer. */
export function hasWords({ words }: Pick<AnswerableQuestion, 'words'>, text: string): boolean {
  const line = normalized(text);
  return words.every((alternatives) => alternatives.some((one) => line.includes(normalized(one))));
}

/** Returns a text in lower case on one line, with words joined that are divided at the end of a line. */
function normalized(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
