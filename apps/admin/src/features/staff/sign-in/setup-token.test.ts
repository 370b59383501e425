import { expect, it } from 'vitest';
import { savedToken, saveToken, takeToken } from './setup-token';

it('[M1] the one-time token is removed from the address, and the rest of it stays', () => {
  expect(takeToken('?token=abc&lang=en')).toEqual({ token: 'abc', search: '?lang=en' });
  expect(takeToken('?token=abc')).toEqual({ token: 'abc', search: '' });
  expect(takeToken('')).toEqual({ token: undefined, search: '' });
});

it('[M1] the one-time token survives a reload of the tab, and is deleted after it was used', () => {
  const entries = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  saveToken('abc', storage);
  expect(savedToken(storage)).toBe('abc');
  saveToken(undefined, storage);
  expect(savedToken(storage)).toBeUndefined();
  expect(entries.size).toBe(0);
});
