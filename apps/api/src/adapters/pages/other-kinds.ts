/** A file type that is not accepted: its name with its article, and what to do if that is not obvious. */
export type OtherKind = { name: string; way?: string };

const saveAs = (program: string) => `Open it in ${program}, save it as DOCX or PDF, and upload that.`;
const asSlides = 'Open it in a program that still reads it, save it as PPTX or PDF, and upload that.';
const printIt = 'Print it to a PDF in your browser, and upload that.';
const picture = 'Put it into a document, add some text about it, save that as DOCX or PDF, and upload it.';
const unpack = 'Unpack it and upload the documents one by one.';

export const excelWorkbook: OtherKind = {
  name: 'an Excel workbook',
  way: 'Save it as a PDF and upload that.',
};
export const powerPoint4: OtherKind = {
  name: 'a presentation from PowerPoint 95 or earlier',
  way: asSlides,
};
export const zipArchive: OtherKind = { name: 'a ZIP archive', way: unpack };

/** Signatures near the start of a file, at its first byte by default. */
const signatures: { magic: string; at?: number; kind: OtherKind }[] = [
  { magic: '{\\rtf', kind: { name: 'a Rich Text (RTF) file', way: saveAs('Word or LibreOffice') } },
  { magic: '\xffWPC', kind: { name: 'a WordPerfect document', way: saveAs('WordPerfect or LibreOffice') } },
  { magic: '\xdb\xa5\x2d\x00', kind: { name: 'a Word 2 document', way: saveAs('Word or LibreOffice') } },
  {
    magic: '\x31\xbe\x00\x00',
    kind: { name: 'a Windows Write document', way: saveAs('Word or LibreOffice') },
  },
  { magic: '%!PS', kind: { name: 'a PostScript file', way: 'Convert it to a PDF and upload that.' } },
  { magic: 'MZ', kind: { name: 'a Windows program' } },
  { magic: '\x7fELF', kind: { name: 'a program' } },
  { magic: '\xca\xfe\xba\xbe', kind: { name: 'a program' } },
  { magic: '\xcf\xfa\xed\xfe', kind: { name: 'a program' } },
  { magic: '\0asm', kind: { name: 'a program' } },
  { magic: '#!', kind: { name: 'a script' } },
  { magic: '\x4c\0\0\0\x01\x14\x02\0', kind: { name: 'a Windows shortcut' } },
  { magic: '\x89PNG', kind: { name: 'a PNG picture', way: picture } },
  { magic: '\xff\xd8\xff', kind: { name: 'a JPEG picture', way: picture } },
  { magic: 'GIF8', kind: { name: 'a GIF picture', way: picture } },
  { magic: 'II*\0', kind: { name: 'a TIFF picture', way: picture } },
  { magic: 'MM\0*', kind: { name: 'a TIFF picture', way: picture } },
  { magic: 'WEBP', at: 8, kind: { name: 'a WebP picture', way: picture } },
  { magic: 'ftyphei', at: 4, kind: { name: 'a HEIC picture', way: picture } },
  { magic: 'ftyp', at: 4, kind: { name: 'a video' } },
  { magic: 'RIFF', kind: { name: 'a sound or video file' } },
  { magic: 'OggS', kind: { name: 'a sound or video file' } },
  { magic: '\x1a\x45\xdf\xa3', kind: { name: 'a video' } },
  { magic: 'ID3', kind: { name: 'a sound file' } },
  { magic: 'fLaC', kind: { name: 'a sound file' } },
  { magic: 'PK\x03\x04', kind: zipArchive },
  { magic: 'Rar!', kind: { name: 'a RAR archive', way: unpack } },
  { magic: '7z\xbc\xaf', kind: { name: 'a 7-Zip archive', way: unpack } },
  { magic: '\x1f\x8b', kind: { name: 'a GZIP archive', way: unpack } },
  { magic: 'BZh', kind: { name: 'a BZIP2 archive', way: unpack } },
  { magic: '\xfd7zXZ', kind: { name: 'an XZ archive', way: unpack } },
  { magic: 'MSCF', kind: { name: 'a cabinet archive', way: unpack } },
  { magic: 'SQLite format 3', kind: { name: 'a database' } },
  { magic: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', kind: { name: 'an Office file' } },
];
const webPage = /^\s*(?:\ufeff|\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|script|svg|\?xml)/i;

/** Recognises a file type that is not accepted by a file's first bytes. */
export function otherKind(head: Buffer): OtherKind | undefined {
  const text = head.toString('latin1');
  const signature = signatures.find(({ magic, at = 0 }) => text.startsWith(magic, at));
  if (signature !== undefined) return signature.kind;
  return webPage.test(text) ? { name: 'a web page', way: printIt } : undefined;
}
