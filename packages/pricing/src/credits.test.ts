import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditsPerGrant,
  type MilestoneState,
  nextCredits,
  settleMilestones,
  uploadsPerCreditGrant,
  uploadsToNextCredits,
} from './credits';

/** Appends entries as the ledger does and returns the new state. */
function apply(
  states: MilestoneState[],
  uploads: number,
  balance: number,
): { states: MilestoneState[]; balance: number } {
  const entries = settleMilestones(uploads, balance, states);
  const next = new Map(states.map((state) => [state.milestone, { ...state }]));
  for (const { milestone, delta } of entries) {
    const state = next.get(milestone) ?? { milestone, net: 0, entryCount: 0 };
    next.set(milestone, { milestone, net: state.net + delta, entryCount: state.entryCount + 1 });
  }
  return {
    states: [...next.values()],
    balance: balance + entries.reduce((sum, entry) => sum + entry.delta, 0),
  };
}

describe('settleMilestones', () => {
  it('[D10] the tenth accepted upload gives 5 credits and the ninth gives none', () => {
    expect(settleMilestones(9, 0, [])).toEqual([]);
    expect(settleMilestones(10, 0, [])).toEqual([{ milestone: 1, delta: 5, sequence: 1 }]);
  });

  it('[D10] removing a counted upload takes back only unspent credits', () => {
    const granted = [{ milestone: 1, net: 5, entryCount: 1 }];
    expect(settleMilestones(9, 2, granted)).toEqual([{ milestone: 1, delta: -2, sequence: 2 }]);
    expect(settleMilestones(10, 0, [{ milestone: 1, net: 3, entryCount: 2 }])).toEqual([
      { milestone: 1, delta: 2, sequence: 3 },
    ]);
  });

  it('[D10] the announced next credits are reduced by those that are withheld', () => {
    const spent = [{ milestone: 1, net: 5, entryCount: 1 }];
    expect([nextCredits(0, []), nextCredits(10, spent), nextCredits(9, spent)]).toEqual([5, 5, 0]);
    expect(nextCredits(9, [{ milestone: 1, net: 3, entryCount: 2 }])).toBe(2);
  });

  it('[D10] settling twice changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (uploads) => {
        const once = apply([], uploads, 0);
        expect(settleMilestones(uploads, once.balance, once.states)).toEqual([]);
        expect(once.balance).toBe(Math.floor(uploads / uploadsPerCreditGrant) * creditsPerGrant);
      }),
    );
  });

  it('[D10] the balance never goes below zero, whatever is uploaded, spent and removed', () => {
    const step = fc.oneof(fc.constant('upload'), fc.constant('remove'), fc.constant('spend'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        let uploads = 0;
        let ledger: { states: MilestoneState[]; balance: number } = { states: [], balance: 0 };
        for (const one of steps) {
          if (one === 'upload') uploads++;
          if (one === 'remove') uploads = Math.max(0, uploads - 1);
          if (one === 'spend' && ledger.balance > 0) ledger.balance--;
          ledger = apply(ledger.states, uploads, ledger.balance);
          expect(ledger.balance).toBeGreaterThanOrEqual(0);
          for (const { net } of ledger.states) expect(net >= 0 && net <= creditsPerGrant).toBe(true);
        }
      }),
    );
  });

  it('[D10] removing and uploading again never gives more credits than the uploads themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (counts) => {
        let ledger: { states: MilestoneState[]; balance: number } = { states: [], balance: 0 };
        for (const uploads of counts) ledger = apply(ledger.states, uploads, ledger.balance);
        const maxBalance = Math.floor(Math.max(0, ...counts) / uploadsPerCreditGrant) * creditsPerGrant;
        expect(ledger.balance).toBeLessThanOrEqual(maxBalance);
      }),
    );
  });

  it('[D10] the number of uploads missing for the next five credits is right', () => {
    expect([0, 1, 9, 10, 14].map(uploadsToNextCredits)).toEqual([10, 9, 1, 10, 6]);
  });
});
