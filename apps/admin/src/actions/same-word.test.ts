import { expect, it } from 'vitest';
import { isSameWord } from './same-word';

it('[M9] the typed confirmation must be the whole word, in any case', () => {
  expect(isSameWord(' Rania@Uni.example ', 'rania@uni.example')).toBe(true);
  expect(isSameWord('rania@uni', 'rania@uni.example')).toBe(false);
  expect(isSameWord('', 'rania@uni.example')).toBe(false);
});
