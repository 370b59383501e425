/** Whether somebody typed the word that was asked for; blanks around it and capitals do not matter. */
export function isSameWord(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.toLowerCase();
}
