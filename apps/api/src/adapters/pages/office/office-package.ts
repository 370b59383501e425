import { strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Refused } from '../page-reader';
import { judgeLink, judgeSource, type OfficePlace } from '../pdf/office-links';
import { refusal } from '../refusals';
import { placesOfField } from './office-fields';
import { examinePart } from './office-part';

export type OfficePackage = {
  status: 'examined';
  /** True if other people get a PDF: because of hidden text, embedded documents or content from elsewhere. */
  isPdfOnly: boolean;
  /** True if it contains videos or sounds. */
  hasMedia: boolean;
  /** The file with all changes accepted. Undefined if it has none. */
  accepted?: Uint8Array;
};

/** Deleted text in a part that is not well-formed XML. */
const deletedText = /<(?:\w+:)?(?:del|moveFrom)\b/;
const media = /\.(?:mp[34]|m4[av]|mov|avi|wmv|mpe?g|webm|mkv|wav|wma|aac|ogg)$/i;
const embeddedDocument = /\.(?:doc|ppt)x?$/i;
const firstSign = /^(?:\ufeff|\s)*</;

/** Examines a Word or PowerPoint file of the newer, zipped format, whose size and parts were checked before. */
export function examinePackage(bytes: Uint8Array): OfficePackage | Refused {
  const parts = unzipSync(bytes);
  const accepted: Record<string, Uint8Array> = {};
  const hasMedia = Object.keys(parts).some((name) => media.test(name));
  // Documents that are embedded in this one are not examined.
  let isPdfOnly = Object.keys(parts).some((name) => embeddedDocument.test(name));
  for (const [name, part] of Object.entries(parts)) {
    const xml = textOf(part);
    if (xml === undefined) continue;
    if (/\.rels$/i.test(name)) {
      const places = placesOfRelations(xml);
      if (places.includes('harmful')) return refusal('active');
      isPdfOnly ||= places.includes('elsewhere');
      continue;
    }
    const findings = examinePart(xml);
    if (findings === undefined) {
      if (deletedText.test(xml)) return refusal('broken');
      isPdfOnly = true;
      continue;
    }
    const { fields, links, startsProgram, hasHiddenText } = findings;
    const places = [...links.map(judgeLink), ...fields.flatMap(placesOfField)];
    if (startsProgram || places.includes('harmful')) return refusal('active');
    isPdfOnly ||= hasHiddenText || places.includes('elsewhere');
    if (findings.accepted !== undefined) accepted[name] = strToU8(findings.accepted);
  }
  if (Object.keys(accepted).length === 0) return { status: 'examined', isPdfOnly, hasMedia };
  return {
    status: 'examined',
    isPdfOnly,
    hasMedia,
    accepted: zipSync({ ...parts, ...accepted }, { level: 1 }),
  };
}

/** Returns the places outside the file in a list of relations. */
function placesOfRelations(xml: string): OfficePlace[] {
  const places: OfficePlace[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => places.push('elsewhere'));
  parser.on('opentag', ({ attributes }) => {
    const { Target: target, TargetMode: mode, Type: type } = attributes;
    if (mode?.value.toLowerCase() !== 'external' || target === undefined) return;
    const kind = type?.value.split('/').at(-1)?.toLowerCase();
    places.push(
      kind === 'hyperlink'
        ? judgeLink(target.value)
        : judgeSource(target.value, { isTemplate: kind === 'attachedtemplate' }),
    );
  });
  parser.write(xml).close();
  return places;
}

/** Returns the text of a part with XML content in UTF-8 or UTF-16, or undefined for any other. */
export function textOf(part: Uint8Array): string | undefined {
  const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff);
  const encoding = isWide ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  if (!firstSign.test(new TextDecoder(encoding).decode(part.subarray(0, 400)))) return undefined;
  return new TextDecoder(encoding).decode(part);
}
