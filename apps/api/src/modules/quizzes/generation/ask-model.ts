import * as ai from '@aw/db/ai';
import * as z from 'zod/mini';
import { type Model, ModelUnavailableError, type Prompt } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { meterCall, type NoRoom, reserve } from '../../ai/spending/spending';

/** Thrown when the daily cap has no room for another call. */
export class CapReachedError extends Error {
  override readonly name = 'CapReachedError';
  constructor(readonly reason: NoRoom) {
    super(`The day’s cap has no room for another call: ${reason}.`);
  }
}

type AskingContext = Pick<UserContext, 'config' | 'db' | 'now' | 'userId'>;

type JsonRequest<T> = {
  /** Name of the answer format. */
  name: string;
  prompt: Omit<Prompt, 'format'>;
  schema: z.ZodMiniType<T>;
  /** Returns the faults of an answer that follows the schema; none for a good one. */
  faultsOf?: (value: T) => string[];
};

/** An answer that follows its schema, and the faults that it still has after a repair. */
export type Answered<T> = { value: T; faults: string[] };

/**
 * Asks a model for JSON, checks the answer whatever the provider promises, and asks for one repair. Returns undefined if no
 * answer follows the schema. Throws CapReachedError and ModelUnavailableError.
 */
export async function askModel<T>(
  ctx: AskingContext,
  model: Model,
  { name, prompt: question, schema, faultsOf = () => [] }: JsonRequest<T>,
): Promise<Answered<T> | undefined> {
  const format = { name, schema: z.toJSONSchema(schema, { target: 'draft-7' }) };
  const prompt = { ...question, format };
  const first = await answerOf(ctx, model, prompt);
  const read = parse(first, schema, faultsOf);
  if (read.value !== undefined && read.faults.length === 0) return { value: read.value, faults: [] };
  const repaired = await answerOf(ctx, model, {
    ...prompt,
    turns: [
      ...prompt.turns,
      { role: 'assistant', text: first },
      {
        role: 'user',
        text: `Correct this, and answer with the whole JSON again:\n- ${read.faults.join('\n- ')}`,
      },
    ],
  });
  const again = parse(repaired, schema, faultsOf);
  if (again.value !== undefined) return { value: again.value, faults: again.faults };
  return read.value === undefined ? undefined : { value: read.value, faults: read.faults };
}

async function answerOf(ctx: AskingContext, model: Model, prompt: Prompt): Promise<string> {
  const reserved = await reserve(ctx, model, prompt);
  if (typeof reserved === 'string') throw new CapReachedError(reserved);
  const meter = meterCall(model, prompt);
  let failure: unknown;
  let text = '';
  try {
    for await (const event of model.answer(prompt, new AbortController().signal)) {
      meter.note(event);
      if (event.kind === 'text') text += event.text;
      else if (event.kind === 'retraction') text = '';
    }
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    const usage = meter.usage(failure);
    await ai.settleSpending(ctx.db, { id: reserved.id, costMicrousd: usage ? model.priceOf(usage) : 0 });
  }
  if (text.trim() === '') throw new ModelUnavailableError('unreadable', { detail: 'no text' });
  return text;
}

function parse<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  faultsOf: (value: T) => string[],
): { value?: T; faults: string[] } {
  // Models without structured output put JSON between fences and words.
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return { faults: ['It is no JSON.'] };
  }
  const { success, data, error } = schema.safeParse(raw);
  if (!success)
    return { faults: error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`) };
  return { value: data, faults: faultsOf(data) };
}
