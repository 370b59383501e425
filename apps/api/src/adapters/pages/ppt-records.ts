// Record numbers from [MS-PPT] 2.13.24.
const documentContainer = 0x03e8;
const docInfoList = 0x07d0;
const vbaInfo = 0x03ff;
const vbaInfoAtom = 0x0400;
const containers = new Set([documentContainer, docInfoList, vbaInfo]);

const headerLength = 8;
const encryptedToken = 0xf3d1c4df;

/** True when a presentation's document record says that it has a VBA project ([MS-PPT] 2.4.11). */
export function hasPptMacros(slides: Uint8Array): boolean {
  const view = new DataView(slides.buffer, slides.byteOffset, slides.byteLength);
  return walk(view, 0, view.byteLength);
}

function walk(view: DataView, from: number, to: number): boolean {
  for (let at = from; at + headerLength <= to; ) {
    const type = view.getUint16(at + 2, true);
    const start = at + headerLength;
    const end = start + view.getUint32(at + 4, true);
    if (type === vbaInfoAtom && start + 8 <= to) return view.getUint32(start + 4, true) !== 0;
    if (containers.has(type) && walk(view, start, Math.min(end, to))) return true;
    at = end;
  }
  return false;
}

/** True when the stream `Current User` carries the token of an encrypted presentation ([MS-PPT] 2.3.2). */
export function isPptEncrypted(currentUser: Uint8Array | undefined): boolean {
  if (currentUser === undefined || currentUser.byteLength < 16) return false;
  const view = new DataView(currentUser.buffer, currentUser.byteOffset, currentUser.byteLength);
  return view.getUint32(12, true) === encryptedToken;
}
