import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip for a test. The flags can produce false values that no honest program would write. */
export type SampleEntry = {
  name: string;
  bytes: Uint8Array | string;
  isStored?: boolean;
  isEncrypted?: boolean;
  declaredSize?: number;
};

/** Creates a zip for tests, honest or not. */
export function zipOf(entries: SampleEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const plain = Buffer.from(entry.bytes);
    const packed = entry.isStored ? plain : deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.isEncrypted ? 1 : 0, 2);
    fields.writeUInt16LE(entry.isStored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.declaredSize ?? plain.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, listed, end, Buffer.from(comment)]);
}

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const slidesMain = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

/** Returns the list of types that makes a zip an Office file. */
export function typesEntry(...contentTypes: string[]): SampleEntry {
  const parts = contentTypes.map((type, at) => `<Override PartName="/part${at}.xml" ContentType="${type}"/>`);
  return { name: '[Content_Types].xml', bytes: `<?xml version="1.0"?><Types>${parts.join('')}</Types>` };
}

export const wordTypes = typesEntry(wordMain);
export const slidesTypes = typesEntry(slidesMain);
export const bothTypes = typesEntry(wordMain, slidesMain);
