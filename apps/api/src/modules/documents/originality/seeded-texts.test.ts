import { readSeeds, type SeededText } from '@aw/bench/seeded-texts';
import { copiedDocuments, proseOf, readDocuments } from '@aw/demo/sources';
import { describe, expect, it } from 'vitest';
import {
  countOwnGrams,
  coverage,
  fingerprintOf,
  type Likeness,
  minSimilarShare,
  similarity,
  withoutTemplates,
} from './fingerprint';
import { minOwnShare } from './judge-originality';
import { minTemplateAccounts, templateGramsOf } from './template-grams';
import { comparerWith, hashesOfWork, keysFor, minWorkShare } from './work-hashes';

const secret = 'a secret of at least thirty-two characters';
const { originals, copiesOf, reuploadsOf, templates } = readSeeds();
const of = (pages: readonly string[]) =>
  fingerprintOf(
    pages.map((text, at) => ({
      number: at + 1,
      text,
      wholeText: null,
      pictureHash: null,
      pictureShape: null,
    })),
  );
type Print = ReturnType<typeof of>;
const prints = originals.map(of);
const share = (count: number, total: number) => count / total;

const isHeld = (upload: Print, original: Print) =>
  upload.contentHash === original.contentHash ||
  (upload.keys.some((key) => original.keys.includes(key)) &&
    similarity(upload.likeness, original.likeness) >= minSimilarShare);

describe('copies', () => {
  const kinds = copiesOf(0).map(({ kind }) => kind);
  it.each(kinds)('[D13] nearly all seeded copies are recognised: %s', (kind) => {
    const recognised = prints.filter((original, at) => {
      const copy = copiesOf(at).find((one) => one.kind === kind);
      return isHeld(of(copy?.pages ?? []), original);
    });
    expect(share(recognised.length, prints.length)).toBeGreaterThanOrEqual(0.95);
  });

  it('[D13] the copy in the demo is so similar to its original that it waits for staff', () => {
    const documents = readDocuments();
    for (const copy of copiedDocuments(documents)) {
      const original = documents.find(({ body }) => body[0] === copy.body[0]);
      if (!original) throw new Error('The copy has no original.');
      const [one, other] = [of(proseOf(copy)), of(proseOf(original))];
      expect(one.contentHash).not.toBe(other.contentHash);
      expect(isHeld(one, other)).toBe(true);
    }
  });

  it('[D13] different documents are not copies of each other', () => {
    const pairs = prints.flatMap((one, at) => prints.slice(at + 1).map((other) => isHeld(one, other)));
    expect(pairs.filter(Boolean)).toEqual([]);
  });
});

describe('templates', () => {
  /** Returns true if staff would have to decide about a document. */
  const isWaiting = (one: Likeness, others: readonly Likeness[]) =>
    Math.max(coverage(one, others), ...others.map((other) => similarity(one, other))) >= minSimilarShare;

  it('[D13] at least 95 % of honest documents of which a template is 60 to 80 % are not held back', () => {
    const waiting = { before: 0, after: 0 };
    let total = 0;
    for (const { documents } of templates) {
      const all = documents.map(({ pages }) => of(pages).likeness);
      for (const [at, document] of all.entries()) {
        if (at < minTemplateAccounts) continue;
        const earlier = all.slice(Math.max(0, at - 12), at);
        const grams = templateGramsOf(document, earlier, []) ?? new Uint32Array();
        total += 1;
        if (isWaiting(document, earlier)) waiting.before++;
        const own = withoutTemplates(document, grams);
        const others = earlier.map((other) => withoutTemplates(other, grams));
        if (countOwnGrams(own) < minOwnShare * own.grams.length || isWaiting(own, others)) waiting.after++;
      }
    }
    expect(waiting.before).toBeGreaterThan(0);
    expect(share(waiting.after, total)).toBeLessThanOrEqual(0.05);
  });
});

describe('removed works', () => {
  const works = prints.slice(0, 20).map(({ likeness }) => hashesOfWork(likeness.grams, secret));
  const match = (pages: readonly string[], at: number) => {
    const { grams } = of(pages).likeness;
    const work = works[at];
    const keys = keysFor(grams, secret);
    if (!work?.keys.some((key) => keys.includes(key))) return 0;
    return comparerWith(grams, secret)(work);
  };
  const kinds = reuploadsOf(0).map(({ kind }) => kind);

  it.each(kinds)('[D18] nearly all that is uploaded after a removal is recognised: %s', (kind) => {
    const shares = works.map((_, at) => {
      const upload = reuploadsOf(at).find((one: SeededText) => one.kind === kind);
      return match(upload?.pages ?? [], at);
    });
    const recognised = shares.filter((one) => one >= minWorkShare);
    expect(share(recognised.length, works.length)).toBeGreaterThanOrEqual(0.95);
  });

  it('[D18] other works of the same subjects are not recognised', () => {
    const shares = originals.slice(20).flatMap((pages) => works.map((_, at) => match(pages, at)));
    expect(Math.max(...shares)).toBeLessThan(minWorkShare / 5);
  });
});
