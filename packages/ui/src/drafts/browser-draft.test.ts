import { expect, it } from 'vitest';
import { browserDraft, parseJson, storedText, type TextStorage } from './browser-draft';

/** Simulates browser storage that survives page loads. */
function memory(): { texts: Map<string, string>; storage: () => TextStorage } {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  return { texts, storage: () => storage };
}

const refused = () => {
  throw new Error('Access is denied.');
};

const key = 'draft';
const parse = ({ note }: Record<string, unknown>) => (typeof note === 'string' ? { note } : undefined);

it('[X4] a text is read as it was saved, and is gone after its removal', () => {
  const text = storedText(key, memory().storage);
  expect(text.read()).toBeNull();
  expect(text.save('typed')).toBe(true);
  expect(text.read()).toBe('typed');
  text.remove();
  expect(text.read()).toBeNull();
});

it('[X4] a browser that blocks storage or has no room saves nothing and breaks nothing', () => {
  const text = storedText(key, refused);
  const draft = browserDraft({ key, storage: refused, userId: 'me', parse });
  expect([text.save('typed'), draft.save({ note: 'typed' })]).toEqual([false, false]);
  text.remove();
  draft.remove();
  expect([text.read(), draft.read()]).toEqual([null, undefined]);
  const full = { ...memory().storage(), setItem: refused };
  expect(storedText(key, () => full).save('typed')).toBe(false);
});

it('[X4] a malformed JSON text has no value', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  for (const text of [null, '', '{', 'x']) expect(parseJson(text)).toBeUndefined();
});

it('[Q10] [Q12] [O13] a draft is restored only for the person who typed it, and removed unread for others', () => {
  const { texts, storage } = memory();
  const draftOf = (userId: string) => browserDraft({ key, storage, userId, parse });
  draftOf('me').save({ note: 'mine' });
  expect(texts.get(key)).toBe('{"note":"mine","userId":"me"}');
  expect(draftOf('me').read()).toEqual({ note: 'mine' });
  expect(draftOf('you').read()).toBeUndefined();
  expect(texts.size).toBe(0);
});

it('[X8] a draft without a person belongs to the tab, and a value that is not a draft is removed', () => {
  const { texts, storage } = memory();
  const draft = browserDraft({ key, storage, parse });
  draft.save({ note: 'typed' });
  expect(texts.get(key)).toBe('{"note":"typed"}');
  expect(draft.read()).toEqual({ note: 'typed' });
  for (const malformed of ['{', 'null', '7', '{"note":7}', '{"note":"x","userId":"me"}']) {
    texts.set(key, malformed);
    expect(draft.read()).toBeUndefined();
    expect(texts.size).toBe(0);
  }
});
