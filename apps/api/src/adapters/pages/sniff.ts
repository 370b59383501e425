const pdfHeader = '%PDF-';

/** Maximum bytes before the header of a PDF. Some programs write a line or two there. */
export const maxJunkBytes = 1024;

const zipMagic = Buffer.from('PK\x03\x04', 'latin1');
const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Returns the container format of a file's first bytes, or undefined if they cannot be a document. */
export function sniff(head: Uint8Array): 'pdf' | 'zip' | 'ole' | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(bytes, zipMagic)) return 'zip';
  if (startsWith(bytes, oleMagic)) return 'ole';
  return hasPdfHeader(bytes) ? 'pdf' : undefined;
}

/** Returns whether a PDF reader would accept these first bytes. */
export function hasPdfHeader(head: Buffer): boolean {
  return head.subarray(0, maxJunkBytes + pdfHeader.length).includes(pdfHeader);
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}
