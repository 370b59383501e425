import { letters } from '../bank';
import { compileQuiz } from '../compile-quiz';
import type { QuizText } from '../quiz-file';

/** The ids of the items that no template makes. */
export function writtenItems({ items }: QuizText): Set<string> {
  return new Set(items.filter(({ template }) => !template).map(({ text }) => text.id));
}

/** Some items of a quiz as a taker sees them: ids, stems and options, neither keys nor explanations. */
export function sheetOf(quiz: QuizText, ids: ReadonlySet<string>): string {
  const { key, title, subject, items } = compileQuiz(quiz);
  const blocks = items
    .filter(({ id }) => ids.has(id))
    .map(({ id, question, options }) =>
      [id, question.source, ...letters.map((letter) => `${letter}. ${options[letter].source}`)].join('\n'),
    );
  return [`${subject}: ${title}\n${key}`, ...blocks, ''].join('\n\n');
}
