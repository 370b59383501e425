/** A string with a place, under its key ('' for an object that is a string), or the object that contains it. */
export type Place = { key: string; text?: string; object?: number };

/** Kind of a place: one link, the start of all links, or a file. */
export type PlaceKind = 'link' | 'base' | 'file';

const kinds: ReadonlyMap<string, PlaceKind> = new Map([
  ['URI', 'link'],
  ['Base', 'base'],
  ...['F', 'UF', 'DOS', 'Mac', 'Unix'].map((key): [string, PlaceKind] => [key, 'file']),
]);
const maxPlaceBytes = 600;
const minSeenLength = 40;
const elsewhere = '//';
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp']);
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the kind of place of a value under this key, if it is one. */
export const placeKind = (key: string): PlaceKind | undefined => kinds.get(key);

/**
 * Returns the place of a string in an object if its key makes it one to which a reader may go or from which it may
 * load. A string that begins with hundreds of blanks counts as a place on another computer.
 */
export function placeOf(key: string, token: Buffer): Place | undefined {
  if (key !== '' && placeKind(key) === undefined) return undefined;
  const text = textOf(token.toString('latin1', 0, maxPlaceBytes));
  const isHidden = token.length > maxPlaceBytes && withoutBlanks(text).length < minSeenLength;
  return { key, text: isHidden ? elsewhere : text };
}

/**
 * Returns whether a place is harmful: a file on another computer, where a reader would sign in, or a link to anything
 * except the web, a mail address, a telephone or a file beside this document, for example to a script or a program.
 * Links that do nothing (`javascript:void(0)`), which browsers write into the PDF of a page, are not harmful.
 */
export function isHarmful(kind: PlaceKind, text: string): boolean {
  const place = withoutBlanks(text);
  if (/^(?:javascript|vbscript):/i.test(place))
    return kind !== 'link' || !/^javascript:(?:void\(?0?\)?|#)?;?$/i.test(place);
  if (kind === 'file') return /^(?:\\\\|\/\/|smb:|file:\/\/[^/])/i.test(place);
  return /^[\\/]{2}/.test(place) || !hasGoodScheme(text);
}

/**
 * Returns whether a link has an accepted scheme or none. A host with a port (`www.example.org:8080`) is not a scheme.
 */
function hasGoodScheme(text: string): boolean {
  // Browsers ignore control characters in a link, but a blank in it ends a possible scheme.
  const link = text.replace(/^\xef\xbb\xbf|[^\x20-\x7e\xa0-\xfd]/g, '').trimStart();
  const scheme = /^([a-z][\w+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  return scheme === undefined || schemes.has(scheme) || /^(?:[\w-]+\.)+[\w-]+:\d+(?:\/|$)/.test(link);
}

const withoutBlanks = (text: string) => text.replace(/^\xef\xbb\xbf|[\0-\x20\xfe\xff]/g, '');

/** Returns the characters of a string in parentheses or of hexadecimal digits, with escapes undone. */
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
