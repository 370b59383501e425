import type { AttemptSummary, ReviewedQuestion } from '@aw/contracts/quizzes/attempts';
import type { AnsweredQuestionRow, AttemptRow } from '@aw/db/quizzes';
import { isRight } from './grade';
import { toQuizQuestion } from './shown-question';

export function toReviewedQuestion(row: AnsweredQuestionRow): ReviewedQuestion {
  const isCorrect = isRight(row);
  return {
    ...toQuizQuestion(row),
    answer: row.answer,
    correctAnswer: row.correct_answer,
    alsoCorrect: row.also_correct,
    isCorrect,
    isDropped: row.dropped_at !== null,
    correction: row.correction,
    itemId: row.item_id,
    explanation: row.explanation,
    explanationHtml: row.explanation_html,
    mistake: row.answer === null || isCorrect ? null : (mistakesOf(row)[row.answer] ?? null),
    source: row.source,
    topic: row.topic,
  };
}

/** What the bank or an author wrote, by letter. */
function mistakesOf({ mistakes }: AnsweredQuestionRow): Readonly<Record<string, string | undefined>> {
  if (typeof mistakes !== 'object' || mistakes === null || Array.isArray(mistakes)) return {};
  return Object.fromEntries(
    Object.entries(mistakes).map(([letter, text]) => [letter, typeof text === 'string' ? text : undefined]),
  );
}

/** An open attempt has no figures yet. */
export function toAttemptSummary(row: AttemptRow): AttemptSummary {
  return {
    attemptId: row.id,
    quizId: row.quiz_id,
    quizTitle: row.quiz_title,
    subject: row.subject,
    startedAt: row.started_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    completed: row.completed_at !== null,
    completedAt: row.completed_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    attemptNumber: row.number,
    score: row.score,
    totalQuestions: row.total_questions,
    percentage: row.percentage,
    passed: row.passed,
    regradedAt: row.regraded_at?.toISOString() ?? null,
    isPassKept: row.is_pass_kept,
    timeSpent: row.time_spent,
  };
}
