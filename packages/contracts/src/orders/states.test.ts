import { describe, expect, it } from 'vitest';
import {
  canTransition,
  isWorkDue,
  type OrderTransition,
  orderStatuses,
  orderTransitions,
  returnsMoney,
} from './states';

const moves = Object.keys(orderTransitions) as OrderTransition[];

describe('the life of an order', () => {
  it('[O8] leads from a draft to each state, and to no other', () => {
    const seen = new Set(['draft']);
    for (let i = 0; i < orderStatuses.length; i++)
      for (const status of orderStatuses)
        for (const move of moves)
          if (seen.has(status) && canTransition(status, move)) seen.add(orderTransitions[move].to);
    expect([...seen].sort()).toEqual([...orderStatuses].sort());
  });

  it('[O8] lets nobody but the payment, or staff who record one, make an order paid', () => {
    for (const status of orderStatuses)
      for (const move of moves) {
        if (orderTransitions[move].to !== 'paid') continue;
        expect(canTransition(status, move, 'customer')).toBe(false);
        expect(canTransition(status, move, 'clock')).toBe(false);
      }
  });

  it('[O8] never goes back before the payment, and never makes a paid order a draft', () => {
    const before = ['draft', 'awaiting_payment'];
    for (const status of orderStatuses.filter((one) => !before.includes(one)))
      for (const move of moves)
        if (canTransition(status, move)) expect(before).not.toContain(orderTransitions[move].to);
  });

  it('[O8] never makes a cancelled or refunded order paid, whoever tries', () => {
    for (const status of orderStatuses.filter(returnsMoney))
      for (const move of moves.filter((name) => orderTransitions[name].to === 'paid'))
        expect([status, move, canTransition(status, move)]).toEqual([status, move, false]);
  });

  it('[O8] keeps customers from delivering, assigning and refunding', () => {
    for (const move of ['deliver', 'assign', 'start', 'refund', 'stop', 'dispute'] as const)
      for (const status of orderStatuses) expect(canTransition(status, move, 'customer')).toBe(false);
  });

  it('[O8] has work due from the payment until it is delivered', () => {
    expect(orderStatuses.filter(isWorkDue)).toEqual(['paid', 'assigned', 'in_progress', 'revision']);
  });
});
