import { randomUUID } from 'node:crypto';
import { getSpending, type Reservation, reserveSpending } from '@aw/db';
import type { Model, Prompt } from '../../adapters/model/model';
import type { Context } from '../../context';

type SpendingContext = Pick<Context, 'config' | 'db' | 'now'>;

const nothingAsked: Prompt = {
  instructions: '',
  turns: [{ role: 'user', text: '' }],
  passages: [],
  isOfDocument: false,
};

/** Sets the highest price of an answer aside; null where the day’s cap would be passed by it. */
export async function reserve(
  ctx: SpendingContext,
  model: Model,
  prompt: Prompt,
): Promise<Reservation | null> {
  const reservation = { id: randomUUID(), day: today(ctx), microusd: model.highestPrice(prompt) };
  return (await reserveSpending(ctx.db, { ...reservation, cap: capOf(ctx) })) ? reservation : null;
}

/** Whether the day’s cap has no room for any answer. */
export async function isCapReached(ctx: SpendingContext, model: Model): Promise<boolean> {
  const cap = capOf(ctx);
  return cap > 0 && (await getSpending(ctx.db, today(ctx))) + model.highestPrice(nothingAsked) > cap;
}

const today = ({ now }: Pick<Context, 'now'>) => now().toISOString().slice(0, 10);

/** What the model may cost on a day, in millionths of a US dollar; 0 is no cap. */
export function capOf({ config }: Pick<Context, 'config'>): number {
  return Math.round(config.AI_DAILY_CAP_USD * 1_000_000);
}
