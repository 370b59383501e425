import { openFonts } from '@aw/pdf-fonts';

export type Face = 'inter' | 'stix' | 'garamond';
export type Variant = 'regular' | 'bold' | 'italic' | 'boldItalic';
export type FontId = `${Face}-${Variant}` | 'math';

const files: Record<FontId, string> = {
  'inter-regular': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-bold': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter-italic': '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  'inter-boldItalic': '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
  'stix-regular': '@expo-google-fonts/stix-two-text/400Regular/STIXTwoText_400Regular.ttf',
  'stix-bold': '@expo-google-fonts/stix-two-text/700Bold/STIXTwoText_700Bold.ttf',
  'stix-italic': '@expo-google-fonts/stix-two-text/400Regular_Italic/STIXTwoText_400Regular_Italic.ttf',
  'stix-boldItalic': '@expo-google-fonts/stix-two-text/700Bold_Italic/STIXTwoText_700Bold_Italic.ttf',
  'garamond-regular': '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'garamond-bold': '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  'garamond-italic': '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  'garamond-boldItalic':
    '@expo-google-fonts/eb-garamond/600SemiBold_Italic/EBGaramond_600SemiBold_Italic.ttf',
  math: '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf',
};

const fonts = openFonts(files, import.meta.url);

export const { bytes: fontBytes, open: openFont, width: textWidth } = fonts;

/** Splits a text into parts that one font can draw. Characters that the face lacks are taken from the maths font. */
export function splitByFont(text: string, face: Face, variant: Variant): { font: FontId; text: string }[] {
  return fonts.split(text, [
    `${face}-${variant}`,
    `${face}-regular`,
    'math',
    'inter-regular',
    'garamond-regular',
  ]);
}
