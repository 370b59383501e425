import { type Kysely, sql } from 'kysely';

/** Letters and digits only, as searches are read, so that a word of a text and a word of a search are the same. */
const wordsOf = (text: string) =>
  sql.raw(`to_tsvector('simple', regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'))`);

/**
 * What a bounded search stands on: words of titles and of all that is said of a document, indexed together with the
 * segment of 2,048 ids that a document belongs to, so that a frequent word is looked for among the newest documents
 * alone; and every word there is, so that a part of a word is found without reading a text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(db);
  await sql`
    alter table documents
      add column segment integer not null generated always as ((id / 2048)::integer) stored,
      add column title_words tsvector not null generated always as (${wordsOf('title')}) stored,
      add column words tsvector not null generated always as (${wordsOf(`title || ' ' || coalesce(description, '') || ' ' || subject`)}) stored`.execute(
    db,
  );
  await sql`
    alter table document_pages
      add column segment integer not null generated always as ((document_id / 2048)::integer) stored`.execute(
    db,
  );
  for (const statement of [
    'create index documents_title on documents (lower(title), uploaded_at desc, id desc) where is_listed',
    'create index documents_title_words on documents using gin (segment, title_words) where is_listed',
    'create index documents_words on documents using gin (segment, words) where is_listed',
    'drop index document_pages_words, document_pages_free_words',
    'create index document_pages_words on document_pages using gin (segment, words)',
    'create index document_pages_free_words on document_pages using gin (segment, words) where is_free',
    // The newest free pages, in their order, past all the locked ones.
    'create index document_pages_free on document_pages (document_id desc) where is_free',
    // Not unique: two uploads at once would wait for each other. Who reads it takes each word once.
    'create table search_words (word text collate "C" not null)',
    'insert into search_words select distinct unnest(tsvector_to_array(words)) from documents',
    'create index search_words_word on search_words (word)',
    'create index search_words_parts on search_words using gin (word gin_trgm_ops)',
    'create index search_words_shortest on search_words (left(word, 1), length(word), word)',
    'create index search_words_shortest_of_two on search_words (left(word, 2), length(word), word)',
  ])
    await sql.raw(statement).execute(db);
  await learnWords(db);
  // Without figures a frequent word is taken for a rare one.
  await sql`analyze documents, document_pages, search_words`.execute(db);
}

/** Words are known from the first commit of a document on, and forgotten when a change of its texts leaves none with them. */
async function learnWords(db: Kysely<unknown>): Promise<void> {
  const learn = (words: string) => `
    insert into search_words
      select w from (select distinct unnest(tsvector_to_array(words)) collate "C" as w from ${words}) n
      where not exists (select from search_words s where s.word = n.w)`;
  await sql
    .raw(`
    create function learn_words_on_insert() returns trigger language plpgsql as $$
    begin
      ${learn('new_rows')};
      return null;
    end $$`)
    .execute(db);
  await sql`
    create trigger learn_words_on_insert after insert on documents referencing new table as new_rows
    for each statement execute function learn_words_on_insert()`.execute(db);
  // A word of a thousand documents is not looked for: that would take long, and one of them has it.
  await sql
    .raw(`
    create function learn_words_on_update() returns trigger language plpgsql as $$
    declare
      frequent text[] := (
        select array_agg(word) from (
          select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as share
          from pg_stats where schemaname = 'public' and tablename = 'documents' and attname = 'words') known
        where share * (select reltuples from pg_class where oid = 'documents'::regclass) >= 1000);
    begin
      ${learn('(select new.words) one')};
      delete from search_words s
        using (select unnest(tsvector_to_array(old.words)) except select unnest(tsvector_to_array(new.words))) gone (word)
        where s.word = gone.word collate "C" and gone.word <> all (coalesce(frequent, '{}'))
          and not exists (select from documents d where d.is_listed and d.words @@ quote_literal(gone.word)::tsquery);
      return null;
    end $$`)
    .execute(db);
  // One that comes back to the library had words, maybe, that were forgotten meanwhile.
  await sql`
    create trigger learn_words_on_update after update of title, description, subject, status, deleted_at on documents
    for each row when (old.words is distinct from new.words or (new.is_listed and not old.is_listed))
    execute function learn_words_on_update()`.execute(db);
}
