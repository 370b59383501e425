import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { cleanPhotograph } from './clean-photograph';

/** Entries about the author, the program and earlier states, in dictionaries of any kind. */
const properties = [
  'Collection',
  'DSS',
  'LastModified',
  'Metadata',
  'Perms',
  'PieceInfo',
  'SpiderInfo',
  'Threads',
  'Thumb',
];
/** Entries with the author, the time and the words of a remark. */
const remarks = ['T', 'Contents', 'RC', 'Subj', 'NM', 'M', 'CreationDate', 'Popup', 'IRT', 'RT', 'ExData'];
const comments = new Set(['Text', 'Popup', 'FileAttachment', 'Sound', 'Movie']);
const keptAnnotations = new Set(['Link', 'Widget']);

/**
 * Returns a PDF without document properties, comments, and objects that no page uses, such as earlier versions. `bytes`
 * is a plain PDF without encryption. Throws for one that cannot be read.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const { context } = document;
  context.trailerInfo.Info = undefined;
  context.trailerInfo.ID = undefined;
  for (const page of document.getPages()) leaveOutComments(page.node.Annots());
  const reached = reach(context, document.catalog);
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref.toString())) context.delete(ref);
  return Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
}

function leaveOutComments(annotations: PDFArray | undefined): void {
  if (annotations === undefined) return;
  for (let at = annotations.size() - 1; at >= 0; at--) {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    const type = annotation.lookup(PDFName.of('Subtype'));
    const name = type instanceof PDFName ? type.decodeText() : '';
    if (comments.has(name)) annotations.remove(at);
  }
}

/** Leaves only the drawing of a remark, also of a comment that only the structure of a page still names. */
function leaveOutRemarks(object: PDFDict): void {
  const type = object.get(PDFName.of('Subtype'));
  const isAnnotation = type instanceof PDFName && object.has(PDFName.of('Rect'));
  if (isAnnotation && !keptAnnotations.has(type.decodeText()))
    for (const key of remarks) object.delete(PDFName.of(key));
}

/** Cleans every object that can be reached from the catalogue, and returns the references to them. */
function reach(context: PDFContext, catalog: PDFDict): Set<string> {
  const reached = new Set<string>();
  const open: PDFObject[] = [catalog];
  if (context.trailerInfo.Root instanceof PDFRef) open.push(context.trailerInfo.Root);
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PDFRef) {
      const target = reached.has(object.toString()) ? undefined : context.lookup(object);
      reached.add(object.toString());
      if (target !== undefined) open.push(cleanPhotograph(context, object, target));
    } else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFDict) {
      for (const key of properties) object.delete(PDFName.of(key));
      leaveOutRemarks(object);
      if (isSignature(context, object)) object.delete(PDFName.of('V'));
      open.push(...object.values());
    }
  }
  return reached;
}

/** Returns whether this is a signature field, whose value names the signer. Its drawing stays. */
function isSignature(context: PDFContext, field: PDFDict): boolean {
  return context.lookup(field.get(PDFName.of('FT'))) === PDFName.of('Sig');
}
