import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAborted } from './hot-statement';
import type { DocumentListOptions } from './library/document-order';
import { listUploads } from './library/documents.queries';
import { findReaderDocument, findReaderPage, listNewestCards } from './library/reader-views.queries';
import { searchDocuments } from './library/search.queries';
import { countByFacet } from './library/search-counts.queries';
import { matchCap } from './library/search-matches';
import { lookBack, planSearch, type SearchPlan } from './library/search-plan';
import { listDocumentsForStaff } from './library/staff-documents.queries';
import { listDueTextChecks } from './library/text-checks.queries';
import { listDecidedCases, listWaitingCases } from './moderation/cases.queries';
import { listQuestions } from './questions/questions.queries';
import type { DB } from './schema.gen';
import { listCourses } from './schools/courses.queries';
import { findSchool, listSchools } from './schools/schools.queries';
import { fillLibrary, searchTerms } from './testing/fill-library';
import { openPlanDatabase, type PlanDatabase } from './testing/plan-database';
import { faultsOf, mostRows, planOf, type Statement } from './testing/plans';
import { findSession } from './users/sessions.queries';
import { listUsersForStaff } from './users/users-admin.queries';

const documents = 100_000;
const crowd = 5_000;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let asked: Statement[] = [];
/** Somebody with uploads and unlocks, and a document from the middle. */
let reader: string;
let document: number;

beforeAll(async () => {
  database = await openPlanDatabase('library', (statement) => void asked.push(statement));
  ({ db, pool } = database);
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
  // Half of the cases wait, and of each kind there are as many.
  await sql`
    insert into moderation_cases (kind, target_id, held_at, outcome, decided_at)
    select (array['question', 'document'])[1 + i % 2], i, case when i % 4 < 2 then ${caseTime} + i * interval '1 second' end,
      'removed', ${caseTime} + i * interval '1 second'
    from generate_series(1, 40000) i`.execute(db);
  await sql`analyze moderation_cases`.execute(db);
}, 240_000);
afterAll(() => database.close());

const caseTime = sql`timestamptz '2026-01-01'`;
const caseMiddle = new Date('2026-01-01T05:00:00Z');
const kinds = ['question', 'document'] as const;
const sorts: DocumentListOptions['sort'][] = ['newest', 'most_viewed', 'highest_rated'];
const limit = 21;

/** The reads that are made most, by what is read. */
const reads: Record<string, () => Promise<unknown>> = {
  'who acts': () => findSession(db, `s${reader}`, new Date()),
  'the newest documents': () => listNewestCards(db, { limit: 20 }),
  'the newest documents after the middle': () => listNewestCards(db, { limit: 20, afterId: document }),
  'the page of a document': () => findReaderPage(db, document, reader),
  'a document for nobody': () => findReaderDocument(db, document, undefined),
  'documents that are to be read again': () => listDueTextChecks(db, 5),
  'own uploads': () => listUploads(db, reader, limit),
  'schools by name': () => listSchools(db, {}, { sort: 'name', limit }),
  'schools by documents, after the middle': () =>
    listSchools(db, {}, { sort: 'documents', limit, after: [10, 5000] }),
  'a school': () => findSchool(db, 5000),
  'courses of a school': () => listCourses(db, 5000, { limit }),
  'the newest questions': () => listQuestions(db, { limit }),
  'the queue of moderation': () => listWaitingCases(db, { kinds, limit }),
  'the queue of moderation after the middle': () =>
    listWaitingCases(db, {
      kinds,
      limit,
      after: { priority: 2, since: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'what moderation removed, after the middle': () =>
    listDecidedCases(db, {
      kinds,
      outcome: 'removed',
      limit,
      after: { decided_at: caseMiddle, id: 18_000, kind: 'question' },
    }),
  'documents for staff': () => listDocumentsForStaff(db, { limit }),
  'documents for staff with a rare word': () => listDocumentsForStaff(db, { q: 'mitochondria', limit }),
  'documents for staff with a frequent word': () => listDocumentsForStaff(db, { q: 'notes', limit }),
  'documents for staff with a word that none has': () => listDocumentsForStaff(db, { q: 'wombat', limit }),
  'documents for staff of an uploader': () => listDocumentsForStaff(db, { q: reader, limit }),
  ...Object.fromEntries(
    (['processing', 'refused', 'removed', 'appealed', 'waiting'] as const).flatMap((state) => [
      [`documents for staff, ${state}`, () => listDocumentsForStaff(db, { state, limit })],
      [
        `documents for staff, ${state}, with a frequent word`,
        () => listDocumentsForStaff(db, { q: 'notes', state, limit }),
      ],
    ]),
  ),
  'people for staff': () => listUsersForStaff(db, { limit }),
  'people for staff with an id': () => listUsersForStaff(db, { q: reader, limit }),
  'people for staff with a word that none has': () => listUsersForStaff(db, { q: 'wombat', limit }),
  ...Object.fromEntries(
    sorts.flatMap((sort) => [
      [`documents of a school, ${sort}`, () => searchDocuments(db, { schoolId: 5000 }, { sort, limit })],
      [`teasers, ${sort}`, () => searchDocuments(db, {}, { sort, limit: 7 })],
      [
        `teasers after the middle, ${sort}`,
        () => searchDocuments(db, {}, { sort, limit: 7, after: [1, document] }),
      ],
    ]),
  ),
};

/** Those that run under a name, so that a plan for any values may be kept. */
const isHot = new Set([
  'who acts',
  'the newest documents',
  'the newest documents after the middle',
  'the page of a document',
  'a document for nobody',
]);

describe('at 100,000 documents', () => {
  it.each(Object.keys(reads))('[P10] reading %s touches no table whole and few rows', async (name) => {
    asked = [];
    await reads[name]?.();
    const statements = asked.filter(({ text }) => /^\s*(select|with)/i.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      for (const mode of isHot.has(name) ? (['custom', 'generic'] as const) : (['custom'] as const))
        expect(faultsOf(await planOf(pool, statement, mode)), `${mode}: ${statement.text}`).toEqual([]);
  });

  it('[P10] staff find a rare word in few rows whatever sample of texts the statistics are of', async () => {
    for (let sample = 0; sample < 20; sample++) {
      await sql`analyze documents`.execute(db);
      asked = [];
      await listDocumentsForStaff(db, { q: 'mitochondria', limit });
      const list = asked.at(-1) ?? { text: '', values: [] };
      expect(faultsOf(await planOf(pool, list, 'custom')), `sample ${sample}`).toEqual([]);
    }
  }, 60_000);

  const terms = Object.entries(searchTerms).flatMap(([kind, of]) => of.map((term) => ({ kind, term })));
  /** Each of the seven parts of a search counts so many matches at most. */
  const counted = 7 * matchCap;

  it.each(terms)('[P2] a search for $term ($kind) reads no table whole and few rows', async ({ term }) => {
    for (const { ask, most } of [
      {
        ask: () => searchDocuments(db, { q: term, readerId: reader }, { sort: 'relevance', limit }),
        most: mostRows,
      },
      { ask: () => searchDocuments(db, { q: term }, { sort: 'newest', limit }), most: mostRows },
      { ask: () => countByFacet(db, { q: term, readerId: reader }), most: counted },
    ]) {
      asked = [];
      await ask();
      const statements = asked.filter(({ text }) => !text.includes('pg_stats'));
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements)
        for (const mode of ['custom', 'generic'] as const)
          expect(faultsOf(await planOf(pool, statement, mode), most), `${mode}: ${statement.text}`).toEqual(
            [],
          );
    }
  });

  it('[P2] a rare word is found by its index, a frequent one in the newest segments, and one of every row in the newest rows', async () => {
    const from = async (q: string) => (await planSearch(db, q, { most: limit }))?.documents;
    expect(await from('mitochondria')).toBe('all');
    expect(await from('biology')).toEqual({ segments: expect.any(Number) });
    expect(await from('notes')).toEqual({ rows: expect.any(Number) });
  });

  it('[P2] how frequent words are is read once for all who search, whoever may leave', async () => {
    const reads = () => asked.filter(({ text }) => text.includes('most_common_elems')).length;
    await planSearch(db, 'biology', { most: limit });
    asked = [];
    for (let search = 0; search < 3; search++)
      await searchDocuments(
        untilAborted(db, new AbortController().signal),
        { q: 'biology' },
        { sort: 'newest', limit },
      );
    expect([asked.length > 0, reads()]).toEqual([true, 0]);
  });

  it('[P2] of a rare word the index gives all, where the newest of twenty times as many documents have too little', async () => {
    const grow = (times: number) =>
      sql`update pg_class set reltuples = reltuples * ${times}::float4
        where oid in ('documents'::regclass, 'document_pages'::regclass)`.execute(db);
    await grow(20);
    const plans: (SearchPlan | undefined)[] = [];
    // Statistics are kept for each of these.
    const larger = db.withoutPlugins();
    const look = async (plan: SearchPlan) => plans.push(plan);
    await lookBack(larger, { q: 'zeppelin', most: limit }, look, () => false).finally(() => grow(1 / 20));
    expect(plans.map((plan) => plan?.openPages)).toEqual([{ segments: expect.any(Number) }, 'all']);
  });

  const newestOf = async (term: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from documents where is_listed and search_text ilike ${`%${term}%`}
      order by uploaded_at desc, id desc limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const foundOf = async (q: string) =>
    (await searchDocuments(db, { q }, { sort: 'newest', limit })).map(({ id }) => id);

  it.each(['wombat', 'mitochondria', 'photosynthesis', 'biology', 'notes', 'ochondr'])(
    '[P2] the newest with %s are those that a look at every text finds',
    async (term) => expect(await foundOf(term)).toEqual(await newestOf(term)),
  );

  it('[P10] a plan that reads a table whole, or too many rows, is found', async () => {
    const faults = async (text: string) => faultsOf(await planOf(pool, { text, values: [] }, 'custom'));
    expect(await faults('select count(*) from documents where title = description')).toEqual(
      expect.arrayContaining(['documents is read whole']),
    );
    const [fault] = await faults(
      'select id from documents where is_listed order by uploaded_at desc limit 3000',
    );
    expect(fault).toMatch(/touches 3000 rows/);
  });

  describe('words that the newest documents have no more', () => {
    beforeAll(async () => {
      await sql`
        update documents set title = replace(title, 'notes', ''), description = replace(description, 'notes', ''),
          subject = replace(subject, 'Biology', 'Physics') where id > ${documents * 0.9}`.execute(db);
    }, 60_000);

    it.each([
      { word: 'biology', from: { segments: expect.any(Number) } },
      { word: 'notes', from: { rows: expect.any(Number) } },
    ])('[P2] $word is found in older ones', async ({ word, from }) => {
      expect((await planSearch(db, word, { most: limit }))?.documents).toEqual(from);
      const found = await foundOf(word);
      expect(found).toHaveLength(limit);
      expect(found).toEqual(await newestOf(word));
    });
  });
});
