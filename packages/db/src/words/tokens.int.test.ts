import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { foldText } from './fold-text';
import { tokensOf } from './tokens';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Returns a function that returns pseudorandom numbers below 1, the same ones for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Parts of texts in many scripts, with marks and ways of writing that people use. */
const parts =
  'energy|H₂O|x²|½|naïve|naïve|Gödel|ﬁsh|ＦＵＬＬ|1e5|12abc|0x1f|3.14159|-7|a_b|foo@bar.com|http://x.example/y|光合作用|フォト|日本語|كِتَاب|الكـتاب|أكل|آكل|مدرسة|مدرسه|على|علي|विज्ञान|क्या|हिन्दी|ज़िंदगी|पढ़ना|क्षेत्र-फल|বিজ্ঞান|পড়া|ਵਿਦਿਆਰਥੀ|ਜ਼ਿੰਦਗੀ|વિજ્ઞાન|ବିଜ୍ଞାନ|ଓଡ଼ିଆ|ஒளிச்சேர்க்கை|కిరణజన్య|ದ್ಯುತಿಸಂಶ್ಲೇಷಣೆ|പ്രകാശസംശ്ലേഷണം|ප්‍රභාසංස්ලේෂණය|ශ්‍රී|अ॒ग्निमी॑ळे|१०्|क्|् ़|ทำไมท้องฟ้า|ภาษาไทยที่นี่|ພາສາລາວ|ភាសាខ្មែរ|မြန်မာဘာသာ|한국어|대한민국의|שָׁלוֹם|ÅNGSTRÖM|İzmir|IŞIK|ışık|ß|STRASSE|œuvre|Ærø|Łódź|Đà Nẵng|’s|don’t|donʼt|d`or|rock’n’roll|U.S.A.|e.g.|COVID-19|node.js|TCP/IP|mitosis/meiosis|well‑known|co\u00adoperate|electro-\nmagnetic|opt\u00ad\nical|+|%|&|!|…|—|"|\'|\\|<b>|$x^2$|①|Ⅳ|ǅungla|Ελλάδα|ΟΔΟΣ|μαθηματικά|Ёлка|Київ|٣٫١٤|१२|C++|C#|12.34.56|x=y|word;word2|first.Second|[in]|(out)|\t|a\u200bb|é|ạ̈|ꙮ|𝒳|𠀀字|ㄱ|ー|々'.split(
    '|',
  );

const texts = (() => {
  const next = numbers(7);
  return [
    ...parts,
    ...Array.from({ length: 800 }, () =>
      Array.from({ length: 1 + Math.floor(8 * next()) }, () => parts[Math.floor(parts.length * next())]).join(
        [' ', ', ', '-', '…', "'", '.', '\n', '/'][Math.floor(8 * next())],
      ),
    ),
  ];
})();

/** Spaces between letters of scripts without spaces, which are left out when a text is stored. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Hang}]`;
const spacesInRuns = new RegExp(String.raw`(${unspaced})\s+(?=${unspaced})`, 'gu');

function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ parts: each, isUnspaced }) =>
    isUnspaced || each.length === 1 || each.length > 4 ? each : [...each, each.join('')],
  );
}

it('[D22] the same signs of Indian scripts stand within a word in the database and for what is typed', async () => {
  const words = Array.from({ length: 0x0e00 - 0x0900 }, (_, at) => `क${String.fromCodePoint(0x0900 + at)}क`);
  const { rows } = await sql<{ word: string; count: number }>`
    select word, cardinality(regexp_split_to_array(trim(spaced_words(word)), ' +')) as count
    from unnest(${words}::text[]) as word where unicode_assigned(word)`.execute(db);
  for (const { word, count } of rows) expect([word, tokensOf(word).length]).toEqual([word, count]);
});

it('[D22] a text is folded alike in the database and for what is typed', async () => {
  const { rows } = await sql<{ said: string; folded: string }>`
    select said, fold_text(said) as folded from unnest(${texts}::text[]) as said`.execute(db);
  for (const { said, folded } of rows) expect([said, foldText(said)]).toEqual([said, folded]);
});

it('[D22] a word of an Indian script is one word, with the signs that join and change its letters', async () => {
  for (const word of [
    'क्या',
    'ज़िंदगी',
    'বিজ্ঞান',
    'ਵਿਦਿਆਰਥੀ',
    'વિજ્ઞાન',
    'ଓଡ଼ିଆ',
    'ஒளிச்சேர்க்கை',
    'కిరణజన్య',
    'ದ್ಯುತಿಸಂಶ್ಲೇಷಣೆ',
    'പ്രകാശസംശ്ലേഷണം',
    'ප්‍රභාසංස්ලේෂණය',
  ]) {
    const { rows } = await sql<{ words: string[]; code: string[]; initials: string[] }>`
      select tsvector_to_array(search_vector(${word})) as words, tsvector_to_array(code_words(${word})) as code,
        tsvector_to_array(short_names(${`${word} ${word}`})) as initials`.execute(db);
    const folded = foldText(word);
    const first = Array.from(folded)[0] ?? '';
    expect(rows).toEqual([{ words: [folded], code: [folded], initials: [first + first] }]);
    expect(tokensOf(word)).toEqual([{ word: folded, parts: [folded], isUnspaced: false }]);
  }
});

it('[D22] every character of the alphabets, and every form of one, is folded alike in the database', async () => {
  // Up to the radicals of Chinese, and the ligatures and wide letters. Others have one form, or are newer than PostgreSQL.
  const ranges = [
    [0x1, 0x2fff],
    [0xfb00, 0xfffd],
  ] as const;
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)),
  );
  const { rows } = await sql<{ character: string; folded: string }>`
    select character, fold_text('a' || character || 'b') as folded
    from unnest(${characters}::text[]) as character`.execute(db);
  expect(rows).toHaveLength(characters.length);
  expect(rows.filter(({ character, folded }) => foldText(`a${character}b`) !== folded)).toEqual([]);
});

it('[D22] the words of a search are those with which the same text is stored', async () => {
  const { rows } = await sql<{ said: string; words: string[] }>`
    select said, tsvector_to_array(search_vector(said)) as words from unnest(${texts}::text[]) as said`.execute(
    db,
  );
  for (const { said, words } of rows) {
    const typed = wordsOf(said);
    const stored = [...typed, ...wordsOf(said.replace(spacesInRuns, '$1'))];
    const onlyStored = words.filter((word) => !stored.includes(word) && Array.from(word).length > 1);
    const compounds = tokensOf(said).filter((token) => token.parts.length > 4);
    // A single letter of a script without spaces is searched for as the beginning of a pair.
    const isStored = (word: string) =>
      words.includes(word) || (Array.from(word).length === 1 && words.some((each) => each.startsWith(word)));
    expect([said, typed.filter((word) => !isStored(word))]).toEqual([said, []]);
    if (compounds.length === 0) expect([said, onlyStored]).toEqual([said, []]);
  }
});
