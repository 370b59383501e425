import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { utils, write } from 'cfb';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uniquePdf } from '../../../testing/make-pdf';
import { taggedJpeg, tags } from '../../../testing/sample-images';
import { typesEntry, wordTypes, zipOf } from '../../../testing/sample-zip';
import * as word from '../../../testing/word-files';
import { examinePackage } from '../office/office-package';
import { cleanJpeg } from './clean-jpeg';
import { cleanPackage, NotCleanableError } from './clean-package';
import { cleanPdf } from './clean-pdf';
import { makeCopy } from './copy-tasks';

const author = 'Hana Kowalczyk';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clean-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns all bytes of a PDF, with its streams inflated. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const texts = [Buffer.from(bytes).toString('latin1')];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    texts.push(object.toString());
    if (!(object instanceof PDFRawStream)) continue;
    try {
      texts.push(inflateSync(object.contents).toString('latin1'));
    } catch {
      // Not every stream is deflated.
    }
  }
  return texts.join('\n');
}

async function pdfWithAuthor(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await uniquePdf(2));
  const { context } = pdf;
  pdf.setAuthor(author);
  pdf.catalog.set(
    PDFName.of('Metadata'),
    context.register(context.stream(`<x:xmpmeta>${author}</x:xmpmeta>`)),
  );
  const [page] = pdf.getPages();
  const note = {
    Type: 'Annot',
    Rect: [10, 10, 30, 30],
    T: PDFString.of(author),
    Contents: PDFString.of('Why?'),
  };
  page?.node.addAnnot(context.register(context.obj({ ...note, Subtype: 'Text' })));
  page?.node.addAnnot(context.register(context.obj({ ...note, Subtype: 'Highlight' })));
  page?.node.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: PDFString.of(author) } }));
  // An object that only an earlier version of the file used.
  context.register(context.obj({ Old: PDFString.of(`${author} wrote this first.`) }));
  return pdf.save({ useObjectStreams: false });
}

describe('the clean copy of a PDF', () => {
  it('[D19] it has no author, comments, private data or earlier versions, and the same pages', async () => {
    const bytes = await pdfWithAuthor();
    expect((await everythingIn(bytes)).split(author).length).toBeGreaterThan(5);
    const clean = await cleanPdf(bytes);
    const content = await everythingIn(clean);
    expect(content).not.toContain('Kowalczyk');
    expect(content).not.toMatch(/Why\?|xmpmeta|Producer/);
    const pdf = await PDFDocument.load(clean);
    expect(pdf.getPageCount()).toBe(2);
    const kept = pdf.getPage(0).node.Annots();
    expect(kept?.size()).toBe(1);
    expect(kept?.lookup(0, PDFDict).has(PDFName.of('T'))).toBe(false);
  });

  it('[D19] its photographs lose the data of their cameras, also if they are packed twice', async () => {
    const photo = await taggedJpeg();
    const pdf = await PDFDocument.create({ updateMetadata: false });
    const { context } = pdf;
    const dict = { Type: 'XObject', Subtype: 'Image', Width: 60, Height: 40, ColorSpace: 'DeviceRGB' };
    const place = (filter: string | string[], bytes: Uint8Array) => {
      const image = context.stream(bytes, { ...dict, BitsPerComponent: 8, Filter: filter });
      pdf.addPage().node.newXObject('Im', context.register(image));
    };
    place('DCTDecode', Buffer.concat([Buffer.from('\n'), photo, Buffer.from('Recorded at home')]));
    place(['DCTDecode'], photo);
    place(['FlateDecode', 'DCTDecode'], deflateSync(photo));
    const tagged = Object.values(tags).concat('Recorded at home');
    const dirty = await everythingIn(await pdf.save({ useObjectStreams: false }));
    for (const tag of tagged) expect(dirty).toContain(tag);
    const [source, published] = [path.join(folder, 'photos.pdf'), path.join(folder, 'published.pdf')];
    await writeFile(source, await pdf.save({ useObjectStreams: false }));
    await makeCopy({ copy: 'public', path: source, to: published }, () => {});
    const expected = cleanJpeg(photo) ?? Buffer.alloc(0);
    for (const clean of [await cleanPdf(await readFile(source)), await readFile(published)]) {
      const content = await everythingIn(clean);
      for (const tag of tagged) expect(content).not.toContain(tag);
      expect(clean.toString('latin1').split(expected.toString('latin1'))).toHaveLength(4);
    }
  });

  it('[D19] a copy whose pages look or read differently is not offered', async () => {
    const [first, second] = [path.join(folder, 'one.pdf'), path.join(folder, 'two.pdf')];
    await writeFile(first, await uniquePdf(2));
    const compare = () => makeCopy({ copy: 'compare', path: first, with: second, likeness: {} }, () => {});
    await writeFile(second, await cleanPdf(await readFile(first)));
    expect(await compare()).toEqual({ status: 'copied', isGood: true });
    const painted = await PDFDocument.load(await readFile(first));
    painted.getPage(1).drawRectangle({ x: 100, y: 100, width: 80, height: 80 });
    await writeFile(second, await painted.save());
    expect(await compare()).toEqual({ status: 'copied', isGood: false });
    await writeFile(second, await uniquePdf(2));
    expect(await compare()).toEqual({ status: 'copied', isGood: false });
    await writeFile(second, 'no PDF');
    expect(await compare()).toEqual({ status: 'copied', isGood: false });
  });
});

function textIn(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => `${name}\n${strFromU8(part)}`)
    .join('\n');
}

/** Returns a compound file, without the stream that the library adds to its own. */
function compoundOf(streams: Record<string, Uint8Array>): Buffer {
  const file = utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) utils.cfb_add(file, name, Buffer.from(bytes));
  const bytes = Buffer.from(write(file, { type: 'buffer' }));
  const own = bytes.indexOf(Buffer.from('\u0001Sh33tJ5', 'utf16le'));
  return bytes.fill(0, own, own + 128);
}

const accepted = (bytes: Uint8Array) => {
  const examined = examinePackage(bytes);
  return examined.status === 'examined' ? (examined.accepted ?? bytes) : bytes;
};

describe('the clean copy of an Office file', () => {
  it('[D19] tracked changes, comments, authors and properties are left out', async () => {
    for (const bytes of [
      await word.wordWithDeletion(),
      await word.wordWithInsertion(),
      await word.wordWithComment(),
    ]) {
      const text = textIn(cleanPackage(accepted(bytes)));
      expect(text).toContain('My own sentence.');
      expect(text).not.toMatch(/Hana|Cut out|Name the enzyme|docProps|comment/i);
    }
  });

  it('[D19] revision ids, templates, custom properties, thumbnails and printers are left out, with what leads to them', async () => {
    const parts = unzipSync(await word.cleanWord());
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const rels = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array());
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
    const dirty = zipSync({
      ...parts,
      'word/document.xml': strToU8(
        document
          .replace('<w:p>', '<w:p w:rsidR="00AB12CD">')
          .replace('<w:sectPr', '<w:sectPr xmlns:r9="' + office + '" w:rsidSect="00AB12CD"'),
      ),
      'word/_rels/document.xml.rels': strToU8(
        rels.replace(
          '</Relationships>',
          `${relation('rId90', 'printerSettings', 'printerSettings1.bin')}${relation('rId91', 'customXml', '../customXml/item1.xml')}</Relationships>`,
        ),
      ),
      'word/printerSettings1.bin': strToU8(`\\\\server\\${author}`),
      'customXml/item1.xml': strToU8(`<sources>${author}</sources>`),
      'word/left-behind.xml': strToU8(`<old>${author}</old>`),
    });
    expect(textIn(dirty)).toContain('00AB12CD');
    const text = textIn(cleanPackage(dirty));
    expect(text).not.toMatch(/00AB12CD|Kowalczyk|printerSettings|customXml|left-behind/);
    expect(text).toContain('And another one.');
  });

  it('[D19] a file with a document inside an object is not cleaned, whatever the names of the parts are', async () => {
    const fileWith = (name: string, bytes: Uint8Array) => {
      const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
      const list = (type: string, target: string) =>
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
      return zipOf([
        wordTypes,
        { name: '_rels/.rels', bytes: list('officeDocument', 'word/document.xml') },
        { name: 'word/document.xml', bytes: '<document/>' },
        { name: 'word/_rels/document.xml.rels', bytes: list('oleObject', name) },
        { name: `word/${name}`, bytes },
      ]);
    };
    const object = 'embeddings/oleObject1.bin';
    const inner = await word.wordWithComment();
    const streams = ['Package', 'CONTENTS', 'Workbook', 'WordDocument', '\u0001Ole10Native', 'Sub/Package'];
    const documents: [name: string, bytes: Uint8Array][] = [
      ...streams.map((name): [string, Buffer] => [object, compoundOf({ [name]: Buffer.from(inner) })]),
      [object, inner],
      [object, Buffer.from('%PDF-1.7')],
      [object, Buffer.from('\xdb\xa5 an older Word file', 'latin1')],
      ['embeddings/Essay.docx', inner],
      ['media/image1.png', compoundOf({ Package: Buffer.from(inner) })],
      ['media/image1.emf', Buffer.from('\n%PDF-1.7')],
      ['media/image1.tiff', Buffer.from('II*\0')],
    ];
    for (const [name, bytes] of documents)
      expect(() => cleanPackage(fileWith(name, bytes)), name).toThrow(NotCleanableError);

    const equation = { 'Equation Native': Buffer.alloc(40), '\u0001CompObj': Buffer.alloc(40) };
    const plain = compoundOf({ ...equation, '\u0003ObjInfo': Buffer.alloc(6), '\u0002OlePres000': inner });
    expect(unzipSync(cleanPackage(fileWith(object, plain)))[`word/${object}`]).toEqual(new Uint8Array(plain));
    const photo = await taggedJpeg();
    const clean = unzipSync(cleanPackage(fileWith('media/image1.tmp', photo)))['word/media/image1.tmp'];
    expect(clean).toEqual(new Uint8Array(cleanJpeg(photo) ?? []));
  });

  it('[D19] a file with an embedded workbook is cleaned, and one whose workbook has a hidden sheet is not', () => {
    const main = typesEntry(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    );
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const list = (...targets: [string, string][]) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
        .map(
          ([type, target], at) => `<Relationship Id="r${at}" Type="${office}/${type}" Target="${target}"/>`,
        )
        .join('')}</Relationships>`;
    const fileWith = (sheet: string) => {
      const workbook = zipOf([
        main,
        {
          name: '_rels/.rels',
          bytes: list(['officeDocument', 'xl/workbook.xml'], ['extended-properties', 'docProps/app.xml']),
        },
        { name: 'xl/workbook.xml', bytes: `<workbook><sheets>${sheet}</sheets></workbook>` },
        { name: 'docProps/app.xml', bytes: `<Properties><Company>${author}</Company></Properties>` },
      ]);
      return zipOf([
        main,
        { name: '_rels/.rels', bytes: list(['officeDocument', 'word/document.xml']) },
        { name: 'word/document.xml', bytes: '<document/>' },
        { name: 'word/_rels/document.xml.rels', bytes: list(['package', 'embeddings/Sheet1.xlsx']) },
        { name: 'word/embeddings/Sheet1.xlsx', bytes: workbook },
      ]);
    };
    const clean = unzipSync(cleanPackage(fileWith('<sheet name="Marks"/>')));
    expect(textIn(clean['word/embeddings/Sheet1.xlsx'] ?? new Uint8Array())).not.toContain('Kowalczyk');
    expect(() => cleanPackage(fileWith('<sheet name="Names" state="veryHidden"/>'))).toThrow(
      NotCleanableError,
    );
  });
});
