import type { QuizCard, QuizFigures } from '@aw/contracts/quizzes/public';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { quizOf } from '../../testing/quizzes';
import { insertRow, selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();

beforeAll(async () => {
  await quizOf(test, { title: 'Limits', subject: 'Mathematics', timeLimit: 30 });
  await quizOf(test, { title: 'Moles 50 %', subject: 'Chemistry', timeLimit: 20, keys: ['A', 'B'] });
  await quizOf(test, { title: 'Derivatives', subject: 'Mathematics', timeLimit: 45 });
  await insertRow(test, 'quizzes', { title: 'Hidden', subject: 'Law', status: 'unlisted' });
  await insertRow(test, 'quizzes', { title: 'Gone', subject: 'Law', status: 'retired' });
  await insertRow(test, 'quizzes', { title: 'Draft', subject: 'Law', status: 'draft' });
});
const list = async (query = '') => {
  const response = await test.nobody.get(`/api/quizzes${query}`);
  return { status: response.statusCode, link: response.headers.link, body: response.json<QuizCard[]>() };
};
const figures = async (query = '') =>
  (await test.nobody.get(`/api/quizzes/figures${query}`)).json<QuizFigures>();

describe('the library of quizzes', () => {
  it('[Z1] the library lists quizzes by title, page by page, without signing in', async () => {
    expect((await list()).body.map(({ title }) => title)).toEqual(['Derivatives', 'Limits', 'Moles 50 %']);
    const first = await list('?limit=2');
    expect(first.body).toHaveLength(2);
    const cursor = /cursor=([^&>]+)/.exec(String(first.link))?.[1];
    expect((await list(`?limit=2&cursor=${cursor}`)).body.map(({ title }) => title)).toEqual(['Moles 50 %']);
  });

  it.each([
    ['?q=LIMIT', ['Limits']],
    ['?q=50%20%25', ['Moles 50 %']],
    ['?q=mathem', ['Derivatives', 'Limits']],
    ['?q=adding', ['Derivatives', 'Limits', 'Moles 50 %']],
    ['?subject=Chemistry', ['Moles 50 %']],
    ['?difficulty=medium&subject=Mathematics', ['Derivatives', 'Limits']],
    ['?difficulty=hard', []],
    ['?q=_', []],
  ])('[Z1] %s finds %j, and the figures count as many', async (query, titles) => {
    expect((await list(query)).body.map(({ title }) => title)).toEqual(titles);
    expect((await figures(query)).matches).toBe(titles.length);
  });

  it('[Z1] the figures of the library match the database', async () => {
    const { rows } = await sql`
      select count(*)::int as "totalQuizzes", count(distinct subject)::int as subjects,
        round(avg(total_questions))::int as "averageQuestions", round(avg(time_limit))::int as "averageTime",
        count(*)::int as matches
      from quizzes where status = 'listed'`.execute(test.ctx.db);
    expect(await figures()).toEqual(rows[0]);
    expect(rows[0]).toMatchObject({ totalQuizzes: 3, subjects: 2, averageTime: 32 });
  });

  it('[Z1] a quiz can be read by id if it is listed, unlisted or retired, and a draft or unknown one is 404', async () => {
    const get = async (id: number | string) => test.nobody.get(`/api/quizzes/${id}`);
    const ids = await selectRows(test, 'quizzes', {}, ['id', 'title']);
    const idOf = (title: string) => ids.find((one) => one.title === title)?.id ?? 0;
    expect((await get(idOf('Limits'))).json()).toMatchObject({
      title: 'Limits',
      timeLimit: 30,
      passPercentage: 60,
    });
    expect((await get(idOf('Hidden'))).statusCode).toBe(200);
    expect((await get(idOf('Gone'))).json()).toMatchObject({ title: 'Gone', isRetired: true });
    expect((await get(idOf('Limits'))).json()).toMatchObject({ isRetired: false });
    for (const id of [idOf('Draft'), 999_999]) {
      expect((await get(id)).json()).toMatchObject({ code: 'quizzes.not_found' });
    }
    expect((await get('x')).statusCode).toBe(400);
  });

  it('[Z1] a change is in the next response although responses are cached', async () => {
    const before = (await figures()).totalQuizzes;
    await quizOf(test, { title: 'Zeta' });
    expect((await figures()).totalQuizzes).toBe(before + 1);
    expect((await list()).body.at(-1)?.title).toBe('Zeta');
  });
});
