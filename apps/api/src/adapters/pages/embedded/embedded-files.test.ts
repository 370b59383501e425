import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { utils, write } from 'cfb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleEntry, typesEntry, wordTypes, zipOf } from '../../../testing/sample-zip';
import { kindOf } from '../kind-of';

const document = { name: 'word/document.xml', bytes: '<w:document/>' };
const workbookTypes = typesEntry(
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
);
const sheet = { name: 'xl/worksheets/sheet1.xml', bytes: '<worksheet/>' };

function compound(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) utils.cfb_add(file, name, bytes);
  return Buffer.from(write(file, { type: 'buffer' }));
}

/** A stream as Word's "Insert object from file" writes it. */
function packaged(label: string, bytes: Buffer): Buffer {
  const names = Buffer.from(`\u0002\0${label}\0C:\\Users\\Hana\\${label}\0\0\0\u0003\0`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(names.length + bytes.length);
  return Buffer.concat([size, names, size, bytes]);
}

function record(type: number, content: Buffer, versionAndInstance: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE(versionAndInstance, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

const program = Buffer.alloc(300);
program.write('MZ');
program.writeUInt32LE(128, 60);
program.write('PE\0\0', 128);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(bytes: Uint8Array): Promise<string> {
  const at = path.join(folder, 'file');
  await writeFile(at, bytes);
  const result = await kindOf({ path: at, fileName: '' });
  return result.status === 'recognised' ? result.kind : result.reason;
}
const word = (...parts: SampleEntry[]) => judge(zipOf([wordTypes, document, ...parts]));
const object = (bytes: Buffer, name = 'oleObject1.bin') => ({ name: `word/embeddings/${name}`, bytes });
const harmful = (name: string) => new RegExp(`^This file has programs or archives inside \\(“${name}”\\)`);

describe('files inside Office files', () => {
  it('[D12] a packaged program or archive is refused with its own name', async () => {
    const packages = [
      ['setup.exe', program],
      ['Lecture.pdf', program],
      ['macro.js', Buffer.from('WScript.Echo(1)')],
      ['all.zip', zipOf([{ name: 'a.txt', bytes: 'a' }])],
      ['old.rar', Buffer.from('Rar!\x1a\x07\0', 'latin1')],
    ] as const;
    for (const [label, bytes] of packages) {
      const stream = { '\u0001Ole10Native': packaged(label, bytes) };
      expect(await word(object(compound(stream)))).toMatch(harmful(label));
    }
  });

  it('[D12] a packaged file of another kind is refused with its name, too', async () => {
    const stream = { '\u0001Ole10Native': packaged('notes.txt', Buffer.from('Chapter 3')) };
    expect(await word(object(compound(stream)))).toMatch(
      /^This file has other files attached \(“notes.txt”\)/,
    );
  });

  it('[D12] programs and archives are found by the names and by the content of parts', async () => {
    expect(await word({ name: 'word/media/run.VBS', bytes: 'x' })).toMatch(harmful('run.VBS'));
    expect(await word({ name: 'word/media/image1.png', bytes: program })).toMatch(harmful('image1.png'));
    expect(await word({ name: 'customXml/item9.xml', bytes: '#!/bin/sh' })).toMatch(harmful('item9.xml'));
    const archive = zipOf([{ name: 'a.txt', bytes: 'a' }]);
    expect(await word(object(archive, 'Sheet.xlsx'))).toMatch(harmful('Sheet.xlsx'));
    const many = ['a.exe', 'b.exe', 'c.jar', 'd.bat', 'e.cmd'].map((name) => ({ name, bytes: 'x' }));
    expect(await word(...many)).toContain('(“a.exe”, “b.exe”, “c.jar” and 2 more)');
  });

  it('[D12] programs are found in embedded workbooks and in objects inside them', async () => {
    const sheetWith = (...parts: SampleEntry[]) =>
      object(zipOf([workbookTypes, sheet, ...parts]), 'Sheet.xlsx');
    expect(await word(sheetWith())).toBe('docx');
    expect(await word(sheetWith({ name: 'xl/vbaProject.bin', bytes: 'x' }))).toMatch(
      harmful('vbaProject.bin'),
    );
    const stream = { '\u0001Ole10Native': packaged('deep.exe', program) };
    const inner = { name: 'xl/embeddings/oleObject1.bin', bytes: compound(stream) };
    expect(await word(sheetWith(inner))).toMatch(harmful('deep.exe'));
    const boxed = compound({ Package: zipOf([workbookTypes, inner]) });
    expect(await word(object(boxed))).toMatch(harmful('deep.exe'));
  });

  it('[D12] an embedded zip bomb is refused', async () => {
    const bomb = zipOf([workbookTypes, { name: 'xl/media/a.bmp', bytes: Buffer.alloc(60 * 1024 * 1024) }]);
    expect(await word({ ...object(bomb, 'Sheet.xlsx'), isStored: true })).toMatch(
      /far larger than a document/,
    );
  });

  it('[D12] charts, equations, packed drawings and pictures of Paint are no programs', async () => {
    const gzip = Buffer.from('\x1f\x8b\x08\0', 'latin1');
    const accepted = [
      { name: 'word/media/image1.emz', bytes: gzip },
      object(compound({ 'Equation Native': Buffer.alloc(40) })),
      object(compound({ Package: zipOf([workbookTypes, sheet]) }), 'oleObject2.bin'),
      object(compound({ Workbook: Buffer.alloc(40) }), 'Sheet.xls'),
    ];
    expect(await word(...accepted)).toBe('docx');
    expect(await word({ name: 'word/media/image1.xml', bytes: gzip })).toMatch(harmful('image1.xml'));
  });

  it('[D12] programs inside Word and PowerPoint files of the older format are refused', async () => {
    const stream = packaged('setup.exe', program);
    const doc = { WordDocument: Buffer.alloc(600), 'ObjectPool/_1/\u0001Ole10Native': stream };
    expect(await judge(compound(doc))).toMatch(harmful('setup.exe'));
    const hidden = { WordDocument: Buffer.alloc(600), 'ObjectPool/_1/CONTENTS': program };
    expect(await judge(compound(hidden))).toMatch(harmful('an embedded object'));

    const inner = compound({ '\u0001Ole10Native': stream });
    const slides = (objects: Buffer) =>
      compound({ 'PowerPoint Document': objects, 'Current User': Buffer.alloc(40) });
    const packed = Buffer.concat([Buffer.alloc(4), deflateSync(inner)]);
    expect(await judge(slides(record(0x1011, packed, 0x10)))).toMatch(harmful('setup.exe'));
    expect(await judge(slides(record(0x1011, inner, 0)))).toMatch(harmful('setup.exe'));
    const equation = compound({ 'Equation Native': Buffer.alloc(40) });
    expect(await judge(slides(record(0x1011, equation, 0)))).toBe('ppt');
  });
});
