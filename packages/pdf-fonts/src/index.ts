import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Font files of a program, keyed by name. Each is read and parsed once, when it is first needed. */
export type Fonts<Id extends string> = {
  /** Returns the font file. */
  bytes: (id: Id) => Buffer;
  /** Returns the parsed font, for measuring and for outlines. */
  open: (id: Id) => Font;
  /** Returns the width of a text in points, at a font size in points. */
  width: (id: Id, text: string, size: number) => number;
  /**
   * Splits a text into runs that one font can draw, using the first font of the chain that has the character. Throws
   * for a character that none has.
   */
  split: (text: string, chain: readonly Id[]) => { font: Id; text: string }[];
};

/** Opens the fonts of a program: files in packages that the module at `from` (its `import.meta.url`) depends on. */
export function openFonts<Id extends string>(files: Readonly<Record<Id, string>>, from: string): Fonts<Id> {
  const require = createRequire(from);
  const read = new Map<Id, Buffer>();
  const opened = new Map<Id, Font>();
  const widths = new Map<string, number>();

  function bytes(id: Id): Buffer {
    const cachedBytes = read.get(id);
    if (cachedBytes) return cachedBytes;
    const file = readFileSync(require.resolve(files[id]));
    read.set(id, file);
    return file;
  }

  function open(id: Id): Font {
    const cachedFont = opened.get(id);
    if (cachedFont) return cachedFont;
    const font = create(bytes(id));
    if ('fonts' in font) throw new Error(`${id} is a collection of fonts`);
    opened.set(id, font);
    return font;
  }

  function width(id: Id, text: string, size: number): number {
    const key = `${id} ${text}`;
    let perPoint = widths.get(key);
    if (perPoint === undefined) {
      const font = open(id);
      perPoint = font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(key, perPoint);
    }
    return perPoint * size;
  }

  function split(text: string, chain: readonly Id[]): { font: Id; text: string }[] {
    const parts: { font: Id; text: string }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 32;
      const last = parts.at(-1);
      // A combining mark must be shaped together with its letter.
      const isMark = code >= 0x300 && code <= 0x36f;
      const font = isMark && last ? last.font : chain.find((id) => open(id).hasGlyphForCodePoint(code));
      if (!font) throw new Error(`No font has the character ${sign} (U+${code.toString(16)}) of "${text}"`);
      if (last?.font === font) last.text += sign;
      else parts.push({ font, text: sign });
    }
    return parts;
  }

  return { bytes, open, width, split };
}
