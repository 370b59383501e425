const functions = [
  '_FPDFFont_GetBaseFontName',
  '_FPDFFont_GetFlags',
  '_FPDFFont_GetWeight',
  '_FPDFFormObj_CountObjects',
  '_FPDFFormObj_GetObject',
  '_FPDFPageObjMark_GetName',
  '_FPDFPageObjMark_GetParamValueType',
  '_FPDFPageObj_CountMarks',
  '_FPDFPageObj_Destroy',
  '_FPDFPageObj_GetBounds',
  '_FPDFPageObj_GetMark',
  '_FPDFPageObj_GetMarkedContentID',
  '_FPDFPageObj_GetType',
  '_FPDFPageObj_SetIsActive',
  '_FPDFPage_CountObjects',
  '_FPDFPage_GetObject',
  '_FPDFPage_RemoveObject',
  '_FPDFTextObj_GetFont',
  '_FPDFTextObj_GetTextRenderMode',
  '_FPDFText_ClosePage',
  '_FPDFText_CountChars',
  '_FPDFText_GetCharAngle',
  '_FPDFText_GetCharBox',
  '_FPDFText_GetCharOrigin',
  '_FPDFText_GetFillColor',
  '_FPDFText_GetFontSize',
  '_FPDFText_GetMatrix',
  '_FPDFText_GetTextObject',
  '_FPDFText_GetUnicode',
  '_FPDFText_IsGenerated',
  '_FPDFText_LoadPage',
  '_FPDF_CloseDocument',
  '_FPDF_ClosePage',
  '_FPDF_CreateNewDocument',
  '_FPDF_GetDefaultSystemFontInfo',
  '_FPDF_GetMetaText',
  '_FPDF_ImportPagesByIndex',
  '_FPDF_PageToDevice',
  '_FPDF_SaveAsCopy',
  '_FPDF_SetSystemFontInfo',
  '_FPDF_StructElement_Attr_GetNumberValue',
  '_FPDF_StructElement_Attr_GetValue',
  '_FPDF_StructElement_CountChildren',
  '_FPDF_StructElement_GetAltText',
  '_FPDF_StructElement_GetAttributeAtIndex',
  '_FPDF_StructElement_GetAttributeCount',
  '_FPDF_StructElement_GetChildAtIndex',
  '_FPDF_StructElement_GetChildMarkedContentID',
  '_FPDF_StructElement_GetType',
  '_FPDF_StructTree_Close',
  '_FPDF_StructTree_CountChildren',
  '_FPDF_StructTree_GetChildAtIndex',
  '_FPDF_StructTree_GetForPage',
] as const;

/** Internals of PDFium's program that its wrapper does not export: memory, tables and functions. */
export type PdfiumModule = {
  HEAPU8: Uint8Array;
  wasmExports: {
    __indirect_function_table: WebAssembly.Table;
    malloc: (bytes: number) => number;
    free: (at: number) => void;
  };
} & Record<(typeof functions)[number], (...values: number[]) => number>;

/** Returns the program of a document or page. Throws if the wrapper has it elsewhere or without the parts used here. */
export function pdfiumOf(wrapped: object): PdfiumModule {
  const module: unknown = Reflect.get(wrapped, 'module');
  if (!isPdfium(module)) throw new Error('The wrapper of PDFium does not show its program any more.');
  return module;
}

/** Returns PDFium's own number of a document or page. */
export function handleOf(wrapped: object, name: 'documentIdx' | 'pageIdx'): number {
  const handle: unknown = Reflect.get(wrapped, name);
  if (typeof handle !== 'number') throw new Error(`The wrapper of PDFium does not show ${name} any more.`);
  return handle;
}

function isPdfium(module: unknown): module is PdfiumModule {
  if (typeof module !== 'object' || module === null) return false;
  const isThere = (name: string) => typeof Reflect.get(module, name) === 'function';
  return 'HEAPU8' in module && 'wasmExports' in module && functions.every(isThere);
}
