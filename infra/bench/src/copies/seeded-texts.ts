import { proseOf, readDocuments } from '@aw/demo/sources';

/** A text that was changed, with the kind of change. `pages` are its pages. */
export type SeededText = { kind: string; pages: string[] };

export type Seeds = {
  /** Texts of people, page by page. */
  originals: string[][];
  /** Copies of `originals[at]`, which the library must recognise. */
  copiesOf: (at: number) => SeededText[];
  /** Uploads after `originals[at]` was removed because of copyright. */
  reuploadsOf: (at: number) => SeededText[];
  /** Texts that many documents contain, each with documents of different people. */
  templates: { words: number; documents: { percent: number; pages: string[] }[] }[];
};

const wordsPerPage = 150;
const minWords = 400;
const ownWords = 100;
const documentsPerTemplate = 24;

/** Returns texts that are the same in every run, made of the demo documents. */
export function readSeeds(): Seeds {
  const random = seededRandom(52);
  const texts = readDocuments()
    .map((document) => proseOf(document).join(' ').split(/\s+/))
    .filter((words) => words.length >= minWords);
  const templateTexts = texts.slice(-2);
  const originals = texts.slice(0, -2).map(toPages);
  const vocabulary = texts.flat();
  const word = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  const others = (pages: number) => toPages(Array.from({ length: pages * wordsPerPage }, word));
  const changed = (pages: readonly string[], change: (text: string) => string) => pages.map(change);
  const replaced = (share: number) => (text: string) =>
    text
      .split(' ')
      .map((one) => (random() < share ? word() : one))
      .join(' ');
  const misread = (share: number) => (text: string) =>
    text.replace(/\p{L}/gu, (letter) => (random() < share ? letterFor(random()) : letter));
  return {
    originals,
    copiesOf: (at) => {
      const pages = originals[at] ?? [];
      const next = originals[(at + 1) % originals.length] ?? [];
      return [
        { kind: 'in capitals', pages: changed(pages, (text) => text.toUpperCase()) },
        { kind: 'one word in fifteen replaced', pages: changed(pages, replaced(1 / 15)) },
        { kind: 'one letter in fifty read wrongly', pages: changed(pages, misread(1 / 50)) },
        { kind: 'the first half of its pages', pages: pages.slice(0, Math.ceil(pages.length / 2)) },
        { kind: 'its pages in another order', pages: pages.toReversed() },
        { kind: 'among as many other pages', pages: [...pages, ...others(pages.length)] },
        { kind: 'together with another document', pages: [...pages, ...next] },
      ];
    },
    reuploadsOf: (at) => {
      const pages = originals[at] ?? [];
      const words = pages.join(' ').split(' ');
      const half = toPages(words.slice(0, words.length / 2));
      return [
        { kind: 'the same text', pages },
        { kind: 'the first half', pages: half },
        { kind: 'the second half', pages: toPages(words.slice(words.length / 2)) },
        { kind: 'one page', pages: pages.slice(1, 2) },
        { kind: 'half of the sequences of three words kept', pages: changed(pages, replaced(0.206)) },
        { kind: 'every other sentence rewritten', pages: toPages(everyOtherSentence(words, word)) },
        { kind: 'one letter in fifty read wrongly', pages: changed(pages, misread(1 / 50)) },
        { kind: 'one letter in twenty-five read wrongly', pages: changed(pages, misread(1 / 25)) },
        { kind: 'half among as many other pages', pages: [...half, ...others(half.length)] },
      ];
    },
    templates: templateTexts.map((words, at) => {
      // From the last ones, because a library has the first ones already when these documents are uploaded.
      const own = originals
        .toReversed()
        .flat()
        .map((page) => page.split(' ').slice(0, ownWords))
        .filter((page) => page.length === ownWords);
      const documents = Array.from({ length: documentsPerTemplate }, (_, number) => {
        const percent = [60, 67, 75, 80][number % 4] ?? 0;
        const templateWords = words.slice(0, Math.round((ownWords * percent) / (100 - percent)));
        const ownText = own[at * documentsPerTemplate + number] ?? [];
        return { percent, pages: toPages([...templateWords, ...ownText]) };
      });
      return { words: words.length, documents };
    }),
  };
}

/** Returns numbers from 0 to below 1, always the same ones for a seed (Mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

function toPages(words: readonly string[]): string[] {
  const count = Math.ceil(words.length / wordsPerPage);
  return Array.from({ length: count }, (_, page) =>
    words.slice(page * wordsPerPage, (page + 1) * wordsPerPage).join(' '),
  );
}

const letterFor = (number: number) => String.fromCharCode(97 + Math.floor(number * 26));

/** Replaces the words of every other sentence. */
function everyOtherSentence(words: readonly string[], word: () => string): string[] {
  let sentence = 0;
  return words.map((one) => {
    const result = sentence % 2 === 1 ? word() : one;
    if (/[.!?]$/.test(one)) sentence++;
    return result;
  });
}
