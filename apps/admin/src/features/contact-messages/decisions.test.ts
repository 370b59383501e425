import { messageStates } from '@aw/contracts/contact-messages/staff';
import { expect, it } from 'vitest';
import { movesFrom } from './decisions';

it('[X8] a message never moves to where it stands, and there is always a way on', () => {
  for (const state of messageStates) {
    const moves = movesFrom(state);
    expect(moves.length, state).toBeGreaterThan(0);
    expect(
      moves.map((move) => move.state),
      state,
    ).not.toContain(state);
  }
});

it('[X8] what is held is released or called spam, never closed unseen', () => {
  expect(movesFrom('held').map((move) => move.state)).toEqual(['new', 'spam']);
});
