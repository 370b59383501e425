import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { beforeTests } from '../../testing/before-tests';
import { deleteRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_READS_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
let asker: string;
let other: string;
type Inject = Awaited<ReturnType<typeof signedIn>>['inject'];
type Card = { id: number; title: string; status: string };
type Row = { title: string; content?: string; subject?: string; asker_id?: string; created_at?: Date };

beforeAll(async () => {
  asker = (await signedIn(test.app)).id;
  other = (await signedIn(test.app)).id;
});
beforeEach(async () => {
  await deleteRows(test, 'questions');
});

/** Stores questions and returns their ids. `ids` sets them, so that the questions are in segments far from each other. */
async function storeQuestions(rows: Row[], { ids }: { ids?: readonly number[] } = {}): Promise<number[]> {
  const values = rows.map((row, at) => ({
    content: 'Text.',
    subject: null,
    asker_id: asker,
    created_at: new Date(),
    ...row,
    id: ids?.[at] ?? null,
  }));
  const { rows: stored } = await sql<{ id: number }>`
    insert into questions (id, title, content, subject, asker_id, created_at) overriding system value
    select coalesce(id, nextval(pg_get_serial_sequence('questions', 'id'))), title, content, subject, asker_id, created_at
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as one(id bigint, title text, content text, subject text, asker_id text, created_at timestamptz)
    returning id`.execute(test.ctx.db);
  return stored.map(({ id }) => id);
}

/** Returns the rows of all pages of a list. */
async function pagesOf<T>(
  first: string,
  inject: Inject = (options) => test.app.inject(options),
): Promise<T[]> {
  const rows: T[] = [];
  let url: string | undefined = first;
  while (url) {
    const response = await inject({ url });
    expect([url, response.statusCode]).toEqual([url, 200]);
    rows.push(...response.json<T[]>());
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return rows;
}

const search = async (q: string, more = '', app = test.app) =>
  (
    await pagesOf<Card>(`/api/questions?q=${encodeURIComponent(q)}${more}`, (options) => app.inject(options))
  ).map(({ title }) => title);
const inConsole = async (q: string, more = '') =>
  (await pagesOf<Card>(`/api/admin/questions?q=${encodeURIComponent(q)}${more}`, staff.inject)).map(
    ({ title }) => title,
  );

it('[Q1] a search finds questions with all of its words in title, content or subject, whole or in part, in any order and case', async () => {
  await storeQuestions([
    { title: 'Why does photosynthesis need light?', content: 'My teacher drew a chloroplast.' },
    { title: 'Elastic demand', content: 'Prices rise.', subject: 'Economics' },
    { title: 'Ideal gas', content: 'pV = nRT at 300 K; what is R?' },
  ]);
  const [light, demand, gas] = [['Why does photosynthesis need light?'], ['Elastic demand'], ['Ideal gas']];
  for (const q of [
    'PHOTOSYNTHESIS',
    'photosyn',
    'tosynth',
    'light chloroplast',
    'chloroplast LIGHT why',
    'li',
  ])
    expect([q, await search(q)]).toEqual([q, light]);
  for (const q of ['economics', 'econom prices', 'demand economics rise'])
    expect([q, await search(q)]).toEqual([q, demand]);
  for (const q of ['300', 'r ideal', 'pv = nrt', '"gas pv"']) expect([q, await search(q)]).toEqual([q, gas]);
  for (const q of ['photosynthesis economics', '"need photosynthesis"', 'lightning'])
    expect([q, await search(q, '&exact=1')]).toEqual([q, []]);
  expect(await search('demands')).toEqual(demand);
});

it('[Q1] a search finds words of every script, in any spelling of their letters', async () => {
  const titles = [
    '为什么光合作用需要光？',
    'ما هو الكِتَاب المفيد؟',
    'विज्ञान क्या है?',
    'Gödel’s theorem and naïve sets',
    'Is H₂O polar at 2 m/s²?',
    '왜 하늘은 파란가요',
  ];
  await storeQuestions(titles.map((title) => ({ title })));
  for (const [q, at] of [
    ['光合作用', 0],
    ['作用', 0],
    ['光', 0],
    ['合作用需', 0],
    ['الكتاب', 1],
    ['كتاب', 1],
    ['الكِتَاب', 1],
    ['विज्ञान', 2],
    ['Godel', 3],
    ['GÖDEL NAIVE', 3],
    ['h2o', 4],
    ['H₂O s2', 4],
    ['Ｐｏｌａｒ', 4],
    ['하늘', 5],
  ] as const)
    expect([q, await search(q)]).toEqual([q, [titles[at]]]);
  for (const q of ['合光', '作光', 'كاتب']) expect([q, await search(q)]).toEqual([q, []]);
});

it('[Q1] a search for signs, open quotation marks or two hundred letters of nonsense finds nothing and does not fail', async () => {
  await storeQuestions([{ title: 'A plain question about %' }]);
  for (const q of [
    '%',
    "'",
    '"',
    '\\',
    "' or 1=1 --",
    '!&|()<->:*',
    'xq'.repeat(100),
    'x y z '.repeat(33).trim(),
    '光'.repeat(200),
    `"${'w '.repeat(99)}`,
  ])
    expect([q, await search(q)]).toEqual([q, []]);
  expect(await search('"plain quest')).toEqual(['A plain question about %']);
  for (const cursor of ['[-5]', '[9007199254740991]', '[123456789]'])
    expect(await search('plain', `&cursor=${Buffer.from(cursor).toString('base64url')}`)).toHaveLength(
      cursor.startsWith('[-') ? 0 : 1,
    );
});

it.each([
  { spread: 'one segment', step: 1 },
  { spread: 'many segments', step: 700 },
  { spread: 'many groups of segments', step: 40_000 },
])(
  '[Q1] each page of a search continues where the previous one ended, the newest first, in $spread',
  async ({ step }) => {
    const words = (at: number) =>
      ['every', at % 3 === 0 && 'third', at % 20 === 7 && 'rarely'].filter(Boolean).join(' ');
    const rows = Array.from({ length: 120 }, (_, at) => ({
      title: `${at}: ${words(at)}`,
      created_at: new Date(1_700_000_000_000 + at * 60_000),
    }));
    const ids = rows.map((_, at) => 1_000_000 + at * step);
    await storeQuestions(rows, { ids });
    // Once without statistics of the words, and once with them.
    await sql`analyze questions`.execute(test.ctx.db);
    const appWithStatistics = await buildApp({ ...test.ctx, cacheDb: test.ctx.db.withoutPlugins() });
    for (const app of [test.app, appWithStatistics])
      for (const [word, limit] of [
        ['every', 7],
        ['every', 50],
        ['third', 7],
        ['rarely', 1],
        ['rare', 50],
        ['e', 7],
      ] as const) {
        const has = (title: string) => title.includes(word === 'e' ? 'every' : word);
        const expected = rows.map(({ title }) => title).filter(has);
        const matches = await search(word, `&limit=${limit}`, app);
        expect([word, limit, matches]).toEqual([word, limit, expected.toReversed()]);
      }
    await appWithStatistics.close();
  },
);

it('[Q1] found questions of one segment are ordered by date, and a cursor works after its question was removed', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const ids = await storeQuestions([
    { title: 'Tides third', created_at: day(3) },
    { title: 'Tides second', created_at: day(2) },
    { title: 'Tides first', created_at: day(1) },
  ]);
  expect(await search('tides', '&limit=1')).toEqual(['Tides third', 'Tides second', 'Tides first']);
  const page = await test.nobody.get('/api/questions?q=tides&limit=1');
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  await sql`update questions set status = 'removed' where id = ${ids[0]}`.execute(test.ctx.db);
  expect((await pagesOf<Card>(next)).map(({ title }) => title)).toEqual(['Tides second', 'Tides first']);
});

it('[Q1] a search never finds a question that is held, removed, withdrawn or deleted, and finds an edited one by its new text', async () => {
  const [id = 0] = await storeQuestions([{ title: 'Wolframite ores', content: 'Where?' }]);
  const set = async (change: ReturnType<typeof sql>) => {
    await sql`update questions set ${change} where id = ${id}`.execute(test.ctx.db);
    return search('wolframite');
  };
  expect(await search('wolframite')).toHaveLength(1);
  expect(await set(sql`status = 'held'`)).toEqual([]);
  expect(await set(sql`status = 'removed'`)).toEqual([]);
  expect(await set(sql`status = 'withdrawn'`)).toEqual([]);
  expect(await set(sql`status = 'visible', deleted_at = now()`)).toEqual([]);
  expect(await set(sql`deleted_at = null`)).toHaveLength(1);
  expect(await set(sql`title = 'Tungsten ores'`)).toEqual([]);
  expect(await search('tungst')).toEqual(['Tungsten ores']);
});

it('[Q1] the words of an erased question are deleted, except those that another question has too', async () => {
  const [id] = await storeQuestions([{ title: 'Secretword commonword' }, { title: 'Commonword' }]);
  const storedWords = async () =>
    (
      await sql<{ word: string }>`select word from question_words where word like '%word' order by 1`.execute(
        test.ctx.db,
      )
    ).rows.map(({ word }) => word);
  expect(await storedWords()).toEqual(['commonword', 'secretword']);
  await sql`update questions set title = 'Removed question', content = '', deleted_at = now() where id = ${id}`.execute(
    test.ctx.db,
  );
  expect(await storedWords()).toEqual(['commonword']);
});

it('[Q1] a search for teasers returns at most `perAsker` questions of one person', async () => {
  await storeQuestions(['Orbit 1', 'Orbit 2', 'Comet', 'Orbit 3'].map((title) => ({ title })));
  await storeQuestions([{ title: 'Orbit of another', asker_id: other }]);
  expect((await search('orbit', '&perAsker=2')).toSorted()).toEqual(['Orbit 3', 'Orbit of another']);
});

it('[M1] the console finds questions in every state, held ones first, by their words and by the id of their asker', async () => {
  const ids = await storeQuestions(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ title: `Orbit ${at}`, asker_id: at % 2 ? asker : other })),
  );
  await storeQuestions([{ title: 'Comet', asker_id: other }]);
  const set = (at: number, change: ReturnType<typeof sql>) =>
    sql`update questions set ${change} where id = ${ids[at - 1]}`.execute(test.ctx.db);
  await set(2, sql`status = 'held'`);
  await set(5, sql`status = 'held'`);
  await set(4, sql`status = 'removed'`);
  await set(6, sql`status = 'withdrawn'`);
  await set(7, sql`deleted_at = now(), deletion_id = gen_random_uuid()`);
  await set(8, sql`deleted_at = now()`);
  const all = [5, 2, 7, 6, 4, 3, 1].map((at) => `Orbit ${at}`);
  for (const limit of [1, 2, 3, 50]) expect(await inConsole('orb', `&limit=${limit}`)).toEqual(all);
  expect(await inConsole('orbit', '&status=held')).toEqual(all.slice(0, 2));
  expect(await inConsole('orbit', '&status=removed&limit=1')).toEqual(['Orbit 7', 'Orbit 4']);
  expect(await inConsole('orbit', '&status=withdrawn')).toEqual(['Orbit 6']);
  expect(await inConsole('orbit', '&status=visible')).toEqual(['Orbit 3', 'Orbit 1']);
  expect(await inConsole(other, '&limit=1')).toEqual(['Orbit 2', 'Comet', 'Orbit 6', 'Orbit 4']);
  expect(await inConsole('nothing like it')).toEqual([]);
});
