import type { ExpertFields } from '@aw/contracts/experts/profile';
import type { Database } from '@aw/db';
import type { ExpertRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import { inTransaction } from '../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../server/acting-account';
import { auditOwn } from '../audit/audit-own';
import { proofRemovalTime } from './decide-expert';
import { proofMissing, unconfirmed } from './experts.errors';

/**
 * Creates or changes the acting person's application or profile. Subjects that staff have not approved wait for a
 * decision; the approved ones stay active. Throws 403 `experts.unconfirmed` and 422 `experts.proof_missing`.
 */
export async function saveOwnExpert(ctx: AccountContext, fields: ExpertFields): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx);
    if (!person.email_verified_at) throw unconfirmed();
    const before = await experts.find(ctx.db, person.id);
    const isApproved = before?.status === 'approved';
    const approved = new Set(isApproved ? before.subjects : []);
    const subjects = fields.subjects.filter((subject) => approved.has(subject));
    const requested = fields.subjects.filter((subject) => !approved.has(subject));
    await checkProofs(ctx.db, person.id, requested);
    const isWaiting = !isApproved || requested.length > 0;
    const now = ctx.now();
    await experts.save(ctx.db, person.id, {
      shown_name: fields.shownName,
      headline: fields.headline,
      experience: fields.experience,
      education: fields.education,
      is_listed: fields.isListed,
      subjects,
      asked_subjects: requested,
      ...(isWaiting && !before?.is_waiting ? { applied_at: now } : {}),
      ...(isApproved ? { status: 'approved' } : newApplication),
    });
    await experts.extendProofRetention(ctx.db, person.id, isWaiting ? null : proofRemovalTime(now));
    await auditOwn(
      ctx.db,
      person.id,
      isWaiting && !before?.is_waiting ? 'expert.applied' : 'expert.profile_changed',
      {
        before: before && subjectsOf(before),
        after: { subjects, asked: requested },
      },
    );
  });
}

const newApplication = {
  status: 'applied',
  decided_at: null,
  decided_by: null,
  decision_reason: null,
} as const;

const subjectsOf = (row: ExpertRow) => ({ subjects: row.subjects, asked: row.asked_subjects });

/** Throws if a subject has no proof, or only refused ones. */
async function checkProofs(db: Database, userId: string, subjects: readonly string[]): Promise<void> {
  const proofs = await experts.listProofs(db, userId);
  const proven = new Set(proofs.flatMap(({ status, subject }) => (status === 'refused' ? [] : [subject])));
  const missing = subjects.filter((subject) => !proven.has(subject));
  if (missing.length > 0) throw proofMissing(missing);
}
