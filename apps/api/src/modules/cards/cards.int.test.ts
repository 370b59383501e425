import type { Rating, ReviewQueue, ReviewState } from '@aw/contracts/cards/public';
import { createEmptyCard, fsrs, type Grade, Rating as Grades } from 'ts-fsrs';
import { afterEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, goodPassword, member } from '../../testing/account';
import { readDecks } from '../../testing/anki';
import type { Caller } from '../../testing/calls';
import { quizCalls, quizOf, secretMark, takeQuiz } from '../../testing/quizzes';
import { selectRows, updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const present = () => new Date();
afterEach(() => {
  test.ctx.now = present;
});

const at = (moment: string) => {
  test.ctx.now = () => new Date(moment);
};

const review = async (person: Caller) => (await person.get('/api/review')).json<ReviewQueue>();
const rate = async (person: Caller, payload: { cardId: number; rating: Rating; due: string }) => {
  const response = await person.post('/api/review', payload);
  return { status: response.statusCode, body: response.json<ReviewState & { code?: string }>() };
};

async function firstCard(person: Caller) {
  const [card] = (await review(person)).cards;
  if (!card) throw new Error('No card is due.');
  return card;
}

describe('cards to review', () => {
  it('[Z11] wrong and missing answers become cards that are due at once, right ones do not', async () => {
    const person = await anonymousBrowser(test);
    const quizId = await quizOf(test, { title: 'Limits of sums', subject: 'Calculus' });
    const calls = quizCalls(person);
    at('2026-12-01T10:00:00.000Z');
    const { body: attempt } = await calls.start(quizId);
    const ids = (await calls.questions(quizId)).body.map(({ id }) => id).toSorted((a, b) => a - b);
    const answers = { [ids[0] ?? 0]: 'A', [ids[1] ?? 0]: 'B', [ids[3] ?? 0]: 'B', [ids[4] ?? 0]: 'C' };
    expect(await review(person)).toEqual({
      due: 0,
      total: 0,
      cards: [],
      flashcards: { due: 0, total: 0, cards: [] },
    });
    await calls.submit(quizId, { attemptId: attempt.attemptId, answers });
    const queue = await review(person);
    expect(queue).toMatchObject({ due: 2, total: 2 });
    expect(queue.cards.map(({ cardId }) => cardId)).toEqual([ids[1], ids[2]]);
    expect(queue.cards[0]).toEqual({
      alsoCorrect: null,
      cardId: ids[1],
      due: '2026-12-01T10:00:00.000Z',
      state: 'new',
      reps: 0,
      lapses: 0,
      quizId,
      quizTitle: 'Limits of sums',
      subject: 'Calculus',
      topic: 'Limits',
      question: expect.objectContaining({
        id: ids[1],
        question: 'What is $2 + 0$?',
        html: expect.objectContaining({ optionB: '<p>3</p>' }),
      }),
      correctAnswer: 'A',
      explanation: `${secretMark}: zero changes nothing.`,
      explanationHtml: `<p>${secretMark}: zero changes nothing.</p>`,
      source: `${secretMark}, chapter 1`,
      next: { again: 60, hard: 360, good: 600, easy: 8 * 86_400 },
    });
  });

  it('[Z11] on fixed dates each rating gives the due date that the scheduler’s own run gives', async () => {
    const person = await anonymousBrowser(test);
    at('2026-12-01T10:00:00.000Z');
    await takeQuiz(test, person, await quizOf(test, { keys: ['A'] }), 0);
    const own = fsrs({ enable_fuzz: false });
    let expected = createEmptyCard(new Date('2026-12-01T10:00:00.000Z'));
    const steps: [string, Rating, Grade, string][] = [
      ['2026-12-01T10:00:00.000Z', 'good', Grades.Good, '2026-12-01T10:10:00.000Z'],
      ['2026-12-01T10:10:00.000Z', 'good', Grades.Good, '2026-12-03T10:10:00.000Z'],
      ['2026-12-03T10:10:00.000Z', 'good', Grades.Good, '2026-12-14T10:10:00.000Z'],
      ['2026-12-20T08:00:00.000Z', 'hard', Grades.Hard, '2027-01-29T08:00:00.000Z'],
      ['2027-01-29T08:00:00.000Z', 'again', Grades.Again, '2027-01-29T08:10:00.000Z'],
      ['2027-01-29T08:10:00.000Z', 'easy', Grades.Easy, '2027-02-02T08:10:00.000Z'],
    ];
    for (const [now, rating, grade, due] of steps) {
      at(now);
      const card = await firstCard(person);
      const { status, body } = await rate(person, { cardId: card.cardId, rating, due: card.due });
      expected = own.next(expected, new Date(now), grade).card;
      expect([status, body.due]).toEqual([200, expected.due.toISOString()]);
      expect(Date.parse(body.due) - Date.parse(now)).toBe(1000 * card.next[rating]);
      expect([now, body.due]).toEqual([now, due]);
      expect([body.reps, body.lapses]).toEqual([expected.reps, expected.lapses]);
      at(new Date(expected.due.getTime() - 1).toISOString());
      expect(await review(person)).toMatchObject({ due: 0, total: 1, cards: [] });
      at(expected.due.toISOString());
      expect(await review(person)).toMatchObject({ due: 1, total: 1 });
    }
  });

  it('[Z11] a repeated review changes nothing, whatever its rating is', async () => {
    const person = await anonymousBrowser(test);
    await takeQuiz(test, person, await quizOf(test, { keys: ['A'] }), 0);
    const { cardId, due } = await firstCard(person);
    const first = await rate(person, { cardId, rating: 'good', due });
    expect(first.body).toMatchObject({ cardId, state: 'learning', reps: 1 });
    const both = await Promise.all([
      rate(person, { cardId, rating: 'good', due }),
      rate(person, { cardId, rating: 'again', due }),
    ]);
    expect(both).toEqual([first, first]);
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => rate(person, { cardId, rating: 'easy', due: first.body.due })),
    );
    expect(new Set(atOnce.map(({ body }) => body.due)).size).toBe(1);
    expect(atOnce[0]?.body.reps).toBe(2);
  });

  it('[Z11] another person’s card is 404 and stays as it is', async () => {
    const person = await anonymousBrowser(test);
    await takeQuiz(test, person, await quizOf(test, { keys: ['A'] }), 0);
    const { cardId, due } = await firstCard(person);
    const other = await anonymousBrowser(test);
    const refused = await rate(other, { cardId, rating: 'good', due });
    expect([refused.status, refused.body.code]).toEqual([404, 'review.not_found']);
    expect(await review(other)).toEqual({
      due: 0,
      total: 0,
      cards: [],
      flashcards: { due: 0, total: 0, cards: [] },
    });
    expect((await firstCard(person)).reps).toBe(0);
    expect((await test.nobody.get('/api/review')).statusCode).toBe(401);
    const bad = await rate(person, { cardId, rating: 'good', due: 'today' });
    expect([bad.status, bad.body.code]).toEqual([400, 'request.invalid']);
  });

  it('[Z3] while an attempt is open, the cards of its quiz are neither shown, counted, rated nor in the deck', async () => {
    const person = await anonymousBrowser(test);
    const calls = quizCalls(person);
    const quizId = await quizOf(test, { keys: ['A', 'A'] });
    const otherId = await quizOf(test, { keys: ['C'], title: 'Another' });
    await takeQuiz(test, person, quizId, 0);
    const { cardId, due } = await firstCard(person);
    await takeQuiz(test, person, otherId, 0);
    expect(await review(person)).toMatchObject({ due: 3, total: 3 });
    const { body: attempt } = await calls.start(quizId);
    const queue = await review(person);
    expect(queue).toMatchObject({ due: 1, total: 1 });
    expect(queue.cards.map((card) => card.quizId)).toEqual([otherId]);
    const refused = await rate(person, { cardId, rating: 'good', due });
    expect([refused.status, refused.body.code]).toEqual([404, 'review.not_found']);
    const deck = await person.get('/api/review/deck');
    expect(Object.values(await readDecks(deck.rawPayload)).flat()).toHaveLength(1);
    const ids = (await calls.questions(quizId)).body.map(({ id }) => id);
    await calls.submit(quizId, {
      attemptId: attempt.attemptId,
      answers: Object.fromEntries(ids.map((id) => [id, 'A'])),
    });
    expect(await review(person)).toMatchObject({ due: 3, total: 3 });
    expect((await rate(person, { cardId, rating: 'good', due })).status).toBe(200);
  });

  it('[Z11] an item that is wrong again, in a new version, keeps its schedule and shows that version', async () => {
    const person = await anonymousBrowser(test);
    const quizId = await quizOf(test, { keys: ['A'] });
    await takeQuiz(test, person, quizId, 0);
    const { cardId, due } = await firstCard(person);
    const { body: rated } = await rate(person, { cardId, rating: 'easy', due });
    const { db } = test.ctx;
    const old = await db
      .updateTable('quiz_questions')
      .set({ replaced_at: new Date() })
      .where('id', '=', cardId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id: _, item_id: __, replaced_at: ___, mistakes, ...copy } = old;
    const next = await db
      .insertInto('quiz_questions')
      .values({
        ...copy,
        mistakes: JSON.stringify(mistakes),
        version: 2,
        first_id: cardId,
        question: 'Said anew.',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await takeQuiz(test, person, quizId, 0);
    test.ctx.now = () => new Date(rated.due);
    const queue = await review(person);
    expect(queue).toMatchObject({ due: 1, total: 1 });
    expect(queue.cards[0]).toMatchObject({ cardId, due: rated.due, reps: 1 });
    expect(queue.cards[0]?.question).toMatchObject({ id: next.id, question: 'Said anew.' });
  });

  it('[Z11] a review has at most 20 cards, the longest due first, and counts all of them', async () => {
    const person = await anonymousBrowser(test);
    await takeQuiz(test, person, await quizOf(test, { keys: Array(22).fill('A') }), 0);
    const first = await review(person);
    expect([first.due, first.total, first.cards.length]).toEqual([22, 22, 20]);
    const [one] = first.cards;
    if (!one) throw new Error('No card is due.');
    await rate(person, { cardId: one.cardId, rating: 'again', due: one.due });
    const shown = (await review(person)).cards.map(({ cardId }) => cardId);
    expect(shown).toHaveLength(20);
    expect(shown).not.toContain(one.cardId);
    const later = Date.now() + 120_000;
    test.ctx.now = () => new Date(later);
    const again = await review(person);
    expect([again.due, again.cards.map(({ cardId }) => cardId)]).toEqual([22, shown]);
  });

  it('[Z14] the cards of an attempt can be practised before they are due, and each rating is scheduled from that moment', async () => {
    const person = await anonymousBrowser(test);
    at('2026-12-01T10:00:00.000Z');
    const { attemptId } = await takeQuiz(test, person, await quizOf(test, { keys: Array(22).fill('A') }), 1);
    await takeQuiz(test, person, await quizOf(test, { keys: ['C'] }), 0);
    const ofAttempt = async () => (await person.get(`/api/review?attempt=${attemptId}`)).json<ReviewQueue>();
    const first = await ofAttempt();
    expect([first.due, first.total, first.cards.length]).toEqual([22, 22, 21]);
    const [card] = first.cards;
    if (!card) throw new Error('The attempt has no card.');
    const own = fsrs({ enable_fuzz: false });
    let expected = createEmptyCard(new Date('2026-12-01T10:00:00.000Z'));
    let { due } = card;
    const steps: [string, Rating, Grade][] = [
      ['2026-12-01T10:00:00.000Z', 'easy', Grades.Easy],
      ['2026-12-01T10:00:05.000Z', 'good', Grades.Good],
      ['2026-12-04T10:00:00.000Z', 'good', Grades.Good],
      ['2026-12-05T10:00:00.000Z', 'again', Grades.Again],
    ];
    for (const [now, rating, grade] of steps) {
      at(now);
      const shown = (await ofAttempt()).cards.find(({ cardId }) => cardId === card.cardId);
      expect(shown?.due).toBe(due);
      const { body } = await rate(person, { cardId: card.cardId, rating, due });
      expected = own.next(expected, new Date(now), grade).card;
      expect([body.due, body.reps, body.lapses]).toEqual([
        expected.due.toISOString(),
        expected.reps,
        expected.lapses,
      ]);
      expect(Date.parse(body.due) - Date.parse(now)).toBe(1000 * (shown?.next[rating] ?? 0));
      // Knowing a card early never brings it back earlier than before.
      if (rating === 'good') expect(Date.parse(body.due)).toBeGreaterThanOrEqual(Date.parse(due));
      ({ due } = body);
    }
  });

  it('[Z3] [Z14] the cards of an attempt are hidden while its quiz is being taken, and 404 for anybody else', async () => {
    const person = await anonymousBrowser(test);
    const quizId = await quizOf(test, { keys: ['A', 'A'] });
    const { attemptId } = await takeQuiz(test, person, quizId, 0);
    const url = `/api/review?attempt=${attemptId}`;
    expect((await person.get(url)).json<ReviewQueue>().cards).toHaveLength(2);
    const { body: open } = await quizCalls(person).start(quizId);
    for (const id of [attemptId, open.attemptId])
      expect((await person.get(`/api/review?attempt=${id}`)).json()).toEqual({
        due: 0,
        total: 0,
        attemptId: id,
        cards: [],
        hiddenQuizId: quizId,
      });
    const refused = await (await anonymousBrowser(test)).get(url);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'attempts.not_found']);
    expect((await person.get('/api/review?attempt=x')).statusCode).toBe(400);
    expect((await test.nobody.get(url)).statusCode).toBe(401);
  });

  it('[Z14] cards of an attempt that another quiz hides name that quiz', async () => {
    const person = await anonymousBrowser(test);
    const quizId = await quizOf(test, { keys: ['A'] });
    const otherId = await quizOf(test, { keys: ['A'], title: 'The other one' });
    const { attemptId } = await takeQuiz(test, person, quizId, 0);
    for (const id of [quizId, otherId])
      await updateRows(test, 'quiz_questions', { quiz_id: id }, { bank_id: `shared-${quizId}` });
    const ofAttempt = async () => (await person.get(`/api/review?attempt=${attemptId}`)).json<ReviewQueue>();
    expect(await ofAttempt()).toMatchObject({ attemptId, cards: [{ quizId }] });
    await quizCalls(person).start(otherId);
    expect(await ofAttempt()).toMatchObject({
      attemptId,
      cards: [],
      hiddenQuizId: otherId,
      hiddenQuizTitle: 'The other one',
    });
  });

  it('[Z11] when accounts merge, the card of an item that was reviewed more often stays', async () => {
    const quizzes = [await quizOf(test, { keys: ['A'] }), await quizOf(test, { keys: ['A'] })];
    const ownQuiz = await quizOf(test, { keys: ['A'] });
    const account = await member(test);
    const visitor = await anonymousBrowser(test);
    for (const quizId of quizzes) {
      await takeQuiz(test, account, quizId, 0);
      await takeQuiz(test, visitor, quizId, 0);
    }
    await takeQuiz(test, visitor, ownQuiz, 0);
    const [one, two] = (await review(visitor)).cards;
    if (!one || !two) throw new Error('No card is due.');
    const here = await rate(visitor, { cardId: one.cardId, rating: 'easy', due: one.due });
    const { due } = (await review(account)).cards.find(({ cardId }) => cardId === two.cardId) ?? two;
    const there = await rate(account, { cardId: two.cardId, rating: 'hard', due });
    await visitor.post('/api/auth/signin', { email: account.email, password: goodPassword });
    const rows = await selectRows(
      test,
      'review_cards',
      { user_id: account.id },
      ['item_id', 'due', 'reps'],
      'item_id',
    );
    expect(rows.map((row) => [row.item_id, row.reps])).toEqual([
      [one.cardId, 1],
      [two.cardId, 1],
      [expect.any(Number), 0],
    ]);
    expect(rows.slice(0, 2).map((row) => row.due.toISOString())).toEqual([here.body.due, there.body.due]);
    const left = await selectRows(test, 'review_cards', { user_id: visitor.id }, ['item_id']);
    expect(left).toEqual([]);
  });
});
