import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, pdfiumOf } from '../pdfium-module';
import { isBlank, type Raster } from './raster';

const types = { image: 3, form: 5 };
/** A page with fewer letters, such as a page number or the mark of a scanner app, may be a scan: about ten words. */
const minLetters = 50;
/** Smaller pictures are illustrations of a short text, such as a title page. */
const minPictureShare = 0.4;
/** Bounds the work for pages of thousands of objects. */
const maxObjects = 2_000;

type SeenPage = { text: string; pictureShare: number; drawn: Raster };

/**
 * Returns whether OCR must read a page: it shows something but has no text, or has hardly any text and its pictures cover
 * a large part of it.
 */
export function isScan({ text, pictureShare, drawn }: SeenPage): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters >= minLetters || (letters > 0 && pictureShare < minPictureShare)) return false;
  return !isBlank(drawn);
}

/** Returns the share (0 to 1) of a page that its pictures cover together, without what lies outside of the page. */
export function pictureShareOf(page: PDFiumPage): number {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const bounds = module.wasmExports.malloc(16);
  try {
    let covered = 0;
    const count = Math.min(maxObjects, module._FPDFPage_CountObjects(pageIdx));
    for (let index = 0; index < count; index++) {
      const object = module._FPDFPage_GetObject(pageIdx, index);
      const type = module._FPDFPageObj_GetType(object);
      if (type !== types.image && type !== types.form) continue;
      if (!module._FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) continue;
      const view = new DataView(module.HEAPU8.buffer, bounds, 16);
      const at = (place: number, most: number) => Math.min(most, Math.max(0, view.getFloat32(place, true)));
      covered += (at(8, width) - at(0, width)) * (at(12, height) - at(4, height));
    }
    return Math.min(1, covered / (width * height));
  } finally {
    module.wasmExports.free(bounds);
  }
}
