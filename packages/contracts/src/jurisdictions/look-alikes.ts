// Letters that look like Latin ones, from Unicode's confusables.txt (UTS #39): Cyrillic, Greek, Armenian and rare Latin
// ones, capitals under their small form.
const confusables = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁɗđ',
    e: 'еєҽε',
    f: 'ſƒ',
    g: 'ɡց',
    h: 'һհнη',
    i: 'іιıɩ',
    j: 'јϳȷ',
    k: 'кκ',
    l: 'ӏłǀ',
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

/** Replaces small letters of other scripts with the Latin ones that they look like. */
export function withLatinLetters(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => confusables.get(letter) ?? letter);
}
