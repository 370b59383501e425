import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import * as questions from '../questions';
import * as schools from '../schools';
import * as search from '../search';
import { storeDocument } from '../testing/stored-documents';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { withoutSlowRuns } from './plain-words';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2 }));
  await storeTexts(fragments);
  await sql`analyze`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Parts of what people and programs type, so that random texts also find something. */
const fragments =
  "energy|photosynthesis|PHYS 101|phys101|the|how do I|\"|“|”|«|'|’|`|\\|\\'|&|\\||!|:*|<->|()|%|_|-|--|.|/|*|$1|?|;|\t|\n|\r|\u00ad|-\n|光合作用|作|フォト|한국어|ทำไม|เ|मी|हिन्दी|كِتَاب|ـ|שָׁלוֹם|naïve|e\u0301|\u0301|ß|İ|ı|ǅ|½|²|𝒳|𠀀字|😀|👩‍🔬|\u200b|\u200d|\ufeff|\ufffd|\u{10ffff}|\uffff|a.b.c.d.e.f|x"
    .split(/(?<!\\)\|/)
    .concat(['|', 'x'.repeat(70), '1'.repeat(30), '-'.repeat(40), "a'".repeat(40), '光'.repeat(60)]);

const typed = fc
  .array(
    fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 12 }), fc.constant(' ')),
    {
      maxLength: 40,
    },
  )
  .map((parts) =>
    Array.from(parts.join(''))
      .slice(0, 200)
      .join('')
      // The contract refuses this character.
      .replaceAll('\0', ''),
  );

async function storeTexts(texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const language = ['en', 'ar', undefined][at % 3];
    const page = `${text} energy ${text}`;
    await storeDocument(db, { title: `Text ${text}`, free: page, locked: page, language });
    await sql`insert into questions (asker_id, title, content, approved_at)
      values ('author', ${`Why ${text}?`}, ${text}, now())`.execute(db);
  }
  await sql`insert into schools (name, type, location) values ('Ohio State', 'university', 'Here')`.execute(
    db,
  );
  await sql`insert into courses (school_id, name, code, department)
    select id, 'Waves', 'PHYS 101', 'Physics' from schools`.execute(db);
}

const synonyms = search.readSynonyms([
  { words: ['energy'], meanings: [['x'], ['photosynthesis', 'wave'], ['光合作用']] },
  { words: ['phys', '101'], meanings: [['waves']] },
  { words: ['光合作用'], meanings: [['photosynthesis']] },
]);

/** Takes every step of a search for a text. */
async function searchFor(q: string): Promise<number> {
  const words = await search.expandSearch(db, q, { synonyms });
  await search.correctWords(db, q);
  if (!words) return 0;
  const filter = { search: words, readerId: 'author' };
  const all = await search.listDocuments(db, filter, { sort: 'relevance', limit: 24 });
  const some = await search.listWithSome(db, filter, 24);
  await search.countByFacet(db, filter);
  await schools.searchCourses(db, words, { limit: 8 });
  await schools.searchSchools(db, words, { limit: 8 });
  await questions.list(db, { search: words, limit: 8 });
  await questions.listWithSome(db, words, { limit: 8 });
  const isHit = search.hitTest(words);
  for (const { hits } of [...all, ...some])
    for (const { text } of hits ?? []) for (const { parts } of search.tokensOf(text)) parts.some(isHit);
  return all.length + some.length;
}

describe('a search', () => {
  it('[D22] [R8] no typed text whatsoever makes a step of a search fail', async () => {
    let resultCount = 0;
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        resultCount += await searchFor(q);
      }),
      { numRuns: 300, seed: 49 },
    );
    expect(resultCount).toBeGreaterThan(300);
  }, 240_000);
});

/** A tsvector has fewer bytes than this. */
const maxBytes = 1_048_576;

describe('a stored text', () => {
  const languages = ['en', 'de', 'ar', 'hi', 'zh', 'xx', ''];
  /** Texts of pages are stored without what is read slowly. */
  const sizeOf = async (text: string, language: string | null = null) => {
    const { rows } = await sql<{ size: number }>`
      select pg_column_size(search_vector(${withoutSlowRuns(text)}, ${language})) as size`.execute(db);
    return rows[0]?.size ?? 0;
  };
  const fold = (text: string) => sql`select length(fold_text(${withoutSlowRuns(text)}))`.execute(db);

  it('[D22] [R8] no text whatsoever fails to be folded and indexed', async () => {
    const text = fc.array(
      fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 200 })),
      {
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...languages), async (parts, language) => {
        // PostgreSQL stores no text with this character.
        const page = parts.join('').replaceAll('\0', '');
        await fold(page);
        expect(await sizeOf(page, language)).toBeLessThan(maxBytes);
      }),
      { numRuns: 200, seed: 49 },
    );
  }, 120_000);

  const letters = (start: number, count: number) =>
    Array.from({ length: 100_000 }, (_, at) =>
      String.fromCodePoint(start + ((at * 7919 + (at >> 3)) % count)),
    ).join('');
  it.each([
    ['Chinese letters', letters(0x4e00, 20_000)],
    ['letters beyond the basic plane', letters(0x20000, 40_000)],
    ['Korean letters', letters(0xac00, 11_000)],
    ['Thai letters', letters(0x0e01, 50)],
    ['accents', '\u0301'.repeat(100_000)],
    ['accents in turn', `a${'\u0301\u0323'.repeat(50_000)}`],
    ['accented letters', letters(0xc0, 300)],
    ['marks', "-._'".repeat(25_000)],
    ['marks and letters', 'a-'.repeat(50_000)],
    ['short words', Array.from({ length: 30_000 }, (_, at) => at.toString(36)).join(' ')],
    ['compounds', Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join('-')],
    ['long words', Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(1_990)}`).join(' ')],
    ['words with endings', Array.from({ length: 12_000 }, (_, at) => `${at.toString(36)}ations`).join(' ')],
    ['one word', 'ß'.repeat(100_000)],
    ['ligatures', 'ﷺ'.repeat(100_000)],
    ['lines with hyphens', 'ab-\n'.repeat(25_000)],
    ['Chinese letters with spaces', '光 合\n'.repeat(25_000)],
  ])(
    '[D22] [R8] 100,000 characters of %s take less than a megabyte of an index',
    async (_, text) => {
      await fold(text);
      for (const language of [null, 'en', 'ar', 'hi'])
        expect([language, (await sizeOf(text, language)) < maxBytes]).toEqual([language, true]);
    },
    60_000,
  );

  it('[D22] [R8] a document whose free pages have more different words than an index holds is found by its first pages', async () => {
    const pages = Array.from({ length: 20 }, (_, page) =>
      Array.from({ length: 9_000 }, (_, at) => `${(page * 9_000 + at).toString(36)}q`).join(' '),
    );
    const id = await storeDocument(db, { title: 'Very full', language: 'en' });
    await sql`insert into document_pages (document_id, number, text, is_free, width, height)
      select ${id}, number, text, true, 1, 1
      from unnest(${pages}::text[]) with ordinality as each (text, number)`.execute(db);
    for (const q of ['very full', '1aq', (9_001).toString(36)]) expect(await searchFor(q)).toBeGreaterThan(0);
  }, 60_000);
});
