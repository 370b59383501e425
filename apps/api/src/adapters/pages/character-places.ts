import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, type PdfiumModule, pdfiumOf } from './pdfium-module';

const mostCharacters = 200_000;
const bytesNeeded = 32;
/** Finer than any pixel: PDFium gives whole numbers of a page that is this wide and high. */
const unit = 1_000_000;

/** A character: its index in the text, its edges as parts of the page, the larger side in points, and its colour's grey. */
export type CharacterPlace = {
  at: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  points: number;
  grey: number | undefined;
};

/** Where each character of a page stands; to be asked before the page is drawn, which closes it. */
export function placesOf(page: PDFiumPage): CharacterPlace[] {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const textPage = module._FPDFText_LoadPage(pageIdx);
  if (!textPage) return [];
  const memory = module.wasmExports.malloc(bytesNeeded);
  try {
    const toPage = affineOf(module, pageIdx, memory);
    const count = Math.min(mostCharacters, module._FPDFText_CountChars(textPage));
    const places: CharacterPlace[] = [];
    for (let index = 0; index < count; index++) {
      const at = module._FPDFText_GetTextIndexFromCharIndex(textPage, index);
      if (at < 0) continue;
      if (!module._FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24))
        continue;
      const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
      const [left, right, bottom, top] = [0, 8, 16, 24].map((byte) => view.getFloat64(byte, true));
      const grey = greyOf(module, textPage, index, memory);
      places.push({ at, grey, ...toPage(left ?? 0, right ?? 0, bottom ?? 0, top ?? 0) });
    }
    return places;
  } finally {
    module.wasmExports.free(memory);
    module._FPDFText_ClosePage(textPage);
  }
}

/** The brightness of a character's colour, 0 to 255; undefined where it has none of its own, such as a pattern. */
function greyOf(module: PdfiumModule, textPage: number, index: number, memory: number): number | undefined {
  const isKnown = module._FPDFText_GetFillColor(textPage, index, memory, memory + 4, memory + 8, memory + 12);
  if (!isKnown) return undefined;
  const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
  return (view.getUint32(0, true) + view.getUint32(4, true) + view.getUint32(8, true)) / 3;
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
