import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { judgePdf } from './judge-pdf';
import { readPdf } from './read-pdf';

type Change = (document: PDFDocument) => unknown;

/** Returns a PDF of one page with a change. Its objects are packed in streams unless `isPlain` is set. */
async function pdfWith(change: Change, options: { isPlain?: boolean; isEncrypted?: boolean } = {}) {
  const document = await PDFDocument.create();
  document.addPage().drawText('A page like any other.');
  await change(document);
  if (options.isEncrypted) document.encrypt({ userPassword: '', ownerPassword: 'owner' });
  return Buffer.from(await document.save({ useObjectStreams: !options.isPlain }));
}
const codeOf = async (bytes: Buffer) => (await judgePdf(bytes))?.code;

const onOpen =
  (action: Record<string, unknown>): Change =>
  ({ catalog, context }) =>
    catalog.set(PDFName.of('OpenAction'), context.obj(action as never));
const script = onOpen({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
const attach: Change = (document) => document.attach(Buffer.from('MZ'), 'a.exe', { mimeType: 'text/plain' });

const carriers: [what: string, change: Change, code: string][] = [
  ['a script that runs on opening', script, 'active'],
  ['named scripts', (document) => document.addJavaScript('main', 'app.alert(1)'), 'active'],
  ['a program to start', onOpen({ S: 'Launch', F: PDFString.of('cmd.exe') }), 'active'],
  [
    'a script of a page',
    ({ context }) =>
      context.register(context.obj({ AA: { O: { S: 'JavaScript', JS: PDFString.of('1') } } } as never)),
    'active',
  ],
  [
    'an XFA form',
    ({ catalog, context }) => catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [] } as never)),
    'active',
  ],
  ['rich media', ({ context }) => context.register(context.obj({ Subtype: 'RichMedia' })), 'active'],
  ['an embedded file', attach, 'attachments'],
  [
    'a file of a note',
    ({ context }) => context.register(context.obj({ Subtype: 'FileAttachment' })),
    'attachments',
  ],
];

describe('content of a PDF beside its pages', () => {
  it.each(carriers)('[D12] %s is refused in plain, packed and encrypted objects', async (_, change, code) => {
    expect(await codeOf(await pdfWith(change, { isPlain: true }))).toBe(code);
    expect(await codeOf(await pdfWith(change))).toBe(code);
    expect(await codeOf(await pdfWith(change, { isEncrypted: true }))).toBe(code);
  });

  it('[D12] links, an opening page, forms without scripts and an owner password are accepted', async () => {
    const harmless: Change = (document) => {
      const page = document.getPage(0);
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { S: 'URI', URI: PDFString.of('https://example.org/?q=/JavaScript') },
      } as never);
      page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
      const first = PDFArray.withContext(document.context);
      first.push(page.ref);
      first.push(PDFName.of('Fit'));
      document.catalog.set(PDFName.of('OpenAction'), first);
      document.getForm().createTextField('name').addToPage(page);
    };
    for (const options of [{ isPlain: true }, {}, { isEncrypted: true }])
      expect(await codeOf(await pdfWith(harmless, options))).toBeUndefined();
    expect(await codeOf(await pdfWith(onOpen({ S: 'GoTo', D: [0, 'Fit'] })))).toBeUndefined();
  });

  it('[D12] active content is found in escaped names, between comments and inside other streams', async () => {
    const plain = await pdfWith(() => undefined, { isPlain: true });
    const tail = (text: string) => Buffer.concat([plain, Buffer.from(`\n${text}\n`)]);
    expect(await codeOf(tail('99 0 obj<</S/J#61vaScript/JS(1)>>endobj'))).toBe('active');
    expect(await codeOf(tail('99 0 %obj\nobj % (\n<</S/Launch>>endobj'))).toBe('active');
    expect(await codeOf(tail('99 0 obj<</T(\\() /S/Launch>>endobj'))).toBe('active');
    expect(
      await codeOf(tail('98 0 obj<</Length 60>>stream\n99 0 obj<</S/JavaScript>>endobj\nendstream')),
    ).toBe('active');
    const packed = deflateSync(Buffer.from('99 0 <</S/JavaScript/JS(1)>>'));
    const hidden = Buffer.concat([
      plain,
      Buffer.from('\n97 0 obj<</N 1/First 5/Filter[/Fl]/Length 9>>stream\r\n'),
      packed,
      Buffer.from('\nendstream endobj\n'),
    ]);
    expect(await codeOf(hidden)).toBe('active');
    expect(await codeOf(tail('99 0 obj(/JavaScript /Launch)endobj'))).toBeUndefined();
  });

  it('[D12] a file that would be scanned or unpacked without an end is refused', async () => {
    const plain = await pdfWith(() => undefined, { isPlain: true });
    const loops = Buffer.concat([plain, Buffer.from('\n1 0 obj('.repeat(40_000))]);
    expect(await codeOf(loops)).toBe('unchecked');
    const bomb = Buffer.concat([
      plain,
      Buffer.from('\n97 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
      deflateSync(Buffer.alloc(160 * 1024 * 1024)),
    ]);
    expect(await codeOf(bomb)).toBe('too_large_inside');
  });

  it('[D12] a PDF that also opens as another kind of file is refused', async () => {
    const plain = await pdfWith(() => undefined, { isPlain: true });
    const around = (before: string, after = '') =>
      Buffer.concat([Buffer.from(before, 'latin1'), plain, Buffer.from(after, 'latin1')]);
    for (const bytes of [
      around('<html><script>alert(1)</script>'),
      around('GIF89a'),
      around('MZ'),
      around('%!PS-Adobe-3.0\n'),
      around('\0junk <script>alert(1)</script>'),
      around('', '\n<script>alert(1)</script>'),
      around('', 'PK\x03\x04'),
      Buffer.concat([Buffer.from('%PDF-1.7\n%<html><body>\n'), plain.subarray(9)]),
    ])
      expect(await codeOf(bytes)).toBe('mismatch');
    expect(await codeOf(around('\xef\xbb\xbf\n'))).toBeUndefined();
    expect(await codeOf(around('no more than words '))).toBeUndefined();
    expect(await codeOf(around('\x0a\xa0\xa4\x03'))).toBeUndefined();
    expect(await codeOf(around('', '\n\0\0\r\n'))).toBeUndefined();
  });
});

describe('content that PDFium finds where the scan of the bytes stops early', () => {
  it.each([
    ['active', (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)')],
    ['attachments', attach],
  ] as const)(
    '[D12] %s content is refused after a misplaced word that ends an object',
    async (code, change) => {
      const hidden: Change = async (document) => {
        document.catalog.set(PDFName.of('A'), PDFName.of('xxxxxx'));
        await change(document);
      };
      const bytes = await pdfWith(hidden, { isPlain: true });
      const at = bytes.indexOf('/A /xxxxxx');
      bytes.write('/A endobj ', at, 'latin1');
      const outDir = await mkdtemp(path.join(tmpdir(), 'aw-active-'));
      const result = await readPdf(bytes, {
        kind: 'pdf',
        keepsScans: false,
        outDir,
        onProgress: () => undefined,
      });
      await rm(outDir, { recursive: true });
      expect([at > 0, result]).toEqual([true, expect.objectContaining({ status: 'refused', code })]);
    },
  );
});
