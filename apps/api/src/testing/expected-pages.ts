import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { find, read } from 'cfb';
import { openPromise } from 'yauzl';

/** Returns the number of pages by a method that shares no code with the reader, or undefined if there is none. */
export async function expectedPages(path: string): Promise<number | undefined> {
  try {
    if (path.endsWith('.pdf')) return await pdfPages(path);
    if (path.endsWith('.pptx')) return await shownSlides(path);
    if (path.endsWith('.ppt')) return slideProperty(await readFile(path));
  } catch {
    return undefined;
  }
  return undefined;
}

async function pdfPages(path: string): Promise<number> {
  const pdf = await PDFDocument.load(await readFile(path), { ignoreEncryption: true, updateMetadata: false });
  return pdf.getPageCount();
}

async function shownSlides(path: string): Promise<number> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  let shown = 0;
  for await (const entry of zip.eachEntry()) {
    if (!/^ppt\/slides\/slide\d+\.xml$/.test(entry.fileName)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    const root = /<p:sld\s[^>]*>/.exec(Buffer.concat(chunks).toString('utf8'))?.[0] ?? '';
    if (!/\sshow="(?:0|false)"/.test(root)) shown += 1;
  }
  zip.close();
  return shown;
}

/** Returns the property "number of slides" ([MS-OLEPS]) that PowerPoint wrote, or undefined. */
function slideProperty(bytes: Buffer): number | undefined {
  const entry = find(read(bytes, { type: 'buffer' }), '/\u0005DocumentSummaryInformation');
  if (entry === null) return undefined;
  const stream = Buffer.from(entry.content);
  const set = stream.readUInt32LE(44);
  for (let at = 0; at < stream.readUInt32LE(set + 4); at++) {
    const slot = set + 8 + at * 8;
    if (stream.readUInt32LE(slot) === 7) return stream.readUInt32LE(set + stream.readUInt32LE(slot + 4) + 4);
  }
  return undefined;
}
