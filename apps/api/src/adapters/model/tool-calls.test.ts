import { expect, it } from 'vitest';
import { collectCalls } from './tool-calls';

const piece = (index: number | null, id: string | null, name: string | null, input: string) => ({
  index,
  id,
  function: { name, arguments: input },
});

it('[A9] calls are joined from pieces by their index, also where a server sends none or the same for all', () => {
  const each = [
    [
      piece(0, 'a', 'one', '{"x"'),
      piece(1, 'b', 'two', '{'),
      piece(0, null, null, ':1}'),
      piece(1, null, null, '}'),
    ],
    [piece(null, 'a', 'one', '{"x":1}'), piece(null, 'b', 'two', '{}')],
    [piece(0, 'a', 'one', '{"x":1}'), piece(0, 'b', 'two', '{}')],
  ];
  for (const pieces of each) {
    const calls = collectCalls();
    calls.add(pieces);
    expect(calls.whole()).toEqual([
      { id: 'a', name: 'one', arguments: '{"x":1}' },
      { id: 'b', name: 'two', arguments: '{}' },
    ]);
  }
});

it('[A9] at most eight calls are read, and arguments that are too long are cut, so that they are no JSON', () => {
  const calls = collectCalls();
  for (let at = 0; at < 20; at += 1) calls.add([piece(at, null, 'search', `{"words":"${'x'.repeat(900)}"}`)]);
  const whole = calls.whole();
  expect(whole).toHaveLength(8);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(8);
  for (const call of whole) expect(() => JSON.parse(call.arguments)).toThrow();
});
