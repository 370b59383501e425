import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Signs of Indian scripts that join letters or change one, such as U+094D in "क्या". PostgreSQL does not count them as
 * letters, so words were divided at them. `scripts.ts` has the same.
 */
const marks =
  '\\u093c\\u094d\\u0951-\\u0954\\u09bc\\u09cd\\u09fe\\u0a3c\\u0a4d\\u0abc\\u0acd\\u0afd-\\u0aff\\u0b3c\\u0b4d\\u0b55\\u0bcd\\u0c3c\\u0c4d\\u0cbc\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca';
/** Part of a compound. */
const part = `[[:alnum:]][[:alnum:]${marks}]*`;
/** Scripts without spaces between words, and Korean. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\U00020000-\\U0003ffff';
/** Classes of characters and lower case by Unicode, whatever the locale of the database. */
const byUnicode = 'collate "pg_unicode_fast"';

/**
 * Stores words of Indian scripts whole. The functions are those of 0080 with the marks. What has words of these scripts is
 * indexed again: rows without pages here, documents in the background. The statements can be repeated, because a run may
 * have been interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db);
  for (const [table, parts] of Object.entries(rowsWithWords)) {
    const ids = await listIds(
      db,
      parts.map((part) => `select id from ${table} where ${part}`),
      'search_words',
    );
    await inBatches(ids, (batch) =>
      sql`update ${sql.table(table)} set search_words = search_words where id = any(${batch}::bigint[])`.execute(
        db,
      ),
    );
  }
  const documents = [
    ...(await listIds(
      db,
      ['select id from documents where is_listed', 'select id from documents where not is_listed'],
      'search_words',
    )),
    ...(await listIds(db, ['select distinct document_id as id from page_words where not is_free'], 'words')),
  ];
  await inBatches(documents, (batch) =>
    sql`update documents set search_version = 0 where id = any(${batch}::bigint[]) and search_version > 0`.execute(
      db,
    ),
  );
}

/** Tables whose words triggers compute from the row alone, and the parts of each that an index has. */
const rowsWithWords = { schools: ['true'], courses: ['true'], questions: ['is_listed', 'not is_listed'] };

/** Query for words that begin with any letter of an Indian script. */
const anyLetter = Array.from({ length: 0x0e00 - 0x0900 }, (_, at) => String.fromCodePoint(0x0900 + at))
  .filter((letter) => /\p{L}/u.test(letter))
  .map((letter) => `'${letter}':*`)
  .join(' | ');

/** Returns the ids of rows that have words of an Indian script in a column. */
async function listIds(db: Kysely<unknown>, queries: readonly string[], column: string): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    // PostgreSQL expects far more rows than there are, and would compare each one with every letter.
    await sql`set local enable_seqscan = off`.execute(trx);
    const ids: number[] = [];
    for (const query of queries) {
      const { rows } = await sql<{ id: number }>`
        ${sql.raw(query)} and ${sql.ref(column)} @@ ${anyLetter}::tsquery`.execute(trx);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  });
}

/** Number of rows that are locked at a time. */
const rowsPerBatch = 100;

async function inBatches(
  ids: readonly number[],
  change: (batch: number[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += rowsPerBatch) await change(ids.slice(at, at + rowsPerBatch));
}

const functions = [
  `create or replace function spaced_words(said text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    words text := said;
    is_unspaced boolean;
  begin
    if strpos(words, U&'\\00ad') > 0 then
      words := regexp_replace(words, '\\u00ad[ \\t]*\\n\\s*', '', 'g');
    end if;
    words := fold_text(words);
    if strpos(words, '-') > 0 and words ~ '-[ \\t\\r]?\\n' then
      words := regexp_replace(words, '-[ \\t\\r]?\\n\\s*', '-', 'g');
    end if;
    is_unspaced := octet_length(words) > length(words) and words ~ '[${unspaced}]';
    if is_unspaced then
      words := regexp_replace(words, '([${unspaced}])\\s+(?=[${unspaced}])', '\\1', 'g');
    end if;
    words := regexp_replace(words ${byUnicode}, '[^[:alnum:]${marks} .''_-]+', ' ', 'g');
    if is_unspaced then
      words := regexp_replace(words, '([${unspaced}]+)', ' \\1 ', 'g');
    end if;
    return words;
  end $$`,

  `create or replace function search_vector(said text, language text default null) returns tsvector
  language plpgsql immutable parallel safe as $$
  declare
    words text := spaced_words(left(coalesce(said, ''), 40000));
    pairs text := words;
    later text := '';
    stored tsvector;
    stems tsvector;
    configuration regconfig := search_configuration(language);
  begin
    if octet_length(words) > length(words) and words ~ '[${unspaced}]' then
      pairs := regexp_replace(words, '([${unspaced}]{2})', '\\1 ', 'g');
      later := regexp_replace(regexp_replace(regexp_replace(words, '[^${unspaced}]+', ' ', 'g'),
        '(^| )[^ ]', '\\1', 'g'), '([^ ]{2})', '\\1 ', 'g');
    end if;
    if words ~ '[^ ][-.''_][^ ]' then
      later := concat_ws(' ', later, (select string_agg(translate(compound[1], '-.''_', ''), ' ') from regexp_matches(
        words ${byUnicode}, '(${part}(?:[-.''_]${part}){1,3})', 'g') as compound));
    end if;
    pairs := regexp_replace(pairs, '[-.''_]', ' ', 'g');
    stored := to_tsvector('pg_catalog.simple', pairs);
    if configuration is not null then
      stems := to_tsvector(configuration, array_to_string(tsvector_to_array(stored), ' '));
    end if;
    if later <> '' then
      stored := stored || array_to_tsvector(array(
        select distinct word from regexp_split_to_table(later, ' +') word where word <> '' and length(word) <= 200));
    end if;
    if configuration is not null then
      stored := stored || array_to_tsvector(array(
        select language || ':' || stem from unnest(tsvector_to_array(ts_delete(stems, tsvector_to_array(stored)))) stem));
    end if;
    return stored;
  end $$`,

  `create or replace function code_words(code text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct word from (
      select regexp_replace(fold_text(code) ${byUnicode}, '[^[:alnum:]${marks}]+', '', 'g') as word
      union select regexp_split_to_table(fold_text(code) ${byUnicode}, '[^[:alnum:]${marks}]+')
      union select part[1] from regexp_matches(fold_text(code) ${byUnicode}, '([[:alpha:]${marks}]+|[[:digit:]]+)', 'g') part) each
    where word <> ''))`,

  `create or replace function short_names(name text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct initials from (
      select string_agg(left(word, 1), '' order by place) filter (where word <> all (small)) as initials
        from regexp_split_to_table(fold_text(name) ${byUnicode}, '[^[:alnum:]${marks}]+') with ordinality as each (word, place),
          (values ('{of,the,and,at,in,for,de,la,du,des,der,del,di,da,do,dos,e,y,et,und,a}'::text[])) as list (small)
        where word <> ''
      union
      select string_agg(case word when 'of' then word else left(word, 1) end, '' order by place) filter (where word <> 'the')
        from regexp_split_to_table(fold_text(name) ${byUnicode}, '[^[:alnum:]${marks}]+') with ordinality as each (word, place)
        where word <> '') each
    where length(initials) >= 2))`,
];
