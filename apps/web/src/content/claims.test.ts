import { expect, it } from 'vitest';
import { claims, companyLine } from '~/shell/contacts';
import { claimOf, claimValue } from './claims';

it('[X7] header and footer contain the figures of the claims', () => {
  expect(claims).toEqual(['24/7 professional writing services', 'Over 18 years of experience']);
  expect(companyLine).toBe(
    '24/7 professional writing services and a study library, with over 18 years of experience.',
  );
});

it('[X7] an unknown or counted claim has no fixed value', () => {
  expect(() => claimOf('students')).toThrow('No claim is called "students".');
  expect(() => claimValue('documents')).toThrow('it has no value of its own');
});
