import type { QuizGeneration } from '@aw/contracts/quizzes/generation';
import type { Database } from '@aw/db';
import type { GenerationRow } from '@aw/db/quizzes';
import * as quizQueries from '@aw/db/quizzes';
import { toQuizCard } from '../quiz.mapper';

/** Generations as their owner sees them, with the cards of the finished quizzes. */
export async function toGenerations(
  db: Database,
  userId: string,
  rows: readonly GenerationRow[],
): Promise<QuizGeneration[]> {
  const ids = rows.flatMap(({ quiz_id: id }) => id ?? []);
  const quizzes = ids.length === 0 ? [] : await quizQueries.listGenerated(db, userId, ids);
  return rows.map((row) => {
    const quiz = quizzes.find(({ id }) => id === row.quiz_id);
    return {
      id: row.id,
      state: row.state,
      subject: row.subject,
      difficulty: row.difficulty,
      specificTopic: row.specific_topic,
      document: row.document_id === null ? null : { id: row.document_id, title: row.document_title ?? '' },
      conversationId: row.conversation_id,
      questionCount: row.question_count,
      checked: row.checked,
      dropped: row.dropped,
      source: row.source,
      model: row.model,
      quiz: quiz ? toQuizCard(quiz) : null,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
    };
  });
}
