import * as ai from '@aw/db/ai';
import { type Model, ModelUnavailableError, type Prompt } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { type Answered, askForJson } from '../../ai/ask-for-json';
import { receiveText } from '../../ai/spending/receive-text';
import { type NoRoom, reserve } from '../../ai/spending/spending';

/** Thrown when the daily cap has no room for another call. */
export class CapReachedError extends Error {
  override readonly name = 'CapReachedError';
  constructor(readonly reason: NoRoom) {
    super(`The day’s cap has no room for another call: ${reason}.`);
  }
}

type AskingContext = Pick<UserContext, 'config' | 'db' | 'now' | 'userId'>;

/** Asks a model for JSON as `askForJson` does, and pays for each call. Throws CapReachedError and ModelUnavailableError. */
export const askModel = <T>(
  ctx: AskingContext,
  model: Model,
  request: Parameters<typeof askForJson<T>>[1],
): Promise<Answered<T> | undefined> => askForJson((prompt) => answerOf(ctx, model, prompt), request);

async function answerOf(ctx: AskingContext, model: Model, prompt: Prompt): Promise<string> {
  const reserved = await reserve(ctx, model, prompt, 'quizzes');
  if (typeof reserved === 'string') throw new CapReachedError(reserved);
  const text = await receiveText(model, prompt, {
    signal: new AbortController().signal,
    onUsage: async (usage) => {
      const costMicrousd = usage ? model.priceOf(usage) : 0;
      await ai.settleSpending(ctx.db, { id: reserved.id, costMicrousd });
    },
  });
  if (text.trim() === '') throw new ModelUnavailableError('unreadable', { detail: 'no text' });
  return text;
}
