import { expect, it } from 'vitest';
import { signInMethods } from './sign-in-methods';

it('[M9] the panel shows every sign-in method, whether it is set or not', () => {
  const none = { hasPassword: false, hasTotp: false, passkeyCount: 0, isEmailVerified: false };
  expect(signInMethods(none).map(({ value }) => value)).toEqual(['Not confirmed', 'None', 'Off', 'None']);
  const all = { hasPassword: true, hasTotp: true, passkeyCount: 2, isEmailVerified: true };
  expect(signInMethods(all).map(({ value }) => value)).toEqual(['Confirmed', 'Set', 'On', '2']);
});
