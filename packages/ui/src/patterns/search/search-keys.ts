/** Index of the row that the arrow keys have reached; -1 while they are in the text. */
export const inText = -1;

/**
 * Returns where a key moves in a list of `count` rows below a text field, or undefined if the key does not move. Left,
 * Right, Home and End go back to the text, where they move the cursor.
 */
export function moveInList(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? undefined : (active + 1) % count;
    case 'ArrowUp':
      return count === 0 ? undefined : (active <= 0 ? count : active) - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return active === inText ? undefined : inText;
    default:
      return undefined;
  }
}
