import type { AnswerableQuestion, DocumentQuestion } from './question';

/** What was answered, and its citations in the order in which it names them. */
export type Answer = { text: string; citations: readonly { quote: string; page: number }[] };

/** How many of how many, in all, of those that the search was tuned with, and of those that it was not. */
export type Counts = Share & { tuned: Share; heldOut: Share };
type Share = { good: number; of: number };

type Asking = {
  answerable: readonly AnswerableQuestion[];
  offDocument: readonly DocumentQuestion[];
  /** Asks about one document. */
  ask: (fileName: string, question: string) => Promise<Answer>;
  /** The texts of its pages. */
  pagesOf: (fileName: string) => readonly string[];
};

/**
 * What answers about a document are worth, one question after the other.
 *
 * - `claims`: of answers with a citation to “Where does it say that …?”, those whose first citation contains the claim:
 *   its quotation stands on its page, word by word, and has the words that the claim needs.
 * - `pages`: of all questions, those that are answered with a citation of a page that answers.
 * - `firstPages`: the same of the citation that is named first.
 * - `words`: of the answered questions, those with a quotation that has the words of a right answer.
 * - `abstained`: of the questions that the document does not answer, those that are answered so, without a citation.
 */
export async function judgeAnswers({ answerable, offDocument, ask, pagesOf }: Asking) {
  const found = { claims: none(), pages: none(), firstPages: none(), words: none(), abstained: none() };
  for (const question of answerable) {
    const { fileName, claim, pages } = question;
    const stands = ({ quote, page }: Answer['citations'][number]) =>
      inOneLine(pagesOf(fileName)[page - 1] ?? '').includes(inOneLine(quote));
    const [first] = (await ask(fileName, `Where does it say that ${claim}?`)).citations;
    if (first) count(found.claims, question, stands(first) && hasWords(question, first.quote));
    const { citations } = await ask(fileName, question.question);
    const isRight = citations.map(({ page }) => pages.includes(page));
    count(found.pages, question, isRight.includes(true));
    count(found.firstPages, question, isRight[0] === true);
    if (citations.length > 0)
      count(
        found.words,
        question,
        citations.some((citation) => stands(citation) && hasWords(question, citation.quote)),
      );
  }
  for (const question of offDocument) {
    const { text, citations } = await ask(question.fileName, question.question);
    count(found.abstained, question, citations.length === 0 && abstains.test(text));
  }
  return found;
}

/** How the study library, and models as instructed, say that the document has no answer. */
const abstains = /\bdo(es)? not say\b|\bfound nothing about\b/i;

const none = (): Counts => ({ good: 0, of: 0, tuned: { good: 0, of: 0 }, heldOut: { good: 0, of: 0 } });

function count(counts: Counts, { isHeldOut }: DocumentQuestion, isGood: boolean): void {
  for (const one of [counts, isHeldOut ? counts.heldOut : counts.tuned]) {
    one.of += 1;
    if (isGood) one.good += 1;
  }
}

/** Whether a text has what a right answer has. */
export function hasWords({ words }: Pick<AnswerableQuestion, 'words'>, text: string): boolean {
  const line = inOneLine(text);
  return words.every((some) => some.some((one) => line.includes(inOneLine(one))));
}

/** In small letters on one line, with words whole that a line’s end divides. */
function inOneLine(text: string): string {
  return text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
