import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFiumLibrary } from '@hyzyla/pdfium';
import { pdfiumOf } from '../pdfium-module';
import { callbackOf } from './pdfium-callback';

const require = createRequire(import.meta.url);

const files = {
  chinese: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  japanese: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  korean: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  thai: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  tamil: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  ethiopic: '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
} as const;
type Script = keyof typeof files;
const scripts = Object.keys(files).filter((name): name is Script => name in files);

const pathOf = (script: Script): string => require.resolve(files[script]);

/** Reads the fonts that LibreOffice lacks. Without them it draws a box for each character of these scripts. */
export function readFallbackFonts(): { filename: string; data: Uint8Array }[] {
  return scripts.map((script) => ({
    filename: path.basename(files[script]),
    data: readFileSync(pathOf(script)),
  }));
}

/** Windows' numbers of character sets, by which PDFium requests a font: Shift-JIS, Hangul, GB 2312 and Big5. */
const scriptOfCharset = new Map<number, Script>([
  [128, 'japanese'],
  [129, 'korean'],
  [134, 'chinese'],
  [136, 'chinese'],
]);

/** Offsets of functions in FPDF_SYSFONTINFO: each has four bytes, after a version. */
const slots = { mapFont: 12, getFontData: 20, getFaceName: 24 };

/**
 * Lets PDFium draw Chinese, Japanese and Korean text whose font is not in the file. A font is read when the first
 * file needs it. PDFium requests fonts from a table of functions; ours replace its own, which find none here.
 */
export function addFallbackFonts(library: PDFiumLibrary): void {
  const module = pdfiumOf(library);
  const info = module._FPDF_GetDefaultSystemFontInfo();
  if (!info) throw new Error('PDFium does not say how it finds fonts any more.');
  const replace = (slot: number, parameterCount: number, callback: (...values: number[]) => number) => {
    const at = new DataView(module.HEAPU8.buffer).getUint32(info + slot, true);
    module.wasmExports.__indirect_function_table.set(at, callbackOf(parameterCount, callback));
  };
  const scriptOf = (font: number) => scripts[font - 1];
  const write = (bytes: Uint8Array, at: number, size: number): number => {
    if (at !== 0 && size >= bytes.length) module.HEAPU8.set(bytes, at);
    return bytes.length;
  };

  // PDFium identifies a font by a number from 1; 0 means none.
  replace(slots.mapFont, 7, (_info, _weight, _italic, charset = 0) => {
    const script = scriptOfCharset.get(charset);
    return script ? scripts.indexOf(script) + 1 : 0;
  });
  replace(slots.getFontData, 5, (_info, font = 0, table = 0, at = 0, size = 0) => {
    const script = scriptOf(font);
    if (!script || table !== 0) return 0;
    return at === 0 ? statSync(pathOf(script)).size : write(readFileSync(pathOf(script)), at, size);
  });
  // Fonts with the same name are stored once.
  replace(slots.getFaceName, 4, (_info, font = 0, at = 0, size = 0) => {
    const script = scriptOf(font);
    return script ? write(Buffer.from(`fallback-${script}\0`), at, size) : 0;
  });
  module._FPDF_SetSystemFontInfo(info);
}
