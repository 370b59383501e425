import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Subject, subjects } from '@aw/contracts/documents/subjects';
import { expect, test } from 'vitest';
import { compileQuiz } from './compile-quiz';
import { readQuizBank } from './index';
import { lintBank } from './lint/lint-bank';
import { readQuiz, readQuizzes } from './read-quizzes';
import { reportOf } from './report/report';
import { readDifferences } from './second-solutions/differences';
import { checkSecondSolutions, readSecondSolutions } from './second-solutions/second-solution';

/** Subjects with enough items for a generated quiz of fifty. */
const commonest = [
  'Mathematics',
  'Statistics',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'Economics',
  'Business',
  'Accounting',
  'Psychology',
] as const;

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const { quizzes, faults } = readQuizzes(folder);

test('[Z1] the linter finds no fault in the bank', () => {
  expect([...faults, ...lintBank(quizzes)]).toEqual([]);
});

test('[Z1] the README contains the current report', () => {
  const report = reportOf(quizzes, readQuizBank(), readDifferences());
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
    `## Report\n\n${report}\n`,
  );
});

test('[Z1] the built bank matches its source files', () => {
  expect(readQuizBank()).toEqual(quizzes.map(compileQuiz));
});

test('[Z1] every quiz has its subject, ten items or more, and each letter about as often as the others', () => {
  for (const { key, items } of readQuizBank()) {
    expect(items.length, key).toBeGreaterThanOrEqual(10);
    const times = (['A', 'B', 'C', 'D'] as const).map(
      (letter) => items.filter(({ correctAnswer }) => correctAnswer === letter).length,
    );
    const rounds = Math.floor(items.length / 10);
    expect(Math.min(...times), key).toBeGreaterThanOrEqual(2 * rounds);
  }
});

test('[Z1] every subject has a quiz, and the ten most popular have one of each level and sixty items', () => {
  const quizzesOf = (subject: Subject) => quizzes.filter((quiz) => quiz.subject === subject);
  for (const subject of subjects) expect(quizzesOf(subject).length, subject).toBeGreaterThanOrEqual(1);
  for (const subject of commonest) {
    const ofSubject = quizzesOf(subject);
    expect(new Set(ofSubject.map(({ difficulty }) => difficulty)).size, subject).toBe(3);
    expect(ofSubject.flatMap(({ items }) => items).length, subject).toBeGreaterThanOrEqual(60);
  }
  expect(quizzes.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(880);
});

test('[Z1] a fault names its file and item', () => {
  const source = [
    'title: Water',
    'subject: Chemistry',
    'description: What water does.',
    'difficulty: easy',
    'items:',
    '  - { id: without-a-stem, topic: Water }',
    '  - { id: of-no-template, template: chemistry/nothing, seed: 1 }',
  ].join('\n');
  const read = readQuiz('physics/water', source);
  expect(read.faults).toEqual([
    { file: 'files/physics/water.yaml', message: 'belongs into the folder chemistry' },
    {
      file: 'files/physics/water.yaml',
      item: 'without-a-stem',
      message: expect.stringContaining('stem') as string,
    },
    {
      file: 'files/physics/water.yaml',
      item: 'of-no-template',
      message: 'There is no template chemistry/nothing.',
    },
  ]);
  expect(readQuiz('physics/water', 'title: [').faults).toHaveLength(1);
});

test('[Z12] every written item has a second solution, made without the key, that agrees with it', () => {
  for (const quiz of quizzes) {
    expect(checkSecondSolutions(quiz, readSecondSolutions(folder, quiz.key)), quiz.key).toEqual([]);
  }
});
