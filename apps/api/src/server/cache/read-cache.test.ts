import { expect, it } from 'vitest';
import { createReadCache } from './read-cache';

type Value = { text: string };

/** A load that ends when the test resolves it. */
function pendingLoad() {
  let end: (value: Value | undefined) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const loading = new Promise<Value | undefined>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { load: () => loading, end: (text: string) => end({ text }), fail: (error: Error) => fail(error) };
}

const cache = (maxAgeMs = 60_000) => createReadCache<Value>({ maxEntries: 3, maxAgeMs: () => maxAgeMs });
const loadOf = (text: string) => async () => ({ text });

it('[P1] requests during a load share it, and later requests use its value', async () => {
  const { get, peek } = cache();
  const one = pendingLoad();
  const answers = [get('a', one.load), get('a', loadOf('never loaded'))];
  expect(peek('a')).toBeUndefined();
  one.end('first');
  expect(await Promise.all(answers)).toEqual([{ text: 'first' }, { text: 'first' }]);
  expect(peek('a')).toEqual({ text: 'first' });
});

it('[P7] a load that runs during a drop answers its waiting requests and is not cached', async () => {
  const { get, peek, drop } = cache();
  const old = pendingLoad();
  const waiting = get('a', old.load);
  drop(({ text }) => text === 'another');
  const reloaded = get('a', loadOf('new'));
  old.end('old');
  expect(await waiting).toEqual({ text: 'old' });
  expect(await reloaded).toEqual({ text: 'new' });
  expect(peek('a')).toEqual({ text: 'new' });
});

it('[P7] a drop removes only the entries that match', async () => {
  const { get, peek, drop } = cache();
  await get('a', loadOf('one'));
  await get('b', loadOf('two'));
  drop(({ text }) => text === 'one');
  expect([peek('a'), peek('b')]).toEqual([undefined, { text: 'two' }]);
});

it('[P1] the oldest values are removed when all values together exceed the maximum size', async () => {
  const bytes = { max: 100, of: ({ text }: Value) => text.length };
  const { get, peek } = createReadCache<Value>({ maxEntries: 1_000, maxAgeMs: () => 60_000, bytes });
  for (let at = 0; at < 50; at++) await get(String(at), loadOf('x'.repeat(30)));
  const kept = Array.from({ length: 50 }, (_, at) => peek(String(at))).filter(Boolean);
  expect(kept).toHaveLength(3);
  await get('long', loadOf('x'.repeat(1_000)));
  expect(peek('long')).toBeUndefined();
});

it('[P1] failed and empty loads are not cached, and values end with their age or the number of entries', async () => {
  const { get, peek } = cache();
  const failing = pendingLoad();
  const answer = get('a', failing.load);
  failing.fail(new Error('away'));
  await expect(answer).rejects.toThrow('away');
  await get('b', async () => undefined);
  expect(await get('a', loadOf('again'))).toEqual({ text: 'again' });
  expect(peek('b')).toBeUndefined();
  for (const key of ['c', 'd', 'e']) await get(key, loadOf(key));
  expect(peek('a')).toBeUndefined();

  const old = cache(0);
  await old.get('a', loadOf('one'));
  expect(old.peek('a')).toBeUndefined();
  expect(await old.get('a', loadOf('two'))).toEqual({ text: 'two' });
});
