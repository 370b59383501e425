import type { StaffAnswer, StaffComment } from '@aw/contracts/questions/staff';
import type { StaffAnswerRow, StaffCommentRow } from '@aw/db/questions';
import { expertName } from '../../experts/expert-name';
import { asTyped, commentAuthorRole } from './answer.mapper';

/** Maps an answer for staff, with every hint, its verification and its scores. */
export function toStaffAnswer(row: StaffAnswerRow): StaffAnswer {
  return {
    id: row.id,
    status: row.status,
    removedReason: row.removed_reason,
    heldBecause: row.held_because,
    html: row.content_html ?? asTyped(row.content),
    steps: row.steps.map(({ number, label, content, html }) => ({
      number,
      label,
      html: html ?? asTyped(content),
    })),
    expert: { id: row.expert_id, name: expertName(row), isApproved: row.is_expert },
    verification: verificationOf(row),
    isAccepted: row.accepted_at !== null,
    helpfulCount: row.helpful_count,
    meanScore: row.mean_score,
    scoreCount: row.score_count,
    scores: row.scores.map(({ score, note, at, ...reviewer }) => ({
      score,
      note,
      by: expertName(reviewer),
      at: new Date(at).toISOString(),
    })),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

function verificationOf(row: StaffAnswerRow): StaffAnswer['verification'] {
  if (row.verified_at === null) return null;
  const at = row.verified_at.toISOString();
  if (row.verified_by === null) return { by: 'staff', name: row.verified_by_staff, at };
  return { by: 'expert', name: row.verifier && expertName(row.verifier), at };
}

/** Maps a comment for staff with its author. The asker is not named here either. */
export function toStaffComment(row: StaffCommentRow): StaffComment {
  const author = commentAuthorRole(row);
  const names = { asker: null, expert: expertName(row), staff: row.staff_name };
  return {
    id: row.id,
    answerId: row.answer_id,
    status: row.status,
    removedReason: row.removed_reason,
    heldBecause: row.held_because,
    html: row.content_html ?? asTyped(row.content),
    author,
    name: names[author],
    createdAt: row.created_at.toISOString(),
  };
}
