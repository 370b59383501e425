import * as search from '@aw/db/search';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf } from '../../../testing/make-pdf';
import { insertRow } from '../../../testing/rows';
import { startTestApp, useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';

type Card = { id: number; title: string; hit?: { page: number; snippet: string | null } };
type Ask = (q: string) => Promise<Card[]>;

const free = 'The kryptonite shelf holds jars.';
const locked = 'A zymurgist follows the quixotic brewer home.';
const pages = ['Tides.', free, 'Three.', 'Four.', locked, 'Six.'];

const test = useTestApp({
  LIMIT_READS_PER_MINUTE: '0',
  LIMIT_SEARCHES_PER_MINUTE: '0',
  LIMIT_SEARCHES_PER_DAY: '0',
  LIMIT_SEARCHES_PER_DAY_PER_ADDRESS: '0',
});
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
let tides: number;

beforeAll(async () => {
  tides = await add('Tides', pages);
  await add('Zymurg and others', pages);
  await test.processAll();
});

async function add(title: string, texts: string[]): Promise<number> {
  const bytes = await makePdf(texts.map((text, at) => `${text} Leaf ${at + 1} of ${title.length}.`));
  const response = await author.upload(bytes, { fields: { title, subject: 'Physics' } });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: number }>().id;
}

const teasers: Ask = async (q) =>
  (await test.nobody.get(`/api/documents/teasers?exact=1&q=${encodeURIComponent(q)}`)).json();
const listAs =
  (user: Person, more = ''): Ask =>
  async (q) =>
    (await user.get(`/api/documents?exact=1&q=${encodeURIComponent(q)}${more}`)).json();
const ofTides = (cards: Card[]) => cards.find(({ id }) => id === tides);

/** Guesses a word letter by letter, as long as the search finds the document. */
async function guessWord(ask: Ask, start: string): Promise<string> {
  let prefix = start;
  for (;;) {
    const answers = await Promise.all(
      Array.from('abcdefghijklmnopqrstuvwxyz', async (letter) => {
        const card = ofTides(await ask(prefix + letter));
        return card ? letter : '';
      }),
    );
    const letter = answers.find(Boolean);
    if (!letter) return prefix;
    prefix += letter;
  }
}

describe('the search as an oracle', () => {
  it('[D7] a search without a session does not reveal a word of a locked page letter by letter', async () => {
    expect(await guessWord(teasers, 'k')).toMatch(/^kryptonite/);
    expect(await guessWord(teasers, 'z')).toBe('z');
    expect(await guessWord(teasers, 'qu')).toBe('qu');
  });

  it('[D7] a search without a session does not find a whole word of a locked page, in any order', async () => {
    for (const q of ['zymurgist', 'quixotic brewer', '"zymurgist follows"', `${free} ${locked}`])
      for (const sort of ['relevance', 'newest', 'most_viewed', 'highest_rated']) {
        const url = `/api/documents/teasers?exact=1&q=${encodeURIComponent(q)}&sort=${sort}`;
        expect((await test.nobody.get(url)).json(), `${q} by ${sort}`).toEqual([]);
      }
  });

  it('[D7] a search with a session does not reveal a word of a locked page letter by letter either', async () => {
    expect(await guessWord(listAs(reader), 'k')).toMatch(/^kryptonite/);
    expect(await guessWord(listAs(reader), 'z')).toBe('z');
    expect(await guessWord(listAs(reader, '&sort=newest'), 'zymurgis')).toBe('zymurgist');
    expect(await guessWord(listAs(reader), 'zymurgi')).toBe('zymurgi');
  });

  it('[D7] a search with a session finds a whole word of a locked page, and returns its number but no text', async () => {
    expect(ofTides(await listAs(reader)('ZYMURGIST'))?.hit).toEqual({ page: 5, snippet: null });
    expect(ofTides(await listAs(reader)('brewer quixotic'))?.hit).toEqual({ page: 5, snippet: null });
    expect(ofTides(await listAs(reader)('brewer kryptonite'))).toBeUndefined();
    expect(ofTides(await listAs(reader)('brewer quixoti'))).toBeUndefined();
    expect(JSON.stringify(await listAs(reader)('zymurgist'))).not.toContain('follows');
  });

  it('[D7] words in quotes match as a phrase, and never on locked pages', async () => {
    const find = async (q: string) => ofTides(await listAs(reader)(q))?.hit;
    expect(await find('"kryptonite shelf"')).toMatchObject({
      page: 2,
      snippet: expect.stringContaining('shelf'),
    });
    expect(await find('"shelf kryptonite"')).toBeUndefined();
    expect(await find('“kryptonite shelf” jars')).toMatchObject({ page: 2 });
    for (const q of [
      '"zymurgist"',
      '"zymurgist follows"',
      '“zymurgist follows”',
      '"zymurgist follows',
      '«zymurgist»',
    ])
      expect(ofTides(await listAs(reader)(q)), q).toBeUndefined();
    expect(ofTides(await listAs(reader)('zymurgist "follows the"'))).toBeUndefined();
    expect(ofTides(await listAs(reader)('"Tides"'))).toMatchObject({ title: 'Tides' });
  });

  it('[D7] the order and the neighbours of words on a locked page are not told by compounds', async () => {
    // Each finds the page exactly if all of its parts are on it, whatever their order.
    for (const q of [
      'zymurgist-follows',
      'follows-zymurgist',
      'zymurgist_quixotic.brewer',
      'home.zymurgist',
      'brewer-a',
    ])
      expect([q, ofTides(await listAs(reader)(q))?.hit]).toEqual([q, { page: 5, snippet: null }]);
    for (const q of ['zymurgist-wombat', 'follows-zymurgis', '"zymurgist-follows"'])
      expect([q, ofTides(await listAs(reader)(q))]).toEqual([q, undefined]);
  });

  it('[D7] [D22] pairs of letters of a locked page are not found, because they would spell it', async () => {
    const id = await add('Leaves', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']);
    await test.processAll();
    await sql`update document_pages set text = '光合作用是植物的過程' where document_id = ${id} and number = 6`.execute(
      test.ctx.db,
    );
    const find = async (q: string) => (await listAs(reader)(q)).find((card) => card.id === id);
    for (const q of ['光', '光合', '合作', '植物的', '光合作用是植物的過程'])
      expect([q, await find(q)]).toEqual([q, undefined]);
    expect((await listAs(author)('植物')).map((card) => card.id)).toContain(id);
  });

  it('[D7] a search without a session shows no text of a page, also if it accepts some of the words', async () => {
    const url = `/api/documents/teasers?q=${encodeURIComponent('kryptonite wombatzz')}`;
    const cards = (await test.nobody.get(url)).json<Card[]>();
    expect(ofTides(cards)).toBeDefined();
    for (const card of cards) expect(card).not.toHaveProperty('hit');
  });

  it('[D7] a match in the title reveals nothing about locked pages', async () => {
    for (const q of ['zymurg', 'others', 'Zymurg and']) {
      const [card] = await listAs(reader)(q);
      expect(card, q).toMatchObject({ title: 'Zymurg and others' });
      expect(card, q).not.toHaveProperty('hit');
    }
  });

  it('[D7] counts include exactly the documents of the list', async () => {
    const total = async (q: string) =>
      (await reader.get(`/api/documents/counts?exact=1&q=${encodeURIComponent(q)}`)).json();
    expect(await total('zymurgis')).toEqual({ total: 0, isCapped: false, documentTypes: {}, subjects: {} });
    expect(await total('"quixotic brewer"')).toMatchObject({ total: 0, subjects: {} });
    expect(await total('zymurgist')).toMatchObject({ total: 2, subjects: { Physics: 2 } });
  });

  it('[D7] [D1] beginnings of words and phrases match on all pages of documents that the person uploaded or unlocked', async () => {
    const owner = ofTides(await listAs(author)('"zymurgist follows"'));
    expect(owner?.hit).toEqual({
      page: 5,
      snippet: expect.stringContaining('A zymurgist follows'),
      marks: [
        [2, 9],
        [12, 7],
      ],
    });
    const buyer = await signedIn(test.app);
    expect(ofTides(await listAs(buyer)('quixot'))).toBeUndefined();
    await insertRow(test, 'document_unlocks', { user_id: buyer.id, document_id: tides });
    expect(ofTides(await listAs(buyer)('quixot'))?.hit).toMatchObject({
      page: 5,
      snippet: expect.any(String),
    });
    expect(await listAs(buyer)('quixot')).toHaveLength(1);
  });
});

describe('corrections and searches for some of the words', () => {
  const ask = async (q: string) => {
    const { headers, body } = await reader.get(`/api/documents?q=${encodeURIComponent(q)}`);
    return {
      cards: JSON.parse(body) as Card[],
      from: headers['search-corrected-from'],
      isPartial: headers['search-partial'],
    };
  };

  it('[D7] [D21] a word of a locked page is never a correction, and a corrected word is not looked for there', async () => {
    expect(await ask('quixotik')).toEqual({ cards: [], from: undefined, isPartial: undefined });
    const corrected = await ask('zymurgg');
    expect(corrected).toMatchObject({ from: 'zymurgg', cards: [{ title: 'Zymurg and others' }] });
    expect(ofTides(corrected.cards)).toBeUndefined();
  });

  it('[D7] [D21] a search for some of the words finds none of them on locked pages, and gives none of their text', async () => {
    const { cards, isPartial } = await ask('quixotic kryptonite wombat');
    expect(isPartial).toBe('true');
    expect(ofTides(cards)?.hit).toMatchObject({ page: 2, snippet: free });
    expect((await ask('quixotic wombat')).cards).toEqual([]);
    expect(JSON.stringify(cards)).not.toContain('brewer');
  });
});

describe('the plan of a search', () => {
  const planOf = async (readerId?: string) => {
    const trx = await test.ctx.db.startTransaction().execute();
    try {
      // PostgreSQL would scan such small tables sequentially or in index order.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_indexscan = off`.execute(trx);
      const words = await search.expandSearch(trx, 'zymur');
      if (!words) throw new Error('A word was searched for.');
      const plan = await search.planSearch(trx, words, { most: search.matchCap });
      const matches = search
        .withSearchInput(trx, { plan, readerId, limit: search.matchCap })
        .selectFrom(search.selectMatches(trx, plan, { readerId }, { sort: 'relevance' }).as('match'))
        .selectAll();
      return JSON.stringify(await matches.explain('json'));
    } finally {
      await trx.rollback().execute();
    }
  };

  it('[D7] [P2] a search without a session reads only the words of free pages, so that its duration reveals nothing', async () => {
    const plan = await planOf();
    expect(plan).not.toMatch(/page_words|document_pages|Seq Scan/);
  });

  it('[P2] each part of a search with a session uses an index', async () => {
    const plan = await planOf(reader.id);
    for (const index of ['page_words_locked', 'documents_uploader']) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('a dictionary tried on locked pages', () => {
  it('[D7] [R4] a person can search only a limited number of different words, and equal words count once', async () => {
    const limited = await startTestApp({ LIMIT_SEARCHES_PER_DAY: '3', LIMIT_SEARCHES_PER_MINUTE: '0' });
    const walker = await signedIn(limited.app);
    const ask = (q: string, path = '') => walker.get(`/api/documents${path}?q=${q}`);
    for (const q of ['one', 'two', 'three', 'two', 'THREE', 'one&sort=newest', 'one&limit=1'])
      expect((await ask(q)).statusCode, q).toBe(200);
    expect((await ask('two', '/counts')).statusCode).toBe(200);
    for (const word of ['four', 'four', 'five']) {
      const refused = await ask(word, word === 'five' ? '/counts' : '');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
      expect(refused.json()).toMatchObject({
        code: 'limits.searches',
        message: expect.stringMatching(/search again in 24 hours\.$/),
      });
    }
    const listed = await walker.get('/api/documents');
    expect(listed.statusCode).toBe(200);
    expect((await limited.nobody.get('/api/documents/teasers?q=six')).statusCode).toBe(200);
    await limited.close();
  });

  it('[D7] [R4] a refused word counts when it is searched again, and an address with many people has a limit', async () => {
    const limited = await startTestApp({
      LIMIT_SEARCHES_PER_DAY_PER_ADDRESS: '4',
      LIMIT_SEARCHES_PER_MINUTE: '0',
    });
    const statuses: number[] = [];
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const someone = await signedIn(limited.app);
      statuses.push((await someone.get(`/api/documents?q=${word}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const kept = await limited.ctx.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'searched:%')
      .execute();
    expect(kept).toHaveLength(4);
    await limited.close();
  });

  it('[D7] [R4] a word counts for each person who searches for it', async () => {
    const limited = await startTestApp({ LIMIT_SEARCHES_PER_DAY: '1', LIMIT_SEARCHES_PER_MINUTE: '0' });
    for (const person of [await signedIn(limited.app), await signedIn(limited.app)]) {
      expect((await person.get('/api/documents?q=one')).statusCode).toBe(200);
      expect((await person.get('/api/documents?q=two')).statusCode).toBe(429);
    }
    await limited.close();
  });

  it('[D1] [R4] usual typing is not limited: forty pauses within a minute, each with list and counts', async () => {
    const usual = await startTestApp();
    const honest = await signedIn(usual.app);
    for (let pause = 1; pause <= 40; pause++)
      for (const path of ['', '/counts'])
        expect((await honest.get(`/api/documents${path}?q=word${pause}`)).statusCode).toBe(200);
    await usual.close();
  });
});
