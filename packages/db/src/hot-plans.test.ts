import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as documentQueries from './documents';
import { untilAborted } from './hot-statement';
import type { DB } from './schema.gen';
import * as schools from './schools';
import * as search from './search';
import { matchCap } from './search/search-matches';
import { planSearch, type SearchPlan, searchNewestFirst } from './search/search-plan';
import { fillLibrary, searchTerms } from './testing/fill-library';
import { hotReads } from './testing/hot-reads';
import { openPlanDatabase, type PlanDatabase } from './testing/plan-database';
import { expensiveFiltersOf, faultsOf, maxRows, planOf, type Statement } from './testing/plans';
import { beginLibrary, forgetStatistics, growLibrary, lastOnes, pagesEach } from './testing/small-library';

const documents = 100_000;
const crowd = 5_000;
/** Takes half of that on a machine with nothing else to do. */
const fillWithinMs = 600_000;

let large: PlanDatabase;
let small: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let recorded: Statement[] = [];
/** A person with uploads and unlocks, and a document from the middle. */
let reader: string;
let document: number;

beforeAll(async () => {
  const note = (statement: Statement) => void recorded.push(statement);
  [large, small] = [await openPlanDatabase(note), await openPlanDatabase(note)];
  ({ db, pool } = large);
});
afterAll(async () => {
  await large.close();
  await small.close();
});

/** Fills a library of 100,000 documents. */
async function fill(): Promise<void> {
  await fillLibrary(db, { documents });
  const row = await sql<{ id: number; uploader_id: string }>`
    select id, uploader_id from documents where is_listed order by id offset ${documents / 2} limit 1`.execute(
    db,
  );
  document = row.rows[0]?.id ?? 0;
  reader = row.rows[0]?.uploader_id ?? '';
  // One document that very many have unlocked, and one person who has rated very many.
  await sql`
    insert into document_unlocks (user_id, document_id) select id, ${document} from users limit ${crowd}
    on conflict do nothing`.execute(db);
  await sql`
    insert into document_ratings (user_id, document_id, stars) select ${reader}, id, 5 from documents limit ${crowd}
    on conflict do nothing`.execute(db);
  await sql`
    insert into sessions (sid, sess, expire)
    select 's' || id, jsonb_build_object('userId', id), now() + interval '1 day' from users`.execute(db);
  await sql`analyze sessions`.execute(db);
  // Half of the cases wait, with the same number of each kind.
  await sql`
    insert into moderation_cases (kind, target_id, held_at, outcome, decided_at)
    select (array['question', 'document'])[1 + i % 2], i, case when i % 4 < 2 then ${caseTime} + i * interval '1 second' end,
      'removed', ${caseTime} + i * interval '1 second'
    from generate_series(1, 40000) i`.execute(db);
  await sql`analyze moderation_cases`.execute(db);
}

/** Reads a search with words. */
async function read(q: string): Promise<search.ExpandedSearch> {
  const expanded = await search.expandSearch(db, q);
  if (!expanded) throw new Error('A word was searched for.');
  return expanded;
}

const caseTime = sql`timestamptz '2026-01-01'`;
const limit = 21;

/** Reads that run under a name, so that a plan for any values may be kept. */
const isHot = new Set([
  'who acts',
  'the newest documents',
  'the newest documents after the middle',
  'the page of a document',
  'a document for nobody',
  'pages of the library that have what is asked for',
  'explanations of somebody’s quizzes',
]);

/** Returns the statements of a read, except those that read statistics. */
async function statementsOf(read: () => Promise<unknown>): Promise<Statement[]> {
  recorded = [];
  await read();
  const statements = recorded.filter(
    ({ text }) => /^\s*(select|with)/i.test(text) && !text.includes('pg_stats'),
  );
  expect(statements.length).toBeGreaterThan(0);
  return statements;
}

describe('a library that grows', () => {
  const states = {
    old: async () => {},
    missing: () => forgetStatistics(small.db),
    new: () => sql`analyze`.execute(small.db),
  };
  let last = 30;

  beforeAll(async () => {
    await beginLibrary(small.db);
    await growLibrary(small.db, 0, last);
    await states.new();
  });

  it.each([100, 1_000, 10_000])(
    '[P10] at %i pages no read is planned to parse texts again, or to read many rows, with old, missing and new statistics',
    async (pages) => {
      const to = pages / pagesEach;
      await growLibrary(small.db, last, to);
      last = to;
      const faults: string[] = [];
      for (const [state, begin] of Object.entries(states)) {
        await begin();
        for (const [name, read] of Object.entries(hotReads)) {
          const of = { db: small.db, reader: 'person7', document: to / 2 };
          for (const statement of await statementsOf(() => read(of)))
            for (const mode of isHot.has(name) ? (['custom', 'generic'] as const) : (['custom'] as const)) {
              const plan = await planOf(small.pool, statement, mode);
              // A small table may be read completely; each row is read once at most, in two versions, because its pages
              // were indexed after it.
              const some = faultsOf(plan, Math.max(maxRows, 2 * (to + lastOnes))).filter(
                (fault) => !fault.endsWith('is read whole'),
              );
              for (const fault of [...some, ...expensiveFiltersOf(plan)])
                faults.push(`${state} statistics, ${mode}, ${name}: ${fault}`);
            }
        }
      }
      expect(faults).toEqual([]);
      const { rows } = await small.pool.query(
        "select gin_clean_pending_list('documents_search_words') as pending",
      );
      // The list ends at 64 kB, which are eight pages, or at the end of the document that fills it.
      expect(Number(rows[0].pending)).toBeLessThanOrEqual(16);
    },
  );
});

describe('at 100,000 documents', () => {
  beforeAll(fill, fillWithinMs);

  it.each(Object.keys(hotReads))('[P10] reading %s reads no table completely and few rows', async (name) => {
    for (const statement of await statementsOf(async () => hotReads[name]?.({ db, reader, document })))
      for (const mode of isHot.has(name) ? (['custom', 'generic'] as const) : (['custom'] as const))
        expect(faultsOf(await planOf(pool, statement, mode)), `${mode}: ${statement.text}`).toEqual([]);
  });

  it('[P10] [D23] documents that are related to one are found in few rows, without reading tables completely', async () => {
    for (const id of [document, document + 1, document + 2]) {
      const to = await documentQueries.find(db, id);
      for (const statement of await statementsOf(async () => to && search.listRelated(db, to, 6)))
        expect(faultsOf(await planOf(pool, statement, 'custom')), statement.text).toEqual([]);
    }
  });

  it('[P10] staff find a rare word in few rows with any sample in the statistics', async () => {
    // Each run samples other rows.
    for (let sample = 0; sample < 10; sample++) {
      await sql`analyze documents`.execute(db);
      recorded = [];
      await documentQueries.listForStaff(db, { q: 'mitochondria', limit });
      const list = recorded.at(-1) ?? { text: '', values: [] };
      expect(faultsOf(await planOf(pool, list, 'custom')), `sample ${sample}`).toEqual([]);
    }
  });

  const terms = Object.entries(searchTerms).flatMap(([kind, of]) => of.map((term) => ({ kind, term })));
  /** Each of the nine parts of a search counts at most this many matches. */
  const counted = 9 * matchCap;

  it.each(terms)(
    '[P2] a search for $term ($kind) reads no table completely and few rows',
    async ({ term }) => {
      for (const { ask, most } of [
        {
          ask: async () =>
            search.listDocuments(
              db,
              { search: await read(term), readerId: reader },
              { sort: 'relevance', limit },
            ),
          most: maxRows,
        },
        {
          ask: async () => search.listDocuments(db, { search: await read(term) }, { sort: 'newest', limit }),
          most: maxRows,
        },
        {
          ask: async () => search.countByFacet(db, { search: await read(term), readerId: reader }),
          most: counted,
        },
        {
          ask: async () => search.listWithSome(db, { search: await read(term), readerId: reader }, limit),
          most: maxRows,
        },
      ]) {
        recorded = [];
        await ask();
        // Languages are few, and read once a minute.
        const statements = recorded.filter(({ text }) => !/pg_stats|from document_languages/.test(text));
        expect(statements.length).toBeGreaterThan(0);
        for (const statement of statements)
          for (const mode of ['custom', 'generic'] as const)
            expect(faultsOf(await planOf(pool, statement, mode), most), `${mode}: ${statement.text}`).toEqual(
              [],
            );
      }
    },
  );

  it.each(['photosynthsis', 'mitochondira', 'chloroplats notes', 'lecture quokka', 'theroy'])(
    '[P2] what is typed as %s is corrected, and found by some of its words, without reading tables completely',
    async (typed) => {
      for (const ask of [
        () => search.correctWords(db, typed),
        async () => search.listWithSome(db, { search: await read(typed), readerId: reader }, limit),
        async () => schools.searchCourses(db, await read(typed), { limit }),
        async () => schools.searchSchools(db, await read(typed), { limit }),
        async () => schools.countCourses(db, await read(typed), undefined),
        async () => schools.countSchools(db, await read(typed)),
      ])
        for (const statement of (await statementsOf(ask)).filter(
          ({ text }) => !text.includes('from document_languages'),
        ))
          for (const mode of ['custom', 'generic'] as const)
            expect(
              // The library has so few different words that reading them is faster than an index.
              faultsOf(await planOf(pool, statement, mode), counted).filter(
                (fault) => fault !== 'readable_words is read whole',
              ),
              `${mode}: ${statement.text}`,
            ).toEqual([]);
    },
  );

  it.each([
    { filter: { subjects: ['Physics'] } },
    { filter: { schoolId: 5 } },
    { filter: { courseId: 17 } },
    { filter: { language: 'fr' } },
    { filter: { year: 2019 } },
  ])('[P2] a search with the filter $filter is planned by what it leaves', async ({ filter }) => {
    for (const term of ['notes', 'biology', 'photosynthesis', 'xylophonist']) {
      const statements = await statementsOf(async () =>
        search.listDocuments(
          db,
          { search: await read(term), readerId: reader, ...filter },
          { sort: 'relevance', limit },
        ),
      );
      const searches = statements.filter(({ text }) => text.includes('search_input'));
      expect(searches.length).toBeLessThanOrEqual(3);
      for (const statement of searches)
        expect(
          faultsOf(await planOf(pool, statement, 'custom'), counted),
          `${term}: ${statement.text}`,
        ).toEqual([]);
    }
  });

  it('[P2] rare words are found by index, frequent ones in the newest segments, and those of every row in the newest rows', async () => {
    const from = async (q: string, widened = 0) =>
      (await planSearch(db, await read(q), { most: limit, widened })).about;
    // The sample of some statistics has too few rare words to tell, and then the newest documents are searched first.
    expect(await from('mitochondria', 1)).toBe('all');
    expect(await from('biology')).toEqual({ segments: expect.any(Number) });
    expect(await from('notes')).toEqual({ rows: expect.any(Number) });
  });

  it('[P2] word frequencies are read once for all searches, even if one of them is cancelled', async () => {
    const reads = () => recorded.filter(({ text }) => text.includes('most_common_elems')).length;
    await planSearch(db, await read('biology'), { most: limit });
    recorded = [];
    for (let run = 0; run < 3; run++)
      await search.listDocuments(
        untilAborted(db, new AbortController().signal),
        { search: await read('biology') },
        { sort: 'newest', limit },
      );
    expect([recorded.length > 0, reads()]).toEqual([true, 0]);
  });

  it('[P2] the index finds a rare word of old documents when the newest of twenty times as many have too few', async () => {
    const grow = (times: number) =>
      sql`update pg_class set reltuples = reltuples * ${times}::float4
        where oid in ('documents'::regclass, 'page_words'::regclass)`.execute(db);
    await grow(20);
    const plans: (SearchPlan | undefined)[] = [];
    // Statistics are cached per database object.
    const larger = db.withoutPlugins();
    const look = async (plan: SearchPlan) => plans.push(plan);
    await searchNewestFirst(larger, await read('zeppelin'), limit, look, () => false).finally(() =>
      grow(1 / 20),
    );
    expect(plans.map((plan) => plan?.lockedPages)).toEqual([{ segments: expect.any(Number) }, 'all']);
  });

  const newestOf = async (term: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from documents where is_listed and search_text ilike ${`%${term}%`}
      order by uploaded_at desc, id desc limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const foundOf = async (q: string) =>
    (await search.listDocuments(db, { search: await read(q) }, { sort: 'newest', limit })).map(
      ({ id }) => id,
    );

  it.each(['wombat', 'mitochondria', 'photosynthesis', 'biology', 'notes', 'ochondr'])(
    '[P2] the newest matches of %s are those that reading every text finds',
    async (term) => expect(await foundOf(term)).toEqual(await newestOf(term)),
  );

  it('[P10] a plan that reads a table completely, or too many rows, is reported', async () => {
    const faults = async (text: string) => faultsOf(await planOf(pool, { text, values: [] }, 'custom'));
    expect(await faults('select count(*) from documents where title = description')).toEqual(
      expect.arrayContaining(['documents is read whole']),
    );
    const [fault] = await faults(
      'select id from documents where is_listed order by uploaded_at desc limit 3000',
    );
    expect(fault).toMatch(/touches 3000 rows/);
  });

  describe('words that the newest documents no longer have', () => {
    beforeAll(async () => {
      await sql`
        update documents set title = replace(title, 'notes', ''), description = replace(description, 'notes', ''),
          subject = replace(subject, 'Biology', 'Physics'), document_type = replace(document_type, 'notes', 'exam')
          where id > ${documents * 0.9}`.execute(db);
    });

    it.each([
      { word: 'biology', from: { segments: expect.any(Number) } },
      { word: 'notes', from: { rows: expect.any(Number) } },
    ])('[P2] $word is found in older documents', async ({ word, from }) => {
      expect((await planSearch(db, await read(word), { most: limit })).about).toEqual(from);
      const newestIds = await foundOf(word);
      expect(newestIds).toHaveLength(limit);
      expect(newestIds).toEqual(await newestOf(word));
    });
  });
});
