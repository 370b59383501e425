/** Readers look for a PDF's header in this many first bytes. */
export const pdfHeaderWithin = 1024;

const zipMagic = Buffer.from('PK\x03\x04', 'latin1');
const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The container that a file's first bytes announce; undefined when they cannot be a document. */
export function sniff(head: Uint8Array): 'pdf' | 'zip' | 'ole' | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(bytes, zipMagic)) return 'zip';
  if (startsWith(bytes, oleMagic)) return 'ole';
  return hasPdfHeader(bytes) ? 'pdf' : undefined;
}

/** True when a PDF reader would accept these first bytes. */
export function hasPdfHeader(head: Buffer): boolean {
  return head.subarray(0, pdfHeaderWithin).includes('%PDF-');
}

const otherKinds: [magic: Buffer, name: string][] = [
  [Buffer.from('{\\rtf'), 'a Rich Text file'],
  [Buffer.from('MZ'), 'a Windows program'],
  [Buffer.from('\x7fELF', 'latin1'), 'a program'],
  [Buffer.from('\x89PNG', 'latin1'), 'a PNG picture'],
  [Buffer.from('\xff\xd8\xff', 'latin1'), 'a JPEG picture'],
  [Buffer.from('GIF8'), 'a GIF picture'],
  [Buffer.from('Rar!'), 'a RAR archive'],
  [Buffer.from('7z\xbc\xaf', 'latin1'), 'a 7-Zip archive'],
  [Buffer.from('#!'), 'a script'],
];

/** The name, with its article, of a kind of file that is not taken but easily recognised. */
export function otherKind(head: Buffer): string | undefined {
  const named = otherKinds.find(([magic]) => startsWith(head, magic));
  if (named !== undefined) return named[1];
  return /^\s*(?:\ufeff|\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|script|svg|\?xml)/i.test(
    head.toString('latin1'),
  )
    ? 'a web page'
    : undefined;
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}
