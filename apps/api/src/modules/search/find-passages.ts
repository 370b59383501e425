import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';
import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';
import { bm25, weightsOf, weightsOfFound } from './bm25';
import type { Passage, Source } from './candidates';
import { fairShares } from './fair-shares';
import { byTerm, type Question, readQuestion } from './question-terms';
import { rankPassages } from './rank-passages';

/** Maximum number of pages of documents that are ranked, and of texts that are read sentence by sentence. */
const maxPages = 500;
const maxTextsRead = 8;
/** Limits of a search in the library. */
const maxCandidatePages = 60;
const maxPagesPerQuery = 200;
const maxQuestions = 5;
const maxExplanations = 300;

type PassageQuery = { question: string; most: number };

/** Returns passages that answer a question from the visible pages of some documents, the best first. */
export async function findInDocuments(
  ctx: Pick<UserContext, 'cacheDb' | 'wordMeanings'>,
  {
    documents,
    question: text,
    most,
  }: PassageQuery & { documents: readonly { id: number; visiblePages: number }[] },
): Promise<Passage[]> {
  const { cacheDb } = ctx;
  const question = await readQuestion(ctx, text);
  if (question.terms.length === 0) return [];
  const limits = fairShares(
    documents.map(({ visiblePages }) => visiblePages),
    maxPages,
  );
  const pages: (search.StemCounts & { documentId: number; number: number })[] = [];
  for (const [at, { id: documentId, visiblePages: upTo }] of documents.entries()) {
    const place = { documentId, upTo, most: limits[at] ?? 0 };
    const counts = await search.countPageStems(cacheDb, question.stems, place);
    pages.push(...counts.map((page) => ({ ...page, documentId })));
  }
  const counted = pages.map((page) => ({ ...page, ...byTerm(question, page) }));
  const stems = question.terms.map(({ stem }) => stem);
  const best = bestOf(bm25(weightsOf(stems, counted), counted), maxTextsRead).flatMap(
    (at) => pages[at] ?? [],
  );
  const texts: search.PageText[] = [];
  for (const { id } of documents) {
    const numbers = best.flatMap(({ documentId, number }) => (documentId === id ? number : []));
    if (numbers.length > 0) texts.push(...(await search.listPageTexts(cacheDb, id, numbers)));
  }
  return rankPassages(cacheDb, question, {
    sources: texts.map(ofPage),
    weights: null,
    use: 'documents',
    most,
  });
}

/**
 * Returns passages that answer a question from the library, the best first: from pages that the person may see, answered
 * questions, and explanations of their closed quizzes. A model also gets passages that the library would not quote by itself.
 */
export async function findInLibrary(
  ctx: UserContext,
  { question: text, use = 'library', most }: PassageQuery & { use?: 'library' | 'model' },
): Promise<Passage[]> {
  const { cacheDb } = ctx;
  const [question, ...others] = await Promise.all([
    readQuestion(ctx, text),
    answersTo(cacheDb, text),
    explanationsFor(cacheDb, ctx.userId),
  ]);
  if (question.terms.length === 0) return [];
  const pages = await pagesFor(ctx, question);
  const texts = others.flat();
  if (pages.length + texts.length === 0) return [];
  const counts = [
    ...pages,
    ...(await search.countStems(
      cacheDb,
      question.stems,
      texts.map((source) => `${source.about ?? ''} ${source.text}`),
    )),
  ].map((own) => byTerm(question, own));
  const weights = weightsIn(question, counts);
  const best = bestOf(bm25(weights, counts), maxTextsRead);
  const read = await listTexts(
    cacheDb,
    best.flatMap((at) => pages[at] ?? []),
  );
  const sources = best.flatMap((at) => {
    const page = pages[at];
    return (page ? read(page) : texts[at - pages.length]) ?? [];
  });
  return rankPassages(cacheDb, question, { sources, weights, use, most });
}

/**
 * Returns the weight of each term, up to 1 for one that nothing has. A term that the search has not found is in no text, even
 * if the statistics, which count rare words together, do not say so. Without them, the results decide.
 */
function weightsIn({ terms, weights, missingWeight }: Question, counts: readonly search.StemCounts[]) {
  const stems = terms.map(({ stem }) => stem);
  const found = weightsOfFound(stems, counts);
  const most = weightsOfFound(
    ['nothing has this'],
    counts.map(() => ({ counts: {}, length: 0 })),
  );
  const [highestFound = 1] = most.values();
  return new Map(
    stems.map((stem) => {
      const share = (found.get(stem) ?? 0) / highestFound;
      return [stem, weights && share < 1 ? (weights.get(stem) ?? 0) / missingWeight : share];
    }),
  );
}

async function pagesFor(
  { config, db, cacheDb, userId }: UserContext,
  question: Question,
): Promise<search.PassagePage[]> {
  if (!(await hasLibraryAccess(db, config, userId))) return [];
  // Quotes are stored with the answer, so a replica must not decide what the person may see.
  const pages = await search.listPassagePages(cacheDb, {
    stems: question.stems,
    queries: question.queries,
    maxCandidatesPerQuery: maxPagesPerQuery,
    ownQuery: search.prefixQuery(question.stems),
    userId,
    most: maxCandidatePages,
  });
  // A fixed order, so that equal pages do not change places.
  return pages.toSorted((one, other) => one.document_id - other.document_id || one.number - other.number);
}

/** Reads the texts of pages, and returns the source of each. */
async function listTexts(db: Database, pages: readonly search.PassagePage[]) {
  const texts = pages.length > 0 ? await search.listPassageTexts(db, pages) : [];
  const keyOf = (page: { document_id: number; number: number }) => `${page.document_id} ${page.number}`;
  const byKey = new Map(texts.map((page) => [keyOf(page), page.text]));
  return (page: search.PassagePage): Source | undefined => {
    const text = byKey.get(keyOf(page));
    return text === undefined ? undefined : ofPage({ ...page, text });
  };
}

async function answersTo(db: Database, question: string): Promise<Source[]> {
  const similar = await questions.listSimilar(db, question, maxQuestions);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  const answers = await search.listFirstAnswers(db, answered);
  return answers.map(({ id: answerId, text, title, question_id: questionId }) => ({
    text,
    title,
    about: title,
    source: { kind: 'answer', questionId, answerId },
  }));
}

async function explanationsFor(db: Database, userId: string): Promise<Source[]> {
  const explanations = await search.listOwnExplanations(db, userId, maxExplanations);
  return explanations.map(({ text, question, title, quiz_id: quizId }) => ({
    text,
    title,
    about: question,
    source: { kind: 'explanation', quizId },
  }));
}

const ofPage = (page: { document_id: number; number: number; title: string; text: string }): Source => ({
  text: page.text,
  title: page.title,
  source: { kind: 'page', documentId: page.document_id, page: page.number },
});

/** Returns the indexes of the highest scores above zero, the highest first. */
function bestOf(scores: readonly number[], most: number): number[] {
  return scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .map(({ at }) => at);
}
