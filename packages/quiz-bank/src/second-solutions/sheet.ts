import { letters } from '../bank';
import { compileQuiz } from '../compile-quiz';
import type { QuizText } from '../quiz-file';

/** The written items of a quiz as a taker sees them. */
export function sheetOf(quiz: QuizText): string {
  const written = quiz.items.filter(({ template }) => !template);
  return sheetOfItems(quiz, new Set(written.map(({ text }) => text.id)));
}

/** Some items of a quiz as a taker sees them: ids, stems and options, neither keys nor explanations. */
export function sheetOfItems(quiz: QuizText, ids: ReadonlySet<string>): string {
  const { key, title, subject, items } = compileQuiz(quiz);
  const blocks = items
    .filter(({ id }) => ids.has(id))
    .map(({ id, question, options }) =>
      [id, question.source, ...letters.map((letter) => `${letter}. ${options[letter].source}`)].join('\n'),
    );
  return [`${subject}: ${title}\n${key}`, ...blocks, ''].join('\n\n');
}
