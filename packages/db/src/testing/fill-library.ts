import type { DocumentType } from '@aw/contracts/documents/document-types';
import type { Subject } from '@aw/contracts/documents/subjects';
import type { SchoolType } from '@aw/contracts/schools/school-types';
import { sql } from 'kysely';
import type { Database } from '../database';
import { indexPages, writeInBulk } from './bulk';
import { type ConsoleRows, consoleTables, writeConsoleRows } from './fill-console';
import { knownWords, pageWords, vocabulary } from './search-terms';

export * from './search-terms';

export type FillOptions = ConsoleRows & {
  /** At least 10,000, so that the words of 2,000 documents have room. */
  documents: number;
};

const subjects = [
  'Mathematics',
  'Statistics',
  'Physics',
  'Chemistry',
  'Computer Science',
  'Economics',
  'Accounting',
  'Marketing',
  'Psychology',
  'Sociology',
  'History',
  'Philosophy',
  'English',
  'Law',
  'Nursing',
  'Education',
] as const satisfies Subject[];
const documentTypes = [
  'notes',
  'study_guide',
  'exam',
  'assignment',
  'lab_report',
  'textbook',
] as const satisfies DocumentType[];
const schoolTypes = [
  'university',
  'college',
  'community_college',
  'seminary',
] as const satisfies SchoolType[];

const tables = [
  'users',
  'schools',
  'courses',
  'files',
  'documents',
  'document_pages',
  'page_words',
  'known_words',
  'readable_words',
  'document_unlocks',
  'document_ratings',
  'questions',
  'answers',
];
const pagesEach = 3;
const paragraphs = 4000;

/** Returns the numbers of people, schools and courses in a library of this many documents. */
export function sizesFor(documents: number) {
  const schools = Math.min(10_000, documents / 10);
  return { users: Math.min(100_000, documents), schools, courses: 3 * schools, questions: documents / 20 };
}

/**
 * Fills a freshly migrated, empty database with a library: the same rows for the same numbers, with words of known
 * frequency (`searchTerms`), and with rows for the console if `orders` and `auditEntries` are given. Needs a superuser.
 * Ends with vacuum and analyze.
 */
export async function fillLibrary(db: Database, options: FillOptions): Promise<void> {
  const { documents } = options;
  if (documents < 10_000) throw new RangeError('The smallest library has 10,000 documents.');
  await writeInBulk(db, [...tables, ...consoleTables], async (trx) => {
    await makeFunctions(trx);
    await writePeople(trx, documents);
    await writeSchools(trx, documents);
    await writePages(trx, documents);
    await indexPages(trx);
    await writeDocuments(trx, documents);
    await writeReaders(trx, documents);
    await writeQuestions(trx, documents);
    await writeConsoleRows(trx, options, sizesFor(documents).users);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum (analyze, parallel 1)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`;
const one = (values: readonly string[], at: string) =>
  `(${list(values)})[1 + (${at})::int % ${values.length}]`;

/**
 * Creates `spread`, which returns the same number below `n` for the same row and purpose, and `word`, which returns a
 * word, the first ones most often.
 */
async function makeFunctions(trx: Database): Promise<void> {
  const n = vocabulary.length;
  await sql
    .raw(`
    create function pg_temp.spread(i bigint, purpose int, n int) returns int immutable language sql
      return abs(hashint8extended(i, purpose) % n)::int`)
    .execute(trx);
  await sql
    .raw(`
    create function pg_temp.word(i bigint, purpose int) returns text immutable language sql
      return (${list(vocabulary)})[1 + abs(hashint8extended(i, purpose) % ${n})::int * abs(hashint8extended(i, purpose + 500) % ${n})::int / ${n}]`)
    .execute(trx);
}

async function writePeople(trx: Database, documents: number): Promise<void> {
  const { users } = sizesFor(documents);
  await sql`
    insert into users (id, email, first_name, last_name, is_anonymous, email_verified_at, registered_at, created_at, upload_count)
    select person_id, email, case when email is not null then initcap(pg_temp.word(i, 1)) end,
      case when email is not null then initcap(pg_temp.word(i, 2)) end, email is null,
      case when email is not null then at end, case when email is not null then at end, at, ${documents / users}::int
    from (
      select i, case when i % 2 = 0 then 'user_' || i else 'anon_reader' || lpad(i::text, 8, '0') || '_1700000000000' end as person_id,
        case when i % 2 = 0 then 'student' || i || '@uni' || i % 97 || '.example' end as email,
        timestamptz '2024-01-01' + i * interval '10 minutes' as at
      from generate_series(1, ${users}::bigint) i
    ) u`.execute(trx);
  // People have numbers, by which other rows refer to them.
  await sql`
    create temporary table people on commit drop as
      select row_number() over (order by created_at) as n, id from users`.execute(trx);
}

async function writeSchools(trx: Database, documents: number): Promise<void> {
  const { schools, courses } = sizesFor(documents);
  await sql`
    insert into schools (id, name, type, location) overriding system value
    select i, initcap(pg_temp.word(i, 3)) || ' ' || initcap(replace(kind, '_', ' ')) || ' ' || i, kind,
      initcap(pg_temp.word(i, 4)) || ', Region ' || i % 50
    from (select i, ${sql.raw(one(schoolTypes, 'i'))} as kind from generate_series(1, ${schools}::bigint) i) s`.execute(
    trx,
  );
  await sql`
    insert into courses (id, school_id, name, code, department) overriding system value
    select i, 1 + (i - 1) / 3, initcap(pg_temp.word(i, 5) || ' ' || pg_temp.word(i, 6)), 'C' || 100 + i % 3 || '-' || i,
      initcap(pg_temp.word(i, 7))
    from generate_series(1, ${courses}::bigint) i`.execute(trx);
  await continueAfter(trx, 'schools', 'courses');
}

/** Returns the words that document `i` has by their frequency, in its title (`isTitle`) or else in its description. */
function knownWordsOf(documents: number, isTitle: boolean): string {
  const cases = Object.entries(knownWords).map(([word, hits], at) => {
    const step = documents / hits;
    const half = `i / ${step} % 2 ${isTitle ? '=' : '<>'} 0`;
    return `case when i % ${step} = ${at % step} and ${half} then '${word}' end`;
  });
  return `concat_ws(' ', ${cases.join(', ')})`;
}

async function writeDocuments(trx: Database, documents: number): Promise<void> {
  const { users, courses } = sizesFor(documents);
  await sql`
    insert into files (sha256, size_bytes, storage_key, kind)
    select hash, 40000 + i % 100000, 'content/' || hash, 'pdf'
    from (select i, encode(sha256(i::text::bytea), 'hex') as hash from generate_series(1, ${documents}::bigint) i) f`.execute(
    trx,
  );
  const words = Array.from({ length: 6 }, (_, at) => `pg_temp.word(i, ${20 + at})`).join(` || ' ' || `);
  await sql`
    insert into documents (id, title, file_name, description, subject, document_type, term, uploader_id, school_id,
      course_id, file_sha256, file_size, page_count, status, step, view_count, rating_sum, rating_count, uploaded_at, published_at,
      language, search_version)
    overriding system value
    select i,
      concat_ws(' ', initcap(pg_temp.word(i, 10)), nullif(in_title, ''), case when i % 2 = 0 then 'notes' end, pg_temp.word(i, 11), i),
      'document-' || i || '.pdf',
      concat_ws(' ', case when i % 2 = 1 then 'Lecture notes' end, case when i % 25 in (5, 6) then 'midterm' end,
        case when i % 25 in (10, 11) then 'laboratory' end, nullif(in_description, ''), ${sql.raw(words)}, 'semester', 1 + i % 8),
      case when i % 25 < 2 then 'Biology' else ${sql.raw(one(subjects, 'i'))} end, ${sql.raw(one(documentTypes, 'i'))},
      ${sql.raw(one(['Fall 2024', 'Spring 2025', 'Fall 2025'], 'i'))}, people.id, 1 + (course - 1) / 3, course,
      encode(sha256(i::text::bytea), 'hex'), 40000 + i % 100000, ${pagesEach}, 'published', 'published',
      pg_temp.spread(i, 30, 100) * pg_temp.spread(i, 31, 100), stars, (stars > 0)::int, at, at, 'en', 1
    from (
      select i, ${sql.raw(knownWordsOf(documents, true))} as in_title, ${sql.raw(knownWordsOf(documents, false))} as in_description,
        (1 + pg_temp.spread(i, 32, ${courses}::int))::bigint as course, case when i % 5 = 0 then 1 + pg_temp.spread(i, 33, 5) else 0 end as stars,
        timestamptz '2024-01-01' + i * (interval '20 months' / ${documents}::int) as at
      from generate_series(1, ${documents}::bigint) i
    ) d join people on people.n = 1 + i % ${users}
    order by i`.execute(trx);
  await continueAfter(trx, 'documents');
}

async function writePages(trx: Database, documents: number): Promise<void> {
  // Whole sentences are joined, so that a page costs two look-ups instead of forty words.
  await sql`
    create temporary table sentences on commit drop as
      select s, (select string_agg(pg_temp.word(s * 100 + k, 40), ' ') from generate_series(1, 12) k) as text
      from generate_series(0, ${paragraphs - 1}::bigint) s`.execute(trx);
  const words = Object.entries(pageWords).map(([word, { hits, page }], at) => {
    const step = documents / hits;
    return `case when number = ${page} and i % ${step} = ${(at + 2) % step} then '${word}' end`;
  });
  await sql`
    insert into document_pages (document_id, number, text, width, height, is_free, is_text_checked)
    select i, number, concat_ws(' ', 'Chapter', number, one.text, ${sql.raw(words.join(', '))}, other.text), 1200, 1600, number = 1, true
    from generate_series(1, ${documents}::bigint) i cross join generate_series(1, ${pagesEach}::int) number
    join sentences one on one.s = pg_temp.spread(i * 3 + number, 50, ${paragraphs}::int)
    join sentences other on other.s = pg_temp.spread(i * 3 + number, 51, ${paragraphs}::int)
    order by i, number`.execute(trx);
}

async function writeReaders(trx: Database, documents: number): Promise<void> {
  const { users } = sizesFor(documents);
  await sql`
    insert into document_unlocks (user_id, document_id)
    select people.id, i from generate_series(2, ${documents}::bigint, 2) i
    join people on people.n = 1 + pg_temp.spread(i, 60, ${users}::int)`.execute(trx);
  await sql`
    insert into document_ratings (document_id, user_id, stars)
    select d.id, people.id, d.rating_sum from documents d
    join people on people.n = 1 + pg_temp.spread(d.id, 60, ${users}::int) where d.rating_count = 1`.execute(
    trx,
  );
}

async function writeQuestions(trx: Database, documents: number): Promise<void> {
  const { users, schools, questions } = sizesFor(documents);
  await sql`
    insert into questions (id, title, content, subject, asker_id, school_id, is_answered, created_at) overriding system value
    select i, 'How does ' || pg_temp.word(i, 70) || ' change ' || pg_temp.word(i, 71) || '?',
      'I read about ' || pg_temp.word(i, 72) || ' and ' || pg_temp.word(i, 73) || ' before the exam.',
      ${sql.raw(one(subjects, 'i'))}, people.id, 1 + pg_temp.spread(i, 74, ${schools}::int), i % 2 = 0,
      timestamptz '2024-01-01' + i * (interval '20 months' / ${questions}::int)
    from generate_series(1, ${questions}::bigint) i join people on people.n = 1 + i % ${users}`.execute(trx);
  await sql`
    insert into answers (question_id, expert_id, content, verified_at)
    select i, people.id, 'Start with ' || pg_temp.word(i, 75) || '.', case when i % 4 = 0 then now() end
    from generate_series(2, ${questions}::bigint, 2) i join people on people.n = 1 + i % ${users}`.execute(
    trx,
  );
  await continueAfter(trx, 'questions');
}

/** Sets the sequence of each table behind the filled rows. */
async function continueAfter(trx: Database, ...filled: string[]): Promise<void> {
  for (const table of filled)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
}
