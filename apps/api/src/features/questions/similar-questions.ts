import type { SimilarQuestion } from '@aw/contracts/questions/public';
import { listSimilarQuestions, untilAborted } from '@aw/db';
import type { Context } from '../../context';

const most = 5;
/** Shorter titles are like everything. */
const shortest = 8;

/** At most 5 visible questions whose titles are like one that somebody is typing, the most alike first; ends with the request. */
export async function similarQuestions(
  ctx: Context,
  title: string,
  signal: AbortSignal,
): Promise<SimilarQuestion[]> {
  if (title.length < shortest) return [];
  const rows = await listSimilarQuestions(untilAborted(ctx.readDb, signal), title, most);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    subject: row.subject,
    isAnswered: row.is_answered,
    isVerified: row.is_verified,
    answerCount: row.answer_count,
  }));
}
