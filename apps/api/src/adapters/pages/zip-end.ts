import type { FileHandle } from 'node:fs/promises';

const endRecordLength = 22;
const mostComment = 65_535;
const endRecord = Buffer.from('PK\x05\x06', 'latin1');
const directoryRecord = Buffer.from('PK\x01\x02', 'latin1');

/** True when the file ends with a zip's directory, so that zip programs would open it whatever it starts with. */
export async function endsAsZip(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, endRecordLength + mostComment);
  const { buffer: tail } = await file.read(Buffer.alloc(length), 0, length, size - length);
  for (
    let at = tail.lastIndexOf(endRecord);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(endRecord, at - 1)
  ) {
    if (at + endRecordLength > length) continue;
    // A zip that merely lies inside, as an attachment does, has something else after its comment.
    if (at + endRecordLength + tail.readUInt16LE(at + 20) !== length) continue;
    const directoryAt = size - length + at - tail.readUInt32LE(at + 12);
    if (directoryAt < 0) continue;
    const { buffer: found } = await file.read(Buffer.alloc(4), 0, 4, directoryAt);
    if (found.equals(directoryRecord)) return true;
  }
  return false;
}
