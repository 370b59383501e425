import type { PDFiumPage } from '@hyzyla/pdfium';
import type { Raster } from './page-images';

// What the wrapper does not name of PDFium: characters of a page with their places.
type Pdfium = {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void };
} & Record<
  | '_FPDFText_LoadPage'
  | '_FPDFText_ClosePage'
  | '_FPDFText_CountChars'
  | '_FPDFText_GetCharBox'
  | '_FPDFText_GetFillColor'
  | '_FPDFText_GetTextIndexFromCharIndex'
  | '_FPDF_PageToDevice',
  (...values: number[]) => number
>;

const mostCharacters = 200_000;
const bytesNeeded = 32;
/** Finer than any pixel: PDFium gives whole numbers of a page that is this wide and high. */
const unit = 1_000_000;

/** A character: its index in the text, its edges as parts of the page, the larger side in points, and its colour's grey. */
type Place = {
  at: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  points: number;
  grey: number | undefined;
};

/** Where each character of a page stands; to be asked before the page is drawn, which closes it. */
export function placesOf(page: PDFiumPage): Place[] {
  const { module, pageIdx } = page as unknown as { module: Pdfium; pageIdx: number };
  const textPage = module._FPDFText_LoadPage(pageIdx);
  if (!textPage) return [];
  const memory = module.wasmExports.malloc(bytesNeeded);
  try {
    const toPage = affineOf(module, pageIdx, memory);
    const count = Math.min(mostCharacters, module._FPDFText_CountChars(textPage));
    const places: Place[] = [];
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
function greyOf(module: Pdfium, textPage: number, index: number, memory: number): number | undefined {
  const isKnown = module._FPDFText_GetFillColor(textPage, index, memory, memory + 4, memory + 8, memory + 12);
  if (!isKnown) return undefined;
  const view = new DataView(module.HEAPU8.buffer, memory, bytesNeeded);
  return (view.getUint32(0, true) + view.getUint32(4, true) + view.getUint32(8, true)) / 3;
}

function affineOf(module: Pdfium, pageIdx: number, memory: number) {
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

const word = /[\p{L}\p{M}\p{N}]+/gu;
// Below both nobody reads a letter, in the picture or in the file.
const fewestPoints = 1.2;
const fewestPixels = 2.5;
// Around a letter, so that one that fills its box has something to stand out from.
const leastAround = 2;
const mostSteps = 24;
const leastContrast = 24;
// What is around a letter is as far from its colour as anything there, or what stands out belongs to others.
const leastDistance = 0.5;

/**
 * The text of a page without words of which nobody sees most letters on its picture: in the colour of the paper, outside
 * of the page, or too small to be letters. Blanks stand in their place.
 */
export function seenText(text: string, places: readonly Place[], raster: Raster): string {
  const hidden = new Set(places.filter((place) => !isSeen(place, raster)).map(({ at }) => at));
  if (hidden.size === 0) return text;
  return text.replace(word, (letters, start: number) => {
    let count = 0;
    for (let at = start; at < start + letters.length; at++) if (hidden.has(at)) count++;
    // A letter that happens to lie over another one says nothing about its word.
    return count * 2 > letters.length ? ' '.repeat(letters.length) : letters;
  });
}

function isSeen(place: Omit<Place, 'at'>, { data, width, height }: Raster): boolean {
  const tallest = Math.max((place.right - place.left) * width, (place.bottom - place.top) * height);
  if (place.points < fewestPoints && tallest < fewestPixels) return false;
  const thinner = Math.min((place.right - place.left) * width, (place.bottom - place.top) * height);
  const around = Math.max(leastAround, thinner / 2);
  const left = Math.max(0, Math.floor(place.left * width - around));
  const right = Math.min(width - 1, Math.ceil(place.right * width + around));
  const top = Math.max(0, Math.floor(place.top * height - around));
  const bottom = Math.min(height - 1, Math.ceil(place.bottom * height + around));
  const acrossBy = Math.max(1, Math.ceil((right - left) / mostSteps));
  const downBy = Math.max(1, Math.ceil((bottom - top) / mostSteps));
  let [darkest, lightest, distance, all] = [255, 0, 0, 0];
  for (let y = top; y <= bottom; y += downBy) {
    for (let x = left; x <= right; x += acrossBy) {
      const at = (y * width + x) * 4;
      const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      darkest = Math.min(darkest, grey);
      lightest = Math.max(lightest, grey);
      distance += Math.abs(grey - (place.grey ?? grey));
      all++;
    }
  }
  if (lightest - darkest < leastContrast) return false;
  if (place.grey === undefined) return true;
  const farthest = Math.max(lightest - place.grey, place.grey - darkest);
  return distance >= farthest * all * leastDistance;
}
