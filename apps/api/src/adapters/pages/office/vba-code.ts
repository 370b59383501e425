/** Lines of a module that do nothing. Word writes the attributes into every project. */
const idleLine = /^\s*(?:Attribute\s.*|Option\s.*|Rem\b.*|'.*)?$/i;
const projectVersion = 0x0009;
const moduleStreamName = 0x001a;
const moduleOffset = 0x0031;
const maxSource = 16 * 1024 * 1024;

/**
 * Returns whether a VBA project has code, based on the source of its modules ([MS-OVBA] 2.3.4.2). Also true if that
 * cannot be determined. `stream` returns the content of a stream beside `dir`.
 */
export function hasVbaCode(dir: Uint8Array, stream: (name: string) => Uint8Array | undefined): boolean {
  try {
    const modules = modulesOf(decompress(dir));
    return modules.length === 0 || modules.some(({ name, offset }) => hasCode(stream(name), offset));
  } catch {
    return true;
  }
}

function hasCode(module: Uint8Array | undefined, offset: number): boolean {
  if (module === undefined) return true;
  const source = Buffer.from(decompress(module.subarray(offset))).toString('latin1');
  return source.split(/\r\n|\r|\n/).some((line) => !idleLine.test(line));
}

function modulesOf(dir: Uint8Array): { name: string; offset: number }[] {
  const view = new DataView(dir.buffer, dir.byteOffset, dir.byteLength);
  const modules: { name: string; offset: number }[] = [];
  let name = '';
  for (let at = 0; at + 6 <= dir.length; ) {
    const id = view.getUint16(at, true);
    // The size in this record does not include its last two bytes.
    const size = id === projectVersion ? 6 : view.getUint32(at + 2, true);
    const start = at + 6;
    if (id === moduleStreamName) name = Buffer.from(dir.subarray(start, start + size)).toString('latin1');
    if (id === moduleOffset) modules.push({ name, offset: view.getUint32(start, true) });
    at = start + size;
  }
  return modules;
}

/** Decompresses a VBA stream ([MS-OVBA] 2.4.1.3). Throws if the bytes are not such a stream. */
function decompress(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 1) throw new Error('no compressed container');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const out: number[] = [];
  for (let at = 1; at + 2 <= bytes.length; ) {
    const header = view.getUint16(at, true);
    const end = Math.min(bytes.length, at + (header & 0x0fff) + 3);
    if (header >> 15 === 1) expandChunk(view, { from: at + 2, end }, out);
    else out.push(...bytes.subarray(at + 2, end));
    if (out.length > maxSource) throw new Error('too much source');
    at = end;
  }
  return Uint8Array.from(out);
}

function expandChunk(view: DataView, { from, end }: { from: number; end: number }, out: number[]): void {
  const chunkStart = out.length;
  for (let at = from; at < end; ) {
    const flags = view.getUint8(at++);
    for (let bit = 0; bit < 8 && at < end; bit++) {
      if ((flags >> bit) % 2 === 0) {
        out.push(view.getUint8(at++));
        continue;
      }
      const token = view.getUint16(at, true);
      at += 2;
      const bits = Math.max(4, Math.ceil(Math.log2(out.length - chunkStart)));
      const length = (token & (0xffff >> bits)) + 3;
      const distance = (token >> (16 - bits)) + 1;
      for (let copied = 0; copied < length; copied++) {
        const byte = out[out.length - distance];
        if (byte === undefined) throw new Error('copies from before the start');
        out.push(byte);
      }
    }
  }
}
