import type { PdfiumModule } from '../pdfium-module';

export type LayoutReader = { module: PdfiumModule; pageIdx: number; textPage: number; memory: number };

/** Font of a text object, and the number of its marked content (-1 without one). */
export type TextStyle = {
  /** Size of the font in points of the page. */
  size: number;
  isBold: boolean;
  isFixedPitch: boolean;
  tag: number;
  /** Running heads and page numbers that the file itself marks as such. */
  isArtifact: boolean;
};

const fixedPitch = 1;
const boldWeight = 600;
const boldName = /bold|black|heavy|semibold|demi|-bd|cmbx|nimbusromno9l-medi/i;
const artifact = 'Artifact';

/** Reads the style of every text object that draws one of the characters. */
export function readTextStyles(
  reader: LayoutReader,
  glyphs: readonly { index: number; object: number }[],
): Map<number, TextStyle> {
  const styles = new Map<number, TextStyle>();
  for (const { index, object } of glyphs) {
    if (object !== 0 && !styles.has(object)) styles.set(object, styleOf(reader, object, index));
  }
  return styles;
}

function styleOf(reader: LayoutReader, object: number, index: number): TextStyle {
  const { module } = reader;
  const font = module._FPDFTextObj_GetFont(object);
  return {
    size: sizeOf(reader, index),
    isBold:
      font !== 0 && (module._FPDFFont_GetWeight(font) >= boldWeight || boldName.test(nameOf(reader, font))),
    isFixedPitch: font !== 0 && (module._FPDFFont_GetFlags(font) & fixedPitch) !== 0,
    tag: module._FPDFPageObj_GetMarkedContentID(object),
    isArtifact: isArtifact(reader, object),
  };
}

/** Font size times the vertical scale of the text's matrix. */
function sizeOf({ module, textPage, memory }: LayoutReader, index: number): number {
  const size = module._FPDFText_GetFontSize(textPage, index);
  if (!module._FPDFText_GetMatrix(textPage, index, memory)) return size;
  const view = new DataView(module.HEAPU8.buffer, memory, 24);
  const scale = Math.hypot(view.getFloat32(8, true), view.getFloat32(12, true));
  return scale > 0 ? size * scale : size;
}

function nameOf({ module, memory }: LayoutReader, font: number): string {
  const length = module._FPDFFont_GetBaseFontName(font, memory, 256);
  return length > 256 ? '' : Buffer.from(module.HEAPU8.subarray(memory, memory + length)).toString('latin1');
}

function isArtifact({ module, memory }: LayoutReader, object: number): boolean {
  const count = Math.min(module._FPDFPageObj_CountMarks(object), 8);
  for (let at = 0; at < count; at++) {
    const mark = module._FPDFPageObj_GetMark(object, at);
    if (!module._FPDFPageObjMark_GetName(mark, memory + 8, 64, memory)) continue;
    const length = new DataView(module.HEAPU8.buffer, memory, 4).getUint32(0, true);
    if (length <= 2 || length > 64) continue;
    const name = Buffer.from(module.HEAPU8.subarray(memory + 8, memory + 6 + length)).toString('utf16le');
    if (name === artifact) return true;
  }
  return false;
}
