import type { ResponseOf } from '@aw/contracts/endpoint';
import type { PaidWork } from '@aw/contracts/experts/profile';
import type { staffGetExpertRates } from '@aw/contracts/experts/staff';
import * as audit from '@aw/db/audit';
import * as experts from '@aw/db/experts';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { getCurrentRates } from '../get-own-expert';

type Rates = ResponseOf<typeof staffGetExpertRates>;

const maxRates = 20;

/** Returns the current rates of experts, and the latest changes, newest first. */
export async function getRates({ db }: Context): Promise<Rates> {
  const [current, history] = await Promise.all([getCurrentRates(db), experts.listRates(db, maxRates)]);
  return {
    current,
    history: history.map((rate) => ({
      kind: rate.kind,
      amountMinor: rate.amount_minor,
      currency: rate.currency,
      validFrom: rate.valid_from.toISOString(),
    })),
  };
}

/** Sets the rate of a kind of work. Past earnings do not change. */
export async function setRate(
  ctx: StaffContext,
  { kind, amountMinor }: { kind: PaidWork; amountMinor: number },
): Promise<Rates> {
  await inTransaction(ctx, async (ctx) => {
    const before = await experts.findRate(ctx.db, kind);
    if (before.amount_minor === amountMinor) return;
    await experts.insertRate(ctx.db, kind, amountMinor);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'expert.rate_changed',
      target: `expert-rate:${kind}`,
      before: { amountMinor: before.amount_minor },
      after: { amountMinor },
    });
  });
  return getRates(ctx);
}
