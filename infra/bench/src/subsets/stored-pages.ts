import { type Database, openDatabase } from '@aw/db';
import * as documents from '@aw/db/documents';
import { vocabulary } from '@aw/db/testing/fill-library';
import { sql } from 'kysely';
import type { Data } from '../data/open-data';
import { short } from '../figures/figure';
import { median, ratioOf } from '../figures/statistics';
import type { BenchContext } from './context';

const pages = 100;
const wordsEach = 450;
const freePages = 20;
const minRounds = 5;
const goal = { atMost: 1.5, unit: '' };

/** Trigger and indexes that store the words of pages. */
const trigger = 'index_new_pages';
const indexes = [
  'documents_search_title',
  'documents_search_about',
  'documents_search_words',
  'page_words_locked',
];

/** Compares storing the pages of a document, as an upload does, with the same without the index of words. */
export async function measureStoredPages({ options, found }: BenchContext, data: Data): Promise<void> {
  const { db } = openDatabase({ url: data.url(), maxConnections: 1, statementTimeoutMs: 0 });
  const [withWords, without]: [number[], number[]] = [[], []];
  try {
    await store(db, 0, false);
    for (let round = 1; round <= Math.max(minRounds, options.rounds); round++) {
      withWords.push(await store(db, round, false));
      without.push(await store(db, round, true));
    }
  } finally {
    await db.destroy();
  }
  const ratio = ratioOf(withWords, without);
  found.figure({
    name: `storing a document of ${pages} pages`,
    ours: `${short(median(withWords))} ms`,
    peer: `without the index of words: ${short(median(without))} ms`,
    ratio,
    value: ratio.median,
    goal,
    errors: 0,
  });
}

class RolledBack extends Error {}

/** Stores pages in a transaction that is rolled back, so that every round starts alike. Returns the milliseconds. */
async function store(db: Database, round: number, isWithoutWords: boolean): Promise<number> {
  const rows = Array.from({ length: pages }, (_, at) => ({
    number: at + 1,
    text: textOf(round * pages + at),
    whole_text: null,
    is_text_checked: true,
    width: 1200,
    height: 1600,
  }));
  let milliseconds = Number.NaN;
  const stored = db.transaction().execute(async (trx) => {
    if (isWithoutWords) await dropWords(trx);
    const { rows: found } = await sql<{ id: number }>`
      select id from documents where is_listed order by id desc offset ${round} limit 1`.execute(trx);
    const since = performance.now();
    await documents.replacePages(trx, found[0]?.id ?? 0, rows, freePages);
    milliseconds = performance.now() - since;
    throw new RolledBack();
  });
  await stored.catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return milliseconds;
}

async function dropWords(trx: Database): Promise<void> {
  await sql`alter table document_pages disable trigger ${sql.ref(trigger)}`.execute(trx);
  for (const index of indexes) await sql`drop index ${sql.ref(index)}`.execute(trx);
}

/** Returns sentences of frequent and of rarer words, the same for the same number. */
function textOf(page: number): string {
  let state = page + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const word = () => vocabulary[next(vocabulary.length)] ?? '';
  return Array.from({ length: wordsEach }, (_, at) => {
    const one = next(5) === 0 ? `${word().slice(0, 4)}${word().slice(-3)}` : word();
    return at % 12 === 11 ? `${one}.\n` : at % 40 === 7 ? `${one}-${word()}` : one;
  }).join(' ');
}
