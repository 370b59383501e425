import { type Kysely, sql } from 'kysely';

/** As `foldedText` in `questions/folded-text.ts` has it for what is typed: accents, points and ways of writing a letter make no difference. */
const marks =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0640]';
/** What is written without spaces: each letter is a word of its own there. */
const ideographs = '([\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\U00020000-\\U0003ffff])';

const lettersOf = (text: string) => `regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g')`;

/**
 * What a bounded search of questions stands on, as 0029 made it for documents; by words of titles alone, without endings,
 * similar questions are found. Whole texts are indexed no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function folded_text(said text) returns text language sql immutable parallel safe
      return case when octet_length(said) = length(said) then ${lettersOf('said')}
        else regexp_replace(${lettersOf(`normalize(regexp_replace(normalize(said, NFKD), '${marks}', '', 'g'), NFC)`)},
          '${ideographs}', ' \\1 ', 'g') end`)
    .execute(db);
  await sql`drop index questions_search`.execute(db);
  await sql`
    alter table questions
      drop column search_text,
      add column segment integer not null generated always as ((id / 1024)::integer) stored,
      add column words tsvector not null generated always as (
        to_tsvector('simple', folded_text(title || ' ' || coalesce(subject, '') || ' ' || content))) stored,
      add column title_words tsvector not null generated always as (
        to_tsvector('english', folded_text(title))) stored`.execute(db);
  for (const statement of [
    // Going back over questions, an index skips to a segment, or to 16 of them: each look would read all that is pending.
    'create index questions_words on questions using gin (segment, (segment / 16), words) with (fastupdate = off) where is_listed',
    'create index questions_unlisted_words on questions using gin (segment, (segment / 16), words) with (fastupdate = off) where not is_listed',
    'create index questions_title_words on questions using gin (title_words) with (fastupdate = off) where is_listed',
    // Which words of a title are rare is asked of its statistics: 5,000 of them are counted, instead of 1,000.
    'alter table questions alter column title_words set statistics 500',
    // Not unique, as `search_words` is not: two questions at once would wait for each other.
    'create table question_words (word text collate "C" not null)',
    'insert into question_words select distinct unnest(tsvector_to_array(words)) from questions',
    'create index question_words_word on question_words (word)',
    'create index question_words_parts on question_words using gin (word gin_trgm_ops)',
    'create index question_words_shortest on question_words (left(word, 1), length(word), word)',
    'create index question_words_shortest_of_two on question_words (left(word, 2), length(word), word)',
  ])
    await sql.raw(statement).execute(db);
  await learnWords(db);
  // Without figures a frequent word is taken for a rare one.
  await sql`analyze questions, question_words`.execute(db);
}

/** Words are known from the first commit of a question on, and forgotten when a change of its texts leaves none with them. */
async function learnWords(db: Kysely<unknown>): Promise<void> {
  const learn = (words: string) => `
    insert into question_words
      select w from (select distinct unnest(tsvector_to_array(words)) collate "C" as w from ${words}) n
      where not exists (select from question_words known where known.word = n.w)`;
  await sql
    .raw(`
    create function learn_question_words_on_insert() returns trigger language plpgsql as $$
    begin
      ${learn('new_rows')};
      return null;
    end $$`)
    .execute(db);
  await sql`
    create trigger learn_question_words_on_insert after insert on questions referencing new table as new_rows
    for each statement execute function learn_question_words_on_insert()`.execute(db);
  // A word of a thousand questions is not looked for: that would take long, and one of them has it.
  const has = (condition: string) =>
    `exists (select from questions q where ${condition} and q.words @@ quote_literal(gone.word)::tsquery)`;
  await sql
    .raw(`
    create function learn_question_words_on_update() returns trigger language plpgsql as $$
    declare
      frequent text[] := (
        select array_agg(word) from (
          select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as share
          from pg_stats where schemaname = 'public' and tablename = 'questions' and attname = 'words') listed
        where share * (select reltuples from pg_class where oid = 'questions'::regclass) >= 1000);
    begin
      ${learn('(select new.words) one')};
      delete from question_words known
        using (select unnest(tsvector_to_array(old.words)) except select unnest(tsvector_to_array(new.words))) gone (word)
        where known.word = gone.word collate "C" and gone.word <> all (coalesce(frequent, '{}'))
          and not ${has('q.is_listed')} and not ${has('not q.is_listed')};
      return null;
    end $$`)
    .execute(db);
  await sql`
    create trigger learn_question_words_on_update after update of title, content, subject on questions
    for each row when (old.words is distinct from new.words) execute function learn_question_words_on_update()`.execute(
    db,
  );
}
