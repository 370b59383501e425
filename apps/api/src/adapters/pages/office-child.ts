import { readFile, writeFile } from 'node:fs/promises';
import type { MathNode } from '@aw/contracts/documents/page-structure';
import { ConversionError, type LibreOfficeConverter } from '@matbee/libreoffice-converter/server';
import { serveChild } from './children/serve-child';
import { cleanPackage } from './clean/clean-package';
import { cleanFormOf } from './clean-form';
import { startLibreOffice } from './office/libre-office';
import { examinePackage, type OfficePackage } from './office/office-package';
import type { Refused } from './page-reader';
import type { OfficeKind } from './pdf-child';
import { refusal } from './refusals';
import { formulasOf } from './structure/office-formulas';

/**
 * Converts a file to a PDF at `pdfPath`. With `cleanPath`, the clean copy for other people is written there first, and the
 * PDF is made from it.
 */
export type OfficeTask = { path: string; kind: OfficeKind; pdfPath: string; cleanPath?: string };
/**
 * `isPdfOnly`: other people get the PDF, because the file contains more than its pages show. `formulas` are in the order
 * of the file; a clean copy needs none.
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
    return async ({ path, kind, pdfPath, cleanPath }) => {
      const source = await readFile(path);
      try {
        if (cleanPath) return await convertCleanCopy(converter, source, { kind, pdfPath, cleanPath });
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
 * tracked changes; PowerPoint's older format has none.
 */
async function examine(
  converter: LibreOfficeConverter,
  source: Uint8Array,
  kind: OfficeKind,
): Promise<(OfficePackage & { formulas: MathNode[] }) | Refused> {
  if (kind === 'ppt') return { status: 'examined', isPdfOnly: false, hasMedia: false, formulas: [] };
  const newer = kind === 'doc' ? await inNewerFormat(converter, source, kind) : source;
  const examined = examinePackage(newer);
  if (examined.status === 'refused') return examined;
  return { ...examined, formulas: formulasOf(examined.accepted ?? newer) };
}

async function inNewerFormat(
  converter: LibreOfficeConverter,
  source: Uint8Array,
  kind: OfficeKind,
): Promise<Uint8Array> {
  if (kind === cleanFormOf[kind]) return source;
  return (await converter.convert(source, { inputFormat: kind, outputFormat: cleanFormOf[kind] })).data;
}

/** Writes the clean copy in the newer format and makes a PDF from it, by which it is compared with the file. */
async function convertCleanCopy(
  converter: LibreOfficeConverter,
  source: Uint8Array,
  { kind, pdfPath, cleanPath }: Pick<OfficeTask, 'kind' | 'pdfPath'> & { cleanPath: string },
): Promise<OfficeResult> {
  const newer = await inNewerFormat(converter, source, kind);
  const examined = examinePackage(newer);
  if (examined.status === 'refused') return examined;
  const { accepted, hasMedia, isPdfOnly } = examined;
  if (isPdfOnly) return { status: 'converted', isPdfOnly, hasMedia, formulas: [] };
  const clean = cleanCopyOf(accepted ?? newer);
  if (!clean) return { status: 'converted', isPdfOnly: true, hasMedia, formulas: [] };
  const { data } = await converter.convert(clean, {
    inputFormat: cleanFormOf[kind],
    outputFormat: 'pdf',
    filterOptions: pdfOptions,
  });
  await writeFile(cleanPath, clean);
  await writeFile(pdfPath, data);
  return { status: 'converted', isPdfOnly, hasMedia, formulas: [] };
}

function cleanCopyOf(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return cleanPackage(bytes);
  } catch {
    // A file that cannot be cleaned is offered as PDF.
    return undefined;
  }
}
