import { type Kysely, sql } from 'kysely';

/** Accents, vowel points, tone marks and characters without width: `fold-text.ts` has the same. */
const ignored =
  '[\\u00ad\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0e47-\\u0e4e\\u0ec8-\\u0ecd\\u1037\\u1039\\u103a\\u17c9-\\u17d3\\u200b-\\u200f\\u2060-\\u2064\\ufeff]';
/** Apostrophes. They are replaced first, because normalisation makes a space and an accent of some of them. */
const apostrophes = '\\u00b4\\u02b9\\u02bb\\u02bc\\u2018\\u2019\\u201b\\u2032\\uff07';
/** Letters, digits and hyphens after normalisation, and the form of each that is stored. */
const forms = [
  'ıłøđðħŧŋςٱىةکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९‐−⁄',
  'iloddhtnσايهكي012345678901234567890123456789--/',
];
/** Scripts without spaces between words, and Korean. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\U00020000-\\U0003ffff';
/** Classes of characters and lower case by Unicode, whatever the locale of the database. */
const byUnicode = 'collate "pg_unicode_fast"';

/** Languages with stems by ISO 639-1, and their configurations. */
const configurations = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/**
 * Creates the functions that turn texts into the words by which they are found. Every dictionary is named with its
 * schema, because a restore runs without a search path.
 */
export async function createSearchFunctions(trx: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

const statements = [
  // `translate` compares each character with each of its list, so it is only called for texts that have one of them.
  `create or replace function fold_text(said text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    folded text := said;
  begin
    if octet_length(said) = length(said) then
      return lower(said ${byUnicode});
    end if;
    if folded ~ '[${apostrophes}]' then
      folded := regexp_replace(folded, '[${apostrophes}]', '''', 'g');
    end if;
    folded := normalize(folded, NFKD);
    if folded ~ '${ignored}' then
      folded := regexp_replace(folded, '${ignored}', '', 'g');
    end if;
    folded := lower(normalize(folded, NFC) ${byUnicode});
    if folded ~ '[ßœæþ]' then
      folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'þ', 'th');
    end if;
    if folded ~ '[${forms[0]}]' then
      folded := translate(folded, '${forms[0]}', '${forms[1]}');
    end if;
    return folded;
  end $$`,

  // The folded words with single spaces or more between them; compounds keep their marks. A line may end within a word of
  // a script without spaces, so spaces and line breaks in it are left out.
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
    words := regexp_replace(words ${byUnicode}, '[^[:alnum:] .''_-]+', ' ', 'g');
    if is_unspaced then
      words := regexp_replace(words, '([${unspaced}]+)', ' \\1 ', 'g');
    end if;
    return words;
  end $$`,

  `create or replace function search_configuration(language text) returns regconfig language sql immutable parallel safe
  return (case language ${Object.entries(configurations)
    .map(([code, name]) => `when '${code}' then 'pg_catalog.${name}'`)
    .join(' ')} end)::regconfig`,

  // A tsvector has at most a megabyte, so a text is read up to 40,000 characters, which ordinary pages never reach. Stems
  // are those of each word once, because the parser takes most of the time.
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
        words ${byUnicode}, '([[:alnum:]]+(?:[-.''_][[:alnum:]]+){1,3})', 'g') as compound));
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

  // "PHYS-101L" is found as "phys101l", "phys 101l" and "phys 101".
  `create or replace function code_words(code text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct word from (
      select regexp_replace(fold_text(code) ${byUnicode}, '[^[:alnum:]]+', '', 'g') as word
      union select regexp_split_to_table(fold_text(code) ${byUnicode}, '[^[:alnum:]]+')
      union select part[1] from regexp_matches(fold_text(code) ${byUnicode}, '([[:alpha:]]+|[[:digit:]]+)', 'g') part) each
    where word <> ''))`,

  // Initials, as students write them: MIT, UCLA, UofT.
  `create or replace function short_names(name text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array(
    select distinct initials from (
      select string_agg(left(word, 1), '' order by place) filter (where word <> all (small)) as initials
        from regexp_split_to_table(fold_text(name) ${byUnicode}, '[^[:alnum:]]+') with ordinality as each (word, place),
          (values ('{of,the,and,at,in,for,de,la,du,des,der,del,di,da,do,dos,e,y,et,und,a}'::text[])) as list (small)
        where word <> ''
      union
      select string_agg(case word when 'of' then word else left(word, 1) end, '' order by place) filter (where word <> 'the')
        from regexp_split_to_table(fold_text(name) ${byUnicode}, '[^[:alnum:]]+') with ordinality as each (word, place)
        where word <> '') each
    where length(initials) >= 2))`,
];
