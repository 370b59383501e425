const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that change how a picture looks, beside the critical ones, whose names begin with a capital letter. */
const needed = new Set('tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '));

/**
 * Returns a PNG with only the chunks that draw its picture: without texts, times, Exif data, signed claims about its author,
 * data of programs, and what follows its end. A picture whose end is missing keeps what it has. Returns undefined for bytes
 * without a picture.
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  let hasPicture = false;
  for (let at = signature.length; at + 8 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(type) || needed.has(type)) kept.push(bytes.subarray(at, end));
    hasPicture ||= type === 'IDAT';
    if (type === 'IEND') break;
    at = end;
  }
  return hasPicture ? Buffer.concat(kept) : undefined;
}
