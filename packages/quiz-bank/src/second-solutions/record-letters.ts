// Turns the letters that someone chose on a sheet into second solutions:
// `tsx src/second-solutions/record-letters.ts <folder>`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { letters } from '../bank';
import { compileQuiz } from '../compile-quiz';
import type { QuizText } from '../quiz-file';
import { readQuizzes } from '../read-quizzes';
import { readSecondSolutions, type SecondSolutions, secondFileOf, seenHash } from './second-solution';

const letterSheet = z.record(z.string(), z.enum(letters));

const source = process.argv[2];
if (!source) throw new Error('Name the folder of the letters, with <subject>/<quiz>.second.yaml.');
const files = fileURLToPath(new URL('../../files/', import.meta.url));
for (const quiz of readQuizzes(files).quizzes) {
  const file = join(source, secondFileOf(quiz.key));
  if (!existsSync(file)) continue;
  const solved = solutionsOf(quiz, letterSheet.parse(parse(readFileSync(file, 'utf8')) ?? {}));
  const all = { ...readSecondSolutions(files, quiz.key), ...solved };
  writeFileSync(join(files, secondFileOf(quiz.key)), stringify(all, { lineWidth: 0 }));
  console.log(`${quiz.key}: ${Object.keys(solved).length} second solutions`);
}

function solutionsOf(quiz: QuizText, chosen: z.output<typeof letterSheet>): SecondSolutions {
  const compiled = compileQuiz(quiz).items;
  const solved = quiz.items.flatMap(({ text, template }, index) => {
    const letter = chosen[text.id];
    const option = letter && compiled[index]?.options[letter].source;
    return template || !option ? [] : [[text.id, { chosen: option, seen: seenHash(text) }]];
  });
  return Object.fromEntries(solved);
}
