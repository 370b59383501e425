// Reads, checks and compiles the quizzes into dist/quizzes.json: `tsx src/build.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileQuiz } from './compile-quiz';
import { describeFault } from './fault';
import { lintBank } from './lint/lint-bank';
import { readQuizzes } from './read-quizzes';
import { checkDifferences, readDifferences } from './second-solutions/differences';
import { checkSecondSolutions, readSecondSolutions } from './second-solutions/second-solution';

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const built = new URL('../dist/', import.meta.url);

const { quizzes, faults } = readQuizzes(folder);
faults.push(...lintBank(quizzes), ...checkDifferences(quizzes, readDifferences()));
for (const quiz of quizzes) faults.push(...checkSecondSolutions(quiz, readSecondSolutions(folder, quiz.key)));
for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) process.exit(1);
mkdirSync(built, { recursive: true });
writeFileSync(new URL('quizzes.json', built), JSON.stringify(quizzes.map(compileQuiz)));
