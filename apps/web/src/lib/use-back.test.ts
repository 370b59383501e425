import { type Location, NavigationType } from 'react-router';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { cameFrom } from '~/shell/keep-place';
import { memoryStorage } from '~/testing/memory-storage';
import { changeCount, changePlace, placeOf, readPlace } from './place-memory';
import { labelOf } from './use-back';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()()));
afterAll(() => void vi.unstubAllGlobals());

const at = (address: string, key: string): Location => {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash, state: null, key };
};
const parent = { label: 'Back to Documents', to: '/documents' };

it('[D24] an item remembers the list from which it was opened, with its filters', () => {
  const from = cameFrom(at('/documents?subject=Law', 'a'), at('/documents/7', 'b'), NavigationType.Push);
  expect(from).toEqual({ to: '/documents?subject=Law', steps: 1 });
});

it('[D24] changes of the address of an item keep the way back to the list', () => {
  const item = at('/documents/7', 'b');
  changePlace(placeOf(item), { from: { to: '/search?q=law', steps: 1 } });
  expect(cameFrom(item, at('/documents/7?page=2', 'c'), NavigationType.Replace)).toEqual({
    to: '/search?q=law',
    steps: 1,
  });
  expect(cameFrom(item, at('/documents/7#appeal', 'd'), NavigationType.Push)).toEqual({
    to: '/search?q=law',
    steps: 2,
  });
});

it('[D24] the way back is kept for lists only, and never with a token', () => {
  const from = (before: string) => cameFrom(at(before, 'a'), at('/documents/7', 'b'), NavigationType.Push);
  for (const address of ['/shared-chat/s3cret', '/reset-password?token=s3cret', '/documents/8', '/'])
    expect(from(address)).toBeUndefined();
  expect(from('/courses/4?stop=s3cret')).toEqual({ to: '/courses/4', steps: 1 });
  expect(from('/schools/4/courses?q=law')).toEqual({ to: '/schools/4/courses?q=law', steps: 1 });
});

it('[D24] the name of a place tells addresses apart and contains none of them', () => {
  const names = ['/shared-chat/s3cret', '/verify-email?token=s3cret', '/documents', '/documents?q=law'].map(
    (address) => placeOf(at(address, 'default')),
  );
  expect(new Set(names).size).toBe(4);
  expect(names.join()).not.toMatch(/s3cret|law/);
});

it('[D24] the link back has the name of the list, and only leads to lists', () => {
  expect(labelOf('/documents?subject=Law', parent)).toBe('Back to Documents');
  expect(labelOf('/search?q=law', parent)).toBe('Back to search results');
  expect(labelOf('/library?tab=recent', parent)).toBe('Back to My library');
  expect(labelOf('/schools/4/courses', parent)).toBe('Back to the school');
  expect(labelOf('/', parent)).toBeUndefined();
  expect(labelOf('/documents/8', parent)).toBeUndefined();
});

it('[D24] the latest fifty places are remembered, each with the length of its lists', () => {
  for (let index = 0; index < 60; index += 1) changeCount(`place ${index}`, 'list', index);
  changeCount('place 59', 'other', 3);
  expect(readPlace('place 9')).toEqual({});
  expect(readPlace('place 10')).toEqual({ counts: { list: 10 } });
  expect(readPlace('place 59')).toEqual({ counts: { list: 59, other: 3 } });
});

it('[D24] damaged or missing storage remembers nothing', () => {
  vi.stubGlobal('sessionStorage', memoryStorage({ visited_places: '{' })());
  expect(readPlace('place')).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  changeCount('place', 'list', 2);
  expect(readPlace('place')).toEqual({});
});
