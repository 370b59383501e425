import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { fillQuestions, questionTerms } from '../testing/fill-questions';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { faultsOf, maxRows, planOf, type Statement } from '../testing/plans';
import { type ExpandedSearch, expandSearch } from '../words/expand-search';
import { listLate } from './question-changes.queries';
import { blankQuotes } from './question-sources.queries';
import { list } from './questions.queries';
import { listForReview } from './review.queries';
import { listSimilar } from './similar.queries';

const questions = 100_000;
const limit = 21;
/** Each candidate is compared with each word of a title. */
const maxCompared = 10 * maxRows;
/** A search for a phrase looks at two groups of segments at least. */
const maxPhrases = 2 * 16_384;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let recorded: Statement[] = [];

beforeAll(async () => {
  database = await openPlanDatabase((statement) => void recorded.push(statement));
  ({ db, pool } = database);
  await fillQuestions(db, { questions });
});
afterAll(() => database.close());

/** Returns the faults of the plans of the statements that `ask` runs, for these values and for any. */
async function faultsWhen(ask: () => Promise<unknown>, maxTouched = maxRows): Promise<string[]> {
  recorded = [];
  await ask();
  const statements = recorded.filter(({ text }) => !text.includes('pg_stats'));
  expect(statements.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const statement of statements)
    for (const mode of ['custom', 'generic'] as const)
      for (const fault of faultsOf(await planOf(pool, statement, mode), maxTouched))
        faults.push(`${mode}: ${fault} by ${statement.text}`);
  return faults;
}

const titles = [
  'How does energy affect entropy in a closed system?',
  'Please can you help me with my exam question about temperature and pressure: where is my mistake?',
  'gastrulation',
  'energy',
  'How do I calculate the wrong answer for a first course',
  'xylophonist quokka',
];

/** Reads a search with words. */
async function read(q: string): Promise<ExpandedSearch> {
  const search = await expandSearch(db, q, { table: 'question_words' });
  if (!search) throw new Error('A word was searched for.');
  return search;
}

describe('at 100,000 questions', () => {
  it('[Q13] late questions, also those in review, are read from indexes', async () => {
    expect(await faultsWhen(() => listLate(db, new Date(), 500), 2 * maxRows)).toEqual([]);
  });

  it('[Q16] the quotes of an erased document are found by indexes', async () => {
    expect(await faultsWhen(() => blankQuotes(db, [1, 2]))).toEqual([]);
  });

  const terms = Object.entries(questionTerms).flatMap(([kind, of]) => of.map((term) => ({ kind, term })));

  it.each(terms)(
    '[Q1] a search for $term ($kind) scans no table and reads few rows, at each depth',
    async ({ kind, term }) => {
      // All words that begin with so few letters are read, if these are few rows.
      const most = kind === '1–2 letters' ? 2 * maxRows : maxRows;
      for (const afterId of [undefined, 99_000, 50_000, 900])
        expect(
          await faultsWhen(async () => list(db, { search: await read(term), limit, afterId }), most),
        ).toEqual([]);
      for (const status of ['held', 'removed', undefined] as const)
        expect(await faultsWhen(() => listForReview(db, { q: term, status }, { limit }))).toEqual([]);
    },
  );

  it.each(titles)('[Q8] questions similar to "%s" are found by reading few rows', async (title) => {
    expect(await faultsWhen(() => listSimilar(db, title, 5), maxCompared)).toEqual([]);
  });

  it('[Q1] [Q8] searches read few rows with the statistics of any sample of texts', async () => {
    // Each run takes other samples.
    for (let sample = 0; sample < 5; sample++) {
      await sql`analyze questions, question_words`.execute(db);
      // A new instance, because the statistics are cached per instance.
      const other = db.withoutPlugins();
      for (const q of ['energy', 'wolframite', 'exercise', 'half photosyn'])
        expect(
          await faultsWhen(async () => list(other, { search: await read(q), limit })),
          `sample ${sample}`,
        ).toEqual([]);
      for (const title of titles.slice(0, 2))
        expect(await faultsWhen(() => listSimilar(other, title, 5), maxCompared)).toEqual([]);
    }
  });

  it.each(['"exercise the"', '"the is"', '"chapter exercise chapter"'])(
    '[Q1] the search for the phrase %s looks only at a limited number of the newest questions',
    async (q) => {
      for (const afterId of [undefined, 50_000])
        expect(
          await faultsWhen(async () => list(db, { search: await read(q), limit, afterId }), maxPhrases),
        ).toEqual([]);
    },
  );

  it('[Q1] the pages of a search have the same questions as a scan of all texts', async () => {
    for (const [q, pattern] of [
      ['wolframite', 'wolframite'],
      ['energy function', 'energy.*function|function.*energy'],
      ['rachisto', 'rachisto'],
      ['tochron', 'tochron'],
      ['or the energy is market', '^(?=.*\\menergy\\M).*market'],
    ] as const) {
      const { rows } = await sql<{ id: number }>`
        select id from questions where is_listed and title || ' ' || subject || ' ' || content ~* ${pattern} order by id desc`.execute(
        db,
      );
      const ids: number[] = [];
      for (let page = await list(db, { search: await read(q), limit }); page.length > 0; ) {
        ids.push(...page.map(({ id }) => id));
        page = await list(db, { search: await read(q), limit, afterId: ids.at(-1) });
      }
      expect([q, ids.length, ids]).toEqual([q, rows.length, rows.map(({ id }) => id)]);
      expect(ids.length, q).toBeGreaterThan(0);
    }
  });

  it('[Q1] a word that only older questions still have is found by reading few rows', async () => {
    await sql`
      update questions set title = replace(title, 'energy', ''), content = replace(content, 'energy', '')
      where id > ${0.3 * questions} and search_words @@ 'energy'`.execute(db);
    // Until a vacuum, the indexes contain the earlier versions of the rows.
    await sql`vacuum questions`.execute(db);
    const page = await list(db, { search: await read('energy'), limit });
    expect(page).toHaveLength(limit);
    expect(Math.max(...page.map(({ id }) => id))).toBeLessThan(0.3 * questions);
    expect(await faultsWhen(async () => list(db, { search: await read('energy'), limit }))).toEqual([]);
  });
});
