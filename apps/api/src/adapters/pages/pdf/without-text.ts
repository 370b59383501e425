import type { PDFiumPage } from '@hyzyla/pdfium';
import { handleOf, type PdfiumModule, pdfiumOf } from '../pdfium-module';

const types = { text: 1, form: 5 };
const deepest = 16;

/** Removes the text from a page before it is drawn, including text in forms. Returns false if that is not possible. */
export function leaveTextOut(page: PDFiumPage): boolean {
  const module = pdfiumOf(page);
  const pageIdx = handleOf(page, 'pageIdx');
  const count = module._FPDFPage_CountObjects(pageIdx);
  for (let index = 0; index < count; index++) {
    if (!leaveOut(module, module._FPDFPage_GetObject(pageIdx, index), 0)) return false;
  }
  return count >= 0;
}

function leaveOut(module: PdfiumModule, object: number, depth: number): boolean {
  if (!object || depth > deepest) return false;
  const type = module._FPDFPageObj_GetType(object);
  if (type === types.text) return module._FPDFPageObj_SetIsActive(object, 0) !== 0;
  if (type !== types.form) return true;
  const count = module._FPDFFormObj_CountObjects(object);
  for (let index = 0; index < count; index++) {
    if (!leaveOut(module, module._FPDFFormObj_GetObject(object, index), depth + 1)) return false;
  }
  return count >= 0;
}
