import { type Kysely, sql } from 'kysely';
import { createSearchFunctions } from './0080-search-functions';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Words of documents, pages, questions, courses and schools in the forms in which they are found: folded, with stems, with
 * the course and school of a document (0103). Triggers fill them for whichever release writes a row. Rows from before
 * have `search_version` 0 and are indexed in the background; the columns of the previous search stay for the release
 * that uses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inShortTransaction(db, createSearchFunctions);
  for (const statement of columns) await inShortTransaction(db, (trx) => sql.raw(statement).execute(trx));
  for (const step of [
    indexPagesByTrigger,
    indexDocumentsByTrigger,
    indexOthersByTrigger,
    learnWordsByTrigger,
  ])
    await inShortTransaction(db, step);
  for (const [name, definition] of indexes) {
    // A run that was interrupted may have left an invalid index.
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    await sql.raw(`create index concurrently ${name} on ${definition}`).execute(db);
  }
}

const indexes = [
  ['documents_search_title', 'documents using gin (segment, search_title) where is_listed'],
  ['documents_search_about', 'documents using gin (segment, search_about) where is_listed'],
  ['documents_search_words', 'documents using gin (segment, search_words) where is_listed'],
  ['documents_search_version', "documents (search_version, id) where status = 'published'"],
  // Most documents are in English, and few in any other language.
  ['documents_language', "documents (language, uploaded_at desc) where is_listed and language <> 'en'"],
  ['page_words_locked', 'page_words using gin (segment, words) where not is_free'],
  [
    'questions_search_words',
    'questions using gin (segment, (segment / 16), search_words) with (fastupdate = off) where is_listed',
  ],
  [
    'questions_search_unlisted',
    'questions using gin (segment, (segment / 16), search_words) with (fastupdate = off) where not is_listed',
  ],
  ['courses_search_words', 'courses using gin (search_words)'],
  ['schools_search_words', 'schools using gin (search_words)'],
  ['known_words_word', 'known_words (word)'],
  ['known_words_parts', 'known_words using gin (word gin_trgm_ops)'],
  ['known_words_shortest', 'known_words (left(word, 1), length(word), word)'],
  ['known_words_shortest_of_two', 'known_words (left(word, 2), length(word), word)'],
  ['readable_words_word', 'readable_words (word)'],
  // Words that are written like a mistyped one: of about the same length, with the same beginning or end.
  ['known_words_beginning', 'known_words (length(word), word)'],
  ['known_words_end', 'known_words (length(word), reverse(word))'],
  ['known_words_both_ends', 'known_words (left(word, 3), right(word, 3), length(word))'],
  ['readable_words_beginning', 'readable_words (length(word), word)'],
  ['readable_words_end', 'readable_words (length(word), reverse(word))'],
  ['readable_words_both_ends', 'readable_words (left(word, 3), right(word, 3), length(word))'],
] as const;

/**
 * Runs a step that may be repeated. A statement that waits for a lock blocks every later one on its table, so it waits two
 * seconds at most, and holds no lock of another table meanwhile.
 */
async function inShortTransaction(
  db: Kysely<unknown>,
  step: (trx: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '2s'`.execute(trx);
    await step(trx);
  });
}

const columns = [
  `alter table documents
    add column if not exists language text,
    add column if not exists search_title tsvector,
    add column if not exists search_about tsvector,
    add column if not exists search_words tsvector,
    add column if not exists search_version smallint not null default 0`,
  'alter table questions add column if not exists search_words tsvector',
  // Stems fill half of the words that statistics name, and rare words must be told from others.
  'alter table questions alter column search_words set statistics 200',
  'alter table courses add column if not exists search_words tsvector',
  'alter table schools add column if not exists search_words tsvector',
  `create table if not exists page_words (
    document_id bigint not null,
    number integer not null,
    segment integer not null,
    is_free boolean not null,
    words tsvector not null,
    primary key (document_id, number),
    foreign key (document_id, number) references document_pages on delete cascade)`,
  // Not unique: two uploads at once would wait for each other. Readers take each word once.
  'create table if not exists known_words (word text collate "C" not null)',
  'create table if not exists readable_words (word text collate "C" not null)',
  // Languages in which documents are written: searches look for stems of these.
  'create table if not exists document_languages (language text primary key)',
  // Courses and schools whose documents have an old name in their words.
  `create table if not exists renamed_places (
    kind text not null check (kind in ('course', 'school')),
    id bigint not null,
    last_document_id bigint not null default 0,
    last_question_id bigint not null default 0,
    primary key (kind, id))`,
];

/** Indexes the pages of an upload by one statement, and then the text of its document. */
async function indexPagesByTrigger(trx: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function index_new_pages() returns trigger language plpgsql as $$
    begin
      insert into page_words (document_id, number, segment, is_free, words)
        select p.document_id, p.number, p.segment, p.is_free,
          search_vector(p.text, case when p.is_free then d.language end)
        from new_pages p join documents d on d.id = p.document_id;
      update documents set search_version = search_version
        where id in (select document_id from new_pages where is_free);
      return null;
    end $$`)
    .execute(trx);
  await sql`
    create or replace trigger index_new_pages after insert on document_pages referencing new table as new_pages
    for each statement execute function index_new_pages()`.execute(trx);
  await sql
    .raw(`
    create or replace function index_changed_page() returns trigger language plpgsql as $$
    begin
      insert into page_words (document_id, number, segment, is_free, words)
        select new.document_id, new.number, new.segment, new.is_free,
          search_vector(new.text, case when new.is_free then d.language end)
        from documents d where d.id = new.document_id
        on conflict (document_id, number) do update set is_free = excluded.is_free, words = excluded.words;
      update documents set search_version = search_version where id = new.document_id;
      return null;
    end $$`)
    .execute(trx);
  await sql`
    create or replace trigger index_changed_page after update of text, is_free on document_pages
    for each row when (old.text is distinct from new.text or old.is_free is distinct from new.is_free)
    execute function index_changed_page()`.execute(trx);
}

async function indexDocumentsByTrigger(trx: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function index_document() returns trigger language plpgsql as $$
    declare
      course record;
      school record;
      page record;
    begin
      select c.code, c.name, c.department into course from courses c where c.id = new.course_id;
      select s.name into school from schools s where s.id = new.school_id;
      new.search_title := search_vector(new.title, new.language) || code_words(course.code);
      new.search_about := new.search_title || search_vector(
        concat_ws(E'\\n', new.description, new.subject, replace(new.document_type, '_', ' '), course.name, course.code,
          course.department, school.name), coalesce(new.language, 'en')) || short_names(school.name);
      new.search_words := new.search_about;
      for page in select p.words from page_words p
        where p.document_id = new.id and p.is_free and p.number <= 20 order by p.number
      loop
        begin
          new.search_words := new.search_words || page.words;
        exception when program_limit_exceeded then
          -- A tsvector has at most a megabyte. Texts that are written to be read are shorter.
          exit;
        end;
      end loop;
      return new;
    end $$`)
    .execute(trx);
  await sql`
    create or replace trigger index_document
    before insert or update of title, description, subject, document_type, course_id, school_id, language, search_version
    on documents for each row when (new.search_version >= 0) execute function index_document()`.execute(trx);
}

async function indexOthersByTrigger(trx: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create or replace function index_question() returns trigger language plpgsql as $$
    begin
      new.search_words := search_vector(concat_ws(E'\\n', new.title, new.subject, new.content,
        (select concat_ws(' ', c.code, c.name) from courses c where c.id = new.course_id),
        (select s.name from schools s where s.id = new.school_id)), 'en')
        || code_words((select c.code from courses c where c.id = new.course_id));
      return new;
    end $$`,
    `create or replace trigger index_question
      before insert or update of title, subject, content, course_id, school_id, search_words
      on questions for each row execute function index_question()`,
    `create or replace function index_course() returns trigger language plpgsql as $$
    declare
      school text := (select name from schools where id = new.school_id);
    begin
      new.search_words := search_vector(concat_ws(E'\\n', new.name, new.code, new.department, school), 'en')
        || code_words(new.code) || short_names(school);
      return new;
    end $$`,
    `create or replace trigger index_course before insert or update of name, code, department, school_id, search_words
      on courses for each row execute function index_course()`,
    `create or replace function index_school() returns trigger language plpgsql as $$
    begin
      new.search_words := search_vector(concat_ws(E'\\n', new.name, new.location, replace(new.type, '_', ' ')), 'en')
        || short_names(new.name);
      return new;
    end $$`,
    `create or replace trigger index_school before insert or update of name, location, type, search_words
      on schools for each row execute function index_school()`,
    `create or replace function note_renamed_place() returns trigger language plpgsql as $$
    begin
      insert into renamed_places (kind, id) values (tg_argv[0], new.id)
        on conflict (kind, id) do update set last_document_id = 0, last_question_id = 0;
      return null;
    end $$`,
    `create or replace trigger note_renamed_course after update of name, code, department on courses for each row
      when ((old.name, old.code, old.department) is distinct from (new.name, new.code, new.department))
      execute function note_renamed_place('course')`,
    `create or replace trigger note_renamed_school after update of name on schools for each row
      when (old.name is distinct from new.name) execute function note_renamed_place('school')`,
  ])
    await sql.raw(statement).execute(trx);
}

/**
 * Words of titles and fields are known for parts of words, and those with those of readable pages for typing errors, from
 * the first commit of a document on. The clean-up forgets words that no listed document has.
 */
async function learnWordsByTrigger(trx: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create or replace function learn_words(words tsvector) returns void language sql as $$
      insert into known_words
        select word from unnest(tsvector_to_array(words)) word
        where word !~ ':' and not exists (select from known_words k where k.word = word.word collate "C")
    $$`,
    `create or replace function learn_document() returns trigger language plpgsql as $$
    begin
      perform learn_words(new.search_about);
      if new.language is not null and not exists (select from document_languages l where l.language = new.language) then
        insert into document_languages (language) values (new.language) on conflict do nothing;
      end if;
      if new.search_words is distinct from new.search_about then
        insert into readable_words
          select word from unnest(tsvector_to_array(new.search_words)) word
          where length(word) between 5 and 24 and word !~ '[0-9:]'
            and not exists (select from readable_words k where k.word = word.word collate "C");
      end if;
      return null;
    end $$`,
    `create or replace function learn_place() returns trigger language plpgsql as $$
    begin
      perform learn_words(new.search_words);
      return null;
    end $$`,
    `create or replace trigger learn_course after insert or update of name, code, department, search_words on courses
      for each row execute function learn_place()`,
    `create or replace trigger learn_school after insert or update of name, location, search_words on schools
      for each row execute function learn_place()`,
    // Also of its status, because words of a document that was not listed may have been forgotten.
    `create or replace trigger learn_document after insert or update of title, description, subject, document_type,
      course_id, school_id, language, search_version, status
      on documents for each row execute function learn_document()`,
    // The clean-up may have forgotten its words. Indexing it again in the background teaches them.
    `create or replace function index_restored_document() returns trigger language plpgsql as $$
    begin
      new.search_version := 0;
      return new;
    end $$`,
    `create or replace trigger index_restored_document before update of status, deleted_at on documents for each row
      when (old.deleted_at is not null and new.deleted_at is null and new.status = 'published' and new.search_version > 0)
      execute function index_restored_document()`,
  ])
    await sql.raw(statement).execute(trx);
}
