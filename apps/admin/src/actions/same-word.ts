/** Compares a typed word with the one that was asked for, ignoring surrounding spaces and case. */
export function isSameWord(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.toLowerCase();
}
