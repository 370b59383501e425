import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../testing/render-console';
import { quizAddress, quizQuery } from './queries';
import { QuizPage } from './quiz-page';

const { api } = testServices;

const at = '2026-11-20T10:00:00.000Z';
const item = {
  topic: 'Sums',
  question: 'What is $2+2$?',
  options: { A: '3', B: '4', C: '5', D: '22' },
  correctAnswer: 'B' as const,
  alsoCorrect: null,
  mistakes: { A: '', B: '', C: '', D: 'You joined the digits.' },
  explanation: 'Two twos.',
  source: '',
};
const question: StaffQuiz['questions'][number] = {
  id: 31,
  itemId: 7,
  question: item.question,
  optionA: '3',
  optionB: '4',
  optionC: '5',
  optionD: '22',
  html: {
    question: '<p>What is <math></math>?</p>',
    optionA: '<p>3</p>',
    optionB: '<p>4</p>',
    optionC: '<p>5</p>',
    optionD: '<p>22</p>',
  },
  item,
  explanationHtml: '<p>Two twos.</p>',
  isAnswered: true,
  droppedAt: null,
  correction: null,
  correctedAt: null,
  openReports: 2,
  figures: null,
};
const quiz: StaffQuiz = {
  id: 12,
  title: 'Sums',
  subject: 'Mathematics',
  difficulty: 'easy',
  status: 'listed',
  origin: 'authors',
  totalQuestions: 1,
  updatedAt: at,
  description: '',
  timeLimit: 30,
  passPercentage: 60,
  version: 4,
  createdAt: at,
  questions: [question],
  corrections: [],
};

function render(
  role: string,
  change: Partial<StaffQuiz> = {},
  address = quizAddress(quiz.id, question.itemId),
): string {
  const { queryKey } = quizQuery(api, quiz.id);
  const routes = (
    <Routes>
      <Route path="/admin/quizzes/:quizId" element={<QuizPage />} />
    </Routes>
  );
  return renderConsole(routes, { cached: [{ queryKey, data: { ...quiz, ...change } }], role, address });
}

it('[X14] an address without a quiz number shows the 404 page', () => {
  expect(render('author', {}, '/admin/quizzes/abc')).toContain('404 Page Not Found');
});

it('[Z9] the question that the address names is open, with its key and the mistake behind an option', () => {
  const page = render('author');
  expect(page).toContain('What is <math></math>?');
  expect(page).toMatch(/<p>4<\/p>.*>Right</);
  expect(page).toContain('Likely mistake: You joined the digits.');
  expect(page).toContain('Figures appear when there are 20 first attempts.');
  expect(page).toContain('https://site.example/quiz/12');
});

it('[Z9] images of questions are loaded from the site, also in the line of a closed question', () => {
  const html = { ...question.html, question: '<p>Which? <img src="/api/images/0f1e-4x3" alt=""></p>' };
  const page = render('author', { questions: [{ ...question, html }] });
  expect(page.split('src="https://site.example/api/images/0f1e-4x3"')).toHaveLength(3);
  expect(page).not.toContain('src="/api/images');
});

it('[Z9] people who may only read quizzes are offered no changes', () => {
  const changes = ['Edit…', 'Add question', 'Import', 'Correct…', 'Remove…'];
  const author = render('author');
  const reader = render('read_only');
  for (const label of changes) {
    expect(author).toContain(label);
    expect(reader).not.toContain(label);
  }
  expect(reader).toContain('2 open reports');
});

it('[Z10] authors are sent to the moderation queue for open reports', () => {
  expect(render('author')).toContain('Decide on reports');
  for (const role of ['moderator', 'read_only']) expect(render(role)).not.toContain('Decide on reports');
});

it('[Z10] a question that nobody was graded on is edited instead of corrected, and a dropped one can be restored', () => {
  const [unanswered, dropped] = [{ isAnswered: false }, { droppedAt: at, correction: 'Unclear.' }];
  expect(render('author', { questions: [{ ...question, ...unanswered }] })).not.toContain('Correct…');
  const page = render('author', { questions: [{ ...question, ...dropped }] });
  expect(page).toContain('Restore…');
  expect(page).toContain('People see: “Unclear.”');
});

it('[Z10] the page says that attempts are being regraded', () => {
  const correction = {
    id: 1,
    itemId: 7,
    kind: 'key' as const,
    note: 'It is B.',
    passesTakenBecause: null,
    by: 'ada',
    createdAt: at,
    doneAt: null,
    attemptsChanged: 0,
    certificatesChanged: 0,
  };
  expect(render('author', { corrections: [correction] })).toContain('Regrading attempts.');
  const done = { ...correction, doneAt: at, attemptsChanged: 3 };
  expect(render('author', { corrections: [done] })).not.toContain('Regrading attempts.');
  expect(render('author', { corrections: [done] })).toContain('3 attempts changed');
});

it('[Z14] a quiz with more questions than an attempt asks says so', () => {
  const second = { ...question, id: 32, itemId: 8 };
  const words = 'An attempt asks 1 of them.';
  expect(render('author', { questions: [question, second] })).toContain(words);
  expect(render('author')).not.toContain(words);
  const dropped = { ...second, droppedAt: at };
  expect(render('author', { questions: [question, dropped] })).not.toContain(words);
});
