import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, type PdfiumModule, pdfiumOf } from '../pdfium-module';
import { type PageLayout, type PlacedGlyph, readLayout } from '../structure/page-layout';
import { type Glyph, inReadingOrder } from './reading-order';

const maxCharacters = 200_000;
const bytesNeeded = 32;
/** Finer than any pixel: PDFium returns whole numbers for a page of this width and height. */
const unit = 1_000_000;

/** A letter: its index in the text, its edges as parts of the page, the larger side in points, and how it is drawn. */
export type CharacterPlace = {
  at: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  points: number;
  /** False for text that itself draws nothing: over a scanned page, or as the edge of a picture. */
  isDrawn: boolean;
  /** Red, green and blue of 255. Undefined without a colour of its own, as with a pattern or an outline. */
  colour: readonly [number, number, number] | undefined;
};

/**
 * The text of a page, and the place of each letter for which PDFium has one. A letter without a place counts as
 * invisible.
 */
export type PageCharacters = { text: string; places: CharacterPlace[]; layout: PageLayout };

const letter = /^[\p{L}\p{M}\p{N}]$/u;
/** PDF 32000-1, table 106: filled, outlined, both, neither; from 4 the same, also as a clipping path. */
const modes = { filled: [0, 2, 4, 6], undrawn: [3, 7] };
/** PDFium's character for a hyphen at the end of a line. */
const hyphen = 2;
/** Replacement for a glyph for which the file has no character. */
const unknown = 0xfffd;

/**
 * Reads the characters of a page one by one, so that text and places always match. Returns undefined if PDFium cannot
 * read the page's text. Must be called before the page is drawn, which closes it.
 */
export function charactersOf(page: PDFiumPage): PageCharacters | undefined {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const textPage = module._FPDFText_LoadPage(pageIdx);
  if (!textPage) return undefined;
  const memory = module.wasmExports.malloc(bytesNeeded);
  try {
    const reader = { module, textPage, memory };
    const glyphs = inReadingOrder(glyphsOf(reader));
    const toPage = affineOf(module, pageIdx, memory);
    const places: CharacterPlace[] = [];
    const placed: PlacedGlyph[] = [];
    let text = '';
    for (const [at, { code, box, index, object = 0 }] of glyphs.entries()) {
      if (text.length >= maxCharacters) break;
      const next = glyphs[at + 1]?.code ?? 0;
      // The second half of a surrogate pair was written with the first.
      if (isLowHalf(code) && isHighHalf(glyphs[at - 1]?.code ?? 0)) continue;
      const character =
        isHighHalf(code) && isLowHalf(next) ? halvesOf(code, next) : String.fromCodePoint(code);
      const place = box && toPage(box);
      if (place && letter.test(character))
        places.push({ at: text.length, ...drawingOf(reader, index), ...place });
      placed.push({ at: text.length, end: text.length + character.length, index, object, box: place });
      text += character;
    }
    return { text, places, layout: readLayout(page, textPage, placed) };
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(textPage);
  }
}

type Reader = { module: PdfiumModule; textPage: number; memory: number };

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number) => code >= 0xdc00 && code < 0xe000;
const halvesOf = (high: number, low: number) => String.fromCharCode(high, low);

/** Returns every character of the page in PDFium's order, without control characters. */
function glyphsOf(reader: Reader): Glyph[] {
  const { module, textPage } = reader;
  const count = Math.min(module._FPDFText_CountChars(textPage), maxCharacters);
  const glyphs: Glyph[] = [];
  for (let index = 0; index < count; index++) {
    const code = module._FPDFText_GetUnicode(textPage, index);
    const object = module._FPDFText_GetTextObject(textPage, index);
    const isGenerated = object === 0 || module._FPDFText_IsGenerated(textPage, index) === 1;
    if (isGenerated || code === hyphen) glyphs.push({ index, code, isGenerated });
    else glyphs.push({ index, code: knownCode(code), isGenerated, object, ...geometryOf(reader, index) });
  }
  return glyphs;
}

/**
 * Returns a character's code. For a glyph without a mapping, PDFium returns its number in the font, which looks like
 * a control character.
 */
function knownCode(code: number): number {
  const isControl = code < 0x20 || code >= 0x110000;
  return isControl && code !== 9 && code !== 10 && code !== 13 ? unknown : code;
}

function geometryOf(
  { module, textPage, memory }: Reader,
  index: number,
): Pick<Glyph, 'box' | 'origin' | 'angle' | 'size'> {
  const doubles = (count: number) => {
    const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
    return Array.from({ length: count }, (_, at) => view.getFloat64(at * 8, true));
  };
  const hasBox = module._FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = doubles(4);
  const hasOrigin = module._FPDFText_GetCharOrigin(textPage, index, memory, memory + 8);
  const [x = 0, y = 0] = doubles(2);
  return {
    box: hasBox ? { left, right, bottom, top } : undefined,
    origin: hasOrigin ? { x, y } : undefined,
    angle: module._FPDFText_GetCharAngle(textPage, index),
    size: module._FPDFText_GetFontSize(textPage, index),
  };
}

/** Returns how a character is drawn. If PDFium does not say, it counts as drawn without a colour of its own. */
function drawingOf(
  { module, textPage, memory }: Reader,
  index: number,
): Pick<CharacterPlace, 'isDrawn' | 'colour'> {
  const object = module._FPDFText_GetTextObject(textPage, index);
  const mode = object ? module._FPDFTextObj_GetTextRenderMode(object) : -1;
  if (modes.undrawn.includes(mode)) return { isDrawn: false, colour: undefined };
  const isKnown =
    modes.filled.includes(mode) &&
    module._FPDFText_GetFillColor(textPage, index, memory, memory + 4, memory + 8, memory + 12);
  if (!isKnown) return { isDrawn: true, colour: undefined };
  const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
  const colour = [view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)] as const;
  return { isDrawn: true, colour };
}

function affineOf(module: PdfiumModule, pageIdx: number, memory: number) {
  const map = (x: number, y: number): [number, number] => {
    module._FPDF_PageToDevice(pageIdx, 0, 0, unit, unit, 0, x, y, memory, memory + 4);
    const view = new DataView(module.HEAPU8.buffer, memory, 8);
    return [view.getInt32(0, true) / unit, view.getInt32(4, true) / unit];
  };
  const step = 1000;
  const [zero, right, up] = [map(0, 0), map(step, 0), map(0, step)];
  const pointAt = (x: number, y: number): [number, number] => [
    zero[0] + ((right[0] - zero[0]) * x + (up[0] - zero[0]) * y) / step,
    zero[1] + ((right[1] - zero[1]) * x + (up[1] - zero[1]) * y) / step,
  ];
  return (box: NonNullable<Glyph['box']>) => {
    const [a, b] = [pointAt(box.left, box.bottom), pointAt(box.right, box.top)];
    return {
      left: Math.min(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      right: Math.max(a[0], b[0]),
      bottom: Math.max(a[1], b[1]),
      points: Math.max(box.right - box.left, box.top - box.bottom),
    };
  };
}
