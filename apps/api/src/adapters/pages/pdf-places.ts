import type { Place } from './pdf-tokens';

const linkKeys = new Set(['URI', 'Base']);
const fileKeys = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
const longestPlace = 600;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Whether a value under this key is a link or a file. */
export const isPlaceKey = (key: string): boolean => linkKeys.has(key) || fileKeys.has(key);

/** A string in an object, when its key (or none) makes it a place that a reader may go to or fetch. */
export function placeOf(key: string, token: Buffer): Place | undefined {
  if (key !== '' && !isPlaceKey(key)) return undefined;
  return { key, text: textOf(token.toString('latin1', 0, longestPlace)) };
}

/**
 * True for a place that runs a script in a browser, or a file on another computer, to which a reader would sign in. Links
 * that do nothing (`javascript:void(0)`), which browsers write into the PDF of a page, are not.
 */
export function isHarmful(key: string, text: string): boolean {
  const place = text.replace(/^\xef\xbb\xbf|[\0-\x20\xfe\xff]/g, '');
  if (/^(?:javascript|vbscript):/i.test(place))
    return key === 'Base' || !/^javascript:(?:void\(?0?\)?|#)?;?$/i.test(place);
  return fileKeys.has(key) && /^(?:\\\\|\/\/|smb:|file:\/\/[^/])/i.test(place);
}

/** The characters of a string in parentheses or of hexadecimal digits, with escapes undone. */
function textOf(token: string): string {
  if (token.startsWith('<')) {
    const digits = token.replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }
  return token
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, other?: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      return other === undefined || other === '\n' || other === '\r' ? '' : (escapes[other] ?? other);
    });
}
