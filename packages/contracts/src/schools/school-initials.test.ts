import { expect, it } from 'vitest';
import { schoolInitials } from './school-initials';

it.each([
  ['Khalifa University', 'KU'],
  ['New York University, Abu Dhabi', 'NA'],
  ['University of Sharjah', 'US'],
  ['The Ohio State University', 'OS'],
  ['École normale supérieure', 'ÉN'],
  ['«Horizon» College', 'HC'],
  ['Insead', 'I'],
  ['جامعة الشارقة', 'جا'],
])('[D6] the monogram of %s is %s', (name, initials) => {
  expect(schoolInitials(name)).toBe(initials);
});
