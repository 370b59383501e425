/** A string that says a place, under its key ('' for an object that is a string), or the object where it stands. */
export type Place = { key: string; text?: string; object?: number };

/** What a place is: one link, the start of all links, or a file. */
export type PlaceKind = 'link' | 'base' | 'file';

const kinds: ReadonlyMap<string, PlaceKind> = new Map([
  ['URI', 'link'],
  ['Base', 'base'],
  ...['F', 'UF', 'DOS', 'Mac', 'Unix'].map((key): [string, PlaceKind] => [key, 'file']),
]);
const longestPlace = 600;
const shortestSeen = 40;
const elsewhere = '//';
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp']);
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a value under this key is, if it is a place. */
export const placeKind = (key: string): PlaceKind | undefined => kinds.get(key);

/**
 * A string in an object, when its key (or none) makes it a place that a reader may go to or fetch. One that begins with
 * hundreds of blanks is taken for a place on another computer.
 */
export function placeOf(key: string, token: Buffer): Place | undefined {
  if (key !== '' && placeKind(key) === undefined) return undefined;
  const text = textOf(token.toString('latin1', 0, longestPlace));
  const isHidden = token.length > longestPlace && withoutBlanks(text).length < shortestSeen;
  return { key, text: isHidden ? elsewhere : text };
}

/**
 * True for a file on another computer, to which a reader would sign in, and for a link that leads anywhere but to the web,
 * to an address for letters, to a telephone or beside this document: to a script or a program, for example. Links that do
 * nothing (`javascript:void(0)`), which browsers write into the PDF of a page, are not harmful.
 */
export function isHarmful(kind: PlaceKind, text: string): boolean {
  const place = withoutBlanks(text);
  if (/^(?:javascript|vbscript):/i.test(place))
    return kind !== 'link' || !/^javascript:(?:void\(?0?\)?|#)?;?$/i.test(place);
  if (kind === 'file') return /^(?:\\\\|\/\/|smb:|file:\/\/[^/])/i.test(place);
  return /^[\\/]{2}/.test(place) || !hasGoodScheme(text);
}

/** Whether a link has a scheme that is taken, or none; a host with a port (`www.example.org:8080`) is no scheme. */
function hasGoodScheme(text: string): boolean {
  // Browsers leave out what controls stand in a link, but a blank in it ends what could be a scheme.
  const link = text.replace(/^\xef\xbb\xbf|[^\x20-\x7e\xa0-\xfd]/g, '').trimStart();
  const scheme = /^([a-z][\w+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  return scheme === undefined || schemes.has(scheme) || /^(?:[\w-]+\.)+[\w-]+:\d+(?:\/|$)/.test(link);
}

const withoutBlanks = (text: string) => text.replace(/^\xef\xbb\xbf|[\0-\x20\xfe\xff]/g, '');

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
