import { parseSearch } from '@aw/db/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../testing/make-pdf';
import { selectRows, updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import { forgetOldWords } from '../../search/indexing/forget-old-words';

type Card = { id: number; title: string };

const test = useTestApp({ LIMIT_SEARCHES_PER_MINUTE: '0', LIMIT_SEARCHES_PER_DAY: '0' });
let reader: Person;

/** The best match is the oldest, so that an order by date differs. */
const library = [
  { title: 'Osmosis', description: 'Cells and water.' },
  { title: 'Water, osmosis and cells', description: 'Two pages.' },
  { title: 'Reverseosmosis for engineers', description: 'Membranes.' },
  { title: 'Membranes at work', description: 'How osmosis is measured.' },
  { title: 'Plant tissue', description: 'Turgor.', page: 'The osmosis of a potato is seen in an hour.' },
  { title: 'Phloem and xylem', description: 'C++ models of flow, 100% explained.' },
  { title: 'Graphs', description: 'Sets and maps.' },
];

beforeAll(async () => {
  const author = await signedIn(test.app);
  reader = await signedIn(test.app);
  for (const { title, description, page } of library) {
    const bytes = await makePdf([`${page ?? 'An empty leaf.'} Number ${title.length}.`]);
    const fields = { title, description, subject: 'Economics' };
    expect((await author.upload(bytes, { fields })).statusCode).toBe(201);
  }
  await test.processAll();
});
const ask = (q: string, more = '') => reader.get(`/api/documents?q=${encodeURIComponent(q)}${more}`);
const titles = async (q: string, more = '') => (await ask(q, more)).json<Card[]>().map(({ title }) => title);

describe('the order of a search', () => {
  it('[D1] [P2] a search orders by exact title, whole word and part of a word of the title, other fields, then text of pages', async () => {
    expect(await titles('osmosis')).toEqual(library.slice(0, 5).map(({ title }) => title));
    expect(await titles('OSMOSIS ')).toEqual(library.slice(0, 5).map(({ title }) => title));
  });

  it('[D1] the order is the same with pages of one document, and by date on request', async () => {
    const seen: string[] = [];
    let url: string | undefined = '/api/documents?q=osmosis&limit=1';
    while (url) {
      const response = await reader.get(url);
      seen.push(...response.json<Card[]>().map(({ title }) => title));
      url = String(response.headers.link ?? '').match(/<(.+?)>/)?.[1];
    }
    expect(seen).toEqual(library.slice(0, 5).map(({ title }) => title));
    expect(await titles('osmosis', '&sort=newest')).toEqual(seen.toReversed());
  });

  it('[D1] [D14] a document with the word on very many pages is one match and hides no other', async () => {
    const author = await signedIn(test.app);
    for (const [title, pages] of [
      ['Star charts', ['Of maps.', 'Two.', 'Three.', 'Of a quasar.']],
      ['The night sky', Array.from({ length: 30 }, (_, at) => `A quasar at place ${at}.`)],
    ] as const) {
      const uploaded = await author.upload(await makePdf([...pages]), {
        fields: { title, subject: 'Economics' },
      });
      expect(uploaded.statusCode).toBe(201);
    }
    await test.processAll();
    expect(await titles('quasar')).toEqual(['The night sky', 'Star charts']);
    expect((await reader.get('/api/documents/counts?q=quasar')).json()).toMatchObject({
      total: 2,
      isCapped: false,
    });
  });

  it('[D1] a match contains every word, in any order', async () => {
    expect(await titles('cells osmosis')).toEqual(['Water, osmosis and cells', 'Osmosis']);
    expect(await titles('cells osmosis turgor', '&exact=1')).toEqual([]);
  });

  it('[D21] if no document has all words, those with the most of them come first', async () => {
    const { headers, body } = await ask('cells osmosis turgor');
    expect([headers['search-partial'], headers['search-query']]).toEqual([
      'true',
      'cells%20osmosis%20turgor',
    ]);
    expect(
      JSON.parse(body)
        .map(({ title }: Card) => title)
        .slice(0, 3),
    ).toEqual(['Water, osmosis and cells', 'Osmosis', 'Plant tissue']);
  });

  it('[D21] a frequent word is found beside one that no document has', async () => {
    expect((await titles('osmosis wombatzz')).length).toBe(4);
  });

  it('[R4] [P2] compounds of very many parts, and very many letters, are read up to a limit', async () => {
    for (const q of ['a-b-c-d-e-f', `${'c-'.repeat(99)}c`, 'u.s.a', '\u3316'.repeat(200), 'の'.repeat(200)])
      expect((await ask(q)).statusCode, q).toBe(200);
    expect(parseSearch(`${'c-'.repeat(99)}c`).terms[0]?.parts).toHaveLength(8);
    expect(parseSearch('の'.repeat(200)).terms[0]?.parts).toHaveLength(40);
  });

  it('[D21] typing errors are corrected if nothing has the words, and the answer says so', async () => {
    const corrected = await ask('osmozis');
    expect(corrected.headers).toMatchObject({
      'search-query': 'osmosis',
      'search-corrected-from': 'osmozis',
    });
    expect(corrected.json()).toHaveLength(5);
    expect(await titles('osmozis', '&exact=1')).toEqual([]);
    expect((await reader.get('/api/documents/counts?q=osmozis')).json()).toMatchObject({ total: 5 });
  });
});

describe('the words of a search', () => {
  it('[D1] one or two letters match beginnings of words, and three or more match any part', async () => {
    expect(await titles('ph')).toContain('Phloem and xylem');
    expect(await titles('ph')).not.toContain('Graphs');
    expect(await titles('aph')).toEqual(['Graphs']);
  });

  it('[D1] [R4] signs alone match nothing, and signs next to words are ignored', async () => {
    for (const q of ['%', '_', '%_%', '!!! & | :*', '"']) expect(await titles(q), q).toEqual([]);
    expect(await titles('100%')).toEqual(['Phloem and xylem']);
    expect(await titles("'; drop table documents; -- osmosis", '&exact=1')).toEqual([]);
  });

  it('[R4] searches of two hundred letters or sixty words are answered', async () => {
    const sixty = Array.from({ length: 60 }, (_, at) => `w${at % 10}`).join(' ');
    for (const q of ['x'.repeat(200), sixty, '%_'.repeat(100), `"${'a '.repeat(99)}`]) {
      const answers = await Promise.all([
        ask(q),
        reader.get(`/api/documents/counts?q=${encodeURIComponent(q)}`),
      ]);
      expect(
        answers.map(({ statusCode }) => statusCode),
        q,
      ).toEqual([200, 200]);
    }
  });

  it('[D1] [U9] the words of a new title match at once, those of the old one no longer, and the clean-up forgets them', async () => {
    await updateRows(test, 'documents', { title: 'Graphs' }, { title: 'Quokkas' });
    expect(await titles('uokk')).toEqual(['Quokkas']);
    expect(await titles('graphs')).toEqual([]);
    await forgetOldWords(test.ctx);
    const words = await selectRows(test, 'known_words');
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['quokkas', 'maps', 'cells']));
    expect(words.map(({ word }) => word)).not.toContain('graphs');
  });
});
