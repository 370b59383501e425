import { describe, expect, it } from 'vitest';
import { inText, moveInList } from './search-keys';

describe('moveInList', () => {
  it('[X17] Down goes from the text to the first row, and from the last row to the first', () => {
    expect(moveInList('ArrowDown', inText, 3)).toBe(0);
    expect(moveInList('ArrowDown', 0, 3)).toBe(1);
    expect(moveInList('ArrowDown', 2, 3)).toBe(0);
  });

  it('[X17] Up goes from the text to the last row, and from the first row to the last', () => {
    expect(moveInList('ArrowUp', inText, 3)).toBe(2);
    expect(moveInList('ArrowUp', 2, 3)).toBe(1);
    expect(moveInList('ArrowUp', 0, 3)).toBe(2);
  });

  it('[X17] Home, End, Left and Right go from a row back to the text', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      expect(moveInList(key, 1, 3), key).toBe(inText);
      expect(moveInList(key, inText, 3), key).toBeUndefined();
    }
  });

  it('[X17] no key moves in an empty list, and letters never move', () => {
    expect(moveInList('ArrowDown', inText, 0)).toBeUndefined();
    expect(moveInList('ArrowUp', inText, 0)).toBeUndefined();
    expect(moveInList('a', 1, 3)).toBeUndefined();
  });
});
