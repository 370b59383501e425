import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { coverage, weightsOfFound } from './bm25';
import { byTerm, readQuestion } from './question-terms';

/** Minimum share of the weight of the question’s words that the text has. */
const minCoverage = 0.55;

/** Returns whether a text contains enough of the words of a question to be about it. */
export async function isRelevant(
  ctx: Pick<UserContext, 'cacheDb' | 'wordMeanings'>,
  text: string,
  other: string,
): Promise<boolean> {
  const question = await readQuestion(ctx, text);
  if (question.terms.length === 0) return false;
  const counts = await search.countStems(ctx.cacheDb, question.stems, [other]);
  const [own] = counts.map((count) => byTerm(question, count));
  const stems = question.terms.map(({ stem }) => stem);
  return own !== undefined && coverage(question.weights ?? weightsOfFound(stems, counts), own) >= minCoverage;
}
