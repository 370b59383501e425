/** Facts that a citation of a document states. It has no author, because the uploader may not be the author. */
export type CitedDocument = {
  id: number;
  title: string;
  siteName: string;
  /** Absolute address. */
  url: string;
  /** Time of the upload, as ISO 8601. */
  uploadedAt: string;
};

/** Part of a citation; titles of works and sites are in italics. */
export type CitationPart = { text: string; isItalic?: boolean };
export type Citation = { style: string; parts: CitationPart[] };

const months = [
  'January February March April May June',
  'July August September October November December',
].flatMap((half) => half.split(' '));
/** The Modern Language Association abbreviates months, except the short ones. */
const shortMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/**
 * Returns the citations of a document without an author, as its reader opened it on a day of their calendar. Each begins
 * with the title, as the manuals say: APA 7 (section 9.12), MLA 9 (5.23), Chicago 17 (14.207, notes and bibliography).
 */
export function citationsOf(document: CitedDocument, today: Date): Citation[] {
  const { title, siteName, url } = document;
  const year = yearOf(document);
  const [day, month] = [today.getDate(), today.getMonth()];
  const date = `${months[month]} ${day}, ${today.getFullYear()}`;
  const quoted = `“${withInnerQuotes(ended(title))}”`;
  return [
    {
      style: 'APA',
      parts: [
        { text: ended(title), isItalic: true },
        { text: ` (${year}). ${ended(siteName)} Retrieved ${date}, from ${url}` },
      ],
    },
    {
      style: 'MLA',
      parts: [
        { text: `${quoted} ` },
        { text: siteName, isItalic: true },
        { text: `, ${year}, ${url}. Accessed ${day} ${shortMonths[month]} ${today.getFullYear()}.` },
      ],
    },
    {
      style: 'Chicago',
      parts: [{ text: `${quoted} ${ended(siteName)} ${year}. Accessed ${date}. ${url}.` }],
    },
    { style: 'BibTeX', parts: [{ text: bibtexOf(document, today) }] },
  ];
}

/** Returns the text of a citation without italics. */
export function plainText({ parts }: Citation): string {
  return parts.map(({ text }) => text).join('');
}

/** Returns a citation as HTML, so that a word processor keeps the italics. */
export function htmlOf({ parts }: Citation): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return parts.map(({ text, isItalic }) => (isItalic ? `<i>${escaped(text)}</i>` : escaped(text))).join('');
}

/** Returns an entry for BibTeX and BibLaTeX. `key` sorts an entry without an author. */
function bibtexOf(document: CitedDocument, today: Date): string {
  const accessed = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const title = escapeTex(document.title);
  const fields = [
    // In double braces, so that styles keep the capitals.
    `title = {{${title}}}`,
    `key = {${title}}`,
    `howpublished = {${escapeTex(document.siteName)}}`,
    `year = {${yearOf(document)}}`,
    `url = {${document.url}}`,
    `urldate = {${accessed}}`,
    `note = {Accessed: ${accessed}}`,
  ];
  return `@misc{document${document.id},\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}

const texCharacters: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces, also after a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
};

/** Escapes what TeX would interpret. Letters of all languages stay as they are, for BibTeX files in UTF-8. */
function escapeTex(text: string): string {
  return text.replace(/[\\{}~^&%$#_]/g, (character) => texCharacters[character] ?? character);
}

function yearOf({ uploadedAt }: CitedDocument): number {
  return new Date(uploadedAt).getUTCFullYear();
}

/** Ends a text with a full stop unless it has an end. */
function ended(text: string): string {
  return /[.?!…。？！؟]["”’)]?$/u.test(text) ? text : `${text}.`;
}

/** Quotation marks within quotation marks are single ones. */
function withInnerQuotes(text: string): string {
  return text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
}
