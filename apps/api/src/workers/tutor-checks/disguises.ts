import { folded, wordsOf } from './folded';

/** A shape that a hint never needs, but a hidden answer does. */
type Shape = { shape: RegExp; what: string };

const shapes: readonly Shape[] = [
  { shape: /[\u200b-\u200d\u2060\ufeff]/u, what: 'characters without width' },
  { shape: /(?<![\p{L}\d])(?=\S*[A-Z])(?=\S*[a-z])[A-Za-z0-9+/]{3,}={1,2}(?!\S)/u, what: 'encoded text' },
  {
    shape: /(?<![\w/])(?=\w*\d\w*[A-Z]|\w*[A-Z]\w*\d)(?=\w*[a-z])[A-Za-z0-9+/]{8,}(?!\w)/,
    what: 'encoded text',
  },
  {
    shape: /(?<!\w)(?:0[bB][01]+|0[xX][\da-fA-F]+|[01]{3,}(?:\s+[01]{3,})*)(?![\w.,]\d|\w)/,
    what: 'a number in binary or hexadecimal',
  },
  { shape: /(?<!\w)(?:[\da-f]{2}\s+){3,}[\da-f]{2}(?!\w)/, what: 'bytes' },
  {
    shape: /\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|&#x?[\da-fA-F]+;|(?:%[\dA-F]{2}){2,}/,
    what: 'escaped characters',
  },
  { shape: /(?:^|\s)[.\-·•−–]{2,5}(?:\s+\/?\s*[.\-·•−–]{1,5}){1,}(?=\s|$)/, what: 'Morse code' },
  {
    shape: /(?<![\p{L}\d])(?:\p{L}[\s.,·_\-–—|/*]+){3,}\p{L}(?![\p{L}\d])/u,
    what: 'a word spelled letter by letter',
  },
  { shape: /(\p{Extended_Pictographic})\ufe0f?(?:\s*\1\ufe0f?){2,}/u, what: 'repeated pictures' },
  { shape: /(\p{L})\1{3,}/iu, what: 'repeated letters' },
  { shape: /([|○●◯■□▪★☆✓✔\u2022/\\'"!])(?:\s*\1){2,}/u, what: 'repeated signs' },
  { shape: /```|~~~/, what: 'a block of code' },
  {
    shape: /(?<!\w)(?:print|console\.log|printf|echo|return|printLn|puts|System\.out)\b\s*[("'\d]/i,
    what: 'code that prints',
  },
];

/** Returns what hides something in a reply, unless the student's own texts have it; null if there is nothing. */
export function disguiseIn(reply: string, known: string): string | null {
  for (const { shape, what } of shapes) {
    const [found] = shape.exec(reply) ?? [];
    if (found !== undefined && !known.includes(found.trim())) return what;
  }
  return hasEncodedWord(reply, known) ? 'encoded text' : null;
}

const mixedCase = /(?<![\p{L}\d])(?=[A-Za-z\d+/]*[a-z])(?=[A-Za-z\d+/]+[A-Z])[A-Za-z\d+/]{6,}(?![\p{L}\d])/gu;

/** A word in Base64, whose bytes are letters again. */
function hasEncodedWord(reply: string, known: string): boolean {
  return (reply.match(mixedCase) ?? []).some(
    (word) =>
      !known.includes(word) && /^[\w .,=+\-^*/]{4,}$/.test(Buffer.from(word, 'base64').toString('latin1')),
  );
}

const alphabet = 26;
const shortestHidden = 4;

/**
 * Returns whether a reply hides one of the words: backwards, with every letter moved along the alphabet, or as the first
 * letters of its words, sentences or lines. The words are folded.
 */
export function hidesWord(reply: string, words: readonly string[]): boolean {
  const hidden = words.filter((word) => word.length >= shortestHidden && /^[a-z]+$/.test(word));
  const replyWords = new Set(wordsOf(folded(reply)));
  const initials = [reply.split(/\s+/), reply.split(/[.!?]\s+/), reply.split('\n')].map((parts) =>
    parts.map((part) => folded(part)[0] ?? '').join(''),
  );
  return hidden.some(
    (word) =>
      replyWords.has(word.split('').reverse().join('')) ||
      replyWords.has(inPigLatin(word)) ||
      initials.some((letters) => letters.includes(word)) ||
      Array.from({ length: alphabet - 1 }, (_, at) => moved(word, at + 1)).some((other) =>
        replyWords.has(other),
      ),
  );
}

function inPigLatin(word: string): string {
  const [start = ''] = /^[^aeiou]*/.exec(word) ?? [];
  return `${word.slice(start.length)}${start}ay`;
}

function moved(word: string, by: number): string {
  return word.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % alphabet)),
  );
}
