import { expect, it } from 'vitest';
import { parseJson, storedText } from './use-stored-text';

it('[X4] a text is read as it was saved, and is gone after its removal', () => {
  const texts = new Map<string, string>();
  const text = storedText('draft', () => ({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
    removeItem: (name) => void texts.delete(name),
  }));
  expect(text.read()).toBeNull();
  text.save('typed');
  expect(text.read()).toBe('typed');
  text.remove();
  expect(text.read()).toBeNull();
});

it('[X4] a browser that blocks storage saves nothing and breaks nothing', () => {
  const text = storedText('draft', () => {
    throw new Error('Access is denied.');
  });
  text.save('typed');
  text.remove();
  expect(text.read()).toBeNull();
});

it('[X4] a malformed JSON text has no value', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  for (const text of [null, '', '{', 'x']) expect(parseJson(text)).toBeUndefined();
});
