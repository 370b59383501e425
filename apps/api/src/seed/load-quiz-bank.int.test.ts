import { richTextVersion } from '@aw/content/rich-text-version';
import type { BankItem, BankQuiz } from '@aw/quiz-bank';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser } from '../testing/account';
import { itemOf, quizAuthor } from '../testing/quiz-authors';
import { quizCalls } from '../testing/quizzes';
import { selectRow, selectRows } from '../testing/rows';
import { useTestApp } from '../testing/test-app';
import { loadQuizBank } from './load-quiz-bank';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const text = (source: string) => ({ source, html: `<p>${source}</p>`, text: source });
const item = (id: string, stem = `What is ${id}?`): BankItem => ({
  id,
  topic: 'Limits',
  difficulty: 'easy',
  question: text(stem),
  options: { A: text('one'), B: text('two'), C: text('three'), D: text('four') },
  correctAnswer: 'B',
  mistakes: { A: 'One too few.' },
  explanation: text('Because two is two.'),
  source: 'A book, chapter 1',
  hash: `hash of ${stem}`,
});
const quizOf = (items: BankItem[], change: Partial<BankQuiz> = {}): BankQuiz => ({
  key: 'mathematics/numbers',
  subject: 'Mathematics',
  title: 'Numbers',
  description: 'Counting.',
  difficulty: 'easy',
  timeLimit: 30,
  askedQuestions: items.length,
  items,
  hash: JSON.stringify([items.map(({ hash }) => hash), change]),
  ...change,
});

const quizRow = () => selectRow(test, 'quizzes', { bank_key: 'mathematics/numbers' });
const questions = async () =>
  selectRows(
    test,
    'quiz_questions',
    { quiz_id: (await quizRow()).id },
    ['id', 'bank_id', 'version', 'position', 'question', 'replaced_at'],
    'id',
  );

describe('the quiz bank of an installation', () => {
  it('[Z1] every quiz of the bank can be taken after the first start', async () => {
    await loadQuizBank(test.ctx);
    const rows = await selectRows(test, 'quizzes', { status: 'listed' });
    expect(rows.length).toBeGreaterThanOrEqual(38);
    const { minVersion } = await test.ctx.db
      .selectFrom('quiz_questions')
      .select((one) => one.fn.min('html_version').as('minVersion'))
      .executeTakeFirstOrThrow();
    expect(minVersion, 'the clean-up need not compile them again').toBe(richTextVersion);
    for (const row of rows) {
      const calls = quizCalls(await anonymousBrowser(test));
      await calls.start(row.id);
      const askedQuestions = (await calls.questions(row.id)).body;
      expect([row.title, askedQuestions.length]).toEqual([row.title, row.total_questions]);
      for (const one of askedQuestions)
        expect(Object.values(one.html).every((html) => html.length > 0)).toBe(true);
    }
  });

  it('[Z1] a second start writes nothing to the quiz bank, also when two processes start at once', async () => {
    const quiz = quizOf([item('a'), item('b')]);
    await Promise.all([loadQuizBank(test.ctx, [quiz]), loadQuizBank(test.ctx, [quiz])]);
    const before = [await quizRow(), await questions()];
    await loadQuizBank(test.ctx, [quiz]);
    expect([await quizRow(), await questions()]).toEqual(before);
    expect(await questions()).toHaveLength(2);
  });

  it('[Z1] a changed item becomes a new version, a removed one is no longer used, and open attempts keep theirs', async () => {
    await loadQuizBank(test.ctx, [quizOf([item('a'), item('b')])]);
    const { id } = await quizRow();
    const calls = quizCalls(await anonymousBrowser(test));
    await calls.start(id);
    const askedQuestions = (await calls.questions(id)).body;
    await loadQuizBank(test.ctx, [
      quizOf([item('c'), item('a', 'What is A now?')], { title: 'More numbers' }),
    ]);
    expect(await quizRow()).toMatchObject({ id, title: 'More numbers', total_questions: 2 });
    expect(
      (await questions()).map(({ bank_id, version, position, replaced_at }) => [
        bank_id,
        version,
        position,
        replaced_at === null,
      ]),
    ).toEqual([
      ['a', 1, 1, false],
      ['b', 1, 2, false],
      ['c', 1, 1, true],
      ['a', 2, 2, true],
    ]);
    expect((await calls.questions(id)).body).toEqual(askedQuestions);
    const { body: result } = await calls.submit(id, { answers: { [askedQuestions[0]?.id ?? 0]: 'B' } });
    expect(result).toMatchObject({ score: 1, totalQuestions: 2 });
  });

  it('[Z11] versions of an item refer to its first one, and an item that returns starts again', async () => {
    const load = (items: BankItem[]) =>
      loadQuizBank(test.ctx, [quizOf(items, { key: 'mathematics/versions' })]);
    await load([item('a'), item('b')]);
    await load([item('a', 'Second?'), item('b')]);
    await load([item('a', 'Third?')]);
    await load([item('a', 'Third?'), item('b')]);
    const rows = await test.ctx.db
      .selectFrom('quiz_questions as q')
      .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
      .select(['q.id', 'q.first_id', 'q.item_id', 'q.version'])
      .where('z.bank_key', '=', 'mathematics/versions')
      .orderBy('q.id')
      .execute();
    const [a, b] = rows.map(({ id }) => id);
    expect(rows.map((row) => [row.version, row.first_id])).toEqual([
      [1, null],
      [1, null],
      [2, a],
      [3, a],
      [1, null],
    ]);
    expect(rows.map((row) => row.item_id)).toEqual([a, b, a, a, rows[4]?.id]);
  });

  it('[Z9] changes by authors stay until the bank changes the item, and added questions always stay', async () => {
    const author = await quizAuthor(test);
    const key = 'mathematics/authored';
    const bank = (second = item('b')) => quizOf([item('a'), second, item('c'), item('d')], { key });
    await loadQuizBank(test.ctx, [bank()]);
    const row = test.ctx.db.selectFrom('quizzes').select('id').where('bank_key', '=', key);
    const { id } = await row.executeTakeFirstOrThrow();
    const [a, b, c, d] = (await author.read(id)).questions.map((question) => question.id);
    await author.edit(id, a ?? 0, itemOf({ question: 'Better?' }));
    await author.edit(id, b ?? 0, itemOf({ question: 'Better as well?' }));
    await author.correct(id, c ?? 0, { kind: 'drop' });
    await author.remove(id, d ?? 0);
    await author.add(id, itemOf({ question: 'Added?' }));
    const shown = async () =>
      (await author.read(id)).questions.map(({ item: { question }, droppedAt }) => [
        question,
        droppedAt === null,
      ]);
    // Another item changes, so that the quiz is loaded again.
    await loadQuizBank(test.ctx, [bank(item('b', 'Changed in the bank?'))]);
    expect(await shown()).toEqual([
      ['Better?', true],
      ['Changed in the bank?', true],
      ['What is c?', false],
      ['Added?', true],
    ]);
    expect(await author.read(id)).toMatchObject({ totalQuestions: 3 });
    const changed = item('d', 'Is D back?');
    await loadQuizBank(test.ctx, [quizOf([item('a'), item('c'), changed], { key })]);
    expect(await shown()).toEqual([
      ['Better?', true],
      ['What is c?', false],
      ['Is D back?', true],
      ['Added?', true],
    ]);
  });

  it('[Z1] a quiz that fails halfway leaves nothing behind, and the next start loads it', async () => {
    const broken = quizOf([item('x'), { ...item('y'), correctAnswer: 'E' as 'A' }], {
      key: 'mathematics/broken',
    });
    await expect(loadQuizBank(test.ctx, [broken])).rejects.toThrow();
    const find = () => selectRows(test, 'quizzes', { bank_key: 'mathematics/broken' }, ['id']);
    expect(await find()).toEqual([]);
    await loadQuizBank(test.ctx, [{ ...broken, items: [item('x'), item('y')] }]);
    expect(await find()).toHaveLength(1);
  });
});
