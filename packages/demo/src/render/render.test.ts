import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoFilePath } from '..';
import { type DemoDocument, fileNameOf } from '../demo-document';
import { readDocuments } from '../sources';
import { renderDocument } from './render-document';

const documents = readDocuments();

/** The files in the folder dist, by document. */
const rendered = new Map<DemoDocument, { fileName: string; bytes: Uint8Array }>();

const filesOf = (format: DemoDocument['format']) =>
  [...rendered].filter(([source]) => source.format === format).map(([source, file]) => ({ source, file }));

const textOf = (parts: Record<string, Uint8Array>, path: string) =>
  strFromU8(parts[path] ?? new Uint8Array());

beforeAll(async () => {
  for (const source of documents) {
    const fileName = fileNameOf(source);
    rendered.set(source, { fileName, bytes: await readFile(demoFilePath(fileName)) });
  }
});

describe('rendered demo documents', () => {
  it('[D7] every PDF opens, has three to eight A4 pages and its title', async () => {
    for (const { source, file } of filesOf('pdf')) {
      const pdf = await PDFDocument.load(file.bytes, { updateMetadata: false });
      expect(pdf.getPageCount(), source.slug).toBeGreaterThanOrEqual(3);
      expect(pdf.getPageCount(), source.slug).toBeLessThanOrEqual(8);
      // A scan has no properties.
      if (!(source.format === 'pdf' && source.isScan)) expect(pdf.getTitle()).toBe(source.title);
      expect(Math.round(pdf.getPage(0).getWidth())).toBe(595);
    }
  });

  it('[D2] every Word file is a package whose main part holds the title and the headings', () => {
    for (const { source, file } of filesOf('docx')) {
      const parts = unzipSync(file.bytes);
      expect(textOf(parts, '[Content_Types].xml')).toContain('wordprocessingml.document.main+xml');
      const main = textOf(parts, 'word/document.xml').replaceAll(/<[^>]+>/g, '');
      expect(main).toContain(source.title.replaceAll('&', '&amp;'));
      for (const block of source.body) {
        if (block.kind === 'heading') expect(main, source.slug).toContain(block.text);
      }
    }
  });

  it('[D2] every slide deck is a package with a slide per heading and an opening, six to ten in all', () => {
    for (const { source, file } of filesOf('pptx')) {
      const parts = unzipSync(file.bytes);
      expect(textOf(parts, '[Content_Types].xml')).toContain('presentationml.presentation.main+xml');
      const slides = Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
      expect(slides).toHaveLength(source.body.filter((block) => block.kind === 'heading').length + 1);
      expect(slides.length).toBeGreaterThanOrEqual(6);
      expect(slides.length).toBeLessThanOrEqual(10);
      expect(textOf(parts, 'ppt/slides/slide1.xml')).toContain(source.title);
    }
  });

  it('[D2] figures are drawn into Office files as pictures with a description', () => {
    for (const { source, file } of [...filesOf('docx'), ...filesOf('pptx')]) {
      const figures = source.body.filter((block) => block.kind === 'figure').length;
      const parts = unzipSync(file.bytes);
      const pictures = Object.keys(parts).filter((path) => /\/media\/.+\.png$/.test(path));
      expect(pictures.length, source.slug).toBeGreaterThanOrEqual(figures);
    }
  });

  it('[D13] the same documents give the same bytes in another order, so a second seed finds duplicates', async () => {
    const sample = documents.filter((_, i) => i % 2 === 0).reverse();
    for (const source of sample) {
      const again = await renderDocument(source);
      expect(Buffer.compare(again, rendered.get(source)?.bytes ?? Buffer.of()), source.slug).toBe(0);
    }
  });

  it('[D13] Office files do not contain the time at which they were rendered', () => {
    const year = String(new Date().getFullYear());
    const month = new Date().toISOString().slice(0, 7);
    for (const { source, file } of [...filesOf('docx'), ...filesOf('pptx')]) {
      const parts = unzipSync(file.bytes);
      const core = textOf(parts, 'docProps/core.xml');
      expect(core, source.slug).toContain('2026-01-05T08:00:00Z');
      if (month !== '2026-01') expect(core).not.toContain(`${year}-${month.slice(5)}`);
    }
  });

  it('[D2] every file is named after its document and format and is far smaller than the upload limit', () => {
    for (const [source, file] of rendered) {
      expect(file.fileName).toBe(`${source.slug}.${source.format}`);
      expect(file.bytes.length).toBeGreaterThan(5_000);
      expect(file.bytes.length, source.slug).toBeLessThan(1024 * 1024);
    }
  });
});
