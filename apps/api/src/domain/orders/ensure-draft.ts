import { findLatestDraft, type OrderRow } from '@aw/db';
import type { Context } from '../../context';
import { lockActiveUser } from '../../ledger/lock-user';
import { insertDraft } from './create-draft';
import { emptyBrief } from './draft-fields';
import { takeOrderLimit } from './order-limits';
import { withNewNumber } from './order-number';

/** The draft that a person changed last, or an empty one that is started for them. Throws 429 `limits.orders`. */
export async function ensureDraft(ctx: Context, userId: string): Promise<OrderRow> {
  const known = await findLatestDraft(ctx.db, userId);
  if (known) return known;
  await takeOrderLimit(ctx, 'started', userId);
  return withNewNumber((id) =>
    ctx.db.transaction().execute(async (trx) => {
      // Two tabs that ask at once get the same one.
      await lockActiveUser(trx, userId);
      const made = await findLatestDraft(trx, userId);
      return made ?? insertDraft({ ...ctx, userId }, trx, id, emptyBrief);
    }),
  );
}
