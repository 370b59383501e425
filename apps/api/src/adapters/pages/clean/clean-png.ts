const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks with texts, times and Exif data. */
const left = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/** Returns a PNG without texts about its author, or undefined for bytes that are no complete PNG. */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!left.has(type)) kept.push(bytes.subarray(at, end));
    // Bytes after the end are no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
