// Writes sheets for solving items again, and prints the faults that the linter finds:
// `tsx src/second-solutions/print-sheets.ts <folder> [seed]`. With a seed, it draws ten items per subject; otherwise it
// takes all written ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFault } from '../fault';
import { lintBank } from '../lint/lint-bank';
import { readQuizzes } from '../read-quizzes';
import { drawItems } from './draw';
import { sheetOf, writtenItems } from './sheet';

const [target, seed] = process.argv.slice(2);
if (!target) throw new Error('Name the folder of the sheets.');
const { quizzes, faults } = readQuizzes(fileURLToPath(new URL('../../files/', import.meta.url)));
for (const fault of [...faults, ...lintBank(quizzes)]) console.error(describeFault(fault));
for (const quiz of quizzes) {
  const ids = seed === undefined ? writtenItems(quiz) : drawItems(quizzes, quiz.subject, seed);
  if (!quiz.items.some(({ text }) => ids.has(text.id))) continue;
  const file = join(target, `${quiz.key}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheetOf(quiz, ids));
}
