import type { PDFiumDocument } from '@hyzyla/pdfium';
import { handleOf, pdfiumOf } from './pdfium-module';

/** FPDF_REMOVE_SECURITY, PDFium's third way to save: written anew, without encryption. */
const anewAndOpen = 3;
const mostCopied = 512 * 1024 * 1024;
// (module (import "e" "f" (func (param i32 i32 i32) (result i32))) (export "f" (func 0)))
const callback = Buffer.from('0061736d0100000001080160037f7f7f017f02070101650166000007050101660000', 'hex');

/**
 * The document as PDFium understands it, written anew: every object that its pages and catalogue lead to, each once, in
 * plain spelling, decrypted and out of object streams. Undefined when PDFium cannot write it, or not in 512 MiB.
 */
export function copyOf(document: PDFiumDocument): Buffer | undefined {
  const module = pdfiumOf(document);
  const { __indirect_function_table: table, malloc, free } = module.wasmExports;
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (_: number, at: number, size: number): number => {
    length += size;
    if (length > mostCopied) return 0;
    chunks.push(Buffer.from(module.HEAPU8.subarray(at, at + size)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(callback), { e: { f: take } });
  const writer = malloc(8);
  // The table cannot grow; its first place, C's null pointer, is always free.
  new DataView(module.HEAPU8.buffer).setUint32(writer, 1, true);
  new DataView(module.HEAPU8.buffer).setUint32(writer + 4, 0, true);
  table.set(0, exports.f);
  try {
    return module._FPDF_SaveAsCopy(handleOf(document, 'documentIdx'), writer, anewAndOpen)
      ? Buffer.concat(chunks)
      : undefined;
  } finally {
    table.set(0, null);
    free(writer);
  }
}
