import { decodeHTML } from 'entities';

/** A text with a backslash before each sign of the format, and \n for a line break: the format’s own escapes. */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

export function unescaped(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** The path of a topic as Moodle writes it: below the course’s top category, with the slashes of its name doubled. */
export function categoryOf(topic: string): string {
  if (topic === '') return '$course$/top';
  const name = topic
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replaceAll('/', '//');
  // Three slashes could be read in two ways, so Moodle has a space between a separator and a name’s own.
  return `$course$/top/${name.replace(/^\//, ' /')}`;
}

/** The name of the last category of a path; empty for the top one. */
export function topicOf(path: string): string {
  const below = path.trim().replace(/^\$\w+\$(?:\/top)?(?:\/(?!\/)|$)/, '');
  const name = below.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '';
  return unescaped(name.trim().replaceAll('//', '/'));
}

/** The text of HTML as Moodle’s editor makes it, paragraphs and line breaks, without comments; other tags stay as they are. */
export function textOfHtml(html: string): string {
  return decodeHTML(withoutParagraphs(html)).trim();
}

/** The first tag that `textOfHtml` does not know. */
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
