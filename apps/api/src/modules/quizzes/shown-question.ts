import type { QuizQuestion } from '@aw/contracts/quizzes/attempts';
import type { ShownQuestionRow } from '@aw/db/quizzes';

/** A question as whoever is asked sees it, without key and explanation. */
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
