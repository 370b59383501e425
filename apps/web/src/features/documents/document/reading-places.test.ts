import { expect, it } from 'vitest';
import { readingPlaces } from './reading-places';

function browser() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, places: readingPlaces(() => storage) };
}

it('[D26] the page that was read last is kept for each document, and the first page is not stored', () => {
  const { texts, places } = browser();
  places.save(12, 7);
  places.save(13, 2);
  expect([places.read(12), places.read(13), places.read(14)]).toEqual([7, 2, 1]);
  places.save(13, 1);
  places.save(12, 1);
  expect([places.read(12), texts.size]).toEqual([1, 0]);
});

it('[D26] the places of the 50 documents that were read last are kept', () => {
  const { places } = browser();
  for (let id = 1; id <= 51; id++) places.save(id, 3);
  expect([places.read(1), places.read(2), places.read(51)]).toEqual([1, 3, 3]);
});

it('[D26] a damaged value, and storage that is blocked, open the first page', () => {
  const { texts, places } = browser();
  for (const text of ['{', '[]', '{"places":[[12,"x"],[12],[12,-1]]}']) {
    texts.set('reading_places', text);
    expect(places.read(12)).toBe(1);
  }
  const blocked = readingPlaces(() => {
    throw new Error('Storage is blocked.');
  });
  blocked.save(12, 7);
  expect(blocked.read(12)).toBe(1);
});

it('[D24] [D26] clearing forgets every page that was read', () => {
  const { places } = browser();
  places.save(1, 4);
  places.save(2, 9);
  places.clear();
  expect([places.read(1), places.read(2)]).toEqual([1, 1]);
});
