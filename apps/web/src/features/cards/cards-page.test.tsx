import type { ReviewCard, ReviewFlashcard, ReviewQueue } from '@aw/contracts/cards/public';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { AttemptQueue } from './attempt-queue';
import { Queue } from './cards-page';

const card: ReviewCard = {
  cardId: 7,
  due: '2026-03-04T10:00:00.000Z',
  state: 'new',
  reps: 0,
  lapses: 0,
  quizId: 3,
  quizTitle: 'Limits',
  subject: 'Mathematics',
  topic: null,
  question: {
    id: 9,
    question: 'What is the limit?',
    optionA: 'One',
    optionB: 'Two',
    optionC: 'Three',
    optionD: 'Four',
    html: {
      question: '<p>What is the limit?</p>',
      optionA: '<p>One</p>',
      optionB: '<p>Two</p>',
      optionC: '<p>Three</p>',
      optionD: '<p>Four</p>',
    },
  },
  correctAnswer: 'B',
  alsoCorrect: null,
  explanation: 'It grows towards two.',
  explanationHtml: '<p>It grows towards two.</p>',
  source: null,
  next: { again: 60, hard: 360, good: 600, easy: 86_400 },
};
const page = (due: number, total: number, cards: ReviewCard[]) =>
  renderPage(<Queue queue={{ due, total, cards }} isFetching={false} onDone={() => undefined} />);

it('[Z11] a card shows neither the answer nor the explanation before it is opened', () => {
  const html = page(1, 4, [card]);
  expect(html).toContain('What is the limit?');
  expect(html).toContain('Show answer');
  for (const later of ['Correct answer', card.explanation, 'How well did you know it?'])
    expect(html).not.toContain(later);
});

it('[Z11] without a due card the page says whether there are other cards', () => {
  expect(page(0, 0, [])).toContain('No review cards yet');
  expect(page(0, 1, [])).toContain('You will see your review card again when it is time.');
  expect(page(0, 12, [])).toContain('You will see your 12 review cards again when it is time.');
});

it('[Z14] the cards of an attempt are counted by themselves, and hidden while its quiz is being taken', () => {
  const ofAttempt = (queue: Partial<ReviewQueue>) =>
    renderPage(
      <AttemptQueue
        attemptId="a1b2c3d4"
        queue={{ due: 9, total: 40, cards: [], ...queue }}
        onAgain={() => undefined}
      />,
    );
  const two = ofAttempt({ cards: [card, { ...card, cardId: 8 }] });
  expect(two).toContain('Question 1 of 2');
  expect(ofAttempt({})).toContain('No review cards from this attempt');
  const hidden = ofAttempt({ hiddenQuizId: 3 });
  expect(hidden).toContain('You are taking this quiz right now');
  expect(hidden).toContain('href="/quiz/3"');
  expect(hidden).not.toContain('What is the limit?');
  const other = ofAttempt({ hiddenQuizId: 3, hiddenQuizTitle: 'Limits II' });
  expect(other).toContain('You are taking “Limits II” right now');
  expect(other).toContain('It has the same questions, so these review cards');
});

it('[A14] own flashcards are reviewed among the quiz questions, the longest due first, and counted with them', () => {
  const flashcard: ReviewFlashcard = {
    cardId: 7,
    due: '2026-03-03T10:00:00.000Z',
    state: 'new',
    reps: 0,
    lapses: 0,
    materialId: 'a',
    materialTitle: 'Cells',
    frontHtml: '<p>Where does water move?</p>',
    backHtml: '<p>Towards the solute.</p>',
    source: null,
    next: card.next,
  };
  const flashcards = { due: 1, total: 3, cards: [flashcard] };
  const html = renderPage(
    <Queue
      queue={{ due: 1, total: 4, cards: [card], flashcards }}
      isFetching={false}
      onDone={() => undefined}
    />,
  );
  expect(html).toContain('Where does water move?');
  expect(html).toContain('Card 1 of 2');
  expect(html).not.toContain('Towards the solute.');
});
