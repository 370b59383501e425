import { openFonts } from '@aw/pdf-fonts';

const files = {
  'inter-regular': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-bold': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'serif-regular': '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-bold': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'garamond-regular': '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'garamond-italic': '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  'garamond-bold': '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  math: '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf',
  'arabic-regular': '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  'arabic-bold': '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
  'hebrew-regular': '@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf',
  'hebrew-bold': '@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf',
  'devanagari-regular':
    '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  'devanagari-bold':
    '@expo-google-fonts/noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold.ttf',
  'tamil-regular': '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'tamil-bold': '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
  'thai-regular': '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  'thai-bold': '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  'armenian-regular': '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
  'armenian-bold': '@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf',
  'georgian-regular': '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
  'georgian-bold': '@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf',
  'ethiopic-regular': '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
  'ethiopic-bold': '@expo-google-fonts/noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf',
  'korean-regular': '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'korean-bold': '@expo-google-fonts/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf',
  'chinese-regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-bold': '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
};
export type FontId = keyof typeof files;
type Weight = 'regular' | 'bold';

/** Typeface of a text. Characters that its font lacks come from the fonts of their script. */
export type Face = 'sans' | 'sans-bold' | 'serif' | 'serif-bold' | 'book' | 'book-italic' | 'book-bold';

/** Every font of the PDFs. All are under the SIL Open Font License, whose text is in each package. */
export const fonts = openFonts(files, import.meta.url);

/** Fonts for Latin, Greek and Cyrillic letters, signs and digits, in order of preference. */
const european: Record<Face, readonly FontId[]> = {
  sans: ['inter-regular', 'math', 'garamond-regular'],
  'sans-bold': ['inter-bold', 'inter-regular', 'math', 'garamond-bold'],
  serif: ['serif-regular', 'garamond-regular', 'inter-regular', 'math'],
  'serif-bold': ['serif-bold', 'garamond-bold', 'inter-bold', 'math'],
  book: ['garamond-regular', 'inter-regular', 'math'],
  'book-italic': ['garamond-italic', 'garamond-regular', 'inter-regular', 'math'],
  'book-bold': ['garamond-bold', 'inter-bold', 'math'],
};

/** Font of each script. fontkit shapes each of them like HarfBuzz, which it does not do for Bengali, for example. */
const scripts = [
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Devanagari}/u, 'devanagari'],
  [/\p{scx=Tamil}/u, 'tamil'],
  [/\p{scx=Thai}/u, 'thai'],
  [/\p{scx=Armenian}/u, 'armenian'],
  [/\p{scx=Georgian}/u, 'georgian'],
  [/\p{scx=Ethiopic}/u, 'ethiopic'],
  [/\p{scx=Hangul}/u, 'korean'],
  // Includes Japanese kana. Han characters get their Chinese forms, because nothing says that a name is Japanese.
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]/u, 'chinese'],
] as const;

const ofAScript = /[^\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Returns the first font of the face with all the Latin, Greek and Cyrillic characters of a text, so that no word
 * mixes two.
 */
function mainFont(text: string, face: Face): FontId {
  const letters = text.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*/gu) ?? [];
  const chain = european[face];
  return chain.find((id) => letters.every((letter) => hasAll(id, letter))) ?? chain[0] ?? 'inter-regular';
}

/** Returns a function that returns the font for each cluster of characters, or undefined if none has it. */
export function fontChooser(
  text: string,
  face: Face,
): (cluster: string, last?: FontId) => FontId | undefined {
  const main = mainFont(text, face);
  const weight: Weight = face.endsWith('-bold') ? 'bold' : 'regular';
  return (cluster, last) => {
    if (last && !ofAScript.test(cluster) && hasAll(last, cluster)) return last;
    const own = scripts.filter(([script]) => script.test(cluster)).map(([, id]): FontId => `${id}-${weight}`);
    const chain = ofAScript.test(cluster)
      ? [...own, main, ...european[face]]
      : [main, ...european[face], ...own];
    return chain.find((id) => hasAll(id, cluster));
  };
}

/**
 * Returns whether a font has every character of a text. Joiners are ignored, because they only affect their
 * neighbours.
 */
export function hasAll(id: FontId, text: string): boolean {
  const font = fonts.open(id);
  return Array.from(text).every(
    (sign) => /[\u200c\u200d]/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
}
