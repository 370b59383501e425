// Reads, checks and compiles the quizzes into dist/quizzes.json: `tsx src/build.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileQuiz } from './compile-quiz';
import { describeFault } from './fault';
import { readQuizzes } from './read-quizzes';

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const built = new URL('../dist/', import.meta.url);

const { quizzes, faults } = readQuizzes(folder);
for (const fault of faults) console.error(describeFault(fault));
if (faults.length > 0) process.exit(1);
mkdirSync(built, { recursive: true });
writeFileSync(new URL('quizzes.json', built), JSON.stringify(quizzes.map(compileQuiz)));
