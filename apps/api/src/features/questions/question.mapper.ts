import type { QuestionCard } from '@aw/contracts/questions';
import type { listQuestions } from '@aw/db';

type Row = Awaited<ReturnType<typeof listQuestions>>[number];

export function toQuestionCard(row: Row): QuestionCard {
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
