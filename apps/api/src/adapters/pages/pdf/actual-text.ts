import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, type PdfiumModule, pdfiumOf } from '../pdfium-module';

const textType = 1;
/** PDFium's type of a parameter that is a string. */
const stringType = 3;
/** A letter with its accents. Longer sequences are not changed. */
const maxObjects = 4;
const key = Buffer.from('ActualText\0');

/**
 * Removes the accents of letters whose characters are written beside them (`ActualText`), and keeps the letter.
 * PDFium takes the characters and the position from the first object, and word processors often draw the accent
 * first, so the letter would be on a separate line. Returns whether the page was changed, so that it must not be
 * drawn.
 */
export function keepMainObjects(page: PDFiumPage): boolean {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const memory = module.wasmExports.malloc(key.length + 16);
  module.HEAPU8.set(key, memory + 16);
  try {
    const spans = spansOf(module, pageIdx, memory + 16).filter(
      ({ length }) => length > 1 && length <= maxObjects,
    );
    for (const span of spans) {
      const areas = span.map((object) => areaOf(module, object, memory));
      const main = areas.indexOf(Math.max(...areas));
      for (const [at, object] of span.entries()) {
        if (at !== main && module._FPDFPage_RemoveObject(pageIdx, object))
          module._FPDFPageObj_Destroy(object);
      }
    }
    return spans.length > 0;
  } finally {
    module.wasmExports.free(memory);
  }
}

/** Returns groups of adjacent text objects that share one `ActualText`. */
function spansOf(module: PdfiumModule, pageIdx: number, keyAt: number): number[][] {
  const spans: number[][] = [];
  let lastSpan = 0;
  const count = module._FPDFPage_CountObjects(pageIdx);
  for (let index = 0; index < count; index++) {
    const object = module._FPDFPage_GetObject(pageIdx, index);
    if (module._FPDFPageObj_GetType(object) !== textType) continue;
    const marks = module._FPDFPageObj_CountMarks(object);
    const mark = marks > 0 ? module._FPDFPageObj_GetMark(object, marks - 1) : 0;
    const span = mark && module._FPDFPageObjMark_GetParamValueType(mark, keyAt) === stringType ? mark : 0;
    if (span && span === lastSpan) spans.at(-1)?.push(object);
    else if (span) spans.push([object]);
    lastSpan = span;
  }
  return spans;
}

function areaOf(module: PdfiumModule, object: number, memory: number): number {
  if (!module._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) return 0;
  const view = new DataView(module.HEAPU8.buffer, memory, 16);
  const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
  return (right - left) * (top - bottom);
}
