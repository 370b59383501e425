import { findActive } from './active-content';
import type { Refused } from './page-reader';
import { refusal, twoInOne } from './refusals';
import { findActiveSealed } from './sealed-objects';
import { otherKind } from './sniff';

const headLength = 1024;
const header = Buffer.from('%PDF-');
const endMark = Buffer.from('%%EOF');
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s>]/i;
const archives: [magic: Buffer, name: string][] = [
  [Buffer.from('PK\x03\x04', 'latin1'), 'a ZIP archive'],
  [Buffer.from('Rar!\x1a', 'latin1'), 'a RAR archive'],
  [Buffer.from('7z\xbc\xaf', 'latin1'), 'a 7-Zip archive'],
];

/** Why a PDF is not taken: it opens as something else as well, or carries more than pages; undefined for one that is taken. */
export async function judgePdf(bytes: Buffer): Promise<Refused | undefined> {
  const other = otherThan(bytes);
  if (other !== undefined) return twoInOne('a PDF', other);
  const found = findActive(bytes);
  const finding = found === 'sealed' ? await findActiveSealed(bytes) : found;
  return finding && refusal(finding);
}

/** What else the bytes can be opened as: by what stands before the PDF's header, in its first lines, or behind its end. */
function otherThan(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, headLength);
  const before = head.subarray(0, Math.max(0, head.indexOf(header)));
  if (!/^(?:\xef\xbb\xbf)?\s*$/.test(before.toString('latin1'))) return otherKind(head) ?? 'something else';
  if (markup.test(head.toString('latin1'))) return 'a web page';
  const end = bytes.lastIndexOf(endMark);
  if (end < 0) return undefined;
  const rest = bytes.subarray(end + endMark.length);
  if (markup.test(rest.subarray(0, 65_536).toString('latin1'))) return 'a web page';
  return archives.find(([magic]) => rest.includes(magic))?.[1];
}
