import { readSeeds } from '@aw/bench/seeded-texts';
import { describe, expect, it } from 'vitest';
import { comparableText, placedSkeletonOf, skeletonOf } from './comparable-text';
import { matchPages } from './matching-pages';

const { originals } = readSeeds();
const paged = (texts: readonly string[]) => texts.map((text, at) => ({ number: at + 1, text }));
const [book = [], other = []] = [originals[0], originals[1]];

describe('pages that match', () => {
  it('[D13] pages 2 to 4 of an upload are found on pages 1 to 3 of the original', () => {
    const upload = paged([other[0] ?? '', ...book.slice(0, 3), other[1] ?? '']);
    const { parts, pages } = matchPages(upload, paged(book));
    expect(parts).toEqual([{ from: 2, to: 4, otherFrom: 1, otherTo: 3 }]);
    expect(pages.map(({ percent }) => percent)).toEqual([100, 100, 100]);
  });

  it('[D13] a passage is marked in both texts, despite other case, spaces and punctuation', () => {
    const passage = (book[0] ?? '').split(' ').slice(20, 60).join(' ');
    const text = `${(other[0] ?? '').slice(0, 300)} ${passage.toUpperCase().replaceAll(' ', ',  ')}. ${(other[1] ?? '').slice(0, 200)}`;
    const [page] = matchPages(paged([text]), paged(book)).pages;
    const [start, length] = page?.marks[0] ?? [0, 0];
    const marked = text.slice(start, start + length);
    expect(skeletonOf(comparableText([{ text: passage }]))).toContain(
      skeletonOf(comparableText([{ text: marked }])).slice(3, -3),
    );
    expect(marked.length).toBeGreaterThan(passage.length * 0.8);
    const [otherStart, otherLength] = page?.otherMarks[0] ?? [0, 0];
    expect(passage).toContain((book[0] ?? '').slice(otherStart, otherStart + otherLength).slice(8, -8));
  });

  it('[D13] different documents have no matching pages, and pages without text do not match', () => {
    expect(matchPages(paged(other), paged(book))).toEqual({ parts: [], pages: [] });
    expect(matchPages(paged(['', '12']), paged(['', ...book]))).toEqual({ parts: [], pages: [] });
  });

  it('[D13] the letters with their places are those that fingerprints compare', () => {
    const text = 'Der Brun\u00adnen, vvie fü\u0308r éINEN  Ａll\u200b-Tag: ﬁve 𝐱𝐲 corn ‚оa‘';
    const { letters, places } = placedSkeletonOf(text);
    expect(letters).toBe(skeletonOf(comparableText([{ text }])));
    expect(text[places[0] ?? -1]).toBe('D');
    expect(places).toHaveLength(letters.length);
  });
});
