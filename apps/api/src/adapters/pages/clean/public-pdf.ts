import { writeFile } from 'node:fs/promises';
import {
  type PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { findActive } from '../pdf/active-content';
import { judgeLink } from '../pdf/office-links';
import { isHarmful } from '../pdf/pdf-places';
import { cleanPhotograph } from './clean-photograph';

/** Actions of links that stay within the document or lead to the web. */
const keptActions = new Set(['GoTo', 'URI']);

/**
 * Writes the published PDF of an Office file: without the author's name and other properties, the data of cameras, and links to
 * files. The result is judged like an uploaded PDF. Returns false for one that would be refused.
 */
export async function writePublicPdf(bytes: Uint8Array, path: string): Promise<boolean> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const { context } = document;
  leaveOutProperties(document);
  for (const [ref, object] of context.enumerateIndirectObjects()) cleanPhotograph(context, ref, object);
  for (const page of document.getPages()) leaveOutLinks(context, page.node.Annots());
  const clean = Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
  const { finding, sealed } = findActive(clean);
  if (finding !== undefined || sealed > 0) return false;
  await writeFile(path, clean);
  return true;
}

function leaveOutProperties({ context, catalog }: PDFDocument): void {
  const metadata = catalog.get(PDFName.of('Metadata'));
  for (const object of [context.trailerInfo.Info, metadata])
    if (object instanceof PDFRef) context.delete(object);
  context.trailerInfo.Info = undefined;
  catalog.delete(PDFName.of('Metadata'));
}

function leaveOutLinks(context: PDFContext, annotations: PDFArray | undefined): void {
  if (annotations === undefined) return;
  for (let at = annotations.size() - 1; at >= 0; at--) {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict) || isKept(annotation)) continue;
    for (const object of [annotations.get(at), annotation.get(PDFName.of('A'))])
      if (object instanceof PDFRef) context.delete(object);
    annotations.remove(at);
  }
}

function isKept(annotation: PDFDict): boolean {
  const action = annotation.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict)) return true;
  const type = action.lookup(PDFName.of('S'));
  if (!(type instanceof PDFName) || !keptActions.has(type.decodeText())) return false;
  const uri = action.lookup(PDFName.of('URI'));
  if (!(uri instanceof PDFString || uri instanceof PDFHexString)) return true;
  const target = uri.decodeText();
  return !isHarmful('link', target) && judgeLink(target) === 'fine';
}
