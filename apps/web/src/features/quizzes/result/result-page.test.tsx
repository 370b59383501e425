import type { QuizResult, ReviewedQuestion } from '@aw/contracts/quizzes/attempts';
import type { Quiz } from '@aw/contracts/quizzes/public';
import { expect, it } from 'vitest';
import { renderStatic } from '~/testing/render-static';
import { linksIn } from '~/testing/tags';
import { resultQuery } from '../quiz-queries';
import { ResultPage } from './result-page';

const at = '2026-03-01T00:00:00.000Z';
const quiz: Quiz = {
  id: 3,
  title: 'Limits',
  subject: 'Mathematics',
  description: 'Limits of functions.',
  difficulty: 'medium',
  timeLimit: 20,
  totalQuestions: 2,
  passPercentage: 70,
  isMachineMade: false,
  isRetired: false,
  createdAt: at,
  updatedAt: at,
};
const options = { optionA: 'One', optionB: 'Two', optionC: 'Three', optionD: 'Four' };
const wrong: ReviewedQuestion = {
  id: 9,
  question: 'What is the limit?',
  ...options,
  html: { question: '<p>What is the limit?</p>', ...options },
  answer: 'A',
  correctAnswer: 'B',
  alsoCorrect: null,
  isCorrect: false,
  isDropped: false,
  correction: null,
  itemId: 7,
  explanation: 'It grows towards two.',
  explanationHtml: '<p>It grows towards two.</p>',
  mistake: null,
  source: null,
  topic: null,
};
const right = { ...wrong, id: 10, answer: 'B', isCorrect: true, explanation: 'Right anyway.' } as const;
const failed: QuizResult = {
  attemptId: 'a1b2c3d4',
  quizId: quiz.id,
  quizTitle: quiz.title,
  subject: quiz.subject,
  startedAt: at,
  deadline: null,
  completed: true,
  completedAt: at,
  endedBy: 'submitted',
  attemptNumber: 1,
  score: 1,
  totalQuestions: 2,
  percentage: 50,
  passed: false,
  regradedAt: null,
  isPassKept: false,
  timeSpent: 60,
  review: [wrong, right],
  certificate: null,
};

const render = (change: Partial<QuizResult>) => {
  const result = { ...failed, ...change };
  return renderStatic(<ResultPage quiz={quiz} attemptId={result.attemptId} />, {
    address: `/quiz/3?attempt=${result.attemptId}`,
    seed: (cache) => cache.setQueryData(resultQuery(quiz.id, result.attemptId).queryKey, result),
  });
};

it('[Z14] a result explains its wrong answers only, and the cards of just this attempt are one press away', () => {
  const html = render({});
  expect(html).toContain('It grows towards two.');
  expect(html).not.toContain('Right anyway.');
  expect(linksIn(html)).toContain('/cards?attempt=a1b2c3d4');
  expect(linksIn(html).join()).not.toContain('/certificates/');
});

it('[Z14] a passed attempt without mistakes has its certificate before everything else, and nothing to practise', () => {
  const certificate = { certificateId: 'AW-1', attemptId: 'a1b2c3d4', percentage: 100, isPublic: false };
  const html = render({ passed: true, percentage: 100, score: 2, review: [right], certificate });
  expect(linksIn(html)[0]).toBe('/certificates/AW-1');
  expect(html).not.toContain('Practise these');
});
