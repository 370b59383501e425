import type { DemoDocument } from '../demo-document';
import { renderDocx } from './render-docx';
import { renderPdf } from './render-pdf';
import { renderPptx } from './render-pptx';
import { scanOf } from './render-scan';

/** Renders a document in its format. The same document always gives the same bytes. */
export async function renderDocument(source: DemoDocument): Promise<Uint8Array> {
  if (source.format === 'pdf') {
    const pdf = await renderPdf(source);
    return source.isScan ? scanOf(pdf) : pdf;
  }
  return source.format === 'docx' ? renderDocx(source) : renderPptx(source);
}
