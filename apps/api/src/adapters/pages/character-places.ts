import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, type PdfiumModule, pdfiumOf } from './pdfium-module';

const mostCharacters = 200_000;
const bytesNeeded = 32;
/** Finer than any pixel: PDFium gives whole numbers of a page that is this wide and high. */
const unit = 1_000_000;

/** A letter: its index in the text, its edges as parts of the page, the larger side in points, and how it is drawn. */
export type CharacterPlace = {
  at: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  points: number;
  /** False for text that draws nothing by itself: over a scanned page, or as the edge of a picture. */
  isDrawn: boolean;
  /** Red, green and blue of 255; undefined where it has none of its own, such as a pattern or an outline. */
  colour: readonly [number, number, number] | undefined;
};

const letter = /^[\p{L}\p{M}\p{N}]$/u;
/** PDF 32000-1, table 106: filled, outlined, both, neither; from 4 on the same as an edge of what follows. */
const modes = { filled: [0, 2, 4, 6], undrawn: [3, 7] };

/**
 * Where each letter of a page's text stands; undefined when PDFium does not say it of all of them. To be asked before the
 * page is drawn, which closes it.
 */
export function placesOf(page: PDFiumPage, text: string): CharacterPlace[] | undefined {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const textPage = module._FPDFText_LoadPage(pageIdx);
  if (!textPage) return undefined;
  const memory = module.wasmExports.malloc(bytesNeeded);
  try {
    const toPage = affineOf(module, pageIdx, memory);
    const letters = lettersOf(text);
    const count = module._FPDFText_CountChars(textPage);
    const places: CharacterPlace[] = [];
    for (let index = 0; index < count && letters.size > 0; index++) {
      const place = module._FPDFText_GetTextIndexFromCharIndex(textPage, index);
      const found = letters.get(place);
      if (!found || found.code !== module._FPDFText_GetUnicode(textPage, index)) continue;
      if (!module._FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24))
        continue;
      letters.delete(place);
      const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
      const [left, right, bottom, top] = [0, 8, 16, 24].map((byte) => view.getFloat64(byte, true));
      const box = toPage(left ?? 0, right ?? 0, bottom ?? 0, top ?? 0);
      places.push({ at: found.at, ...drawingOf(module, textPage, index, memory), ...box });
    }
    return letters.size === 0 ? places : undefined;
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(textPage);
  }
}

/** The letters among a text's first 200,000 characters by their place as PDFium counts, a code point as one. */
function lettersOf(text: string): Map<number, { at: number; code: number }> {
  const letters = new Map<number, { at: number; code: number }>();
  let [at, place] = [0, 0];
  for (const character of text) {
    if (at >= mostCharacters) break;
    if (letter.test(character)) letters.set(place, { at, code: character.codePointAt(0) ?? 0 });
    at += character.length;
    place++;
  }
  return letters;
}

/** How a character is drawn; where PDFium does not say it, as if it had no colour of its own. */
function drawingOf(
  module: PdfiumModule,
  textPage: number,
  index: number,
  memory: number,
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
  return (left: number, end: number, bottom: number, top: number) => {
    const [a, b] = [pointAt(left, bottom), pointAt(end, top)];
    return {
      left: Math.min(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      right: Math.max(a[0], b[0]),
      bottom: Math.max(a[1], b[1]),
      points: Math.max(end - left, top - bottom),
    };
  };
}
