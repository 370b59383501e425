import { expect, it } from 'vitest';
import { withNext } from './auth-address';

it('[U2] links between sign-in pages keep the page that follows the sign-in', () => {
  expect(withNext('/signup', '/documents?q=a')).toBe('/signup?next=%2Fdocuments%3Fq%3Da');
  expect(withNext('/signup', '/')).toBe('/signup');
});
