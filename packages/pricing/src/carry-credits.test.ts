import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryCredits } from './carry-credits';
import { settleMilestones } from './credits';

const states = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ milestone: at + 1, net: 5, entryCount: 1 }));

describe('credits that are carried over', () => {
  it('[U6] carried credits add up to the balance, and no milestone is used twice', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: -45, max: 20 }), (fromNets, intoNets, extra) => {
        const balance = Math.max(0, fromNets * 5 + extra);
        const carried = carryCredits({ balance, milestones: states(fromNets) }, states(intoNets));
        expect(carried.reduce((sum, { delta }) => sum + delta, 0)).toBe(balance);
        const milestones = [
          ...states(intoNets).map((one) => one.milestone),
          ...carried.flatMap((one) => one.intoMilestone ?? []),
        ];
        expect(new Set(milestones).size).toBe(milestones.length);
      }),
    );
  });

  it('[U6] carried credits need no settling if both people together reach no further milestone', () => {
    const carried = carryCredits({ balance: 5, milestones: states(1) }, states(2));
    const after = [
      ...states(2),
      ...carried.map((one) => ({ milestone: one.intoMilestone ?? 0, net: one.delta, entryCount: 1 })),
    ];
    expect(settleMilestones(30, 15, after)).toEqual([]);
  });

  it('[U6] a person without credits carries nothing over', () => {
    expect(carryCredits({ balance: 0, milestones: [] }, states(1))).toEqual([]);
  });
});
