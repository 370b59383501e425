import { messageStates } from '@aw/contracts/contact-messages/staff';
import { expect, it } from 'vitest';
import { movesFrom } from './decisions';

it('[X8] a message never moves to the state it is in, and can always move to another', () => {
  for (const state of messageStates) {
    const moves = movesFrom(state);
    expect(moves.length, state).toBeGreaterThan(0);
    expect(
      moves.map((move) => move.state),
      state,
    ).not.toContain(state);
  }
});

it('[X8] a held message can be released or marked as spam, but not closed', () => {
  expect(movesFrom('held').map((move) => move.state)).toEqual(['new', 'spam']);
});
