import type { ReviewCard, ReviewState } from '@aw/contracts/quizzes/review';
import type { ReviewCardRow, ReviewStateRow } from '@aw/db/cards';
import { toQuizQuestion } from '../quizzes/quiz.mapper';
import { secondsToNext } from './review-schedule';

export function toReviewState(row: ReviewStateRow): ReviewState {
  return {
    cardId: row.item_id,
    due: row.due.toISOString(),
    state: row.state,
    reps: row.reps,
    lapses: row.lapses,
  };
}

export function toReviewCard(row: ReviewCardRow, now: Date): ReviewCard {
  return {
    ...toReviewState(row),
    quizId: row.quiz_id,
    quizTitle: row.quiz_title,
    subject: row.subject,
    topic: row.topic,
    question: toQuizQuestion(row),
    correctAnswer: row.correct_answer,
    alsoCorrect: row.also_correct,
    explanation: row.explanation,
    explanationHtml: row.explanation_html,
    source: row.source,
    next: secondsToNext(row, now),
  };
}
