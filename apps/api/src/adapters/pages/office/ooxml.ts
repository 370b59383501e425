import { excelWorkbook, type OtherKind, zipArchive } from '../other-kinds';
import type { Recognised } from '../page-reader';
import { filesInside, refusal, twoInOne, wrongType } from '../refusals';
import { listZip, type ZipListing, ZipTooLargeError } from './zip-entries';

const mainParts = [
  { pattern: /wordprocessingml\.document\.main\+xml/i, kind: 'docx' },
  { pattern: /presentationml\.presentation\.main\+xml/i, kind: 'pptx' },
] as const;

const otherParts: [pattern: RegExp, kind: OtherKind][] = [
  [/spreadsheetml\.sheet\.main/i, excelWorkbook],
  [
    /presentationml\.slideshow\.main/i,
    { name: 'a PowerPoint show', way: 'Save it as PPTX and upload that.' },
  ],
  [/\.template\.main/i, { name: 'an Office template', way: 'Save it as DOCX or PPTX and upload that.' }],
];

/** Names of parts with macros, also inside embedded documents. */
const macroPart = /(?:vbaProject\.bin|vbaData\.xml|\.(?:docm|dotm|pptm|potm|ppsm|xlsm|xltm))$/i;

/** Parts of ActiveX controls. */
const controlPart = /(?:^|\/)activeX\//i;

/** Recognises an Office file of the newer, zipped format by the main part in its list of types. */
export async function recogniseOoxml(path: string): Promise<Recognised> {
  const listing = await listZip(path).catch((error: unknown) => {
    if (error instanceof ZipTooLargeError) return 'too large' as const;
    return undefined;
  });
  if (listing === 'too large') return refusal('too_large_inside');
  return listing === undefined ? refusal('broken') : judge(listing);
}

function judge({ names, contentTypes, isEncrypted, files }: ZipListing): Recognised {
  if (isEncrypted) return refusal('encrypted');
  if (/macroEnabled|vbaProject/i.test(contentTypes) || names.some((name) => macroPart.test(name))) {
    return refusal('macros');
  }
  if (files.length > 0) return filesInside(files);
  if (names.some((name) => controlPart.test(name))) return refusal('active');
  const other = otherParts.find(([pattern]) => pattern.test(contentTypes));
  const kinds = mainParts.filter(({ pattern }) => pattern.test(contentTypes));
  const [first, second] = kinds;
  if (second !== undefined) return twoInOne('a Word document', 'a PowerPoint presentation');
  if (first === undefined) return wrongType(other?.[1] ?? otherArchive(names, contentTypes));
  if (other !== undefined) return twoInOne('a document', other[1].name);
  // If two parts have one name, programs differ in which of them they read.
  return new Set(names.map((name) => name.toLowerCase())).size === names.length
    ? { status: 'recognised', kind: first.kind }
    : refusal('broken');
}

function otherArchive(names: string[], contentTypes: string): OtherKind {
  if (names.includes('META-INF/MANIFEST.MF')) return { name: 'a Java program' };
  if (names.includes('mimetype'))
    return {
      name: 'an OpenDocument or e-book file',
      way: 'Open it in LibreOffice or your reader, save it as DOCX, PPTX or PDF, and upload that.',
    };
  if (names.some((name) => name.endsWith('.iwa')))
    return { name: 'a Pages or Keynote file', way: 'Export it as PDF, Word or PowerPoint, and upload that.' };
  return contentTypes === '' ? zipArchive : { name: 'another kind of Office file' };
}
