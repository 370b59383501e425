import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { tidyText } from '../page-text';
import { type Excerpt, maxExcerptLength, maxExcerptPages } from './excerpt';

/** Maximum bytes that are unpacked of one part. The beginning of a longer one is enough. */
const maxPartBytes = 2 * 1024 * 1024;
const maxEntries = 10_000;
const properties = 'docProps/core.xml';

/** Reads the title and the beginning of a Word or PowerPoint file of the newer format. */
export async function readOfficeExcerpt(path: string, kind: 'docx' | 'pptx'): Promise<Excerpt> {
  const parts = await readParts(path, [properties, ...textParts(kind)]);
  const text = textParts(kind).map((name) => textOf(parts.get(name) ?? '', 't'));
  return {
    title: tidyText(textOf(parts.get(properties) ?? '', 'title')),
    text: tidyText(text.join('\n')),
  };
}

function textParts(kind: 'docx' | 'pptx'): string[] {
  if (kind === 'docx') return ['word/document.xml'];
  return Array.from({ length: maxExcerptPages }, (_, at) => `ppt/slides/slide${at + 1}.xml`);
}

async function readParts(path: string, names: string[]): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    let entryCount = 0;
    for await (const entry of zip.eachEntry()) {
      if (++entryCount > maxEntries || parts.size === names.length) break;
      if (names.includes(entry.fileName) && !entry.isEncrypted())
        parts.set(entry.fileName, await beginningOf(zip, entry));
    }
    return parts;
  } finally {
    zip.close();
  }
}

async function beginningOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const content: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxPartBytes) break;
  }
  const bytes = Buffer.concat(chunks);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Returns the text of all elements with a local name, one line for each paragraph. Stops at broken XML. */
function textOf(xml: string, local: string): string {
  let text = '';
  let isInside = false;
  let isOver = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    isOver = true;
  });
  parser.on('opentag', (tag) => {
    isInside = tag.local === local;
  });
  parser.on('closetag', (tag) => {
    isInside = false;
    if (tag.local === 'p') text += '\n';
  });
  parser.on('text', (part) => {
    if (isInside && !isOver) text += part.slice(0, Math.max(0, maxExcerptLength - text.length));
  });
  parser.write(xml);
  return text;
}
