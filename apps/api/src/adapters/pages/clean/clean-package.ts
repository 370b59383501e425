import { strToU8, unzipSync, zipSync } from 'fflate';
import { isPlainObject } from '../embedded/ole-object';
import { isContainer } from '../embedded/zip-parts';
import { textOf } from '../office/office-package';
import { cleanJpeg } from './clean-jpeg';
import { cleanPart } from './clean-part';
import { cleanPng } from './clean-png';
import { cleanRelations, relationsName } from './package-relations';

const typesPart = '[Content_Types].xml';
/** The earliest time that a zip can state. */
const noTime = new Date(1980, 0, 1);
const maxDepth = 3;

/** Parts whose properties cannot be cleaned: documents of the older formats, some pictures, videos and sounds. */
const sealed =
  /\.(?:doc|xls|ppt|xlsb|tiff?|webp|hei[cf]|avif|mp[34]|m4[av]|mov|avi|wmv|mpe?g|webm|mkv|wav|wma|aac|ogg)$/i;
const workbook = /\.xlsx$/i;
const hiddenSheet = /<(?:\w+:)?sheet\b[^>]*\sstate\s*=\s*["'](?:hidden|veryHidden)["']/i;
const pdfSign = Buffer.from('%PDF-');

/** Thrown for a package that contains something that cannot be cleaned. */
export class NotCleanableError extends Error {}

/**
 * Returns an Office file of the newer format without properties, comments, revision ids, thumbnails and parts that nothing
 * leads to. Its tracked changes have been accepted before. Throws NotCleanableError and errors of its XML.
 */
export function cleanPackage(bytes: Uint8Array, depth = 0): Uint8Array {
  if (depth > maxDepth) throw new NotCleanableError('too many documents in documents');
  const parts = new Map(Object.entries(unzipSync(bytes)));
  const clean: Record<string, Uint8Array> = {};
  const open = [''];
  const reached = new Set(open);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const listName = name === '' ? '_rels/.rels' : relationsName(name);
    const list = parts.get(listName);
    const relations = list && cleanRelations(textOf(list) ?? '', name);
    if (relations) clean[listName] = strToU8(relations.xml);
    const part = parts.get(name);
    if (part) clean[name] = cleanContent(name, part, relations?.lostIds ?? new Set(), depth);
    for (const next of relations?.parts ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  const types = parts.get(typesPart);
  if (!types) throw new NotCleanableError('no list of types');
  clean[typesPart] = strToU8(cleanTypes(textOf(types) ?? '', clean));
  // Programs look at the first entry to tell what a file is.
  return zipSync({ [typesPart]: clean[typesPart], ...clean }, { level: 6, mtime: noTime });
}

function cleanContent(
  name: string,
  part: Uint8Array,
  lostIds: ReadonlySet<string>,
  depth: number,
): Uint8Array {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (sealed.test(name)) throw new NotCleanableError(name);
  if (workbook.test(name)) return cleanPackage(part, depth + 1);
  // A document cannot be cleaned if it is no workbook, whatever its name is.
  if (isContainer(name, bytes)) {
    if (isPlainObject(bytes)) return part;
    throw new NotCleanableError(name);
  }
  if (bytes.subarray(0, 1024).includes(pdfSign)) throw new NotCleanableError(name);
  const clean = cleanJpeg(bytes) ?? cleanPng(bytes);
  if (clean) return clean;
  const xml = textOf(part);
  if (xml === undefined) return part;
  if (/xl\/workbook\.xml$/i.test(name) && hiddenSheet.test(xml))
    throw new NotCleanableError('a hidden sheet');
  return strToU8(cleanPart(xml, lostIds));
}

/** Leaves out the types of parts that are left out. */
function cleanTypes(xml: string, parts: Record<string, unknown>): string {
  const names = new Set(Object.keys(parts).map((name) => `/${name}`.toLowerCase()));
  return xml.replace(
    /<(?:\w+:)?Override\b[^>]*?\bPartName\s*=\s*["']([^"']*)["'][^>]*?(?:\/>|>\s*<\/(?:\w+:)?Override>)/g,
    (entry, name: string) => (names.has(decodeURI(name).toLowerCase()) ? entry : ''),
  );
}
