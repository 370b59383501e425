/**
 * Folds a text as `fold_text` of migration 0080 does, so that a word is found however it is written: in lower case, without
 * accents and vowel points, with one form per letter. "Łódź" becomes "lodz", "Straße" "strasse", "H₂O" "h2o", "ｆｕｌｌ"
 * "full", "سَمِعَ" "سمع". Every apostrophe becomes "'"; other marks and spaces stay.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(ignored, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(otherForms, (letter) => forms.get(letter) ?? letter);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Replaced before normalisation, which makes a space and an accent of some of them. */
const apostrophes = /[\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/g;

/**
 * Accents, vowel points of Arabic and Hebrew, the tatweel, tone marks of scripts without spaces, and characters without
 * width such as soft hyphens.
 */
const ignoredRanges = [
  '\\u00ad',
  '\\u0300-\\u036f',
  '\\u0591-\\u05bd',
  '\\u05bf',
  '\\u05c1',
  '\\u05c2',
  '\\u05c4',
  '\\u05c5',
  '\\u05c7',
  '\\u0610-\\u061a',
  '\\u0640',
  '\\u064b-\\u065f',
  '\\u0670',
  '\\u06d6-\\u06dc',
  '\\u06df-\\u06e4',
  '\\u06e7',
  '\\u06e8',
  '\\u06ea-\\u06ed',
  '\\u0e47-\\u0e4e',
  '\\u0ec8-\\u0ecd',
  '\\u1037',
  '\\u1039',
  '\\u103a',
  '\\u17c9-\\u17d3',
  '\\u200b-\\u200f',
  '\\u2060-\\u2064',
  '\\ufeff',
];
const ignored = new RegExp(`[${ignoredRanges.join('')}]`, 'g');

/** Letters, digits and hyphens after normalisation, and the form of each that is stored. */
const singleForms = [
  ['ıłøđðħŧŋςٱىةکی', 'iloddhtnσايهكي'],
  ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'],
  ['‐−⁄', '--/'],
] as const;

const forms = new Map<string, string>([
  ...singleForms.flatMap(([letters, stored]) =>
    Array.from(letters, (letter, at) => pair(letter, stored, at)),
  ),
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['þ', 'th'],
]);
const otherForms = new RegExp(`[${[...forms.keys()].join('')}]`, 'g');

function pair(letter: string, stored: string, at: number): readonly [string, string] {
  return [letter, stored[at] ?? letter];
}
