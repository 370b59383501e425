/** Number of weights. Features are hashed to them, so a few features share one. */
export const weightCount = 2 ** 20;

/** Lengths of the letter sequences of a word, and of characters of a language without spaces. */
const lengths = { word: [2, 5], characters: [1, 4] } as const;

const marks = /[\p{M}\p{Cf}\u0640]/gu;
const han = /\p{Script=Han}/u;

/** Returns the words of a text in lower case without accents, marks and drawn-out letters ("pleeease"). */
export function wordsOf(text: string): string[] {
  return (
    text
      // Before decomposing, which takes very long for hundreds of marks on one letter, and after it.
      .replace(marks, '')
      .normalize('NFKD')
      .replace(marks, '')
      .toLowerCase()
      .replace(/['’‘ʼ`´]/g, '')
      .replace(/ß/g, 'ss')
      // Letters of Arabic that are typed one for another.
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Returns the hashed features of a text, each once: its words, two and three words in a row, two words with one between
 * them, and the sequences of letters within words. Chinese has no words here, only sequences of characters.
 */
export function featuresOf(text: string): number[] {
  const words = wordsOf(text);
  const features = new Set<number>();
  for (const [at, word] of words.entries()) {
    const isHan = han.test(word);
    if (!isHan) {
      const [next, afterNext] = [words[at + 1], words[at + 2]];
      features.add(hashOf(`1 ${word}`));
      if (next !== undefined) features.add(hashOf(`2 ${word} ${next}`));
      if (afterNext !== undefined) {
        features.add(hashOf(`3 ${word} ${next} ${afterNext}`));
        features.add(hashOf(`1+1 ${word} ${afterNext}`));
      }
    }
    const [shortest, longest] = isHan ? lengths.characters : lengths.word;
    const letters = isHan ? word : ` ${word} `;
    for (let length = shortest; length <= longest; length += 1)
      for (let start = 0; start + length <= letters.length; start += 1)
        features.add(hashOf(letters.slice(start, start + length)));
  }
  return [...features];
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % weightCount;
}
