import type { ExpertDecision } from '@aw/contracts/experts/staff';
import * as experts from '@aw/db/experts';
import * as users from '@aw/db/users';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { decideExpert } from '../decide-expert';
import { expertChanged, expertNotFound } from '../experts.errors';

/**
 * Approves or refuses an application, or ends the expert role, and emails the person. Throws 404, and 409
 * `experts.changed` if it has changed since staff opened it.
 */
export async function decideApplication(
  ctx: StaffContext,
  userId: string,
  { decision, reason, version }: { decision: ExpertDecision; reason: string; version: number },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const person = await users.lock(ctx.db, userId);
    const expert = await experts.find(ctx.db, userId);
    if (!person || person.merged_into || person.erased_at || !expert) throw expertNotFound();
    if (expert.version !== version) throw expertChanged();
    await decideExpert(ctx, person, { decision, reason: reason || null, conflict: expertChanged });
  });
}
