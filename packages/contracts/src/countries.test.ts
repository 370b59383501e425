import { expect, it } from 'vitest';
import { placeName } from './countries';

it('[L1] countries and regions have English names', () => {
  expect(placeName('IE')).toBe('Ireland');
  expect(placeName('GB', 'GB-ENG')).toBe('England');
  expect(placeName('US', null)).toBe('United States');
  expect(placeName('??')).toBe('??');
});
