// Prints the contents of the bank and its checks, and writes them into the README: `tsx src/report/print-report.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileQuiz } from '../compile-quiz';
import { readQuizzes } from '../read-quizzes';
import { readDifferences } from '../second-solutions/differences';
import { reportOf } from './report';

const readme = new URL('../../README.md', import.meta.url);
const heading = '\n## Report\n\n';

const { quizzes } = readQuizzes(fileURLToPath(new URL('../../files/', import.meta.url)));
const report = reportOf(quizzes, quizzes.map(compileQuiz), readDifferences());
const [text = ''] = readFileSync(readme, 'utf8').split(heading);
writeFileSync(readme, `${text}${heading}${report}\n`);
console.log(report);
