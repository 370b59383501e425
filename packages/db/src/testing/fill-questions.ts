import { sql } from 'kysely';
import type { Database } from '../database';
import { writeInBulk } from './bulk';
import {
  knownQuestionWords,
  questionContexts,
  questionTitles,
  questionTopics,
  sentenceFrames,
} from './question-vocabulary';

export * from './question-vocabulary';

const subjects = [
  'Mathematics',
  'Statistics',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'Economics',
  'Accounting',
  'Psychology',
  'Sociology',
  'History',
  'Philosophy',
  'Law',
  'Nursing',
];
const tables = ['users', 'schools', 'questions', 'answers', 'question_words'];
const schools = 1000;
const experts = 100;
const sentences = 40_000;
const sentencesEach = 4;
/** The greater, the more even the frequency of topics: one of rank r occurs in about 1 of (r + evenness) · 5 places. */
const evenness = 60;

/**
 * Fills a freshly migrated, empty database with made-up questions, the same for the same number: with topics as
 * frequent as words of a language are, `knownQuestionWords`, 1.2 answers each, and one of a hundred held, removed or
 * deleted. Needs a superuser. Ends with vacuum and analyze.
 */
export async function fillQuestions(db: Database, { questions }: { questions: number }): Promise<void> {
  if (questions < 10_000) throw new RangeError('The fewest questions are 10,000.');
  await writeInBulk(db, tables, async (trx) => {
    await makeFunctions(trx);
    await writeTopics(trx);
    await writePeople(trx, questions);
    await writeSentences(trx);
    await writeQuestions(trx, questions);
    await writeAnswers(trx, questions);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum (analyze, parallel 1)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/**
 * Creates `share`, which returns the same number from 0 to 1 for the same row and purpose, and `rank`, which returns
 * the rank of a topic, low ones most often.
 */
async function makeFunctions(trx: Database): Promise<void> {
  await sql
    .raw(`
    create function pg_temp.share(i bigint, purpose int) returns float8 immutable language sql
      return (hashint8extended(i, purpose) & 1073741823)::float8 / 1073741824`)
    .execute(trx);
  const most = questionTopics.length / evenness + 1;
  await sql
    .raw(`
    create function pg_temp.rank(i bigint, purpose int) returns int immutable language sql
      return floor(${evenness} * (power(${most}, pg_temp.share(i, purpose)) - 1))::int`)
    .execute(trx);
}

const numbered = (list: readonly string[]) => sql`
  select at::int - 1 as at, text from unnest(${list}::text[]) with ordinality as one (text, at)`;

async function writeTopics(trx: Database): Promise<void> {
  await sql`create temporary table topics on commit drop as ${numbered(questionTopics)}`.execute(trx);
  await sql`create temporary table titles on commit drop as ${numbered(questionTitles)}`.execute(trx);
  await sql`create temporary table frames on commit drop as ${numbered(sentenceFrames)}`.execute(trx);
  await sql`create temporary table contexts on commit drop as ${numbered(questionContexts)}`.execute(trx);
  await sql`analyze topics, titles, frames, contexts`.execute(trx);
}

/** Returns SQL for a template with four different topics, chosen by the number of its row. */
const filled = (template: string, letters: readonly string[]) =>
  ['a', 'b', 'c', 'd'].reduce(
    (text, letter, at) => `replace(${text}, '{${letter}}', ${letters[at]}.text)`,
    template,
  );

const joined = (row: string, purpose: number) =>
  ['a', 'b', 'c', 'd']
    .map((letter, at) => `join topics ${letter} on ${letter}.at = pg_temp.rank(${row}, ${purpose + at})`)
    .join(' ');

async function writePeople(trx: Database, questions: number): Promise<void> {
  // The first of them are experts and so have an account.
  await sql`
    insert into users (id, is_anonymous, is_expert, email, email_verified_at, registered_at, created_at)
    select 'asker' || lpad(i::text, 8, '0'), not is_expert, is_expert, case when is_expert then 'expert' || i || '@uni.example' end,
      case when is_expert then at end, case when is_expert then at end, at
    from (
      select i, i <= ${experts} as is_expert, timestamptz '2024-01-01' as at
      from generate_series(1, ${questions / 10}::bigint) i
    ) u`.execute(trx);
  await sql`
    insert into schools (id, name, type) overriding system value
    select i, 'University ' || i, 'university' from generate_series(1, ${schools}::bigint) i`.execute(trx);
  await continueAfter(trx, 'schools');
}

/** Writes whole sentences, so that a question costs four look-ups instead of fifty words. */
async function writeSentences(trx: Database): Promise<void> {
  const text = filled('f.text', ['a', 'b', 'c', 'd']);
  await sql`
    create temporary table sentences on commit drop as
      select i::int as at, ${sql.raw(text)} as text
      from generate_series(0, ${sentences - 1}::bigint) i join frames f on f.at = i % ${sentenceFrames.length}
      ${sql.raw(joined('i', 10))}`.execute(trx);
  await sql`analyze sentences`.execute(trx);
}

/** Returns the words that question `i` has by their frequency, in its title (`isTitle`) or else in its content. */
function knownWordsOf(questions: number, isTitle: boolean): string {
  const cases = Object.entries(knownQuestionWords).map(([word, hits], at) => {
    const step = questions / hits;
    const half = `i / ${step} % 2 ${isTitle ? '=' : '<>'} 0`;
    return `case when i % ${step} = ${at % step} and ${half} then '${word}' end`;
  });
  return `concat_ws(' ', ${cases.join(', ')})`;
}

async function writeQuestions(trx: Database, questions: number): Promise<void> {
  const sentenceJoins = Array.from(
    { length: sentencesEach },
    (_, at) => `join sentences s${at} on s${at}.at = floor(${sentences} * pg_temp.share(i, ${30 + at}))::int`,
  );
  const texts = Array.from({ length: sentencesEach }, (_, at) => `s${at}.text`);
  const subject = `(array[${subjects.map((one) => `'${one}'`).join(',')}])[1 + (i % ${subjects.length})::int]`;
  await sql`
    insert into questions (id, title, content, subject, asker_id, school_id, is_answered, status, deleted_at, created_at,
      answered_at, promised_at)
    overriding system value
    select i, concat_ws(' ', ${sql.raw(filled('t.text', ['a', 'b', 'c', 'd']))}, k.text, nullif(${sql.raw(knownWordsOf(questions, true))}, '')),
      concat_ws(' ', ${sql.raw(texts.join(', '))}, 'Exercise', i % 997, nullif(${sql.raw(knownWordsOf(questions, false))}, '')),
      ${sql.raw(subject)}, 'asker' || lpad((1 + i % ${questions / 10})::text, 8, '0'), 1 + i % ${schools}, i % 5 <> 0,
      case i % 300 when 7 then 'held' when 107 then 'removed' else 'visible' end,
      case when i % 300 = 207 then timestamptz '2026-01-01' end,
      asked.at, case when i % 5 <> 0 then asked.at + interval '3 hours' end, asked.at + interval '24 hours'
    from generate_series(1, ${questions}::bigint) i
    cross join lateral (select timestamptz '2024-01-01' + i * (interval '20 months' / ${questions}::int) as at) asked
    join titles t on t.at = floor(${questionTitles.length} * pg_temp.share(i, 1))::int
    left join contexts k on k.at = floor(${2 * questionContexts.length} * pg_temp.share(i, 7))::int
    ${sql.raw(joined('i', 2))} ${sql.raw(sentenceJoins.join(' '))}
    order by i`.execute(trx);
  await continueAfter(trx, 'questions');
}

async function writeAnswers(trx: Database, questions: number): Promise<void> {
  // It is already written which questions are answered; without an index each row would search all others.
  await sql`alter table answers disable trigger keep_question_answered`.execute(trx);
  await sql`
    insert into answers (question_id, expert_id, content, verified_at)
    select i, 'asker' || lpad((1 + (i + n) % ${experts})::text, 8, '0'), s.text,
      case when (i + n) % 3 = 0 then timestamptz '2026-01-01' end
    from generate_series(1, ${questions}::bigint) i cross join generate_series(0, 1) n
    join sentences s on s.at = floor(${sentences} * pg_temp.share(i, 50 + n))::int
    where case n when 0 then i % 5 <> 0 else i % 5 in (1, 2) end
    order by i, n`.execute(trx);
  await sql`alter table answers enable trigger keep_question_answered`.execute(trx);
}

/** Sets the sequence of a table behind the filled rows. */
async function continueAfter(trx: Database, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    trx,
  );
}
