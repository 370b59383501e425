import type { CharacterPlace } from './page-characters';
import type { Raster } from './page-images';

const word = /[\p{L}\p{M}\p{N}]+/gu;
// Below both nobody reads a letter, in the picture or in the file; below the last one not on any picture.
const fewestPoints = 2;
const fewestPixels = 4;
const fewestPixelsOfAll = 1.5;
const minSmallLetters = 20;
/** Around an undrawn letter: a picture's letter is seldom exactly where the text layer says. */
const around = 2;
const maxSteps = 24;
/** Of 255, in one of the three colours. */
const leastDifference = 20;
/** Of a letter's box: what is less belongs to its neighbours. */
const leastInk = 0.04;

/** A page as it is drawn, and the same without its text. */
export type Drawings = { drawn: Raster; textless: Raster };

/**
 * The text of a page without words of which nobody sees most letters: in the colour of the ground, covered, clipped,
 * outside of the page, or too small to be letters. Blanks stand in their place. Letters that are not drawn, such as the
 * text of a scanned page, are seen where the page without text shows something.
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
    // A letter that happens to lie over another one says nothing about its word.
    return count * 2 < all ? ' '.repeat(all) : letters;
  });
}

/** With a mark on each pixel where a letter stands that PDFium does not call white. */
type Marked = Drawings & { ofOthers: Uint8Array };

const isWhite = ({ colour }: CharacterPlace) => colour?.every((value) => value === 255) ?? false;

/** Empty where no letter is called white, so that nothing is asked of it. */
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

/** Whether most of a page's letters are so small that nobody can read them, and there are enough of them to matter. */
export function isTooSmallToRead(places: readonly CharacterPlace[], drawn: Raster): boolean {
  const letters = places.filter(({ isDrawn }) => isDrawn);
  const small = letters.filter((place) => isTooSmall(place, drawn));
  return small.length >= minSmallLetters && small.length * 2 > letters.length;
}

function isTooSmall(place: CharacterPlace, { width, height }: Raster): boolean {
  const tallest = Math.max((place.right - place.left) * width, (place.bottom - place.top) * height);
  return tallest < fewestPixelsOfAll || (place.points < fewestPoints && tallest < fewestPixels);
}

function isSeen(place: CharacterPlace, marked: Marked): boolean {
  if (isTooSmall(place, marked.drawn)) return false;
  return place.isDrawn ? hasInk(place, marked) : hasContrast(place, marked.textless);
}

/** Whether a letter changes the page, and towards its own colour: what else changed there are other letters. */
function hasInk(place: CharacterPlace, { drawn, textless, ofOthers }: Marked): boolean {
  // A pattern is called white too: it is believed where no other letter stands.
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
    if (difference >= leastDifference && nearer > 0) ink++;
  });
  return ink > 0 && ink >= leastInk * all;
}

function hasContrast(place: CharacterPlace, textless: Raster): boolean {
  const darkest = [255, 255, 255];
  const lightest = [0, 0, 0];
  eachPixel(place, textless, around, (at) => {
    for (let channel = 0; channel < 3; channel++) {
      const value = textless.data[at + channel] ?? 0;
      darkest[channel] = Math.min(darkest[channel] ?? value, value);
      lightest[channel] = Math.max(lightest[channel] ?? value, value);
    }
  });
  return lightest.some((value, channel) => value - (darkest[channel] ?? value) >= leastDifference);
}

/** Calls with the offset of pixels in a place, of at most 25 columns and rows; none where it is outside of the page. */
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
