import { expect, it } from 'vitest';
import { withNext } from './with-next';

it('[U2] goes along from one way in to the next', () => {
  expect(withNext('/signup', '/documents?q=a')).toBe('/signup?next=%2Fdocuments%3Fq%3Da');
  expect(withNext('/signup', '/')).toBe('/signup');
});
