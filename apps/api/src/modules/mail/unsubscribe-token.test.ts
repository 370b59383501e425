import { expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const secret = 'a secret for tests only, 32 characters';

it('[X11] an unsubscribe token works for one person and kind, and cannot be forged', () => {
  const token = unsubscribeToken(secret, 'anon_ada_1', 'rewards');
  expect(readUnsubscribeToken(secret, token)).toEqual({ userId: 'anon_ada_1', kind: 'rewards' });
  for (const forged of [
    token.replace('rewards', 'uploads'),
    token.replace('ada', 'bob'),
    token.replace('rewards', 'reset_password'),
    token.slice(0, -1),
    `${token}.more`,
    `${token}AAAA`,
    unsubscribeToken('another secret for tests, 32 letters', 'anon_ada_1', 'rewards'),
    'anon_ada_1.rewards.',
    'anon_ada_1.rewards',
    '',
  ])
    expect([forged, readUnsubscribeToken(secret, forged)]).toEqual([forged, undefined]);
});
