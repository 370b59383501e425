import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import { replacePages } from '../documents/pages.queries';
import * as questions from '../questions/similar.queries';
import type { DB } from '../schema.gen';
import { countStems, listStems, listWordStems } from '../search/stems.queries';

/** Texts of 20,000 characters for which PostgreSQL's parser takes seconds. */
const slow = ['_a', '~/', '<!--', 'a_', './', '@1ae1', 'x'].map((unit) => unit.repeat(20_000 / unit.length));

/** Returns the texts that `ask` sends to PostgreSQL, whose response is that each has the word `x`. */
async function textsSentBy(ask: (db: Kysely<DB>) => Promise<unknown>): Promise<string[]> {
  const sent: unknown[] = [];
  class Noting extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection();
      return {
        ...connection,
        executeQuery: async <R>({ parameters }: CompiledQuery) => {
          sent.push(...parameters);
          return { rows: [{ word: 'x', stem: 'x', id: 1, rows: 1 }] as R[] };
        },
      };
    }
  }
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Noting(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await ask(db);
  // Names of columns whose statistics are read are not texts of people.
  const texts = sent.filter((value) => String(value) !== 'questions.title_words');
  return texts.flat().flatMap((value) => {
    if (typeof value !== 'string') return [];
    return value.startsWith('{') ? Object.values(JSON.parse(value)).flat().map(String) : [value];
  });
}

it("[R8] PostgreSQL's parser gets at most 2,000 words of at most 64 characters of any search", async () => {
  for (const text of slow)
    for (const ask of [
      (db: Kysely<DB>) => listStems(db, text),
      (db: Kysely<DB>) => listWordStems(db, [text]),
      (db: Kysely<DB>) => countStems(db, ['x'], [text, text]),
      (db: Kysely<DB>) => questions.listSimilar(db, text, 5),
    ])
      for (const sent of await textsSentBy(ask)) {
        const words = sent.split(' ');
        expect(words.length).toBeLessThanOrEqual(2_000);
        for (const word of words) expect(word.length).toBeLessThanOrEqual(64);
        expect(sent).not.toMatch(/[_~/<@-]/);
      }
});

it('[R8] texts of pages are stored without runs that are read slowly', async () => {
  const page = { number: 1, whole_text: null, is_text_checked: true, width: 1, height: 1 };
  for (const text of slow.slice(0, -1)) {
    const sent = await textsSentBy((db) => replacePages(db, 1, [{ ...page, text }], 1));
    expect(sent.some((value) => value.length >= text.length)).toBe(true);
    for (const value of sent) {
      expect(value).not.toMatch(/[!-~]{51,}/);
      expect(value).not.toContain('<!--');
    }
  }
});

/** Functions and operators of PostgreSQL that parse a text, or compare its letters, with their arguments. */
const reader =
  /\b(?:(?:plainto_|phraseto_|websearch_)?to_ts(?:vector|query)|ts_headline|(?:strict_)?(?:word_)?similarity|show_trgm)\s*\(\s*([^)]*\)?)| %>? ?\$[\d{]/g;

/** All texts that our SQL parses, and the limit on the time that this takes. */
const bounded: Record<string, string> = {
  '${name}::text, ${text})': 'listSimilarPlaces: names of at most 200 characters',
  "'english', ${plainWords(text, maxAskedWords)": 'listStems: plainWords',
  "'english', given.text)": 'countStems: plainWords',
  "'english', plain_words(p.text)": 'listPassagePages: plain_words of migration 0056',
  "'english', plain_words(text)": 'countPageStems: plain_words of migration 0056',
  "'english', folded_text($1)": 'listSimilar: plainWords',
  'title, (select title from asked)': 'listSimilar: plainWords, and titles of at most 200 characters',
  'search_configuration(language)': 'lookUpWords: the words of a search, each for itself',
  'word, asked.word)': 'listAlike: words of a search, and known words of about the same length',
  "'english', word)": 'listWordStems: plainWords, one word at a time',
  "'english', title)": 'drawBankQuestions: titles of our own quizzes',
};

it('[R8] no statement parses a text without a limit', () => {
  const folder = path.join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !/^(migrations|testing)\b|\.(test|gen)\.ts$/.test(file),
  );
  const parsedTexts = sources.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8').replace(/\s+/g, ' ');
    return [...source.matchAll(reader)].map(([whole, argument]) => argument ?? whole);
  });
  expect([...new Set(parsedTexts)].toSorted()).toEqual(Object.keys(bounded).toSorted());
});
