import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const files = {
  serif: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  sans: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  sansStrong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

export type Style = { font: keyof typeof files; size: number; tracking?: number };

const fonts = new Map<string, Font>();

function open(name: Style['font']): Font {
  const openFont = fonts.get(name);
  if (openFont) return openFont;
  const font = openSync(require.resolve(files[name]));
  if (!('layout' in font)) throw new Error(`${files[name]} holds several fonts.`);
  fonts.set(name, font);
  return font;
}

/** Returns the width of a text on one line, in px. */
export function textWidth(text: string, { font: name, size, tracking = 0 }: Style): number {
  const font = open(name);
  const { glyphs, advanceWidth } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking;
}

/** Returns a text as SVG outlines with its baseline at `y`, so that drawing the picture needs no installed font. */
export function outlined(text: string, x: number, y: number, fill: string, style: Style): string {
  const { font: name, size, tracking = 0 } = style;
  const font = open(name);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const left = pen + (positions[at]?.xOffset ?? 0);
    pen += (positions[at]?.xAdvance ?? 0) + tracking / scale;
    return `<path transform="translate(${left.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})">${paths.join('')}</g>`;
}

/**
 * Breaks a text into lines of at most `width` px and about equal length, so that the last line is not one
 * short word.
 */
export function balancedLines(text: string, width: number, style: Style): string[] {
  const widest = broken(text, width, style);
  let best = widest;
  for (let narrower = width; narrower > width / 3; narrower -= 8) {
    const lines = broken(text, narrower, style);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

function broken(text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
