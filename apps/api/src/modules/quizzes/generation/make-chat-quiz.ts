import type { Context } from '../../../context';
import { makeQuiz } from './make-quiz';

/** Makes a waiting quiz from a chat, like `makeQuiz`. */
export async function makeChatQuiz(ctx: Context, id: string, place?: string): Promise<void> {
  await makeQuiz(ctx, id, place);
}
