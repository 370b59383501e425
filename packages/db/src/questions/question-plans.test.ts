import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../schema.gen';
import { fillQuestions, questionTerms } from '../testing/fill-questions';
import { openPlanDatabase, type PlanDatabase } from '../testing/plan-database';
import { faultsOf, mostRows, planOf, type Statement } from '../testing/plans';
import { list } from './questions.queries';
import { listForReview } from './review.queries';
import { listSimilar } from './similar.queries';

const questions = 100_000;
const limit = 21;
/** Each of the candidates is asked for each word of a title. */
const mostCompared = 10 * mostRows;
/** Of which a search looks at two groups of segments at the least. */
const mostPhrases = 2 * 16_384;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let asked: Statement[] = [];

beforeAll(async () => {
  database = await openPlanDatabase((statement) => void asked.push(statement));
  ({ db, pool } = database);
  await fillQuestions(db, { questions });
});
afterAll(() => database.close());

/** What is wrong with the plans of what `ask` asks, for these words and for any. */
async function faultsWhen(ask: () => Promise<unknown>, most = mostRows): Promise<string[]> {
  asked = [];
  await ask();
  const statements = asked.filter(({ text }) => !text.includes('pg_stats'));
  expect(statements.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const statement of statements)
    for (const mode of ['custom', 'generic'] as const)
      for (const fault of faultsOf(await planOf(pool, statement, mode), most))
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

describe('at 100,000 questions', () => {
  const terms = Object.entries(questionTerms).flatMap(([kind, of]) => of.map((term) => ({ kind, term })));

  it.each(terms)(
    '[Q1] a search for $term ($kind) reads no table whole and few rows, at each depth',
    async ({ term }) => {
      for (const afterId of [undefined, 99_000, 50_000, 900])
        expect(await faultsWhen(() => list(db, { q: term, limit, afterId }))).toEqual([]);
      for (const status of ['held', 'removed', undefined] as const)
        expect(await faultsWhen(() => listForReview(db, { q: term, status }, { limit }))).toEqual([]);
    },
  );

  it.each(titles)('[Q8] what is like "%s" is found among few', async (title) => {
    expect(await faultsWhen(() => listSimilar(db, title, 5), mostCompared)).toEqual([]);
  });

  it('[Q1] [Q8] it is so whatever sample of texts the statistics are of', async () => {
    // Each run looks at other samples.
    for (let sample = 0; sample < 5; sample++) {
      await sql`analyze questions, question_words`.execute(db);
      // What is kept of the statistics is kept for each of these.
      const other = db.withoutPlugins();
      for (const q of ['energy', 'wolframite', 'exercise', 'half photosyn'])
        expect(await faultsWhen(() => list(other, { q, limit })), `sample ${sample}`).toEqual([]);
      for (const title of titles.slice(0, 2))
        expect(await faultsWhen(() => listSimilar(other, title, 5), mostCompared)).toEqual([]);
    }
  });

  it.each(['"exercise the"', '"the is"', '"chapter exercise chapter"'])(
    '[Q1] whether %s stand side by side is looked up in so many of the newest alone',
    async (q) => {
      for (const afterId of [undefined, 50_000])
        expect(await faultsWhen(() => list(db, { q, limit, afterId }), mostPhrases)).toEqual([]);
    },
  );

  it('[Q1] what a search finds, page after page, is what a look at every text finds', async () => {
    for (const [q, pattern] of [
      ['wolframite', 'wolframite'],
      ['energy function', 'energy.*function|function.*energy'],
      ['rachisto', 'rachisto'],
      ['tochron', 'tochron'],
      ['or the energy is market', '^(?=.*\\mor\\M)(?=.*\\mthe\\M)(?=.*\\menergy\\M)(?=.*\\mis\\M).*market'],
    ]) {
      const { rows } = await sql<{ id: number }>`
        select id from questions where is_listed and title || ' ' || subject || ' ' || content ~* ${pattern} order by id desc`.execute(
        db,
      );
      const found: number[] = [];
      for (let page = await list(db, { q, limit }); page.length > 0; ) {
        found.push(...page.map(({ id }) => id));
        page = await list(db, { q, limit, afterId: found.at(-1) });
      }
      expect([q, found.length, found]).toEqual([q, rows.length, rows.map(({ id }) => id)]);
      expect(found.length, q).toBeGreaterThan(0);
    }
  });

  it('[Q1] words that the newest questions have no more are found in older ones, by few rows', async () => {
    await sql`
      update questions set title = replace(title, 'energy', ''), content = replace(content, 'energy', '')
      where id > ${0.3 * questions} and words @@ 'energy'`.execute(db);
    // An index names rows as they were until they are swept up.
    await sql`vacuum questions`.execute(db);
    const found = await list(db, { q: 'energy', limit });
    expect(found).toHaveLength(limit);
    expect(Math.max(...found.map(({ id }) => id))).toBeLessThan(0.3 * questions);
    expect(await faultsWhen(() => list(db, { q: 'energy', limit }))).toEqual([]);
  });
});
