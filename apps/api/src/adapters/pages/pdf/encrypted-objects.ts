import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { ObjectJudge, type PdfFinding } from './object-judge';
import { unpackObjects } from './packed-objects';

const maxInflatedBytes = 128 * 1024 * 1024;

/**
 * Searches the object streams of a PDF that opens without a password but is encrypted. Returns 'encrypted' if it
 * needs one, and 'unchecked' if it is not encrypted or not all of the `expected` streams can be opened, for example
 * because two have one number and a parser sees only one.
 */
export async function findActiveSealed(bytes: Uint8Array, expected: number): Promise<PdfFinding | undefined> {
  const streams = await decrypt(bytes);
  if (streams === 'locked') return 'encrypted';
  if (streams.length !== expected) return 'unchecked';
  let inflated = 0;
  for (const stream of streams) {
    const head = Buffer.from(`${stream.dict.toString()}stream\n`, 'latin1');
    const whole = Buffer.concat([head, stream.contents]);
    const packed = unpackObjects(whole, { at: 0, end: head.length - 1 }, maxInflatedBytes - inflated);
    if (packed === 'too large') return 'too_large_inside';
    if (packed === undefined) return 'unchecked';
    inflated += packed.content.length;
    const finding = new ObjectJudge(0).judgePacked(packed);
    if (finding) return finding;
  }
  return undefined;
}

/** Returns the decrypted object streams, or none if the file is not encrypted or cannot be read. */
async function decrypt(bytes: Uint8Array): Promise<PDFRawStream[] | 'locked'> {
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (!document.context.isDecrypted) return [];
    return document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream)
      .filter(({ dict }) => dict.has(PDFName.of('N')) && dict.has(PDFName.of('First')));
  } catch (error) {
    // The library has no separate error for it.
    return error instanceof Error && /password/i.test(error.message) ? 'locked' : [];
  }
}
