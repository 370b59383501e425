import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Face = 'inter' | 'stix' | 'garamond';
export type Variant = 'regular' | 'bold' | 'italic' | 'boldItalic';
export type FontId = `${Face}-${Variant}` | 'math';

const require = createRequire(import.meta.url);

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

const bytes = new Map<FontId, Buffer>();
const opened = new Map<FontId, Font>();
const widths = new Map<string, number>();

/** The font file, read once. */
export function fontBytes(id: FontId): Buffer {
  const known = bytes.get(id);
  if (known) return known;
  const read = readFileSync(require.resolve(files[id]));
  bytes.set(id, read);
  return read;
}

/** The parsed font, for measuring and for outlines. */
export function openFont(id: FontId): Font {
  const known = opened.get(id);
  if (known) return known;
  const font = create(fontBytes(id));
  if ('fonts' in font) throw new Error(`${id} is a collection of fonts`);
  opened.set(id, font);
  return font;
}

/** The width of a text in points at a size in points. */
export function textWidth(id: FontId, text: string, size: number): number {
  const key = `${id} ${text}`;
  let perPoint = widths.get(key);
  if (perPoint === undefined) {
    const font = openFont(id);
    perPoint = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, perPoint);
  }
  return perPoint * size;
}

/** Splits a text into stretches that one font can draw; signs that the face lacks come from the maths font. */
export function splitByFont(text: string, face: Face, variant: Variant): { font: FontId; text: string }[] {
  const own: FontId = `${face}-${variant}`;
  const chain: FontId[] = [own, `${face}-regular`, 'math', 'inter-regular', 'garamond-regular'];
  const parts: { font: FontId; text: string }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 32;
    const last = parts.at(-1);
    // A combining mark must be shaped together with its letter.
    const isMark = code >= 0x300 && code <= 0x36f;
    const font = isMark && last ? last.font : chain.find((id) => openFont(id).hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No font has the sign ${sign} (U+${code.toString(16)}) of "${text}"`);
    if (last?.font === font) last.text += sign;
    else parts.push({ font, text: sign });
  }
  return parts;
}
