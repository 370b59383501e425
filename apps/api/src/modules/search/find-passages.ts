import type { Citation } from '@aw/contracts/ai/chat';
import type { Database } from '@aw/db';
import * as questions from '@aw/db/questions';
import type { StemCounts } from '@aw/db/search';
import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';
import { bm25, coverage, together, weightsOf, weightsOfFound } from './bm25';
import { inContext, partsOf, quotable } from './sentences';
import { withoutStopWords } from './stop-words';

/** Words that an answer may rest on, and where they stand. */
export type Passage = {
  text: string;
  /** The part that is quoted beside the answer, if that is not the whole text. */
  quote?: string;
  title: string;
  source: Citation['source'];
};

/** A text that is looked through for passages. */
type Source = { text: string; title: string; source: Citation['source'] };

/** So many pages of a document are looked at, and so many of the best read sentence by sentence. */
const mostPages = 500;
const mostRead = 8;
/** So many pages of the library, and questions, are compared. */
const mostCandidates = 60;
const maxCandidatesPerQuery = 200;
const mostQuestions = 5;
const mostExplanations = 300;
/**
 * A passage has at least this share of what the question’s words say, where those that only its page or title has count a
 * third; of less, nothing is quoted.
 */
const leastCoverage = 0.55;

/** What is asked for so is answered by a passage with a figure. */
const asksForDate = /^\s*(when (was|were|did)|in (which|what) year)\b/i;

/** Of a long question so many stems are looked for, those that say the most. */
const mostStems = 48;

type Asked = { question: string; most: number };

/** What the pages of a document that its reader may see say to a question, the best first; nothing where they do not. */
export async function findInDocument(
  { cacheDb }: Pick<UserContext, 'cacheDb'>,
  { document, question, most }: Asked & { document: { id: number; visiblePages: number } },
): Promise<Passage[]> {
  const { stems } = await stemsToFind(cacheDb, question);
  if (stems.length === 0) return [];
  const pages = await search.countStemsOfPages(cacheDb, stems, {
    documentId: document.id,
    upTo: document.visiblePages,
    most: mostPages,
  });
  const ranked = bm25(weightsOf(stems, pages), pages);
  const best = bestOf(ranked, mostRead).flatMap((at) => pages[at] ?? []);
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

/** The same of the library: pages that the person may see, answered questions, and explanations of their closed quizzes. */
export async function findInLibrary(ctx: UserContext, { question, most }: Asked): Promise<Passage[]> {
  const { cacheDb } = ctx;
  const { stems, weights: known, queries } = await stemsToFind(cacheDb, question);
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
  // A library whose words were never counted is judged by what was found.
  const weights = known ?? weightsOfFound(stems, counts);
  const read = bestOf(bm25(weights, counts), mostRead).flatMap((at) => {
    const [source, own] = [sources[at], counts[at]];
    return source && own ? { ...source, counts: own } : [];
  });
  return bestPassages(cacheDb, { question, stems, weights, most, sources: read });
}

/** Which of some texts have enough of what a question’s words say to speak of it. */
export async function speakOf(db: Database, question: string, texts: readonly string[]): Promise<boolean[]> {
  const { stems, weights: known } = await stemsToFind(db, question);
  if (stems.length === 0) return texts.map(() => false);
  const counts = await search.countStems(db, stems, texts);
  const weights = known ?? weightsOfFound(stems, counts);
  return counts.map((own) => coverage(weights, own) >= leastCoverage);
}

async function stemsToFind(db: Database, question: string) {
  const asked = await search.stemsOf(db, withoutStopWords(question));
  const all = (asked.length > 0 ? asked : await search.stemsOf(db, question)).toSorted();
  const { weights, queries } = await search.planStems(db, all);
  if (!weights) return { stems: all.slice(0, mostStems), weights, queries };
  const ranked = [...weights].toSorted(([, one], [, other]) => other - one).slice(0, mostStems);
  // Sums of weights depend on their order in the last place, by which equal passages would change theirs.
  const ordered = ranked.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { stems: ordered.map(([stem]) => stem), weights: new Map(ordered), queries };
}

async function pagesFor(
  { config, db, cacheDb, userId }: UserContext,
  { stems, queries }: { stems: readonly string[]; queries: readonly string[] },
): Promise<Source[]> {
  if (!(await hasLibraryAccess(db, config, userId))) return [];
  const ownQuery = search.anyBeginning(stems);
  // What an answer quotes is kept, so what the person may see is not asked of a replica.
  const pages = await search.findPassagePages(cacheDb, {
    queries,
    maxCandidatesPerQuery,
    ownQuery,
    userId,
    most: mostCandidates,
  });
  return pages.map(ofPage);
}

async function answersTo(db: Database, question: string): Promise<Source[]> {
  const similar = await questions.listSimilar(db, question, mostQuestions);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  const answers = await search.listFirstAnswers(db, answered);
  return answers.map(({ id: answerId, text, title, question_id: questionId }) => ({
    text,
    title,
    source: { kind: 'answer', questionId, answerId },
  }));
}

async function explanationsFor(db: Database, userId: string): Promise<Source[]> {
  const explanations = await search.listOwnExplanations(db, userId, mostExplanations);
  return explanations.map(({ text, title, quiz_id: quizId }) => ({
    text,
    title,
    source: { kind: 'explanation', quizId },
  }));
}

type Ranking = {
  question: string;
  stems: readonly string[];
  /** How much each stem says; without them it is judged by the passages. */
  weights?: ReadonlyMap<string, number>;
  sources: readonly (Source & { counts: StemCounts })[];
  most: number;
};

/** The best sentences, or two that follow each other, of some texts, each with what stands around it. */
async function bestPassages(
  db: Database,
  { question, stems, weights: known, sources, most }: Ranking,
): Promise<Passage[]> {
  const isForDate = asksForDate.test(question);
  const candidates = sources.flatMap((of, source) =>
    quotable(of.text)
      .filter(({ text }) => !isForDate || /\d/.test(text))
      .map(({ text: sentence, sentences }) => ({ sentence, sentences, of, source })),
  );
  // The title says what is asked for, and nothing of it.
  const saidBy = (sentence: string, title: string) => sentence.replaceAll(title, ' ');
  const texts = new Set([
    ...sources.map(({ title }) => title),
    ...candidates.flatMap(({ sentences, of }) => sentences.map((one) => saidBy(one, of.title))),
  ]);
  const countsOf = await countsByText(db, stems, [...texts]);
  const around = sources.map(({ title, counts }) => together(countsOf(title), counts));
  const counts = candidates.map(({ sentences, of }) =>
    sentences.map((one) => countsOf(saidBy(one, of.title))).reduce(together),
  );
  const weights = known ?? weightsOf(stems, counts);
  // They are nearly of one length; the shortest are headings and rows of tables.
  const scores = bm25(weights, counts, 0).map((score, at) => {
    const [own, candidate] = [counts[at], candidates[at]];
    return own && candidate && coverage(weights, own, around[candidate.source]) >= leastCoverage ? score : 0;
  });
  const chosen: Passage[] = [];
  const isSaid = (sentence: string) => chosen.some(({ text }) => text.includes(sentence));
  for (const at of bestOf(scores, candidates.length)) {
    const candidate = candidates[at];
    // Of a sentence and a pair that has it, the better one.
    if (!candidate || [candidate.sentence, ...partsOf(candidate.sentence)].some(isSaid)) continue;
    const { text, counts: _counts, ...of } = candidate.of;
    chosen.push({ ...of, text: inContext(text, candidate.sentence, isSaid) });
    if (chosen.length === most) break;
  }
  return chosen;
}

/** Each text is counted once, and a sentence is part of many quotations. */
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

/** The places of the highest scores above nought, the highest first. */
function bestOf(scores: readonly number[], most: number): number[] {
  return scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .map(({ at }) => at);
}
