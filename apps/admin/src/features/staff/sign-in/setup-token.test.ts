import { expect, it } from 'vitest';
import { keepToken, keptToken, takeToken } from './setup-token';

it('[M1] the one-time token leaves the address and the rest of it stays', () => {
  expect(takeToken('?token=abc&lang=en')).toEqual({ token: 'abc', search: '?lang=en' });
  expect(takeToken('?token=abc')).toEqual({ token: 'abc', search: '' });
  expect(takeToken('')).toEqual({ token: undefined, search: '' });
});

it('[M1] the token survives a reload of the tab and is forgotten once it was used', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepToken('abc', storage);
  expect(keptToken(storage)).toBe('abc');
  keepToken(undefined, storage);
  expect(keptToken(storage)).toBeUndefined();
  expect(kept.size).toBe(0);
});
