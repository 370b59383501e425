import { subjects } from '@aw/contracts/documents/subjects';
import { type BankQuiz, letters } from '../bank';
import { findTwins } from '../lint/twins';
import type { QuizText } from '../quiz-file';
import type { Difference } from '../second-solutions/differences';
import { templates } from '../templates';
import { passedBy, passPercentage, testWiseStrategies } from './test-wiseness';

/** What the bank holds and how it was checked, as Markdown. `compiled` are the same quizzes as `quizzes`. */
export function reportOf(
  quizzes: readonly QuizText[],
  compiled: readonly BankQuiz[],
  differences: readonly Difference[],
): string {
  const items = quizzes.flatMap(({ items }) => items);
  const written = items.filter(({ template }) => !template).length;
  const dropped = differences.filter(({ outcome }) => outcome === 'dropped').length;
  const solved = written + dropped;
  const agreed = solved - differences.length;
  return [
    `${items.length} items in ${quizzes.length} quizzes: ${written} written, ${items.length - written} made by ${templates.size} templates.`,
    letterLine(compiled),
    lengthLine(quizzes),
    `Near-twins: ${findTwins(quizzes).length}.`,
    `Second solutions that agreed with the key at first sight: ${agreed} of ${solved} (${percent(agreed, solved)}). Rewritten: ${differences.length - dropped}, dropped: ${dropped}.`,
    ...(differences.length > 0 ? [differences.map(differenceLine).join('\n')] : []),
    `Quizzes of ${compiled.length} that somebody passes (${passPercentage} %) who knows nothing and chooses`,
    testWiseStrategies
      .map((strategy) => `- ${strategy.name}: ${passedBy(strategy, compiled).length}`)
      .join('\n'),
    subjectTable(quizzes),
  ].join('\n\n');
}

function letterLine(compiled: readonly BankQuiz[]): string {
  const right = compiled.flatMap(({ items }) => items.map(({ correctAnswer }) => correctAnswer));
  const shares = letters.map(
    (letter) => `${letter} ${percent(right.filter((other) => other === letter).length, right.length)}`,
  );
  return `Right letters: ${shares.join(', ')}.`;
}

function lengthLine(quizzes: readonly QuizText[]): string {
  const texts = quizzes.flatMap(({ items }) => items.map(({ text }) => text));
  const longest = texts.filter(({ answer, others }) =>
    others.every(({ option }) => option.length < answer.length),
  );
  return `The key is the longest option in ${percent(longest.length, texts.length)} of the items.`;
}

function differenceLine({ quiz, item, outcome, reason }: Difference): string {
  return `- \`${quiz}\`, ${item}, ${outcome}: ${reason}`;
}

function subjectTable(quizzes: readonly QuizText[]): string {
  const rows = subjects.map((subject) => {
    const ofSubject = quizzes.filter((quiz) => quiz.subject === subject);
    const items = ofSubject.flatMap((quiz) => quiz.items);
    const made = items.filter(({ template }) => template).length;
    const ofTemplates = [...templates.values()].filter((template) => template.subject === subject).length;
    return [subject, ofSubject.length, items.length - made, made, ofTemplates];
  });
  const head = ['Subject', 'Quizzes', 'Written', 'By templates', 'Templates'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => String(cells[column]).length)),
  );
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell, column) => padded(String(cell), widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function padded(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
