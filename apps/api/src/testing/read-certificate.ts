import { verifyCredential } from '@digitalcredentials/verifier-core';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { vi } from 'vitest';

/** Returns the text of a PDF's first page in one line. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const file = await pdfium.loadDocument(bytes);
  const text = file.getPage(0).getText();
  file.destroy();
  pdfium.destroy();
  return text.replaceAll('\ufffe', '-').replace(/\s+/g, ' ');
}

/** Returns the result of an independent verifier, keyed by step: `valid_signature`, `revocation_status` and others. */
export async function verifyOutside(credential: string): Promise<Record<string, boolean | undefined>> {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const { log = [] } = await verifyCredential({ credential: JSON.parse(credential), knownDIDRegistries: [] });
  vi.restoreAllMocks();
  return Object.fromEntries(log.map(({ id, valid }) => [id, valid]));
}
