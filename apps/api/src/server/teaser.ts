import { oneLine } from './one-line';

/** Two lines on the widest card, and a little more. */
const mostLetters = 300;
const imageOrLink = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;

/** How a text of people begins, as one line for a list of them; an image or a link is the words that name it. */
export function teaserOf(content: string, most = mostLetters): string {
  // What markup goes leaves room; no text is so long that it is read to its end.
  return oneLine(content.slice(0, 4 * mostLetters).replace(imageOrLink, '$1'), most);
}
