import { expect, it } from 'vitest';
import { percentText } from '../../../format/figures';
import { choiceShares, favouredWrongOption, judgeDiscrimination, signedText } from './item-analysis';

const choices = { A: 3, B: 12, C: 4, D: 0, none: 1 };

it('[Z10] the discrimination of a question is explained in words, and a suspicious one is marked', () => {
  const said = (value: number | null) => judgeDiscrimination(value).label;
  expect([0.45, 0.3].map(said)).toEqual(['Works well', 'Works well']);
  expect([0.29, 0.1].map(said)).toEqual(['Says little', 'Says little']);
  expect(said(0.05)).toBe('Says nothing: check it');
  expect(said(0)).toBe('Says nothing: check it');
  expect(judgeDiscrimination(-0.2)).toMatchObject({ tone: 'danger' });
  expect(signedText(-0.124)).toBe('−0.12');
  expect(said(null)).toBe('Not enough data');
});

it('[Z10] choices are shares of all first attempts, including those without an answer', () => {
  const shares = choiceShares({ choices });
  expect(shares.B).toEqual({ count: 12, share: 0.6 });
  expect(percentText(shares.none.share)).toBe('5%');
  expect(choiceShares({ choices: { A: 0, B: 0, C: 0, D: 0, none: 0 } }).A.share).toBe(0);
});

it('[Z10] a wrong option that is chosen more often than the right ones is named', () => {
  expect(favouredWrongOption({ choices }, ['A'])).toBe('B');
  expect(favouredWrongOption({ choices }, ['B'])).toBeUndefined();
  expect(favouredWrongOption({ choices }, ['A', 'B'])).toBeUndefined();
});
