import type { DemoDocument } from '../demo-document';
import { renderDocx } from './render-docx';
import { renderPdf } from './render-pdf';
import { renderPptx } from './render-pptx';

const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type RenderedDocument = { fileName: string; mime: string; bytes: Uint8Array };

/** Makes the real file of a demo document; the same document gives the same bytes on every run. */
export async function renderDocument(source: DemoDocument): Promise<RenderedDocument> {
  return {
    fileName: `${source.slug}.${source.format}`,
    mime: mimes[source.format],
    bytes: await bytesOf(source),
  };
}

async function bytesOf(source: DemoDocument): Promise<Uint8Array> {
  if (source.format === 'pdf') return renderPdf(source);
  return source.format === 'docx' ? renderDocx(source) : renderPptx(source);
}
