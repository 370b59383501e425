import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type EmbeddedFile, hasHarmfulName, hasHarmfulStart, headBytes } from './embedded-file';
import { readOleObject } from './ole-object';

const embeddedObject = /(?:^|\/)embeddings\//i;
const zipMagic = Buffer.from('PK\x03\x04', 'latin1');
const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const typesPart = '[Content_Types].xml';
/** Documents in documents, and a few levels more. */
const maxDepth = 4;

const macroPart = /(?:^|\/)vbaProject\.bin$/i;

/** Returns whether a part may contain files of its own, so that its whole content is needed. */
export function isContainer(entryName: string, head: Buffer): boolean {
  const starts = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  return starts(zipMagic) || starts(oleMagic) || embeddedObject.test(entryName);
}

/**
 * Returns the programs, archives and packaged files that a part is or contains. `content` is the whole part if it is a
 * container, otherwise its beginning. `inflate` reads the parts of a zip within the limits of the whole file.
 */
export async function filesInPart(
  entryName: string,
  content: Buffer,
  inflate: (zip: ZipFile, entry: Entry) => Promise<Buffer>,
  depth = 0,
): Promise<EmbeddedFile[]> {
  const name = entryName.split('/').at(-1) ?? entryName;
  const isMacro = depth > 0 && macroPart.test(entryName);
  if (isMacro || hasHarmfulName(name) || hasHarmfulStart(name, content.subarray(0, headBytes)))
    return [{ name, isHarmful: true }];
  if (!isContainer(entryName, content)) return [];
  if (content.subarray(0, zipMagic.length).equals(zipMagic)) return filesInZip(name, content, inflate, depth);
  const { files, zips } = readOleObject(name, content);
  for (const zip of zips) files.push(...(await filesInZip(zip.name, zip.bytes, inflate, depth)));
  return files;
}

/** A zip that is no Office file is an archive. */
async function filesInZip(
  name: string,
  bytes: Buffer,
  inflate: (zip: ZipFile, entry: Entry) => Promise<Buffer>,
  depth: number,
): Promise<EmbeddedFile[]> {
  const archive = { name, isHarmful: true };
  if (depth >= maxDepth) return [archive];
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => undefined);
  if (zip === undefined) return [archive];
  const files: EmbeddedFile[] = [];
  let isOffice = false;
  for await (const entry of zip.eachEntry()) {
    isOffice ||= entry.fileName === typesPart || entry.fileName === 'mimetype';
    if (entry.isEncrypted()) continue;
    files.push(...(await filesInPart(entry.fileName, await inflate(zip, entry), inflate, depth + 1)));
  }
  return isOffice ? files : [archive];
}
