import type { CharacterPlace } from './character-places';
import type { Raster } from './page-images';

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
export function visibleText(text: string, places: readonly CharacterPlace[], raster: Raster): string {
  const hidden = new Set(places.filter((place) => !isSeen(place, raster)).map(({ at }) => at));
  if (hidden.size === 0) return text;
  return text.replace(word, (letters, start: number) => {
    let count = 0;
    for (let at = start; at < start + letters.length; at++) if (hidden.has(at)) count++;
    // A letter that happens to lie over another one says nothing about its word.
    return count * 2 > letters.length ? ' '.repeat(letters.length) : letters;
  });
}

function isSeen(place: Omit<CharacterPlace, 'at'>, { data, width, height }: Raster): boolean {
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
