import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { cleanJpeg } from './clean-jpeg';

const startOfJpeg = Buffer.from('ffd8ff', 'hex');

/**
 * Replaces a photograph of a PDF, also in several filters, by one without the data of its camera. Returns what the reference
 * then leads to. Throws if a filter cannot be read.
 */
export function cleanPhotograph(context: PDFContext, ref: PDFRef, object: PDFObject): PDFObject {
  if (!(object instanceof PDFRawStream)) return object;
  const filters = listOf(context, object.dict.get(PDFName.of('Filter')));
  if (filters.pop() !== PDFName.of('DCTDecode')) return object;
  const parameters = listOf(context, object.dict.get(PDFName.of('DecodeParms')));
  const packed = object.dict.clone(context);
  packed.set(PDFName.of('Filter'), context.obj(filters));
  packed.set(PDFName.of('DecodeParms'), context.obj(parameters.slice(0, filters.length)));
  const bytes = Buffer.from(decodePDFRawStream(PDFRawStream.of(packed, object.contents)).decode());
  // Programs ignore what is before the picture.
  const start = bytes.indexOf(startOfJpeg);
  const clean = start < 0 ? undefined : cleanJpeg(bytes.subarray(start));
  if (clean === undefined) return object;
  const dict = object.dict.clone(context);
  dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  dict.delete(PDFName.of('DecodeParms'));
  const last = parameters[filters.length];
  if (last instanceof PDFDict) dict.set(PDFName.of('DecodeParms'), last);
  const stream = PDFRawStream.of(dict, clean);
  context.assign(ref, stream);
  return stream;
}

/** Returns the objects of a list, or the only one, without references. */
function listOf(context: PDFContext, value: PDFObject | undefined): PDFObject[] {
  const object = context.lookup(value);
  if (object === undefined) return [];
  const list = object instanceof PDFArray ? object.asArray() : [object];
  return list.map((each) => context.lookup(each) ?? PDFNull);
}
