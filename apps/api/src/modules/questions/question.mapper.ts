import type { RichText } from '@aw/content/rich-text';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { OwnQuestion, QuestionCard } from '@aw/contracts/questions/public';
import type { StaffQuestion } from '@aw/contracts/questions/staff';
import type { QuestionRow, ReviewQuestionRow } from '@aw/db/questions';
import { teaserOf } from '../../server/teaser';

export function toQuestionCard(row: QuestionRow): QuestionCard {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    subject: row.subject,
    schoolId: row.school_id,
    courseId: row.course_id,
    isAnswered: row.is_answered,
    isVerified: Boolean(row.is_verified),
    answerCount: row.answer_count ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}

export function toOwnQuestion(row: QuestionRow): OwnQuestion {
  return {
    ...toQuestionCard(row),
    status: row.status,
    removedReason: row.removed_reason,
    heldUntil: heldUntilOf(row),
    paidWith: row.paid_with,
    promisedAt: promisedAtOf(row, { isAsker: true }),
  };
}

/**
 * Returns by when an answer is promised; null without a promise, or if it is kept. Other people than the asker do not see
 * a promise that was over when staff approved the question last: it is settled, and experts get the question as a new one.
 */
export function promisedAtOf(
  row: Pick<QuestionRow, 'is_answered' | 'promised_at' | 'approved_at'>,
  { isAsker }: { isAsker: boolean },
): string | null {
  const { promised_at: promisedAt, approved_at: approvedAt } = row;
  if (row.is_answered || promisedAt === null) return null;
  const wasOver = approvedAt !== null && promisedAt <= approvedAt;
  return wasOver && !isAsker ? null : promisedAt.toISOString();
}

/** Returns until when a question is held because it matches an exam. */
export function heldUntilOf({ status, held_until: until }: Pick<QuestionRow, 'status' | 'held_until'>) {
  return status === 'held' ? (until?.toISOString() ?? null) : null;
}

export function toStaffQuestion(row: ReviewQuestionRow): StaffQuestion {
  return {
    id: row.id,
    title: row.title,
    excerpt: teaserOf(row.plain_text, 160),
    subject: row.subject,
    askerId: row.asker_id,
    isAnonymous: row.is_anonymous,
    status: row.status,
    removedReason: row.removed_reason,
    isAnswered: row.is_answered,
    createdAt: row.created_at.toISOString(),
  };
}

/** Maximum stored characters of plain text: as many as structured data for search engines carry. */
const maxPlainText = 5_000;

/** Returns the columns of a post that store its compiled content. */
export function contentColumns({ html, text }: Pick<RichText, 'html' | 'text'>) {
  return {
    content_html: html,
    content_text: plainTextColumn(text),
    content_version: richTextVersion,
  };
}

/** Cuts the plain text of a post to the stored length. */
export function plainTextColumn(text: string): string {
  return Array.from(text.slice(0, 2 * maxPlainText))
    .slice(0, maxPlainText)
    .join('');
}
