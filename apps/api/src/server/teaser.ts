import { oneLine } from './one-line';

/** Two lines on the widest card, and a little more. */
const maxLetters = 300;
const imageOrLink = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;

/** Returns the beginning of a person's text on one line for a list. Images and links become their words. */
export function teaserOf(content: string, most = maxLetters): string {
  // Reads more than is shown, because markup is removed, but never a whole long text.
  return oneLine(content.slice(0, 4 * maxLetters).replace(imageOrLink, '$1'), most);
}
