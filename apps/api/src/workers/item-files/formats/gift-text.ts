import { decodeHTML } from 'entities';

/**
 * Returns a text with a backslash before each sign of the format, and \n for a line break: the format’s own escapes.
 */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

export function unescaped(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

/**
 * Returns the path of a topic in Moodle's format: below the course’s top category, with the slashes of its name
 * doubled.
 */
export function categoryOf(topic: string): string {
  if (topic === '') return '$course$/top';
  const name = topic
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replaceAll('/', '//');
  // Three slashes would be ambiguous, so Moodle has a space between a separator and a name’s own.
  return `$course$/top/${name.replace(/^\//, ' /')}`;
}

/** Returns the name of the last category of a path, or an empty text for the top one. */
export function topicOf(path: string): string {
  const below = path.trim().replace(/^\$\w+\$(?:\/top)?(?:\/(?!\/)|$)/, '');
  const name = below.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '';
  return unescaped(name.trim().replaceAll('//', '/'));
}

/**
 * Returns the text of the HTML of Moodle’s editor, with paragraphs and line breaks and without comments. Other tags
 * are kept.
 */
export function textOfHtml(html: string): string {
  return decodeHTML(withoutParagraphs(html)).trim();
}

/** Returns the first tag that `textOfHtml` does not know. */
export function unknownTag(html: string): string | undefined {
  return /<\/?[a-z][a-z0-9]*/i.exec(withoutParagraphs(html))?.[0];
}

function withoutParagraphs(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?<br ?\/?> ?(?=<\/p>)/gi, '')
    .replace(/ ?<br ?\/?> ?/gi, '\n')
    .replace(/<\/p> ?<p(?: [^<>]*)?>/gi, '\n\n')
    .replace(/<\/?p(?: [^<>]*)?>/gi, '');
}
