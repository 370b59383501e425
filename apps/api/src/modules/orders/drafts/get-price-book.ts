import type { getPriceBook as contract } from '@aw/contracts/orders/public';
import * as orders from '@aw/db/orders';
import { isPromotionOn } from '@aw/pricing';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';
import { toPriceBook } from '../order-pricing';

type Answer = z.input<(typeof contract.responses)[200]>;

/** Returns the current price book with the promotion that is on. */
export async function getPriceBook(ctx: Context): Promise<Answer> {
  const now = ctx.now();
  const row = await orders.findPriceBookAt(ctx.cacheDb, now);
  const { currency, perThousandWordsMinor, promotion } = toPriceBook(row);
  const isOn = promotion !== null && isPromotionOn(promotion, now);
  return {
    currency,
    perThousandWordsMinor,
    promotion: isOn
      ? {
          name: promotion.name,
          discountPercent: promotion.discountPercent,
          startsAt: promotion.startsAt?.toISOString() ?? null,
          endsAt: promotion.endsAt?.toISOString() ?? null,
        }
      : null,
    // The column holds nothing but steps.
    lateSteps: row.late_steps as Answer['lateSteps'],
    refundDays: row.refund_days,
    heldHours: row.held_hours,
  };
}
