const mostPerPage = 200_000;
const mostPerDocument = 1_000_000;

// Letters that look like Latin ones, from Unicode's confusables.txt (UTS #39): Cyrillic, Greek, Armenian and
// rare Latin ones, capitals by their small form.
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁɗđ',
    e: 'еєҽε',
    f: 'ſƒ',
    g: 'ɡց',
    h: 'һհнη',
    j: 'јϳȷ',
    k: 'кκ',
    l: 'ӏіιıɩłǀ',
    m: 'мμ',
    n: 'ոп',
    o: 'оօσøο',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гᴦ',
    s: 'ѕꜱ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝѡ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢζ',
  }).flatMap(([latin, others]) => others.split('').map((other) => [other, latin] as const)),
);

/**
 * The letters and figures of a document as they are compared: compatibility forms, accents, case, blanks, punctuation
 * and invisible characters are folded, so that a blank within a word changes nothing. At most 200,000 characters of a
 * page and a million of a document, so that the work has an end.
 */
export function comparableText(pages: readonly { text: string }[]): string {
  let text = '';
  let left = mostPerDocument;
  for (const page of pages) {
    if (left <= 0) break;
    const part = page.text.slice(0, Math.min(mostPerPage, left));
    left -= part.length;
    text += part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return text;
}

/**
 * What of a comparable text keeps its look when letters are swapped for others that look alike: figures, i, l and o are
 * left out, rn counts as m, and letters of other scripts as the Latin ones that they look like.
 */
export function skeletonOf(comparable: string): string {
  return comparable
    .replace(/[^a-z]/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[ilo\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Characters of a page that are compared. */
export const comparedPerPage = mostPerPage;
