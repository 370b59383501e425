// Writes what somebody needs to solve the written items again: `tsx src/second-solutions/print-sheets.ts <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFault } from '../fault';
import { lintBank } from '../lint/lint-bank';
import { readQuizzes } from '../read-quizzes';
import { sheetOf } from './sheet';

const target = process.argv[2];
if (!target) throw new Error('Name the folder of the sheets.');
const { quizzes, faults } = readQuizzes(fileURLToPath(new URL('../../files/', import.meta.url)));
for (const fault of [...faults, ...lintBank(quizzes)]) console.error(describeFault(fault));
for (const quiz of quizzes) {
  const file = join(target, `${quiz.key}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheetOf(quiz));
}
