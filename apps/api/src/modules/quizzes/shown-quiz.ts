import type { Quiz, QuizCard } from '@aw/contracts/quizzes/public';
import type { QuizCardRow, QuizRow } from '@aw/db/quizzes';

/** A quiz as a list shows it. */
export function toQuizCard(row: QuizCardRow): QuizCard {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    description: row.description,
    difficulty: row.difficulty,
    timeLimit: row.time_limit,
    totalQuestions: row.total_questions,
  };
}

/** A quiz as its page shows it. */
export function toQuiz(row: QuizRow): Quiz {
  return {
    ...toQuizCard(row),
    passPercentage: row.pass_percentage,
    isMachineMade: row.is_machine_made,
    isRetired: row.status === 'retired',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
