import { judgeLink, judgeSource, type OfficePlace } from '../pdf/office-links';

const dde = /^\s*DDE(?:AUTO)?(?:\s|$)/i;
const linkField = /^\s*HYPERLINK\s/i;
/** Fields that load pictures, text and objects of other files. */
const sourceField = /^\s*(?:INCLUDE\w*|IMPORT|LINK|RD|DATABASE)\s/i;
const words = /"([^"]*)"|(\S+)/g;

/** Judges the places to which a field links or from which it loads. The program name in a LINK field is not a place. */
export function placesOfField(code: string): OfficePlace[] {
  if (dde.test(code)) return ['harmful'];
  if (linkField.test(code)) return targetsOf(code).slice(0, 1).map(judgeLink);
  if (!sourceField.test(code)) return [];
  return targetsOf(code)
    .filter((text) => /[\\/:]/.test(text))
    .map((text) => judgeSource(text));
}

/**
 * Returns the words and quoted texts after a field's name, with doubled backslashes undone and without switches such
 * as `\o`.
 */
function targetsOf(code: string): string[] {
  return [...code.trim().replace(/^\S+/, '').matchAll(words)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((text) => !/^\\[a-z*@#!]$/i.test(text))
    .map((text) => text.replaceAll('\\\\', '\\'));
}

/** Characters around the code of a field in a text of Word's older format. */
const [fieldBegin, fieldEnd] = [String.fromCharCode(0x13), String.fromCharCode(0x15)];
const olderField = new RegExp(`${fieldBegin}([^${fieldBegin}-${fieldEnd}]{1,2000})`, 'g');

/**
 * Judges the fields in the main stream of a Word file of the older format, whose text has one or two bytes per
 * letter.
 */
export function placesOfOlderFields(stream: Uint8Array): OfficePlace[] {
  const text = Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength)
    .toString('latin1')
    .replaceAll('\0', '');
  return [...text.matchAll(olderField)].flatMap(([, code = '']) => placesOfField(code));
}
