import { waitText } from '@aw/contracts/duration-text';
import type { SimilarQuestion } from '@aw/contracts/questions/public';
import type { QuestionRow } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import { secondsPerMinute } from '../../config/durations';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { toQuestionCard } from './question.mapper';

const maxShown = 5;
/** An address may belong to a whole campus, so its limit is that of as many people. */
const peopleAtAddress = 10;

/** The visible questions whose titles are most like one that somebody types. Throws 429 after too many from one address. */
export async function similarQuestions(
  ctx: Context,
  title: string,
  address: string,
): Promise<SimilarQuestion[]> {
  const perMinute = peopleAtAddress * ctx.config.LIMIT_SEARCHES_PER_MINUTE;
  await ctx.limits.take('similar-address', address, perMinute, secondsPerMinute).catch((error: unknown) => {
    throw error instanceof FeatureError
      ? tooManySearches(error.extra.retryAfterSeconds ?? secondsPerMinute)
      : error;
  });
  return (await questions.listSimilar(ctx.readDb, title, maxShown)).map(toSimilar);
}

function toSimilar(row: QuestionRow): SimilarQuestion {
  const { id, title, subject, isAnswered, isVerified, answerCount } = toQuestionCard(row);
  return { id, title, subject, isAnswered, isVerified, answerCount };
}

function tooManySearches(seconds: number): FeatureError {
  return new FeatureError(
    429,
    'limits.searches',
    `We cannot show similar questions right now, because there were too many requests from your network. You can keep writing. They will appear again in ${waitText(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}
