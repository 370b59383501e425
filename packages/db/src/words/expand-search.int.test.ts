import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { storeDocument } from '../testing/stored-documents';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { expandSearch, hitTest } from './expand-search';
import { readSynonyms } from './synonym-words';
import { tsqueryOf } from './word-query';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await makeTestDatabase(inject('serverUrl'));
  ({ db } = openDatabase({ url: database.url, maxConnections: 2 }));
  await storeDocument(db, { title: 'Running water', language: 'en' });
  await storeDocument(db, { title: 'Häuser am Fluss', language: 'de' });
  for (let at = 0; at < 60; at++)
    await storeDocument(db, { title: `Subtopic${String.fromCharCode(97 + (at % 26))}${at}` });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const synonyms = readSynonyms([
  { words: ['calc'], meanings: [['calculus']] },
  { words: ['organic', 'chemistry'], meanings: [['ochem']] },
  { words: ['ochem'], meanings: [['organic', 'chemistry'], ['orgo']] },
  { words: ['photosynthesis'], meanings: [['光合作用'], ['การสังเคราะห์ด้วยแสง'], ['광합성', 'dna']] },
  { words: ['光合作用'], meanings: [['photosynthesis']] },
  { words: ['light'], meanings: [['光']] },
]);

const expand = async (q: string) => {
  const search = await expandSearch(db, q, { synonyms });
  if (!search) throw new Error(`“${q}” has no words.`);
  return search;
};
/** Returns the words at each place of a query's first form. */
const placesOf = async (q: string, query: 'whole' | 'text' | 'title') =>
  (await expand(q)).queries[query].map(([form]) => form?.places.map(({ anyOf }) => anyOf));

describe('what stands for the words of a search', () => {
  it('[D22] a search without a word is none', async () => {
    for (const q of ['', '  ', '?!', '"" -']) expect([q, await expandSearch(db, q)]).toEqual([q, undefined]);
  });

  it('[D22] whole words are those that were typed, with no others', async () => {
    expect(await placesOf('calc running "wat', 'whole')).toEqual([[['calc']], [['running']], [['wat']]]);
    const { queries } = await expand('calc runn');
    expect(
      queries.whole.flatMap((forms) =>
        forms.flatMap(({ places }) => places.flatMap((place) => place.beginnings ?? [])),
      ),
    ).toEqual([]);
  });

  it('[D22] words stand for their stems in English and each language of the library', async () => {
    const [[typed] = []] = await placesOf('häuser', 'text');
    expect(typed).toEqual(expect.arrayContaining(['hauser', 'de:haus']));
    const [[running] = []] = await placesOf('running', 'text');
    expect(running).toEqual(expect.arrayContaining(['running', 'en:run']));
    expect(running?.some((word) => word.startsWith('fr:'))).toBe(false);
  });

  it('[D22] a synonym of several words stands for them together, and each of its meanings for all of them', async () => {
    const { queries } = await expand('ochem lecture');
    const meanings = queries.text[0]?.map(({ places, isSideBySide }) => [
      places.map(({ anyOf }) => anyOf[0]),
      isSideBySide,
    ]);
    expect(meanings).toEqual([
      [['ochem'], false],
      [['organic', 'chemistry'], true],
      [['orgo'], false],
    ]);
    expect((await expand('organic chemistry')).queries.text).toHaveLength(1);
    expect((await expand('chemistry organic')).queries.text).toHaveLength(2);
    expect((await expand('"organic chemistry"')).queries.text[0]).toHaveLength(1);
    expect((await expand('ochem')).queries.whole[0]).toHaveLength(1);
  });

  it('[D22] a synonym is found in scripts without spaces, and what they mean in others', async () => {
    const isIn = async (q: string, text: string) => {
      const query = tsqueryOf((await expand(q)).queries.text);
      const { rows } = await sql<{ is_in: boolean }>`
        select search_vector(${text}) @@ ${query}::tsquery as is_in`.execute(db);
      return rows[0]?.is_in;
    };
    for (const [q, text] of [
      ['photosynthesis', '植物的光合作用'],
      ['photosynthesis', '光合\n作用'],
      ['photosynthesis', 'เรื่องการสังเคราะห์ด้วยแสง'],
      ['photosynthesis', '광합성은 DNA'],
      ['light', '阳光很好'],
      ['光合作用', 'Photosynthesis in plants'],
    ] as const)
      expect([q, text, await isIn(q, text)]).toEqual([q, text, true]);
    expect(await isIn('photosynthesis', '光合')).toBe(false);
    expect(await isIn('"光合作用"', '植物的光合作用')).toBe(true);
    expect(await isIn('"光合作用"', 'Photosynthesis in plants')).toBe(false);
    const isHit = hitTest(await expand('photosynthesis'));
    expect(['光合', '合作', '作用', '合成'].filter(isHit)).toEqual(['光合', '合作', '作用']);
  });

  it('[D22] only the last word may be the beginning of another, also in open quotes', async () => {
    const beginnings = async (q: string) =>
      (await expand(q)).queries.text.map(([form]) => form?.places.at(-1)?.beginnings);
    expect(await beginnings('running wat')).toEqual([undefined, ['wat']]);
    expect(await beginnings('"running wat')).toEqual([['wat']]);
    expect(await beginnings('"running wat"')).toEqual([undefined]);
  });

  it('[D22] in titles a part of a word stands for words that contain it, at most 50, and fewer if more words are typed', async () => {
    expect((await placesOf('ater', 'title')).flat(2)).toContain('water');
    const partsOf = async (q: string) =>
      ((await placesOf(q, 'title'))[0]?.[0] ?? []).filter((word) => word?.startsWith('subtopic')).length;
    expect(await partsOf('topic')).toBe(50);
    expect(await partsOf('topic water running sixteen words are many')).toBeLessThanOrEqual(5);
    expect((await placesOf('topic', 'text')).flat(2).filter((word) => word?.startsWith('subtopic'))).toEqual(
      [],
    );
  });

  it('[D22] every query of a search is a tsquery, whatever marks its words have', async () => {
    for (const q of ["o'neill \\ ' :* & | ! <-> (", 'C++ a.b.c.d.e', '"光合" x', "d'alembert's"]) {
      const { queries } = await expand(q);
      for (const query of Object.values(queries).filter((each) => each !== undefined)) {
        const { rows } = await sql<{
          ok: boolean;
        }>`select ${tsqueryOf(query)}::tsquery is not null as ok`.execute(db);
        expect([q, rows]).toEqual([q, [{ ok: true }]]);
      }
    }
  });
});

describe('a hit on a page', () => {
  it('[D22] is a word as it was typed, its other endings, its synonym, or what begins as the last word does', async () => {
    const isHit = hitTest(await expand('running calc hous'));
    const words = ['running', 'runs', 'run', 'calc', 'calculus', 'house', 'houses'];
    expect(words.filter((word) => !isHit(word))).toEqual([]);
    expect(['ru', 'rum', 'runningwaterfalls', 'ho', 'water'].filter(isHit)).toEqual([]);
  });
});
