import { proseOf, readDocuments } from '@aw/demo/sources';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, fingerprintOf, minSimilarShare, similarity } from './fingerprint';

const syllables = ['ba', 'ce', 'du', 'fe', 'gu', 'ka', 'me', 'na', 'pu', 'ra', 'se', 'ta', 've', 'wa', 'zu'];
/** Returns a word of four syllables for a number, so that all words differ. */
const wordFor = (number: number) =>
  Array.from({ length: 4 }, (_, at) => syllables[Math.floor((number * 7919) / 15 ** at) % 15]).join('');
const wordsFrom = (start: number, count = 400) =>
  Array.from({ length: count }, (_, at) => wordFor(start + at));
const words = wordsFrom(1);

/** The first 800 words of the demo documents, as an example of real prose. */
const longProse = readDocuments().flatMap(proseOf).join(' ').split(/\s+/).slice(0, 800);

const page = (text: string, pictureHash: string | null = null) => ({
  number: 1,
  text,
  wholeText: null,
  pictureHash,
  pictureShape: null,
});
const of = (text: string, pictureHash: string | null = null) => fingerprintOf([page(text, pictureHash)]);
type Print = ReturnType<typeof of>;
const isFound = (one: Print, two: Print) => {
  const keys = new Set(two.keys);
  return one.keys.some((key) => keys.has(key));
};
const isHeld = (one: Print, two: Print) =>
  isFound(one, two) && similarity(one.likeness, two.likeness) >= minSimilarShare;
const contentOf = (text: string) => of(text).contentHash;

const original = of(words.join(' '));

describe('equal content', () => {
  it('[D13] equal content is recognised despite case, spaces, punctuation, accents, ligatures and invisible characters', () => {
    const text = `The ﬁrst eﬀect. ${words.join(' ')}`;
    for (const other of [
      text.toUpperCase(),
      text.replaceAll(' ', ' ,\n '),
      text.normalize('NFKC'),
      text.replaceAll('e', 'é'),
      text.replaceAll('e', 'e\u200b').replaceAll('a', 'a\u00ad'),
      text.replaceAll('ce', 'c\u034fe'),
    ])
      expect(contentOf(other)).toBe(contentOf(text));
    expect(contentOf(`${text} more`)).not.toBe(contentOf(text));
  });

  it('[D13] equal content is recognised wherever spaces and hyphens are added to words or removed', () => {
    const text = words.join(' ');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(' ', '-\n', '\u00ad', ' . ', '_'))),
        (places) => {
          let other = text;
          for (const [at, blank] of places) other = other.slice(0, at) + blank + other.slice(at);
          expect(contentOf(other)).toBe(contentOf(text));
        },
      ),
    );
  });

  it('[D13] equal content on pages with few words needs equal pictures', () => {
    expect(of('Lecture 1', 'a').contentHash).toBe(of('lecture 1', 'a').contentHash);
    expect(of('Lecture 1', 'a').contentHash).not.toBe(of('Lecture 1', 'b').contentHash);
    expect(of('Lecture 1', 'a').textHash).toBe(of('lecture 1', 'b').textHash);
    expect(of(words.join(' '), 'a').contentHash).toBe(of(words.join(' '), 'b').contentHash);
    expect(of(' . ', 'a').textHash).toBeNull();
  });
});

describe('a similar text', () => {
  const swaps: [what: string, change: (text: string) => string][] = [
    ['figures put between words', (text) => text.replaceAll(' ', () => ' 17 ')],
    ['other numbers', (text) => `${text} 2024 99`],
    ['Cyrillic letters', (text) => text.replaceAll('a', 'а').replaceAll('e', 'е')],
    ['Greek capitals', (text) => text.toUpperCase().replaceAll('A', 'Α').replaceAll('E', 'Ε')],
    ['its letters backwards', (text) => text.split('').reverse().join('')],
    ['its paragraphs in another order', (text) => `${text.slice(1600)} ${text.slice(0, 1600)}`],
  ];
  it.each(swaps)('[D13] a similar text is found and waits for a decision with %s', (_, change) => {
    expect(isHeld(of(change(words.join(' '))), original)).toBe(true);
  });

  it('[D13] a similar text waits for a decision with i, l, o, 1 and 0, and rn and m, swapped for each other', () => {
    const text =
      'modern algorithms will form solid illusions of thorough turmoil'.repeat(2) + words.join(' ');
    const other = text.replaceAll('l', 'I').replaceAll('o', '0').replaceAll('rn', 'm').replaceAll('i', '1');
    expect(isHeld(of(other), of(text))).toBe(true);
  });

  const slight: [what: string, change: (word: string, at: number) => string][] = [
    ['a letter added in every hundred', (word, at) => (at % 20 === 7 ? `${word}x` : word)],
    ['one letter in fifty changed', (word, at) => (at % 10 === 7 ? `x${word.slice(1)}` : word)],
    ['one word in twenty replaced', (word, at) => (at % 20 === 7 ? wordFor(9000 + at) : word)],
    ['one word in fifteen replaced', (word, at) => (at % 15 === 7 ? wordFor(9000 + at) : word)],
    ['one word in ten left out', (word, at) => (at % 10 === 7 ? '' : word)],
    ['its phrases of eight words in turn', (word, at) => longProse[(at ^ 8) % longProse.length] ?? word],
  ];
  it.each(slight)('[D13] a similar text is found and waits for a decision with %s', (_, change) => {
    const changed = of(longProse.map(change).join(' '));
    expect(isHeld(changed, of(longProse.join(' ')))).toBe(true);
  });

  it('[D13] at least 95% of copies with a tenth of the words replaced are found and wait for a decision', () => {
    let waitingCount = 0;
    const tries = 200;
    const tenth = Math.floor(longProse.length / 10);
    const places = fc.uniqueArray(fc.nat(longProse.length - 1), { minLength: tenth, maxLength: tenth });
    fc.assert(
      fc.property(places, (replaced) => {
        const among = new Set(replaced);
        const copy = longProse.map((word, at) =>
          among.has(at) ? (longProse[(at * 7 + 3) % 800] ?? '') : word,
        );
        if (isHeld(of(copy.join(' ')), of(longProse.join(' ')))) waitingCount++;
      }),
      { numRuns: tries, seed: 20 },
    );
    expect(waitingCount).toBeGreaterThanOrEqual(tries * 0.95);
  });

  it('[D13] a text does not wait for a decision if a third differs or only a running title is shared', () => {
    const other = [...words.slice(0, 270), ...wordsFrom(3000, 130)].join(' ');
    expect(isHeld(of(other), original)).toBe(false);
    const titled = (start: number) =>
      wordsFrom(start)
        .map((word, at) =>
          at % 8 === 0 ? `Faculty of Law, Introduction to Contracts, Prof. Meyer ${word}` : word,
        )
        .join(' ');
    expect(isHeld(of(titled(3000)), of(titled(6000)))).toBe(false);
  });

  it('[D13] a copied text is found whatever surrounds it and is inserted between its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 400 }), (times, every) => {
        const padded = words.flatMap((word, at) =>
          at % every === 0 ? [...wordsFrom(5000 + at * 50, times * 10), word] : [word],
        );
        expect(isHeld(of(padded.join(' ')), original)).toBe(true);
      }),
      { numRuns: 40, seed: 9 },
    );
  });

  it('[D13] a short text is compared as a whole, not as a part of a long one', () => {
    const few = words.slice(0, 14).join(' ');
    expect(isHeld(of(few, 'a'), of(few, 'b'))).toBe(true);
    expect(similarity(of(few).likeness, original.likeness)).toBeLessThan(minSimilarShare);
    const mark = 'Scanned with CamScanner '.repeat(12);
    expect(similarity(of(mark, 'a').likeness, of(mark, 'b').likeness)).toBe(0);
  });

  it('[D13] a text that is composed of several others is recognised', () => {
    const parts = Array.from({ length: 4 }, (_, at) => of(wordsFrom(at * 400 + 1).join(' ')).likeness);
    const mixed = Array.from({ length: 4 }, (_, at) => wordsFrom(at * 400 + 1, 100).join(' ')).join(' ');
    expect(coverage(of(mixed).likeness, parts)).toBeGreaterThanOrEqual(minSimilarShare);
    expect(coverage(of(wordsFrom(8000).join(' ')).likeness, parts)).toBeLessThan(0.1);
  });
});

describe('invisible words', () => {
  const padded = (seen: string, at: number) =>
    fingerprintOf([
      { ...page(seen), wholeText: `${words.join(' ')} ${wordsFrom(2000 * at, 1200).join(' ')}` },
    ]);

  it('[D13] invisible words are ignored unless too few visible ones remain', () => {
    const seen = words.join(' ');
    expect(isHeld(padded(seen, 1), padded(seen, 2))).toBe(true);
    expect(padded(seen, 1).contentHash).not.toBe(padded(seen, 2).contentHash);
    expect(isHeld(padded('Page 1', 1), padded('Page 1', 2))).toBe(false);
  });
});

describe('a fingerprint', () => {
  it('[D13] a fingerprint has at most 4,096 safe integer keys of its text, and none for an empty text', () => {
    const { keys } = of(wordsFrom(1, 90_000).join(' '), 'a');
    expect(keys.length).toBeGreaterThan(64);
    expect(keys.length).toBeLessThanOrEqual(4097);
    expect(keys.every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
    expect(of('').keys).toEqual([]);
  });

  it('[D13] fingerprints distinguish the demo documents', () => {
    const texts = readDocuments().map((document) => of(proseOf(document).join(' ')));
    const near = texts.flatMap((one, at) =>
      texts.slice(at + 1).filter((two) => similarity(one.likeness, two.likeness) >= minSimilarShare),
    );
    expect(near).toEqual([]);
  });
});
