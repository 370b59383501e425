import * as questions from '@aw/db/questions';
import type { UserContext } from '../../context';
import { heldBecause } from '../moderation/hold-rules';

const dayMs = 24 * 60 * 60 * 1000;
const tenMinutesMs = 10 * 60 * 1000;

/** The rule that holds a question of the acting person; null where none does. The caller holds the person. */
export async function holdRuleOf(
  ctx: UserContext,
  { title, content }: { title: string; content: string },
  author: { images: number; isNewcomer: boolean },
): Promise<string | null> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  return heldBecause({
    ...author,
    texts: [title, content],
    cameBefore: await questions.countSameQuestions(ctx.db, { title, content }, before(dayMs)),
    recentPosts: await questions.countQuestionsSince(ctx.db, ctx.userId, before(tenMinutesMs)),
  });
}
