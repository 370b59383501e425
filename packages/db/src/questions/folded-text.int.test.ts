import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { makeTestDatabase, type TestDatabase } from '../testing/test-server';
import { parseSearch } from '../words/search-words';
import { foldedText, withIdeographs } from './folded-text';

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

/** Parts of texts in many scripts. */
const parts =
  'energy|H₂O|x²|½|naïve|naïve|Gödel|ﬁsh|ＦＵＬＬ|1e5|12abc|0x1f|3.14|-7|a_b|foo@bar.com|http://x.example/y|光合作用|フォト|日本語|كِتَاب|الكـتاب|विज्ञान|क्या|ทำไมท้องฟ้า|한국어|שָׁלוֹם|ÅNGSTRÖM|İzmir|ß|’s|+|%|&|!|…|—|"|\'|\\|<b>|$x^2$|①|Ⅳ'.split(
    '|',
  );

it('[Q1] the words of a search are those with which the same text is stored', async () => {
  const next = numbers(7);
  const texts = Array.from({ length: 500 }, () =>
    Array.from({ length: 1 + Math.floor(8 * next()) }, () => parts[Math.floor(parts.length * next())])
      .join([' ', ', ', '-', '…'][Math.floor(4 * next())])
      .replaceAll('"', ' '),
  );
  const { rows } = await sql<{ said: string; words: string[] }>`
    select said, array(select lexeme from unnest(to_tsvector('simple', folded_text(said))) order by 1) as words
    from unnest(${texts}::text[]) as said`.execute(db);
  for (const { said, words } of rows) {
    const typed = parseSearch(foldedText(said)).terms.flatMap((term) => withIdeographs(term).words);
    // A search has at most sixteen terms, which only texts with very many signs exceed.
    if (parseSearch(foldedText(said)).terms.length >= 16) continue;
    expect([said, [...new Set(typed)].toSorted()]).toEqual([said, words.toSorted()]);
  }
});
