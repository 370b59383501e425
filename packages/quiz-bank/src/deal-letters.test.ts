import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letters } from './bank';
import { dealLetters, placeOptions } from './deal-letters';

const ids = (length: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), length);

test('[Z1] in ten items each letter is right two or three times', () => {
  fc.assert(
    fc.property(ids({ minLength: 10, maxLength: 10 }), (ten) => {
      const dealt = dealLetters(ten);
      const times = letters.map((letter) => dealt.filter((other) => other === letter).length);
      expect(times.toSorted((a, b) => a - b)).toEqual([2, 2, 3, 3]);
    }),
  );
});

test('[Z1] items added at the end of a quiz change no letter', () => {
  fc.assert(
    fc.property(ids({ minLength: 1, maxLength: 35 }), fc.nat(35), (all, kept) => {
      expect(dealLetters(all).slice(0, kept)).toEqual(dealLetters(all.slice(0, kept)));
    }),
  );
});

test('[Z1] the answer is at its letter, and the other options keep their order', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...letters), (id, letter) => {
      const placed = placeOptions(id, letter, 'answer', ['one', 'two', 'three']);
      expect(placed[letter]).toBe('answer');
      expect(Object.keys(placed)).toEqual([...letters]);
      expect(Object.values(placed).toSorted()).toEqual(['answer', 'one', 'three', 'two']);
      expect(placeOptions(id, letter, 'answer', ['one', 'two', 'three'])).toEqual(placed);
    }),
  );
});
