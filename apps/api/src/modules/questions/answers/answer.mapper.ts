import type { Answer } from '@aw/contracts/questions/answers';
import type { QuestionComment } from '@aw/contracts/questions/question';
import type { AnswerRow, CommentRow } from '@aw/db/questions';
import { expertName } from '../../experts/expert-name';

/** The reader of a question; undefined for a visitor without a session. */
export type Reader = { id: string; isExpert: boolean } | undefined;

/**
 * Maps an answer as one reader may see it. If it has hints, its author and other experts see everything, and everyone else
 * the hints that they have revealed. Revealing the number after the last hint reveals the full answer.
 */
export function toAnswer(row: AnswerRow, reader: Reader): Answer {
  const isOwn = reader?.id === row.expert_id;
  const isOpen =
    row.steps.length === 0 ||
    isOwn ||
    (reader?.isExpert ?? false) ||
    row.revealed.includes(row.steps.length + 1);
  return {
    id: row.id,
    status: row.status,
    removedReason: isOwn ? row.removed_reason : null,
    html: isOpen ? (row.content_html ?? asTyped(row.content)) : null,
    steps: row.steps.map(({ number, label, content, html }) => ({
      number,
      label,
      html: isOpen || row.revealed.includes(number) ? (html ?? asTyped(content)) : null,
      isRevealed: row.revealed.includes(number),
    })),
    expert: {
      name: expertName(row),
      isApproved: row.is_expert,
      verifiedAnswers: row.verified_answers,
    },
    isVerified: row.is_verified,
    verifiedBy: row.verified_at === null ? null : row.verified_by === null ? 'staff' : 'expert',
    isAccepted: row.accepted_at !== null,
    helpfulCount: row.helpful_count,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    isOwn,
    isHelpful: row.is_helpful,
    canVerify: (reader?.isExpert ?? false) && !isOwn && row.verified_at === null && row.status === 'visible',
  };
}

/** Maps a comment as one reader may see it. Askers and staff are never named. */
export function toComment(row: CommentRow, reader: Reader): QuestionComment {
  const author = commentAuthorRole(row);
  return {
    id: row.id,
    answerId: row.answer_id,
    status: row.status,
    html: row.content_html ?? asTyped(row.content),
    author,
    name: author === 'expert' ? expertName(row) : null,
    isOwn: reader?.id === row.author_id,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns the role of the author of a comment. */
export function commentAuthorRole({ author_id, asker_id }: { author_id: string | null; asker_id: string }) {
  if (author_id === null) return 'staff';
  return author_id === asker_id ? 'asker' : 'expert';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as HTML that shows it as it was typed, for texts that are too complex or not compiled yet. */
export function asTyped(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
}
