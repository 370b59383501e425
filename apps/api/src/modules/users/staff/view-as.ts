import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import * as questionQueries from '@aw/db/questions';
import * as users from '@aw/db/users';
import type { StaffContext } from '../../../context';
import { getCredits } from '../../credits/get-ledger';
import { findExistingUser } from './user.policy';

const maxRows = 100;

/**
 * Returns what a person sees of their own content, the latest 100 of each kind. The reason is logged before anything is
 * read.
 */
export async function viewAs(ctx: StaffContext, userId: string, reason: string) {
  await findExistingUser(ctx, userId);
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'people.viewed_as',
    target: `user:${userId}`,
    after: { reason },
  });
  const [uploads, questions, credits, unlocked] = await Promise.all([
    documents.listByUploader(ctx.db, userId, maxRows),
    questionQueries.listByAsker(ctx.db, userId, { limit: maxRows }),
    getCredits({ ...ctx, userId }, userId),
    users.listUnlockedDocuments(ctx.db, userId, maxRows),
  ]);
  return {
    uploads: uploads.map(({ id, title, status, uploaded_at }) => ({
      id,
      title,
      status,
      uploadedAt: uploaded_at.toISOString(),
    })),
    questions: questions.map(({ id, title, is_answered, status, created_at }) => ({
      id,
      title,
      isAnswered: is_answered,
      status,
      createdAt: created_at.toISOString(),
    })),
    credits,
    unlocked,
  };
}
