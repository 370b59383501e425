import type { Citation } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';
import type { StemCounts } from '@aw/db/search';
import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';
import { bm25, coverage, together, weightsOf, weightsOfFound, withoutStopWords } from './bm25';
import { inContext, partsOf, quotable, withoutStrayMarks } from './sentences';

/** A text that an answer may rest on, with its source. */
export type Passage = {
  text: string;
  /** The part that is quoted beside the answer, if that is not the whole text. */
  quote?: string;
  title: string;
  source: Citation['source'];
};

/** Whether a passage is Markdown, as answers and explanations are. Pages are the words of a file. */
export function isMarkdown({ source }: Pick<Passage, 'source'>): boolean {
  return source.kind !== 'page';
}

/** A text that is searched for passages. */
type Source = { text: string; title: string; source: Citation['source'] };

/** Maximum number of pages of a document that are ranked, and of texts that are read sentence by sentence. */
const maxPages = 500;
const maxTextsRead = 8;
/** Limits of a search in the library. */
const maxCandidatePages = 60;
const maxPagesPerQuery = 200;
const maxQuestions = 5;
const maxExplanations = 300;
/**
 * Minimum share of the weight of the question’s words that a passage must contain; words that only its page or title has
 * count a third. Passages below it are not quoted.
 */
const minCoverage = 0.55;

/** Questions that only a passage with a number can answer. */
const asksForDate = /^\s*(when (was|were|did)|in (which|what) year)\b/i;

/** Maximum number of stems of a question that are searched for, those with the highest weights. */
const maxStems = 48;

type PassageQuery = { question: string; most: number };

/** Returns passages that answer a question from the visible pages of a document, the best first. */
export async function findInDocument(
  { cacheDb }: Pick<UserContext, 'cacheDb'>,
  { document, question, most }: PassageQuery & { document: { id: number; visiblePages: number } },
): Promise<Passage[]> {
  const { stems } = await stemsToFind(cacheDb, question);
  if (stems.length === 0) return [];
  const pages = await search.countPageStems(cacheDb, stems, {
    documentId: document.id,
    upTo: document.visiblePages,
    most: maxPages,
  });
  const ranked = bm25(weightsOf(stems, pages), pages);
  const best = bestOf(ranked, maxTextsRead).flatMap((at) => pages[at] ?? []);
  const texts = await search.listPageTexts(
    cacheDb,
    document.id,
    best.map(({ number }) => number),
  );
  const sources = texts.flatMap((page) => {
    const counts = best.find(({ number }) => number === page.number);
    return counts ? { ...ofPage(page), counts } : [];
  });
  return bestPassages(cacheDb, { question, stems, most, sources });
}

/**
 * Returns passages that answer a question from the library, the best first: from pages that the person may see, answered
 * questions, and explanations of their closed quizzes.
 */
export async function findInLibrary(ctx: UserContext, { question, most }: PassageQuery): Promise<Passage[]> {
  const { cacheDb } = ctx;
  const { stems, weights: storedWeights, queries } = await stemsToFind(cacheDb, question);
  if (stems.length === 0) return [];
  const sources = (
    await Promise.all([
      pagesFor(ctx, { stems, queries }),
      answersTo(cacheDb, question),
      explanationsFor(cacheDb, ctx.userId),
    ])
  ).flat();
  if (sources.length === 0) return [];
  const counts = await search.countStems(
    cacheDb,
    stems,
    sources.map(({ text }) => text),
  );
  // Without stored word counts of the library, the search results decide the weights.
  const weights = storedWeights ?? weightsOfFound(stems, counts);
  const read = bestOf(bm25(weights, counts), maxTextsRead).flatMap((at) => {
    const [source, own] = [sources[at], counts[at]];
    return source && own ? { ...source, counts: own } : [];
  });
  return bestPassages(cacheDb, { question, stems, weights, most, sources: read });
}

/** Returns for each text whether it contains enough of the question’s words to be about the question. */
export async function areRelevant(
  db: Database,
  question: string,
  texts: readonly string[],
): Promise<boolean[]> {
  const { stems, weights: storedWeights } = await stemsToFind(db, question);
  if (stems.length === 0) return texts.map(() => false);
  const counts = await search.countStems(db, stems, texts);
  const weights = storedWeights ?? weightsOfFound(stems, counts);
  return counts.map((own) => coverage(weights, own) >= minCoverage);
}

async function stemsToFind(db: Database, question: string) {
  const stemsOfSubject = await search.listStems(db, withoutStopWords(question));
  const all = (stemsOfSubject.length > 0 ? stemsOfSubject : await search.listStems(db, question)).toSorted();
  const { weights, queries } = await search.planStems(db, all);
  if (!weights) return { stems: all.slice(0, maxStems), weights, queries };
  const ranked = [...weights].toSorted(([, one], [, other]) => other - one).slice(0, maxStems);
  // A fixed order keeps rounding the same, so that equal passages do not change places.
  const ordered = ranked.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { stems: ordered.map(([stem]) => stem), weights: new Map(ordered), queries };
}

async function pagesFor(
  { config, db, cacheDb, userId }: UserContext,
  { stems, queries }: { stems: readonly string[]; queries: readonly string[] },
): Promise<Source[]> {
  if (!(await hasLibraryAccess(db, config, userId))) return [];
  const ownQuery = search.prefixQuery(stems);
  // Quotes are stored with the answer, so a replica must not decide what the person may see.
  const pages = await search.listPassagePages(cacheDb, {
    queries,
    maxCandidatesPerQuery: maxPagesPerQuery,
    ownQuery,
    userId,
    most: maxCandidatePages,
  });
  return pages.map(ofPage);
}

async function answersTo(db: Database, question: string): Promise<Source[]> {
  const similar = await questions.listSimilar(db, question, maxQuestions);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  const answers = await search.listFirstAnswers(db, answered);
  return answers.map(({ id: answerId, text, title, question_id: questionId }) => ({
    text,
    title,
    source: { kind: 'answer', questionId, answerId },
  }));
}

async function explanationsFor(db: Database, userId: string): Promise<Source[]> {
  const explanations = await search.listOwnExplanations(db, userId, maxExplanations);
  return explanations.map(({ text, title, quiz_id: quizId }) => ({
    text,
    title,
    source: { kind: 'explanation', quizId },
  }));
}

type Ranking = {
  question: string;
  stems: readonly string[];
  /** Weight of each stem; computed from the passages if undefined. */
  weights?: ReadonlyMap<string, number>;
  sources: readonly (Source & { counts: StemCounts })[];
  most: number;
};

/** Returns the best sentences, or pairs of sentences, of some texts, each with the sentences around it. */
async function bestPassages(
  db: Database,
  { question, stems, weights: givenWeights, sources, most }: Ranking,
): Promise<Passage[]> {
  const isForDate = asksForDate.test(question);
  const candidates = sources.flatMap((of, source) =>
    quotable(of.text)
      .filter(({ text }) => !isForDate || /\d/.test(text))
      .map(({ text: sentence, sentences }) => ({ sentence, sentences, of, source })),
  );
  // Words of the title repeat the subject without saying anything about it.
  const withoutTitle = (sentence: string, title: string) => sentence.replaceAll(title, ' ');
  const texts = new Set([
    ...sources.map(({ title }) => title),
    ...candidates.flatMap(({ sentences, of }) => sentences.map((one) => withoutTitle(one, of.title))),
  ]);
  const countsOf = await countsByText(db, stems, [...texts]);
  const around = sources.map(({ title, counts }) => together(countsOf(title), counts));
  const counts = candidates.map(({ sentences, of }) =>
    sentences.map((one) => countsOf(withoutTitle(one, of.title))).reduce(together),
  );
  const weights = givenWeights ?? weightsOf(stems, counts);
  // Length does not count: the texts are of similar length, and the shortest are headings and rows of tables.
  const scores = bm25(weights, counts, 0).map((score, at) => {
    const [own, candidate] = [counts[at], candidates[at]];
    return own && candidate && coverage(weights, own, around[candidate.source]) >= minCoverage ? score : 0;
  });
  const chosen: Passage[] = [];
  const isQuoted = (sentence: string) => chosen.some(({ text }) => text.includes(sentence));
  for (const at of bestOf(scores, candidates.length)) {
    const candidate = candidates[at];
    // Skips a sentence that is already quoted, alone or as part of a pair.
    if (!candidate || [candidate.sentence, ...partsOf(candidate.sentence)].some(isQuoted)) continue;
    const { text, counts: _counts, ...of } = candidate.of;
    chosen.push({ ...of, text: inContext(text, candidate.sentence, isQuoted) });
    if (chosen.length === most) break;
  }
  return chosen.map((passage) =>
    isMarkdown(passage) ? { ...passage, text: withoutStrayMarks(passage.text) } : passage,
  );
}

/** Counts each text once, because a sentence is part of several candidates. */
async function countsByText(db: Database, stems: readonly string[], texts: readonly string[]) {
  const rows = await search.countStems(db, stems, texts);
  const byText = new Map(texts.map((text, at) => [text, rows[at]]));
  return (text: string): StemCounts => byText.get(text) ?? { counts: {}, length: 0 };
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
