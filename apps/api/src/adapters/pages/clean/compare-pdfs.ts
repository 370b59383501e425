import type { PDFiumDocument } from '@hyzyla/pdfium';
import { countPages } from '../pdf/read-pdf';

/** Pages that are drawn for the comparison, spread over a document. All texts are compared. */
const maxDrawn = 40;
const drawnWidth = 240;
const maxRatio = 4;
/** Sum of the differences of the three colours of a pixel that a person sees. */
const visibleDifference = 96;
/** Left-out icons of comments cover less. A missing picture, and letters in another font, cover more. */
const maxDifferentPixels = 0.01;

/** Limits of a comparison. LibreOffice breaks some lines differently in a file that it has written itself. */
export type Likeness = { maxDifferentPixels?: number };

/** Returns whether a copy has the pages of a document, with the same text and looks. */
export async function isLike(
  original: PDFiumDocument,
  copy: PDFiumDocument,
  likeness: Likeness = {},
): Promise<boolean> {
  const count = countPages(original);
  if (count !== countPages(copy)) return false;
  const step = Math.max(1, count / maxDrawn);
  let nextDrawn = 0;
  for (let index = 0; index < count; index++) {
    if (textOf(original, index) !== textOf(copy, index)) return false;
    if (index < Math.floor(nextDrawn) && index < count - 1) continue;
    nextDrawn += step;
    const limit = likeness.maxDifferentPixels ?? maxDifferentPixels;
    if ((await differenceOf(original, copy, index)) > limit) return false;
  }
  return true;
}

/** Returns the text of a page without its spacing, which depends on the order of drawing. */
function textOf(document: PDFiumDocument, index: number): string {
  return document.getPage(index).getText().replace(/\s+/g, ' ').trim();
}

/** Returns the share of pixels that look different. */
async function differenceOf(original: PDFiumDocument, copy: PDFiumDocument, index: number): Promise<number> {
  const { originalWidth, originalHeight } = original.getPage(index).getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) return 0;
  const height = Math.max(1, Math.round(drawnWidth * Math.min(maxRatio, originalHeight / originalWidth)));
  const options = { width: drawnWidth, height, render: 'bitmap', renderFormFields: true } as const;
  const { data: first } = await original.getPage(index).render(options);
  const { data: second } = await copy.getPage(index).render(options);
  let different = 0;
  for (let at = 0; at + 2 < first.length; at += 4) {
    const sum = [0, 1, 2].reduce(
      (total, colour) => total + Math.abs((first[at + colour] ?? 0) - (second[at + colour] ?? 0)),
      0,
    );
    if (sum > visibleDifference) different += 1;
  }
  return different / (drawnWidth * height);
}
