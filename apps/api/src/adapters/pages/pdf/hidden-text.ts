import type { CharacterPlace } from './page-characters';
import type { Raster } from './raster';

const word = /[\p{L}\p{M}\p{N}]+/gu;
// Below both sizes a letter cannot be read, neither in the picture nor in the file. Below the second one it cannot be
// read in any picture.
const minPoints = 2;
const minPixels = 4;
const minPixelsAtAnySize = 1.5;
const minSmallLetters = 20;
/** Margin around an undrawn letter, because a letter in a picture is seldom exactly where the text layer says. */
const undrawnMargin = 2;
const maxSteps = 24;
/** Minimum difference in one of the three colours, of 255. */
const minDifference = 20;
/** Minimum share of a letter's box. Less belongs to its neighbours. */
const minInkShare = 0.04;

/** A drawn page, and the page drawn without its text. */
export type Drawings = { drawn: Raster; textless: Raster };

/**
 * Returns the text of a page without words most of whose letters are invisible: in the colour of the ground, covered,
 * clipped, outside of the page, or too small. Blanks replace them. Letters that are not drawn, such as the text of a
 * scanned page, are visible if the page without text shows something there.
 */
export function visibleText(text: string, places: readonly CharacterPlace[], drawings: Drawings): string {
  const own = { ...drawings, ofOthers: inkOfOthers(places, drawings.drawn) };
  const seen = new Set(places.filter((place) => isSeen(place, own)).map(({ at }) => at));
  return text.replace(word, (letters, start: number) => {
    let [count, all] = [0, 0];
    for (const letter of letters) {
      if (seen.has(start + all)) count += letter.length;
      all += letter.length;
    }
    // A letter that happens to overlap another one does not decide about its word.
    return count * 2 < all ? ' '.repeat(all) : letters;
  });
}

/** Drawings with a mark on each pixel of a letter that PDFium does not report as white. */
type Marked = Drawings & { ofOthers: Uint8Array };

const isWhite = ({ colour }: CharacterPlace) => colour?.every((value) => value === 255) ?? false;

/** Returns those marks, empty if no letter is white, because they are not used then. */
function inkOfOthers(places: readonly CharacterPlace[], { width, height }: Raster): Uint8Array {
  if (!places.some(isWhite)) return new Uint8Array();
  const marks = new Uint8Array(width * height);
  for (const place of places) {
    if (isWhite(place) || !place.isDrawn) continue;
    const { left, top, right, bottom } = pixelsOf(place, { width, height }, 1);
    for (let y = top; y <= bottom; y++)
      marks.fill(1, y * width + left, y * width + Math.max(left, right + 1));
  }
  return marks;
}

/** Returns whether most of a page's letters are too small to read, and there are enough of them to matter. */
export function isTooSmallToRead(places: readonly CharacterPlace[], drawn: Raster): boolean {
  const letters = places.filter(({ isDrawn }) => isDrawn);
  const small = letters.filter((place) => isTooSmall(place, drawn));
  return small.length >= minSmallLetters && small.length * 2 > letters.length;
}

function isTooSmall(place: CharacterPlace, { width, height }: Raster): boolean {
  const tallest = Math.max((place.right - place.left) * width, (place.bottom - place.top) * height);
  return tallest < minPixelsAtAnySize || (place.points < minPoints && tallest < minPixels);
}

function isSeen(place: CharacterPlace, marked: Marked): boolean {
  if (isTooSmall(place, marked.drawn)) return false;
  return place.isDrawn ? hasInk(place, marked) : hasContrast(place, marked.textless);
}

/** Returns whether a letter changes the page towards its own colour. Other changes are caused by other letters. */
function hasInk(place: CharacterPlace, { drawn, textless, ofOthers }: Marked): boolean {
  // PDFium reports a pattern as white too, so it counts if no other letter is there.
  const isUnsure = isWhite(place);
  let [ink, all] = [0, 0];
  eachPixel(place, drawn, 0, (at) => {
    all++;
    const colour = isUnsure && ofOthers[at / 4] === 0 ? undefined : place.colour;
    let [difference, nearer] = [0, 0];
    for (let channel = 0; channel < 3; channel++) {
      const [after, before] = [drawn.data[at + channel] ?? 0, textless.data[at + channel] ?? 0];
      const own = colour?.[channel] ?? after;
      difference = Math.max(difference, Math.abs(after - before));
      nearer += Math.abs(before - own) - Math.abs(after - own);
    }
    if (difference >= minDifference && nearer > 0) ink++;
  });
  return ink > 0 && ink >= minInkShare * all;
}

function hasContrast(place: CharacterPlace, textless: Raster): boolean {
  const darkest = [255, 255, 255];
  const lightest = [0, 0, 0];
  eachPixel(place, textless, undrawnMargin, (at) => {
    for (let channel = 0; channel < 3; channel++) {
      const value = textless.data[at + channel] ?? 0;
      darkest[channel] = Math.min(darkest[channel] ?? value, value);
      lightest[channel] = Math.max(lightest[channel] ?? value, value);
    }
  });
  return lightest.some((value, channel) => value - (darkest[channel] ?? value) >= minDifference);
}

/**
 * Calls `visit` with the offset of pixels in a place, of at most 25 columns and rows, or not at all if it is outside
 * of the page.
 */
function eachPixel(place: CharacterPlace, raster: Raster, margin: number, visit: (at: number) => void): void {
  const { left, top, right, bottom } = pixelsOf(place, raster, margin);
  const acrossBy = Math.max(1, Math.ceil((right - left) / maxSteps));
  const downBy = Math.max(1, Math.ceil((bottom - top) / maxSteps));
  for (let y = top; y <= bottom; y += downBy)
    for (let x = left; x <= right; x += acrossBy) visit((y * raster.width + x) * 4);
}

function pixelsOf(place: CharacterPlace, { width, height }: Omit<Raster, 'data'>, margin: number) {
  return {
    left: Math.max(0, Math.floor(place.left * width - margin)),
    top: Math.max(0, Math.floor(place.top * height - margin)),
    right: Math.min(width - 1, Math.ceil(place.right * width + margin)),
    bottom: Math.min(height - 1, Math.ceil(place.bottom * height + margin)),
  };
}
