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

describe('states of an order', () => {
  it('[O8] a draft can reach every state through allowed moves, and no other one', () => {
    const seen = new Set(['draft']);
    for (let i = 0; i < orderStatuses.length; i++)
      for (const status of orderStatuses)
        for (const move of moves)
          if (seen.has(status) && canTransition(status, move)) seen.add(orderTransitions[move].to);
    expect([...seen].sort()).toEqual([...orderStatuses].sort());
  });

  it('[O8] only the payment, or staff who record one, make an order paid', () => {
    for (const status of orderStatuses)
      for (const move of moves) {
        if (orderTransitions[move].to !== 'paid') continue;
        expect(canTransition(status, move, 'customer')).toBe(false);
        expect(canTransition(status, move, 'clock')).toBe(false);
      }
  });

  it('[O8] an order never goes back to before its payment, and a paid one never to a draft', () => {
    const before = ['draft', 'awaiting_payment'];
    for (const status of orderStatuses.filter((one) => !before.includes(one)))
      for (const move of moves)
        if (canTransition(status, move)) expect(before).not.toContain(orderTransitions[move].to);
  });

  it('[O8] a cancelled or refunded order never becomes paid, for any actor', () => {
    for (const status of orderStatuses.filter(returnsMoney))
      for (const move of moves.filter((name) => orderTransitions[name].to === 'paid'))
        expect([status, move, canTransition(status, move)]).toEqual([status, move, false]);
  });

  it('[O8] customers cannot deliver, assign or refund', () => {
    for (const move of ['deliver', 'assign', 'start', 'refund', 'stop', 'dispute'] as const)
      for (const status of orderStatuses) expect(canTransition(status, move, 'customer')).toBe(false);
  });

  it('[O8] work is due from the payment until the delivery', () => {
    expect(orderStatuses.filter(isWorkDue)).toEqual(['paid', 'assigned', 'in_progress', 'revision']);
  });
});
