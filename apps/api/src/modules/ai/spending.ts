import { randomUUID } from 'node:crypto';
import type { Reservation, Spending } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as users from '@aw/db/users';
import type { Model, Prompt } from '../../adapters/model/model';
import type { Context } from '../../context';
import { isUnconfirmed } from '../../server/files/queue-group';

type SpendingContext = Pick<Context, 'config' | 'db' | 'now'>;
/** Whose answer it is; nobody’s for the service as a whole. */
type PersonContext = SpendingContext & { userId?: string };

/**
 * Why no answer can be paid today: all that the model may cost is spent, or the share of people without a confirmed account, or
 * what is left is set aside for answers that are being made.
 */
export type NoRoom = 'spent' | 'shareSpent' | 'setAside';

const nothingAsked: Prompt = {
  instructions: '',
  turns: [{ role: 'user', text: '' }],
  passages: [],
  isOfDocument: false,
};

/** Sets the highest price of an answer aside; says why not where the day’s cap or its share would be passed by it. */
export async function reserve(
  ctx: PersonContext,
  model: Model,
  prompt: Prompt,
): Promise<Reservation | NoRoom> {
  const isAnonymous = await isAnyone(ctx);
  const reservation = {
    id: randomUUID(),
    day: today(ctx),
    microusd: model.highestPrice(prompt),
    sentMicrousd: priceOfPrompt(model, prompt),
    isAnonymous,
  };
  const { cap, share } = bounds(ctx, isAnonymous);
  if (await ai.reserveSpending(ctx.db, { ...reservation, cap, share })) return reservation;
  const spending = await ai.getSpending(ctx.db, reservation.day);
  return noRoomFor(reservation.microusd, spending, { cap, share }) ?? 'setAside';
}

/** Why the day’s cap has no room for any answer of a person; undefined while it has. */
export async function findNoRoom(ctx: PersonContext, model: Model): Promise<NoRoom | undefined> {
  const limits = bounds(ctx, await isAnyone(ctx));
  if (limits.cap === 0) return undefined;
  return noRoomFor(model.highestPrice(nothingAsked), await ai.getSpending(ctx.db, today(ctx)), limits);
}

/** Maximum cost of the model on a day, in micro-dollars; 0 is no cap. */
export function capOf({ config }: Pick<Context, 'config'>): number {
  return Math.round(config.AI_DAILY_CAP_USD * 1_000_000);
}

/** The cap of the day, and the share of it that all people without a confirmed account have together; null for no share. */
function bounds(ctx: SpendingContext, isAnonymous: boolean): { cap: number; share: number | null } {
  const cap = capOf(ctx);
  if (cap === 0 || !isAnonymous) return { cap, share: null };
  return { cap, share: Math.floor((cap * ctx.config.AI_ANONYMOUS_SHARE_PERCENT) / 100) };
}

function noRoomFor(
  price: number,
  { spent, reserved, anonymousSpent, anonymousReserved }: Spending,
  { cap, share }: { cap: number; share: number | null },
): NoRoom | undefined {
  if (spent + price > cap) return 'spent';
  if (share !== null && anonymousSpent + price > share) return 'shareSpent';
  const isFull = spent + reserved + price > cap;
  return isFull || (share !== null && anonymousSpent + anonymousReserved + price > share)
    ? 'setAside'
    : undefined;
}

/** Whether somebody has no confirmed account: new ids and accounts cost nothing, so all of them have one share. */
async function isAnyone({ db, userId }: PersonContext): Promise<boolean> {
  if (userId === undefined) return false;
  const user = await users.findUser(db, userId);
  return user === undefined || isUnconfirmed(user);
}

function priceOfPrompt(model: Model, prompt: Prompt): number {
  const usage = model.estimate(prompt, 0);
  return usage ? model.priceOf(usage) : 0;
}

const today = ({ now }: Pick<Context, 'now'>) => now().toISOString().slice(0, 10);
