import type { Letter, QuizQuestion } from '@aw/contracts/quizzes/attempts';
import type { QuizText } from '@aw/ui/patterns/quiz-option';

/** Returns the text of the question itself. */
export function stemOf({ question, html }: QuizQuestion): QuizText {
  return { source: question, html: html.question };
}

/** Returns the options, keyed by letter. */
export function optionsOf({
  optionA,
  optionB,
  optionC,
  optionD,
  html,
}: QuizQuestion): Record<Letter, QuizText> {
  return {
    A: { source: optionA, html: html.optionA },
    B: { source: optionB, html: html.optionB },
    C: { source: optionC, html: html.optionC },
    D: { source: optionD, html: html.optionD },
  };
}
