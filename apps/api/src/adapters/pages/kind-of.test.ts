import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { utils, write } from 'cfb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCaseFiles, readCaseFile } from '../../testing/case-files';
import { bothTypes, slidesTypes, typesEntry, wordTypes, zipOf } from '../../testing/sample-zip';
import { kindOf, sniff } from './kind-of';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const document = { name: 'word/document.xml', bytes: '<w:document/>' };
const docx = zipOf([wordTypes, document]);
const pptx = zipOf([slidesTypes, { name: 'ppt/presentation.xml', bytes: '<p:presentation/>' }]);
const wordStream = Buffer.alloc(600);
const doc = compound({ WordDocument: wordStream });
const ppt = compound({ 'PowerPoint Document': Buffer.alloc(64), 'Current User': Buffer.alloc(40) });

function compound(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) utils.cfb_add(file, name, bytes);
  return Buffer.from(write(file, { type: 'buffer' }));
}

function record(type: number, content: Buffer, version = 0): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kind-of-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(bytes: Uint8Array, fileName: string): Promise<string> {
  const at = path.join(folder, 'file');
  await writeFile(at, bytes);
  const result = await kindOf({ path: at, fileName });
  return result.status === 'recognised' ? result.kind : `${result.code}: ${result.reason}`;
}

describe('recognising documents', () => {
  it('[D2] each of the five types is recognised by its content, with its extension in any case or without one', async () => {
    for (const [kind, bytes] of Object.entries({ pdf, docx, pptx, doc, ppt })) {
      expect(await judge(bytes, `Essay.${kind}`)).toBe(kind);
      expect(await judge(bytes, `ESSAY.${kind.toUpperCase()}`)).toBe(kind);
      expect(await judge(bytes, 'Essay')).toBe(kind);
    }
  });

  it('[D2] a PDF header may follow up to 1,024 bytes that belong to no other format', async () => {
    for (const junk of [
      Buffer.alloc(1024, '\n'),
      Buffer.from([0x0a, 0xa0, 0xa4, 3]),
      Buffer.from('Content-Type: x\r\n\r\n'),
    ])
      expect(await judge(Buffer.concat([junk, pdf]), 'a.pdf')).toBe('pdf');
    expect(await judge(Buffer.concat([Buffer.alloc(1025, '\n'), pdf]), 'a.pdf')).toMatch(/^type:/);
  });

  it('[D12] a file with a wrong extension is refused, and the reason names both kinds', async () => {
    expect(await judge(pdf, 'thesis.docx')).toBe(
      'mismatch: The name ends in .docx, but the content is a PDF. Rename it to end in .pdf and upload it again.',
    );
    expect(await judge(docx, 'slides.pptx')).toMatch(/^mismatch: .*\.pptx.*Word document/);
    expect(await judge(ppt, 'slides.exe')).toMatch(/^mismatch: .*\.exe.*PowerPoint/);
    expect(await judge(doc, 'a.docx')).toMatch(/^mismatch/);
  });

  it('[D12] a file name that looks like a path is treated as a name only', async () => {
    expect(await judge(pdf, '../../../etc/cron.d/job.pdf')).toBe('pdf');
    expect(await judge(pdf, 'C:\\Users\\me.docx\\notes')).toBe('pdf');
    expect(await judge(pdf, 'notes.pdf\0.exe')).toMatch(/^mismatch/);
    expect(await judge(pdf, '')).toBe('pdf');
  });

  it('[D12] a file that is not a document is refused, and the reason names its kind', async () => {
    const sheet = typesEntry('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml');
    expect(await judge(zipOf([sheet]), 'a.docx')).toMatch(/^type: This file is an Excel workbook, not/);
    expect(await judge(compound({ Workbook: Buffer.alloc(9) }), 'a.doc')).toMatch(/^type: .*Excel/);
    expect(await judge(zipOf([{ name: 'a.txt', bytes: 'x' }]), 'a.docx')).toMatch(/^type: .*ZIP archive/);
    expect(await judge(zipOf([{ name: 'META-INF/MANIFEST.MF', bytes: '' }]), 'a.docx')).toMatch(
      /^type: .*Java/,
    );
    expect(await judge(Buffer.from('{\\rtf1 x}'), 'a.doc')).toMatch(/^type: .*Rich Text/);
    expect(await judge(Buffer.from('MZ\x90\0'), 'a.pdf')).toMatch(/^type: .*Windows program/);
    expect(await judge(Buffer.from('\n<!DOCTYPE html><p>%PD'), 'a.pdf')).toMatch(/^type: .*web page/);
    expect(await judge(Buffer.from('only words'), 'a.pdf')).toMatch(/^type: This is not/);
    expect(await judge(Buffer.alloc(0), 'a.pdf')).toMatch(/^empty/);
    expect(await judge(Buffer.from('\xffWPC\x10', 'latin1'), 'a.doc')).toBe(
      'type: This file is a WordPerfect document, not a PDF, Word or PowerPoint file. Open it in WordPerfect or LibreOffice, save it as DOCX or PDF, and upload that.',
    );
    expect(await judge(compound({ PP40: Buffer.alloc(9) }), 'a.ppt')).toMatch(/^type: .*PowerPoint 95/);
  });

  it('[D12] rights-managed files are refused as protected', async () => {
    const managed = compound({ WordDocument: wordStream, '\tDRMContent': Buffer.alloc(9) });
    expect(await judge(managed, 'a.doc')).toMatch(/^encrypted: .*rights management/);
  });

  it('[D12] DDE fields and links to programs in DOC and PPT files are refused', async () => {
    const field = (code: string, encoding: BufferEncoding) =>
      Buffer.concat([Buffer.alloc(600), Buffer.from(`\x13 ${code} \x14result\x15`, encoding)]);
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const of = (code: string) => judge(compound({ WordDocument: field(code, encoding) }), 'a.doc');
      expect(await of('DDEAUTO c:\\\\windows\\\\cmd.exe')).toMatch(/^active/);
      expect(await of('HYPERLINK "file://host/setup.exe"')).toMatch(/^active/);
      expect(await of('HYPERLINK "https://example.org/"')).toBe('doc');
    }
    const click = Buffer.alloc(16);
    click[8] = 2;
    const program = record(0x0ff3, click);
    const target = record(0x0fd7, record(0x0fba, Buffer.from('\\\\host\\x.exe', 'utf16le'), 0x10), 0x0f);
    for (const slides of [program, target])
      expect(await judge(compound({ 'PowerPoint Document': slides }), 'a.ppt')).toMatch(/^active/);
  });

  it.skipIf(!hasCaseFiles)('[D12] real files with a wrong name are recognised by their content', async () => {
    const of = (name: string) => judge(readCaseFile(name), name);
    expect(await of('16-rtf-saved-as.doc')).toMatch(
      /^type: This file is a Rich Text \(RTF\) file.*save it as DOCX/,
    );
    expect(await of('16b-powerpoint-4.ppt')).toMatch(
      /^type: This file is a presentation from PowerPoint 95 or earlier/,
    );
    expect(await of('09-rights-managed.doc')).toMatch(/^encrypted: .*rights management/);
    expect(await of('17-empty-macro-project.doc')).toBe('doc');
    expect(await of('19-two-junk-bytes.pdf')).toBe('pdf');
  });

  it('[D12] files that open as two kinds (polyglots) are refused', async () => {
    const twice = /^mismatch: This file opens as a .* in some programs and as a/;
    expect(await judge(Buffer.concat([pdf, docx]), 'a.pdf')).toMatch(twice);
    expect(await judge(Buffer.concat([pdf, zipOf([document], 'a comment')]), 'a.pdf')).toMatch(twice);
    const first = { name: 'a', bytes: pdf, isStored: true };
    expect(await judge(zipOf([first, wordTypes, document]), 'a.docx')).toMatch(twice);
    expect(await judge(Buffer.concat([Buffer.from('MZ'), pdf]), 'a.pdf')).toMatch(twice);
    expect(await judge(Buffer.concat([Buffer.from('<html><script>'), pdf]), 'a.pdf')).toMatch(twice);
    expect(await judge(Buffer.concat([Buffer.from('GIF89a'), pdf]), 'a.pdf')).toMatch(twice);
    expect(await judge(zipOf([bothTypes]), 'a.docx')).toMatch(twice);
    const oleAndPdf = Buffer.from(doc);
    oleAndPdf.write('%PDF-1.4', 520);
    expect(await judge(oleAndPdf, 'a.doc')).toMatch(twice);
    const both = { WordDocument: wordStream, 'PowerPoint Document': Buffer.alloc(64) };
    expect(await judge(compound(both), 'a.doc')).toMatch(twice);
  });

  it('[D12] a PDF with an attached zip is recognised as a PDF', async () => {
    expect(await judge(Buffer.concat([pdf, docx, Buffer.from('\nendstream\n%%EOF\n')]), 'a.pdf')).toBe('pdf');
  });

  it('[D12] zip bombs are refused, even if they state wrong sizes', async () => {
    const zeros = Buffer.alloc(60 * 1024 * 1024);
    const bomb = { name: 'word/media/a.bmp', bytes: zeros };
    expect(await judge(zipOf([wordTypes, bomb]), 'a.docx')).toMatch(/^too_large_inside/);
    expect(await judge(zipOf([wordTypes, { ...bomb, declaredSize: 99 }]), 'a.docx')).toMatch(
      /^too_large_inside/,
    );
    const claim = { name: 'a', bytes: 'x', declaredSize: 400 * 1024 * 1024 };
    expect(await judge(zipOf([wordTypes, claim]), 'a.docx')).toMatch(/^too_large_inside/);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `e${at}`, bytes: '', isStored: true }));
    expect(await judge(zipOf([wordTypes, ...many]), 'a.docx')).toMatch(/^too_large_inside/);
  });

  it('[D12] embedded files and controls are refused, and equations and charts are accepted', async () => {
    const name = Buffer.from('Ole10Native', 'utf16le');
    const package_ = Buffer.concat([Buffer.alloc(70_000), name, Buffer.from('calc.exe')]);
    const embedded = { name: 'word/embeddings/oleObject1.bin', bytes: package_, isStored: true };
    expect(await judge(zipOf([wordTypes, document, embedded]), 'a.docx')).toMatch(/^attachments/);
    const control = { name: 'word/activeX/activeX1.xml', bytes: '<ax:ocx/>' };
    expect(await judge(zipOf([wordTypes, document, control]), 'a.docx')).toMatch(/^active/);
    const equation = {
      name: 'word/embeddings/oleObject1.bin',
      bytes: Buffer.from('Equation Native', 'utf16le'),
    };
    const chart = { name: 'word/embeddings/Microsoft_Excel_Worksheet.xlsx', bytes: 'PK' };
    expect(await judge(zipOf([wordTypes, document, equation, chart]), 'a.docx')).toBe('docx');
    const stored = { WordDocument: wordStream, '\u0001Ole10Native': Buffer.from('MZ') };
    expect(await judge(compound(stored), 'a.doc')).toMatch(/^attachments/);
  });

  it('[D12] macros are refused in every place of a file', async () => {
    const enabled = typesEntry('application/vnd.ms-word.document.macroEnabled.main+xml');
    expect(await judge(zipOf([enabled]), 'a.docx')).toMatch(/^macros/);
    const binary = { name: 'word/VBAPROJECT.BIN', bytes: 'x' };
    expect(await judge(zipOf([wordTypes, document, binary]), 'a.docx')).toMatch(/^macros/);
    const embedded = { name: 'word/embeddings/sheet1.xlsm', bytes: 'x' };
    expect(await judge(zipOf([wordTypes, document, embedded]), 'a.docx')).toMatch(/^macros/);
    const storage = { WordDocument: wordStream, 'Macros/VBA/_VBA_PROJECT': Buffer.alloc(9) };
    expect(await judge(compound(storage), 'a.doc')).toMatch(/^macros/);
    const atom = Buffer.alloc(12);
    atom.writeUInt32LE(1, 4);
    const info = record(0x03e8, record(0x07d0, record(0x03ff, record(0x0400, atom))));
    expect(await judge(compound({ 'PowerPoint Document': info }), 'a.ppt')).toMatch(/^macros/);
  });

  it('[D12] Office files with a password are refused, and the reason says what to do', async () => {
    const locked =
      'encrypted: This file is locked with a password. Save a copy without the password and upload that.';
    expect(await judge(compound({ EncryptedPackage: Buffer.alloc(9) }), 'a.docx')).toBe(locked);
    const flagged = Buffer.from(wordStream);
    flagged[11] = 1;
    expect(await judge(compound({ WordDocument: flagged }), 'a.doc')).toBe(locked);
    const user = Buffer.alloc(40);
    user.writeUInt32LE(0xf3d1c4df, 12);
    const slides = { 'PowerPoint Document': Buffer.alloc(64), 'Current User': user };
    expect(await judge(compound(slides), 'a.ppt')).toBe(locked);
    expect(await judge(zipOf([wordTypes, { ...document, isEncrypted: true }]), 'a.docx')).toBe(locked);
  });

  it('[D12] files with two parts of the same name and truncated files are refused as damaged', async () => {
    expect(await judge(zipOf([wordTypes, document, document]), 'a.docx')).toMatch(/^broken/);
    expect(await judge(docx.subarray(0, docx.length - 30), 'a.docx')).toMatch(/^broken/);
    expect(await judge(doc.subarray(0, 300), 'a.doc')).toMatch(/^broken/);
  });

  it('[D12] recognising never throws when a few bytes of a file are changed', async () => {
    let seed = 20_261_120;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let run = 0; run < 150; run++) {
      const changed = Buffer.from([pdf, docx, pptx, doc, ppt][run % 5] ?? pdf);
      for (let change = random(12); change >= 0; change--) changed[random(changed.length)] = random(256);
      expect(await judge(changed, 'a.pdf'), `run ${run}`).toMatch(/^(pdf|\w+: .)/);
    }
  });

  it('[D2] the container is recognised from the first bytes while the file is still arriving', () => {
    expect([pdf, docx, pptx, doc, ppt].map(sniff)).toEqual(['pdf', 'zip', 'zip', 'ole', 'ole']);
    expect(sniff(Buffer.from('only words'))).toBeUndefined();
    expect(sniff(new Uint8Array())).toBeUndefined();
  });
});
