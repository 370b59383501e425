import { expect, it } from 'vitest';
import { readStopToken, stopToken } from './stop-token';

const secret = 'a secret for tests only, 32 characters';

it('[X18] a token stops one search or all of a recipient, and cannot be forged', () => {
  const all = stopToken(secret, { key: 'anon_ada_1' });
  const one = stopToken(secret, { id: 7 });
  expect(readStopToken(secret, all)).toEqual({ key: 'anon_ada_1' });
  expect(readStopToken(secret, one)).toEqual({ id: 7 });
  for (const forged of [
    all.replace('ada', 'bob'),
    one.replace('one.7', 'one.8'),
    one.replace('one.', 'all.'),
    `${all}.more`,
    all.slice(0, -1),
    stopToken('another secret for tests, 32 letters', { id: 7 }),
    'one.7',
    '',
  ])
    expect([forged, readStopToken(secret, forged)]).toEqual([forged, undefined]);
});
