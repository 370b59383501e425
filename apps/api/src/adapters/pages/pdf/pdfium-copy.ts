import type { PDFiumDocument } from '@hyzyla/pdfium';
import { handleOf, pdfiumOf } from '../pdfium-module';
import { callbackOf } from './pdfium-callback';

/** PDFium's flag FPDF_REMOVE_SECURITY: writes the whole file again, without encryption. */
const removeSecurity = 3;
const maxCopiedBytes = 512 * 1024 * 1024;

/**
 * Returns the document as PDFium interprets it: every object reachable from its pages and catalogue once, in plain
 * spelling, decrypted and outside of object streams. Undefined if PDFium cannot write it within 512 MiB.
 */
export function copyOf(document: PDFiumDocument): Buffer | undefined {
  const module = pdfiumOf(document);
  const { __indirect_function_table: table, malloc, free } = module.wasmExports;
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (_: number, at = 0, size = 0): number => {
    length += size;
    if (length > maxCopiedBytes) return 0;
    chunks.push(Buffer.from(module.HEAPU8.subarray(at, at + size)));
    return 1;
  };
  const writer = malloc(8);
  // The table cannot grow, but its first entry, C's null pointer, is always free.
  new DataView(module.HEAPU8.buffer).setUint32(writer, 1, true);
  new DataView(module.HEAPU8.buffer).setUint32(writer + 4, 0, true);
  table.set(0, callbackOf(3, take));
  try {
    return module._FPDF_SaveAsCopy(handleOf(document, 'documentIdx'), writer, removeSecurity)
      ? Buffer.concat(chunks)
      : undefined;
  } finally {
    table.set(0, null);
    free(writer);
  }
}
