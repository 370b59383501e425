import type { DemoDocument } from '../demo-document';
import { renderDocx } from './render-docx';
import { renderPdf } from './render-pdf';
import { renderPptx } from './render-pptx';

/** Makes the real file of a demo document; the same document gives the same bytes on every run. */
export async function renderDocument(source: DemoDocument): Promise<Uint8Array> {
  if (source.format === 'pdf') return renderPdf(source);
  return source.format === 'docx' ? renderDocx(source) : renderPptx(source);
}
