import { letters } from '../bank';
import { compileQuiz } from '../compile-quiz';
import type { QuizText } from '../quiz-file';

/** The written items of a quiz as a taker sees them: ids, stems and options, neither keys nor explanations. */
export function sheetOf(quiz: QuizText): string {
  const written = new Set(quiz.items.filter(({ template }) => !template).map(({ text }) => text.id));
  const { key, title, subject, items } = compileQuiz(quiz);
  const blocks = items
    .filter(({ id }) => written.has(id))
    .map(({ id, question, options }) =>
      [id, question.source, ...letters.map((letter) => `${letter}. ${options[letter].source}`)].join('\n'),
    );
  return [`${subject}: ${title}\n${key}`, ...blocks, ''].join('\n\n');
}
