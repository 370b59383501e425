import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { addFallbackFonts } from './fallback-fonts';

/**
 * Opens PDFium with fallback fonts. Its program is compiled beforehand, because its wrapper would log "still waiting
 * on run dependencies" every ten seconds while a busy machine compiles it.
 */
export async function openPdfium(): Promise<PDFiumLibrary> {
  const file = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const program = await WebAssembly.compile(await readFile(file));
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, onInstance) {
      const instance = new WebAssembly.Instance(program, imports);
      // According to its type this is a module, but the program passes an instance.
      onInstance(instance as WebAssembly.Module);
      return instance.exports;
    },
  });
  addFallbackFonts(library);
  return library;
}
