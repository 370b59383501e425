import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as experts from '@aw/db/experts';
import * as users from '@aw/db/users';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { notify } from '../../notifications/notify';
import { balanceTooSmall, expertNotFound, payoutRecorded } from '../experts.errors';

type Payout = { amountMinor: number; reference: string };

const sourceOf = ({ reference }: Payout) => `payout:${reference.toLowerCase()}`;

/**
 * Records a payout to an expert and emails them. A repeated request changes nothing.
 *
 * @throws 404; 409 `experts.balance` above the balance; 409 `payments.recorded` if the reference has another person or
 * amount.
 */
export async function payOut(ctx: StaffContext, userId: string, payout: Payout): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const person = await users.lock(ctx.db, userId);
    if (!person || person.merged_into || person.erased_at || !(await experts.find(ctx.db, userId)))
      throw expertNotFound();
    if (await isRecorded(ctx.db, userId, payout)) return;
    const { amountMinor, reference } = payout;
    const { currency } = await experts.findRate(ctx.db, 'answer');
    const balance = await experts.sumEarnings(ctx.db, userId);
    if (amountMinor > balance) throw balanceTooSmall(balance, currency);
    const isNew = await experts.insertEarning(ctx.db, {
      userId,
      amountMinor: -amountMinor,
      currency,
      reason: 'payout',
      source: sourceOf(payout),
      note: reference,
    });
    // Another payout with this reference was recorded at the same moment.
    if (!isNew) throw payoutRecorded();
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'expert.paid_out',
      target: `user:${userId}`,
      before: { balanceMinor: balance },
      after: { balanceMinor: balance - amountMinor, amountMinor, currency },
    });
    const mail = { kind: 'expert_paid', amountMinor, currency, reference } as const;
    await notify(ctx, { userId, mail, link: '/expert', isOwed: true });
  });
}

async function isRecorded(db: Database, userId: string, payout: Payout): Promise<boolean> {
  const earlier = await experts.findEarning(db, sourceOf(payout));
  if (!earlier) return false;
  if (earlier.user_id !== userId || earlier.amount_minor !== -payout.amountMinor) throw payoutRecorded();
  return true;
}
