import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../../../demo';
import { fingerprintOf, nearFrom, similarity } from './fingerprint';
import { bandsOf } from './min-hash';

const words = Array.from({ length: 400 }, (_, i) => `word${i}`);
const page = (text: string, pictureHash: string | null = null) => ({ number: 1, text, pictureHash });
const of = (text: string, pictureHash: string | null = null) => fingerprintOf([page(text, pictureHash)]);
const sharesBand = (one: { bands: number[] }, two: { bands: number[] }) =>
  one.bands.some((band) => two.bands.includes(band));

describe('a fingerprint', () => {
  it('[D13] is the same for other letters’ case, blanks, punctuation, ligatures and unseen characters', () => {
    const text = `The ﬁrst eﬀect. ${words.join(' ')}`;
    for (const other of [
      text.toUpperCase(),
      text.replaceAll(' ', ' ,\n '),
      text.normalize('NFKC'),
      text.replaceAll('o', 'o\u200b'),
    ])
      expect(of(other).contentHash).toBe(of(text).contentHash);
    expect(of(`${text} more`).contentHash).not.toBe(of(text).contentHash);
  });

  it('[D13] tells pages with few words apart by their pictures as well', () => {
    expect(of('Lecture 1', 'a').contentHash).toBe(of('lecture 1', 'a').contentHash);
    expect(of('Lecture 1', 'a').contentHash).not.toBe(of('Lecture 1', 'b').contentHash);
    expect(of(words.join(' '), 'a').contentHash).toBe(of(words.join(' '), 'b').contentHash);
  });

  it('[D13] finds at least 95% of copies in which up to a thirtieth of the words was changed', () => {
    let found = 0;
    const tries = 200;
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(399), { minLength: 1, maxLength: 13 }), fc.nat(), (places, salt) => {
        const original = words.map((word) => `${word}x${salt}`);
        const changed = original.map((word, at) => (places.includes(at) ? `other${at}` : word));
        const [one, two] = [of(original.join(' ')), of(changed.join(' '))];
        if (similarity(one.likeness, two.likeness) >= nearFrom && sharesBand(one, two)) found++;
      }),
      { numRuns: tries, seed: 20 },
    );
    expect(found).toBeGreaterThanOrEqual(tries * 0.95);
  });

  it('[D13] is not fooled by words that are added', () => {
    const padded = of(`${words.join(' ')} ${Array.from({ length: 120 }, (_, i) => `padding${i}`).join(' ')}`);
    expect(similarity(of(words.join(' ')).likeness, padded.likeness)).toBe(1);
    expect(sharesBand(of(words.join(' ')), padded)).toBe(true);
  });

  it('[D13] has keys that a number holds exactly, and none for nothing', () => {
    const { bands } = of(words.join(' '), 'a');
    expect(bands).toHaveLength(32);
    expect(bands.every((band) => Number.isSafeInteger(band) && band >= 0)).toBe(true);
    expect(bandsOf('text', new Set())).toEqual([]);
  });

  it('[D13] keeps the demo’s documents apart', () => {
    const texts = demoDocuments.slice(0, 80).map((document) => of(JSON.stringify(document.body)));
    const near = texts.flatMap((one, at) =>
      texts.slice(at + 1).filter((two) => similarity(one.likeness, two.likeness) >= nearFrom),
    );
    expect(near).toEqual([]);
  });
});
