import { readFile, writeFile } from 'node:fs/promises';
import { ConversionError } from '@matbee/libreoffice-converter/server';
import { startLibreOffice } from './libre-office';
import type { Refused } from './page-reader';
import type { OfficeKind } from './pdf-child';
import { refusal } from './refusals';
import { serveChild } from './serve-child';

export type OfficeTask = { path: string; kind: OfficeKind; pdfPath: string };
export type OfficeResult = { status: 'converted' } | Refused;

// What WebAssembly says when its memory can no longer be trusted.
const trapped = /out of bounds|unreachable|null function|abort|ComponentContext/i;

serveChild<OfficeTask, OfficeResult>(
  async () => {
    const converter = await startLibreOffice();
    return async ({ path, kind, pdfPath }) => {
      const source = await readFile(path);
      try {
        const { data } = await converter.convert(source, { inputFormat: kind, outputFormat: 'pdf' });
        await writeFile(pdfPath, data);
        return { status: 'converted' };
      } catch (error) {
        if (!(error instanceof ConversionError) || trapped.test(error.message)) throw error;
        return refusal(/password|encrypt/i.test(error.message) ? 'encrypted' : 'broken');
      }
    };
  },
  () => refusal('broken'),
);
