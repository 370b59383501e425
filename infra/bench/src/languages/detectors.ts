/** Packages that detect languages, with the file that a program imports. */
export const detectors = [
  { name: 'eld, extra small', pack: 'eld', version: '2.1.0', file: 'src/entries/static.extrasmall.js' },
  { name: 'eld, large', pack: 'eld', version: '2.1.0', file: 'src/entries/static.large.js' },
  { name: 'tinyld', pack: 'tinyld', version: '1.3.4', file: 'dist/tinyld.normal.node.mjs' },
  { name: 'tinyld, light', pack: 'tinyld', version: '1.3.4', file: 'dist/tinyld.light.node.mjs' },
  { name: 'franc', pack: 'franc', version: '6.2.0', file: 'index.js' },
  { name: 'cld3-asm', pack: 'cld3-asm', version: '4.0.0', file: 'dist/cjs/index.js' },
] as const;
export type Detector = (typeof detectors)[number];

/** Codes of the detectors that mean a language of our texts. Malay stands for Indonesian where only one is known. */
const sameLanguages: Record<string, readonly string[]> = {
  ar: ['arb', 'ara'],
  ca: ['cat'],
  cs: ['ces'],
  da: ['dan'],
  de: ['deu'],
  el: ['ell'],
  en: ['eng'],
  es: ['spa'],
  fa: ['pes', 'prs'],
  fi: ['fin'],
  fr: ['fra'],
  he: ['heb', 'iw'],
  hi: ['hin'],
  hu: ['hun'],
  id: ['ind', 'ms', 'zlm'],
  it: ['ita'],
  ja: ['jpn'],
  ko: ['kor'],
  lt: ['lit'],
  nl: ['nld'],
  no: ['nob', 'nno', 'nb', 'nn'],
  pl: ['pol'],
  pt: ['por'],
  ro: ['ron'],
  ru: ['rus'],
  sv: ['swe'],
  th: ['tha'],
  tr: ['tur'],
  uk: ['ukr'],
  vi: ['vie'],
  zh: ['cmn'],
};

/** Returns whether a detector's code means this language. */
export function isSameLanguage(language: string, code: string): boolean {
  return code === language || (sameLanguages[language]?.includes(code) ?? false);
}
