import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import PptxGenJS from 'pptxgenjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pptxOf } from '../../../testing/sample-files';
import * as word from '../../../testing/word-files';
import { openPageReader } from '../open-page-reader';
import type { PageReader, ReadResult } from '../page-reader';

let folder: string;
let reader: PageReader;
let reads = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-reading-'));
  reader = openPageReader({ deadlineMs: 60_000 });
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(fileName: string, bytes: Uint8Array): Promise<ReadResult> {
  const at = path.join(folder, `source-${++reads}`);
  await writeFile(at, bytes);
  return reader.read({ path: at, fileName, makesCopies: true }, path.join(folder, `pages-${reads}`));
}

const shownBy = (result: ReadResult) =>
  result.status === 'read'
    ? [result.copies?.office?.form ?? 'pdf', ...result.pages.map(({ wholeText, text }) => wholeText ?? text)]
    : [result.reason];

describe('pages of Word and PowerPoint files', () => {
  it('[D12] [D22] pages of a Word file show no deleted words, hidden words or comments', async () => {
    expect(shownBy(await read('a.docx', await word.wordWithDeletion()))).toEqual([
      'docx',
      'My own sentence.',
    ]);
    expect(shownBy(await read('a.docx', await word.wordWithComment()))).toEqual([
      'docx',
      'My own sentence.What is meant here?',
    ]);
    const hidden = new Document({
      sections: [
        {
          children: [
            new Paragraph({
              children: [new TextRun('Seen.'), new TextRun({ text: 'Unseen.', vanish: true })],
            }),
          ],
        },
      ],
    });
    expect(shownBy(await read('a.docx', await Packer.toBuffer(hidden)))).toEqual(['pdf', 'Seen.']);
  });

  it('[D12] [D22] hidden slides of a PowerPoint file get no page', async () => {
    const slides = new PptxGenJS();
    slides.addSlide().addText('Shown', { x: 1, y: 1, w: 8, h: 1 });
    const second = slides.addSlide();
    second.addText('Kept back', { x: 1, y: 1, w: 8, h: 1 });
    second.hidden = true;
    const bytes = await slides.write({ outputType: 'nodebuffer' });
    if (!(bytes instanceof Uint8Array)) throw new Error('pptxgenjs gave no bytes');
    expect(shownBy(await read('a.pptx', bytes))).toEqual(['pdf', 'Shown']);
  });

  it('[D12] a PowerPoint file that contains only a video is refused, and the reason says so', async () => {
    const parts = unzipSync(await pptxOf(['']));
    const bytes = zipSync({ ...parts, 'ppt/media/media1.mp4': new Uint8Array(64) });
    expect(shownBy(await read('a.pptx', bytes))).toEqual([
      expect.stringContaining('contain only video or sound'),
    ]);
  });
});
