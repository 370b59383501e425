import type { Allowance } from '@aw/contracts/questions/asking';
import * as creditQueries from '@aw/db/credits';
import * as questions from '@aw/db/questions';
import { freeQuestions } from '@aw/pricing';
import type { UserContext } from '../../context';
import { getPromise } from './promise';

/** What the acting person's next question would cost, and what is promised for it. */
export async function getAllowance(ctx: UserContext, subject: string | null): Promise<Allowance> {
  const used = await questions.countFreeQuestions(ctx.db, ctx.userId);
  const credits = await creditQueries.sumCredits(ctx.db, ctx.userId);
  const promise = await getPromise(ctx.db, subject, ctx.now());
  return { freeLeft: Math.max(0, freeQuestions - used), freeTotal: freeQuestions, credits, promise };
}
