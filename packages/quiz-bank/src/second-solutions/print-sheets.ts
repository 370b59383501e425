// Writes what somebody needs to solve the written items again, without keys: `tsx src/second-solutions/print-sheets.ts <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { letters } from '../bank';
import { compileQuiz } from '../compile-quiz';
import { describeFault } from '../fault';
import type { QuizText } from '../quiz-file';
import { readQuizzes } from '../read-quizzes';

const target = process.argv[2];
if (!target) throw new Error('Name the folder of the sheets.');
const { quizzes, faults } = readQuizzes(fileURLToPath(new URL('../../files/', import.meta.url)));
for (const fault of faults) console.error(describeFault(fault));
mkdirSync(target, { recursive: true });
for (const quiz of quizzes) writeFileSync(join(target, `${quiz.key.replace('/', '.')}.txt`), sheetOf(quiz));

function sheetOf(quiz: QuizText): string {
  const written = new Set(quiz.items.filter(({ template }) => !template).map(({ text }) => text.id));
  const { title, subject, items } = compileQuiz(quiz);
  const blocks = items
    .filter(({ id }) => written.has(id))
    .map(({ id, question, options }) =>
      [id, question.source, ...letters.map((letter) => `${letter}. ${options[letter].source}`)].join('\n'),
    );
  return [`${subject}: ${title}\n${quiz.key}`, ...blocks].join('\n\n') + '\n';
}
