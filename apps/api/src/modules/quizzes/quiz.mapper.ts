import type { AttemptSummary, QuizQuestion, ReviewedQuestion } from '@aw/contracts/quizzes/attempts';
import type { Quiz, QuizCard } from '@aw/contracts/quizzes/public';
import type { AnsweredQuestionRow, AttemptRow, QuizCardRow, QuizRow, ShownQuestionRow } from '@aw/db/quizzes';
import { isRightAnswer } from './grade';

export function toReviewedQuestion(row: AnsweredQuestionRow): ReviewedQuestion {
  const isCorrect = isRightAnswer(row);
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

/** Explanations of the wrong options, keyed by letter. */
function mistakesOf({ mistakes }: AnsweredQuestionRow): Readonly<Record<string, string | undefined>> {
  if (typeof mistakes !== 'object' || mistakes === null || Array.isArray(mistakes)) return {};
  return Object.fromEntries(
    Object.entries(mistakes).map(([letter, text]) => [letter, typeof text === 'string' ? text : undefined]),
  );
}

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

/** A question as takers see it, without key and explanation. */
export function toQuizQuestion(row: ShownQuestionRow): QuizQuestion {
  return {
    id: row.id,
    question: row.question,
    optionA: row.option_a,
    optionB: row.option_b,
    optionC: row.option_c,
    optionD: row.option_d,
    html: {
      question: row.question_html,
      optionA: row.option_a_html,
      optionB: row.option_b_html,
      optionC: row.option_c_html,
      optionD: row.option_d_html,
    },
  };
}

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
