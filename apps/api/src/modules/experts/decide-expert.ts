import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import { proofDays } from '@aw/contracts/experts/profile';
import type { ExpertDecision } from '@aw/contracts/experts/staff';
import * as audit from '@aw/db/audit';
import type { ExpertRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import * as users from '@aw/db/users';
import { dayMs } from '../../config/durations';
import type { StaffContext } from '../../context';
import type { Mail } from '../mail/mail';
import { notify } from '../notifications/notify';

/** Returns when proofs are removed that were decided now, or that were added now without an application. */
export function proofRemovalTime(now: Date): Date {
  return new Date(now.getTime() + proofDays * dayMs);
}

type Outcome = Pick<ExpertRow, 'status' | 'subjects' | 'asked_subjects'>;

/**
 * Approves an application, refuses it, or ends the expert role, with audit entry and email. Nothing else changes
 * `users.is_expert`. Throws the error of `conflict` if there is nothing to decide. The caller has locked the user.
 */
export async function decideExpert(
  ctx: StaffContext,
  person: { id: string; is_expert: boolean },
  { decision, reason, conflict }: { decision: ExpertDecision; reason: string | null; conflict: () => Error },
): Promise<void> {
  const now = ctx.now();
  const before = await experts.find(ctx.db, person.id);
  const after = outcomeOf(before, decision, person.is_expert);
  if (!after) throw conflict();
  await experts.save(ctx.db, person.id, {
    ...after,
    decided_at: now,
    decided_by: ctx.admin.id,
    decision_reason: reason,
  });
  await experts.extendProofRetention(ctx.db, person.id, proofRemovalTime(now));
  const isExpert = after.status === 'approved';
  if (person.is_expert !== isExpert)
    await users.updateAccount(ctx.db, person.id, { is_expert: isExpert }, true);
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: verbOf(before, decision),
    target: `user:${person.id}`,
    before: before ? { status: before.status, subjects: before.subjects } : { status: null },
    after: { status: after.status, subjects: after.subjects, reason },
  });
  const mail = mailOf(before, after, decision, reason);
  await notify(ctx, { userId: person.id, mail, link: '/expert', isOwed: true });
}

function outcomeOf(
  before: ExpertRow | undefined,
  decision: ExpertDecision,
  isExpert: boolean,
): Outcome | undefined {
  const {
    status,
    subjects = [],
    asked_subjects: requested = [],
    is_waiting: isWaiting = false,
  } = before ?? {};
  if (decision === 'approve') {
    if (status === 'approved' && !isWaiting) return undefined;
    const all = [...new Set([...subjects, ...requested])];
    return { status: 'approved', subjects: all, asked_subjects: [] };
  }
  if (decision === 'end') return isExpert ? { status: 'ended', subjects, asked_subjects: [] } : undefined;
  if (status === 'applied') return { status: 'refused', subjects, asked_subjects: requested };
  // An expert who requested further subjects stays an expert.
  return status === 'approved' && isWaiting ? { status, subjects, asked_subjects: [] } : undefined;
}

function verbOf(before: ExpertRow | undefined, decision: ExpertDecision): AuditVerb {
  if (decision === 'refuse') return 'expert.refused';
  if (decision === 'end') return 'people.expert_ended';
  return before?.status === 'approved' ? 'expert.subjects_approved' : 'people.made_expert';
}

function mailOf(
  before: ExpertRow | undefined,
  after: Outcome,
  decision: ExpertDecision,
  reason: string | null,
): Mail {
  if (decision === 'end') return { kind: 'expert_ended', reason };
  const staysExpert = before?.status === 'approved';
  if (decision === 'refuse') return { kind: 'expert_refused', reason: reason ?? '', staysExpert };
  return { kind: 'expert_approved', subjects: after.subjects, isFurther: staysExpert, reason };
}
