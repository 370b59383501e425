// Writes sheets of ten items a subject, for a worked solution of each: `tsx src/second-solutions/print-draw.ts <folder> <seed>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readQuizzes } from '../read-quizzes';
import { drawItems } from './draw';
import { sheetOfItems } from './sheet';

const [target, seed] = process.argv.slice(2);
if (!target || !seed) throw new Error('Name the folder of the sheets and a seed.');
const { quizzes } = readQuizzes(fileURLToPath(new URL('../../files/', import.meta.url)));
for (const quiz of quizzes) {
  const ids = drawItems(quizzes, quiz.subject, seed);
  if (!quiz.items.some(({ text }) => ids.has(text.id))) continue;
  const file = join(target, `${quiz.key}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheetOfItems(quiz, ids));
}
