import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawScribbles, drawTexts, makeScan, pdfOfPictures } from '@aw/bench/make-scan';
import { scanLooks, scanTexts } from '@aw/bench/scan-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPageReader } from '../open-page-reader';
import type { PageOutput, PageReader } from '../page-reader';
import { findLanguageFiles } from './language-files';
import { openTextRecogniser, type TextRecogniser } from './open-text-recogniser';

const memoryBytes = 1536 * 1024 * 1024;
const languages = findLanguageFiles(['eng'], '/nowhere');
const started: { script: string; pid: number }[] = [];
let folder: string;
let reader: PageReader;
let recogniser: TextRecogniser;
let files = 0;

const pageText = (page: number) => scanTexts[page]?.text ?? '';
const phraseOf = (page: number) => scanTexts[page]?.phrase ?? '';

async function readPages(pdf: Uint8Array): Promise<PageOutput[]> {
  const source = path.join(folder, `source-${++files}`);
  const outDir = path.join(folder, `out-${files}`);
  await writeFile(source, pdf);
  await mkdir(outDir, { recursive: true });
  const result = await reader.read({ path: source, fileName: 'scan.pdf', keepsScans: true }, outDir);
  if (result.status !== 'read') throw new Error(result.reason);
  return result.pages.toSorted((a, b) => a.number - b.number);
}
async function textOf({ scanPath }: PageOutput): Promise<string | null> {
  if (scanPath === undefined) throw new Error('This page is not a scan.');
  const recognition = await recogniser.read({ path: scanPath });
  if (recognition.status !== 'read') throw new Error(recognition.status);
  return recognition.text;
}
const inOneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recogniser-'));
  reader = openPageReader({ memoryBytes });
  recogniser = openTextRecogniser({ languages, memoryBytes, onChildStart: (child) => started.push(child) });
});
afterAll(async () => {
  await Promise.all([reader.close(), recogniser.close()]);
  await rm(folder, { recursive: true, force: true });
});

describe('reading the text of pictures', () => {
  it('[D14] a phrase is found on at least 18 of 20 scanned and photographed pages', async () => {
    const texts = scanTexts.map(({ text }) => text);
    const pages = await readPages(await makeScan(texts, [...scanLooks]));
    const found: number[] = [];
    for (const [page, output] of pages.entries()) {
      const text = inOneLine(await textOf(output));
      if (text.includes(phraseOf(page))) found.push(page);
    }
    expect(found.length).toBeGreaterThanOrEqual(18);
  });

  it('[D14] a page that lies on its side or upside down is turned upright', async () => {
    const pages = await readPages(await makeScan([pageText(0), pageText(1)], ['sideways', 'upside-down']));
    for (const [page, output] of pages.entries())
      expect(inOneLine(await textOf(output))).toContain(phraseOf(page));
  });

  it('[D14] light letters on a dark ground are read', async () => {
    const [page] = await drawTexts([pageText(0)]);
    const dark = await sharp(page).negate().linear(0.8, 30).jpeg().toBuffer();
    const [output] = await readPages(await pdfOfPictures([dark]));
    expect(output && inOneLine(await textOf(output))).toContain(phraseOf(0));
  });

  it('[D14] a page of scribbles has no text', async () => {
    const [page] = await readPages(await pdfOfPictures([await drawScribbles()]));
    expect(page && (await textOf(page))).toBeNull();
  });

  it('[D14] a damaged picture fails, and the same child reads the next one', async () => {
    const broken = path.join(folder, 'broken.jpg');
    await writeFile(broken, Buffer.from('ffd8ffe000104a464946', 'hex'));
    expect(await recogniser.read({ path: broken })).toMatchObject({ status: 'failed' });
    const before = started.length;
    const [page] = await readPages(await makeScan([pageText(2)]));
    expect(page && inOneLine(await textOf(page))).toContain(phraseOf(2));
    expect(started).toHaveLength(before);
  });

  it('[D14] a picture that takes too long or too much memory fails', async () => {
    const [page] = await readPages(await makeScan([pageText(3)]));
    const task = { path: page?.scanPath ?? '' };
    const hasty = openTextRecogniser({ languages, memoryBytes, deadlineMs: 1 });
    expect(await hasty.read(task)).toMatchObject({ status: 'failed' });
    await hasty.close();
    const small = openTextRecogniser({ languages, memoryBytes: 1024 });
    expect(await small.read(task)).toMatchObject({ status: 'failed' });
    await small.close();
  });
});

describe('trained data of languages', () => {
  it('[D14] a language without trained data, or with a file that is something else, is named at the start', async () => {
    await mkdir(path.join(folder, 'ocr'), { recursive: true });
    await writeFile(path.join(folder, 'ocr', 'deu.traineddata'), '<html>Not found</html>'.repeat(50));
    expect(() => findLanguageFiles(['eng', 'deu', 'xyz'], folder)).toThrow(/deu, xyz/);
    expect(findLanguageFiles(['eng'], folder).map(({ code }) => code)).toEqual(['eng']);
  });
});
