import type { Citation } from '@aw/contracts/ai/chat';
import {
  anyBeginning,
  countStems,
  countStemsOfPages,
  type Database,
  findPassagePages,
  listFirstAnswers,
  listOwnExplanations,
  listPageTexts,
  listSimilarQuestions,
  planStems,
  type StemCounts,
  stemsOf,
} from '@aw/db';
import type { UserContext } from '../../context';
import { hasLibraryAccess } from '../documents/document.policy';
import { bm25, coverage, weightsOf, weightsOfFound } from './bm25';
import { quotable } from './sentences';

/** Words that can be quoted, and where they stand. */
export type Passage = { text: string; title: string; source: Citation['source'] };

/** A text that is looked through for passages. */
type Source = { text: string; title: string; source: Citation['source'] };

/** So many pages of a document are looked at, and so many of the best read sentence by sentence. */
const mostPages = 500;
const mostRead = 8;
/** So many pages of the library, and questions, are compared. */
const mostCandidates = 60;
const mostOfQuery = 200;
const mostQuestions = 5;
const mostExplanations = 300;
/** A passage has at least this share of what the question’s words say; of less, nothing is quoted. */
const leastCoverage = 0.55;

/** Of a long question so many stems are looked for, those that say the most. */
const mostStems = 48;

type Asked = { question: string; most: number };

/** What the pages of a document that its reader may see say to a question, the best first; nothing where they do not. */
export async function findInDocument(
  { readDb }: Pick<UserContext, 'readDb'>,
  { document, question, most }: Asked & { document: { id: number; visiblePages: number } },
): Promise<Passage[]> {
  const { stems } = await stemsToFind(readDb, question);
  if (stems.length === 0) return [];
  const pages = await countStemsOfPages(readDb, stems, {
    documentId: document.id,
    upTo: document.visiblePages,
    most: mostPages,
  });
  const weights = weightsOf(stems, pages);
  const best = bestOf(bm25(weights, pages), mostRead).flatMap((at) => pages[at]?.number ?? []);
  const texts = await listPageTexts(readDb, document.id, best);
  return bestPassages(readDb, { stems, weights, most, sources: texts.map(ofPage) });
}

/** The same of the library: pages that the person may see, answered questions, and explanations of their closed quizzes. */
export async function findInLibrary(ctx: UserContext, { question, most }: Asked): Promise<Passage[]> {
  const { readDb } = ctx;
  const { stems, weights: known, queries } = await stemsToFind(readDb, question);
  if (stems.length === 0) return [];
  const sources = (
    await Promise.all([
      pagesFor(ctx, { stems, queries }),
      answersTo(readDb, question),
      explanationsFor(readDb, ctx.userId),
    ])
  ).flat();
  const counts = await countStems(
    readDb,
    stems,
    sources.map(({ text }) => text),
  );
  // A library whose words were never counted is judged by what was found.
  const weights = known ?? weightsOfFound(stems, counts);
  const read = bestOf(bm25(weights, counts), mostRead).flatMap((at) => sources[at] ?? []);
  return bestPassages(readDb, { stems, weights, most, sources: read });
}

/** Which of some texts have enough of what a question’s words say to speak of it. */
export async function speakOf(db: Database, question: string, texts: readonly string[]): Promise<boolean[]> {
  const { stems, weights: known } = await stemsToFind(db, question);
  if (stems.length === 0) return texts.map(() => false);
  const counts = await countStems(db, stems, texts);
  const weights = known ?? weightsOfFound(stems, counts);
  return counts.map((own) => coverage(weights, own) >= leastCoverage);
}

async function stemsToFind(db: Database, question: string) {
  const all = await stemsOf(db, question);
  const { weights, queries } = await planStems(db, all);
  if (!weights) return { stems: all.slice(0, mostStems), weights, queries };
  const ranked = [...weights].toSorted(([, one], [, other]) => other - one).slice(0, mostStems);
  return { stems: ranked.map(([stem]) => stem), weights: new Map(ranked), queries };
}

async function pagesFor(
  { config, db, readDb, userId }: UserContext,
  { stems, queries }: { stems: readonly string[]; queries: readonly string[] },
): Promise<Source[]> {
  if (!(await hasLibraryAccess(db, config, userId))) return [];
  const ownQuery = anyBeginning(stems);
  const pages = await findPassagePages(readDb, {
    queries,
    mostOfQuery,
    ownQuery,
    userId,
    most: mostCandidates,
  });
  return pages.map(ofPage);
}

async function answersTo(db: Database, question: string): Promise<Source[]> {
  const similar = await listSimilarQuestions(db, question, mostQuestions);
  const answered = similar.filter((row) => row.is_answered).map(({ id }) => id);
  const answers = await listFirstAnswers(db, answered);
  return answers.map(({ text, title, question_id: questionId }) => ({
    text,
    title,
    source: { kind: 'answer', questionId },
  }));
}

async function explanationsFor(db: Database, userId: string): Promise<Source[]> {
  const explanations = await listOwnExplanations(db, userId, mostExplanations);
  return explanations.map(({ text, title, quiz_id: quizId }) => ({
    text,
    title,
    source: { kind: 'explanation', quizId },
  }));
}

type Ranking = {
  stems: readonly string[];
  weights: ReadonlyMap<string, number>;
  sources: readonly Source[];
  most: number;
};

/** The best sentences, or two that follow each other, of some texts. */
async function bestPassages(db: Database, { stems, weights, sources, most }: Ranking): Promise<Passage[]> {
  const candidates = sources.flatMap(({ text, ...of }) =>
    quotable(text)
      // The title says what is asked for, and nothing of it.
      .filter((sentence) => !of.title.includes(sentence))
      .map((sentence): Passage => ({ ...of, text: sentence })),
  );
  const counts: StemCounts[] = await countStems(
    db,
    stems,
    candidates.map(({ text }) => text),
  );
  const scores = bm25(weights, counts).map((score, at) => {
    const own = counts[at];
    return own && coverage(weights, own) >= leastCoverage ? score : 0;
  });
  const chosen: Passage[] = [];
  for (const at of bestOf(scores, candidates.length)) {
    const candidate = candidates[at];
    // Of a sentence and a pair that has it, the better one.
    const isSaid = chosen.some(
      ({ text }) => candidate && (text.includes(candidate.text) || candidate.text.includes(text)),
    );
    if (candidate && !isSaid) chosen.push(candidate);
    if (chosen.length === most) break;
  }
  return chosen;
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
