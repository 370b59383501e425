import { readFile, writeFile } from 'node:fs/promises';
import type { MathNode } from '@aw/contracts/documents/page-structure';
import { ConversionError, type LibreOfficeConverter } from '@matbee/libreoffice-converter/server';
import { serveChild } from './children/serve-child';
import { startLibreOffice } from './office/libre-office';
import { examinePackage, type OfficePackage } from './office/office-package';
import type { Refused } from './page-reader';
import type { OfficeKind } from './pdf-child';
import { refusal } from './refusals';
import { formulasOf } from './structure/office-formulas';

export type OfficeTask = { path: string; kind: OfficeKind; pdfPath: string };
/**
 * `isPdfOnly`: other people get the PDF, because the file contains more than its pages show. `formulas` are in the order
 * of the file.
 */
export type OfficeResult =
  | { status: 'converted'; isPdfOnly: boolean; hasMedia: boolean; formulas: MathNode[] }
  | Refused;

// Messages of WebAssembly whose memory can no longer be trusted.
const trapped = /out of bounds|unreachable|null function|abort|ComponentContext/i;

/** Comments are left out. LibreOffice itself leaves out hidden text and hidden slides. */
const pdfOptions = JSON.stringify({
  ExportNotes: { type: 'boolean', value: 'false' },
  // Headings, lists, tables and alternative texts of the file become tags of the PDF.
  UseTaggedPDF: { type: 'boolean', value: 'true' },
});

serveChild<OfficeTask, OfficeResult>(
  async () => {
    const converter = await startLibreOffice();
    return async ({ path, kind, pdfPath }) => {
      const source = await readFile(path);
      try {
        const examined = await examine(converter, source, kind);
        if (examined.status === 'refused') return examined;
        const { accepted, isPdfOnly, hasMedia, formulas } = examined;
        const { data } = await converter.convert(accepted ?? source, {
          inputFormat: accepted ? 'docx' : kind,
          outputFormat: 'pdf',
          filterOptions: pdfOptions,
        });
        await writeFile(pdfPath, data);
        return { status: 'converted', isPdfOnly, hasMedia, formulas };
      } catch (error) {
        if (!(error instanceof ConversionError) || trapped.test(error.message)) throw error;
        return refusal(/password|encrypt/i.test(error.message) ? 'encrypted' : 'broken');
      }
    };
  },
  () => refusal('broken'),
);

/**
 * Examines a file in the newer format. Word's older format is converted first, so that one rule finds and accepts
 * tracked changes; PowerPoint's older format has none. Files of the older formats are always offered as PDF.
 */
async function examine(
  converter: LibreOfficeConverter,
  source: Uint8Array,
  kind: OfficeKind,
): Promise<(OfficePackage & { formulas: MathNode[] }) | Refused> {
  if (kind === 'ppt') return { status: 'examined', isPdfOnly: true, hasMedia: false, formulas: [] };
  const { data } =
    kind === 'doc'
      ? await converter.convert(source, { inputFormat: 'doc', outputFormat: 'docx' })
      : { data: source };
  const examined = examinePackage(data);
  if (examined.status === 'refused') return examined;
  return {
    ...examined,
    isPdfOnly: examined.isPdfOnly || kind === 'doc',
    formulas: formulasOf(examined.accepted ?? data),
  };
}
