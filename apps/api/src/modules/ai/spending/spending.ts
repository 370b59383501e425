import { randomUUID } from 'node:crypto';
import type { ModelPurpose } from '@aw/contracts/ai/staff';
import type { Database } from '@aw/db';
import type { Reservation, Spending } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import * as users from '@aw/db/users';
import {
  type Model,
  type ModelEvent,
  ModelUnavailableError,
  type Prompt,
  type Usage,
} from '../../../adapters/model/model';
import type { Config } from '../../../config/config';
import { isUnconfirmed } from '../../../server/files/queue-group';

type SpendingContext = { config: Config; db: Database; now: () => Date };
/** The person who asks; without `userId` the service as a whole. */
type PersonContext = SpendingContext & {
  userId?: string;
  /** Whether they have no confirmed account, if it is known already. */
  isAnonymous?: boolean;
};

/**
 * Reason why no answer can be paid today: the daily cap is spent, the share of people without a confirmed account is
 * spent, or the rest is reserved for answers that are being written.
 */
export type NoRoom = 'spent' | 'shareSpent' | 'setAside';

/** Notices before an answer from the study library, which say why the model does not answer. */
const libraryNotices = {
  unconfigured: 'Answering from the study library — no AI model is set up.',
  chosen: 'Answering from the study library, as you chose.',
  spent: 'Answering from the study library — the AI model has reached its limit for today.',
  shareSpent:
    'Answering from the study library — the AI model has reached today’s limit for people without a confirmed account. Confirm your email address to keep getting answers from the AI model.',
  setAside:
    'Answering from the study library — the AI model is busy with other answers and close to its limit for today. Please try the AI model again in a minute.',
  // A message that is sent again gets its earlier answer, whose reason is not stored.
  unknown:
    'Answering from the study library — the AI model had reached its limit when this answer was written.',
} as const;

type NoticeFacts = { hasModel: boolean; isChosen: boolean; noRoom: NoRoom | undefined };

export function libraryNotice({ hasModel, isChosen, noRoom }: NoticeFacts): string {
  if (!hasModel) return libraryNotices.unconfigured;
  return isChosen ? libraryNotices.chosen : libraryNotices[noRoom ?? 'unknown'];
}

const emptyPrompt: Prompt = {
  instructions: '',
  turns: [{ role: 'user', text: '' }],
  passages: [],
  isOfDocument: false,
};

/** Reserves the maximum cost of an answer, or returns the reason why the daily cap or its share has no room for it. */
export async function reserve(
  ctx: PersonContext,
  model: Model,
  prompt: Prompt,
  purpose: ModelPurpose,
): Promise<Reservation | NoRoom> {
  const isAnonymous = await isOfShare(ctx);
  const reservation = {
    id: randomUUID(),
    day: today(ctx),
    microusd: model.highestPrice(prompt),
    sentMicrousd: priceOfPrompt(model, prompt),
    isAnonymous,
    purpose,
  };
  const { cap, share } = bounds(ctx, isAnonymous);
  if (await ai.reserveSpending(ctx.db, { ...reservation, cap, share })) return reservation;
  const spending = await ai.getSpending(ctx.db, reservation.day);
  return noRoomFor(reservation.microusd, spending, { cap, share }) ?? 'setAside';
}

/** Raises a reservation, in micro-dollars. Returns false if the daily cap or its share has no room for it. */
export async function raise(
  ctx: PersonContext,
  id: string,
  amount: Pick<Reservation, 'microusd' | 'sentMicrousd'>,
): Promise<boolean> {
  return ai.raiseReservation(ctx.db, {
    id,
    ...amount,
    ...bounds(ctx, await isOfShare(ctx)),
  });
}

/** Reads what the daily cap has left. Returns a function of an amount in micro-dollars, with the reason why it has no room. */
export async function readRoom(ctx: PersonContext): Promise<(microusd: number) => NoRoom | undefined> {
  const limits = bounds(ctx, await isOfShare(ctx));
  if (limits.cap === 0) return () => undefined;
  const spending = await ai.getSpending(ctx.db, today(ctx));
  return (microusd) => noRoomFor(microusd, spending, limits);
}

/** Returns the reason why the daily cap has no room for the shortest answer, or undefined while it has room. */
export async function findNoRoom(ctx: PersonContext, model: Model): Promise<NoRoom | undefined> {
  return (await readRoom(ctx))(priceOfShortest(model));
}

/** Price of the shortest answer of a model, in micro-dollars. */
export const priceOfShortest = (model: Model): number => model.highestPrice(emptyPrompt);

/** Maximum cost of the model on a day, in micro-dollars; 0 means no cap. */
export function capOf({ config }: { config: Config }): number {
  return Math.round(config.AI_DAILY_CAP_USD * 1_000_000);
}

/** Daily cap, and the share of it that all people without a confirmed account have together; null for no share. */
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

/** Whether a person has no confirmed account. New ids and accounts cost nothing, so all such people have one share. */
export function isWithoutAccount(user: Awaited<ReturnType<typeof users.find>>): boolean {
  return user === undefined || isUnconfirmed(user);
}

/** Whether a call counts towards the share of people without a confirmed account. */
async function isOfShare({ db, userId, isAnonymous }: PersonContext): Promise<boolean> {
  if (isAnonymous !== undefined) return isAnonymous;
  return userId !== undefined && isWithoutAccount(await users.find(db, userId));
}

function priceOfPrompt(model: Model, prompt: Prompt): number {
  const usage = model.estimate(prompt, 0);
  return usage ? model.priceOf(usage) : 0;
}

const today = ({ now }: { now: () => Date }) => now().toISOString().slice(0, 10);

export type CallMeter = {
  note(event: ModelEvent): void;
  /**
   * Returns the usage of a call that ended, failed or was stopped: as reported, or else estimated from the text that was
   * sent and received. Null where nothing was used: the provider failed before any text came, or the library answered.
   */
  usage(failure?: unknown): Usage | null;
};

/** Counts the tokens of one model call, also where the provider does not report them. */
export function meterCall(model: Model, prompt: Prompt): CallMeter {
  let receivedBytes = 0;
  let reported: Usage | null = null;
  return {
    note(event) {
      if (event.kind === 'text') receivedBytes += Buffer.byteLength(event.text);
      else if (event.kind === 'thought') receivedBytes += event.bytes;
      else if (event.kind === 'end') reported = event.usage;
    },
    usage(failure) {
      const usage = reported ?? (failure instanceof ModelUnavailableError ? failure.usage : null);
      if (usage) return usage;
      // The provider accepted a call that stalls, and may still be working on it.
      const isStalled = failure instanceof ModelUnavailableError && failure.reason === 'stalled';
      if (failure !== undefined && receivedBytes === 0 && !isStalled) return null;
      return model.estimate(prompt, receivedBytes);
    },
  };
}
