import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { docxOf, endlessPdf, pdfOf, pptxOf, unfoldingPdf } from '../../testing/sample-files';
import { processorMs } from './children/processor-time';
import { openPageReader, type PageReaderOptions } from './open-page-reader';
import type { PageReader, ReadResult } from './page-reader';

const started: { script: string; pid: number }[] = [];
let folder: string;
let reader: PageReader;
let reads = 0;

function open(options: PageReaderOptions = {}): PageReader {
  return openPageReader({ onChildStart: (child) => started.push(child), ...options });
}

async function read(fileName: string, bytes: Uint8Array, by = reader): Promise<ReadResult> {
  const at = path.join(folder, `source-${++reads}`);
  await writeFile(at, bytes);
  return by.read({ path: at, fileName }, path.join(folder, `pages-${reads}`));
}

const textOf = (result: ReadResult) =>
  result.status === 'read' ? result.pages.map((page) => page.text) : [result.code];
const codeOf = (result: ReadResult) => (result.status === 'refused' ? result.code : result.status);

function isAlive({ pid }: { pid: number }): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function killNewest(): void {
  const newest = started.at(-1);
  if (newest !== undefined) process.kill(newest.pid, 'SIGKILL');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-reader-'));
  reader = open();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => started.splice(0));

describe('reading documents', () => {
  it('[P9] reading a PDF returns the text and two images of each page, and reports each step', async () => {
    const steps: string[] = [];
    const at = path.join(folder, 'three');
    await writeFile(at, await pdfOf(['First page', 'Second page', 'Third page']));
    const result = await reader.read({ path: at, fileName: 'three.pdf' }, path.join(folder, 'out'), (step) =>
      steps.push(step),
    );
    expect(textOf(result)).toEqual(['First page', 'Second page', 'Third page']);
    expect(steps).toEqual(['received', 'readable', 'rendered']);
    if (result.status !== 'read') return;
    for (const page of result.pages) {
      const image = await sharp(page.pagePath).metadata();
      expect(image).toMatchObject({ format: 'webp', width: 1200, height: page.height });
      expect(page).toMatchObject({ width: 1200, height: 1697 });
      expect(await sharp(page.thumbPath).metadata()).toMatchObject({ format: 'webp', width: 400 });
      expect((await sharp(page.pagePath).stats()).channels[0]?.min).toBeLessThan(80);
    }
  });

  it('[D7] Word and PowerPoint files become pages like a PDF, and no other files remain', async () => {
    expect(textOf(await read('essay.docx', await docxOf(['Introduction', 'Method'])))).toEqual([
      'Introduction',
      'Method',
    ]);
    const slides = await read('talk.pptx', await pptxOf(['Title', 'Results', 'Thanks']));
    expect(slides).toMatchObject({ status: 'read', kind: 'pptx' });
    expect(textOf(slides)).toEqual(['Title', 'Results', 'Thanks']);
    expect(await readdir(path.join(folder, `pages-${reads}`))).toHaveLength(6);
  });

  it('[D12] a PDF with a password is refused with advice, and one that only forbids printing is read', async () => {
    const locked = await pdfOf(['Secret'], { userPassword: 'open sesame' });
    expect(await read('a.pdf', locked)).toEqual({
      status: 'refused',
      code: 'encrypted',
      reason: 'This file is locked with a password. Save a copy without the password and upload that.',
    });
    const guarded = await pdfOf(['Not for printing'], {
      ownerPassword: 'x',
      permissions: { printing: undefined },
    });
    expect(textOf(await read('a.pdf', guarded))).toEqual(['Not for printing']);
  });

  it('[D12] a PDF that runs a script is refused before a page is drawn', async () => {
    const plain = await pdfOf(['A page']);
    const script = Buffer.from('\n9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n');
    expect(await read('a.pdf', Buffer.concat([plain, script]))).toMatchObject({
      status: 'refused',
      code: 'active',
    });
    expect(await readdir(path.join(folder, `pages-${reads}`))).toEqual([]);
  });

  it('[P9] a file that is empty, has no pages or has too many is refused', async () => {
    expect(codeOf(await read('a.pdf', await pdfOf(['', ''])))).toBe('empty');
    expect(textOf(await read('a.pdf', await pdfOf(['', 'One'])))).toEqual(['', 'One']);
    expect(codeOf(await read('a.pdf', await pdfOf(Array.from({ length: 501 }, () => 'x'))))).toBe(
      'too_many_pages',
    );
    expect(codeOf(await read('a.pdf', Buffer.from('%PDF-1.7\nnothing of the kind')))).toBe('broken');
  });

  it('[P9] files that are read at the same time do not mix', async () => {
    const words = ['alpha', 'beta', 'gamma', 'delta'];
    const results = await Promise.all(words.map(async (word) => read('a.pdf', await pdfOf([word]))));
    expect(results.flatMap(textOf)).toEqual(words);
  });
});

describe('the child of a reader', () => {
  it('[P9] a child starts with the first file, ends when it is idle, and starts again for the next file', async () => {
    const own = open({ idleMs: 50 });
    expect(started).toEqual([]);
    const text = await pdfOf(['Some page']);
    expect(textOf(await read('one.pdf', text, own))).toEqual(['Some page']);
    expect(started.map(({ script }) => script)).toEqual(['pdf-child']);
    await expect.poll(() => started.filter(isAlive)).toEqual([]);
    expect(textOf(await read('two.pdf', text, own))).toEqual(['Some page']);
    expect(started.map(({ script }) => script)).toEqual(['pdf-child', 'pdf-child']);
    await own.close();
  });
});

describe('hostile and unlucky files', () => {
  it('[P9] an endless file is stopped at the deadline, and the next one is read', async () => {
    const hasty = open({ deadlineMs: 4000 });
    expect(codeOf(await read('a.pdf', endlessPdf(), hasty))).toBe('timeout');
    expect(textOf(await read('a.pdf', await pdfOf(['Next']), hasty))).toEqual(['Next']);
    expect(started).toHaveLength(2);
    await hasty.close();
  });

  it('[P9] a file that expands in memory is stopped at the limit, and the next one is read', async () => {
    const small = open({ memoryBytes: 400 * 1024 * 1024 });
    expect(codeOf(await read('a.pdf', unfoldingPdf(), small))).toBe('memory');
    expect(textOf(await read('a.pdf', await pdfOf(['Next']), small))).toEqual(['Next']);
    await small.close();
  });

  it('[R2] [R8] a child that is killed while it reads is replaced, and its file is still read', async () => {
    await read('a.pdf', await pdfOf(['Warm']));
    const pages = Array.from({ length: 20 }, (_, at) => `Page ${at + 1}`);
    const at = path.join(folder, 'killed');
    await writeFile(at, await pdfOf(pages));
    const killing = open();
    const result = await killing.read(
      { path: at, fileName: 'a.pdf' },
      path.join(folder, 'killed-out'),
      (step) => {
        if (step === 'readable' && started.length === 1) killNewest();
      },
    );
    expect(textOf(result)).toEqual(pages);
    expect(started).toHaveLength(2);
    expect(textOf(await read('a.pdf', await pdfOf(['Next']), killing))).toEqual(['Next']);
    await killing.close();
  });

  it('[R2] a file whose child dies each time is refused, and the next one is read', async () => {
    const at = path.join(folder, 'fatal');
    await writeFile(at, await pdfOf(Array.from({ length: 20 }, () => 'x')));
    const killing = open();
    const result = await killing.read(
      { path: at, fileName: 'a.pdf' },
      path.join(folder, 'fatal-out'),
      (step) => {
        if (step === 'readable') killNewest();
      },
    );
    expect(codeOf(result)).toBe('killed');
    expect(textOf(await read('a.pdf', await pdfOf(['Next']), killing))).toEqual(['Next']);
    await killing.close();
  });

  it('[P9] a second try after the death of a child gets only the remaining time', async () => {
    const at = path.join(folder, 'endless-killed');
    await writeFile(at, endlessPdf());
    const killing = open({ deadlineMs: 6000 });
    // Processor time of the second child when it begins to draw, and at its last measurement.
    const used: number[] = [];
    let begun = 0;
    const watch = setInterval(async () => {
      const ms = begun === 2 ? await processorMs(started[1]?.pid) : undefined;
      if (ms !== undefined) used.push(ms);
    }, 50);
    const result = await killing.read(
      { path: at, fileName: 'a.pdf' },
      path.join(folder, 'left-out'),
      (step) => {
        if (step !== 'readable') return;
        if (++begun === 1) setTimeout(killNewest, 3500);
      },
    );
    clearInterval(watch);
    expect([codeOf(result), begun]).toEqual(['timeout', 2]);
    expect((used.at(-1) ?? 0) - (used[0] ?? 0)).toBeLessThan(4500);
    await killing.close();
  });

  it('[R2] a fault of this machine throws instead of refusing the file, and the read can be repeated', async () => {
    const missing = { path: path.join(folder, 'nowhere'), fileName: 'a.pdf' };
    await expect(reader.read(missing, path.join(folder, 'x'))).rejects.toThrow('could not be read here');
    const closing = open();
    const at = path.join(folder, 'closing');
    await writeFile(at, endlessPdf());
    const running = closing.read(
      { path: at, fileName: 'a.pdf' },
      path.join(folder, 'closing-out'),
      (step) => {
        if (step === 'readable') void closing.close();
      },
    );
    await expect(running).rejects.toThrow('closed');
    await expect(read('a.pdf', await pdfOf(['Late']), closing)).rejects.toThrow('closed');
    const starting = open();
    const waiting = read('a.pdf', await pdfOf(['Late']), starting);
    setTimeout(() => starting.close(), 20);
    await expect(waiting).rejects.toThrow('closed');
  });

  it('[D12] a child does not inherit the environment of the server', async () => {
    process.env.SECRET_OF_THE_TEST = 'not for children';
    const fresh = open();
    await read('a.pdf', await pdfOf(['x']), fresh);
    const environment = await readFile(`/proc/${started[0]?.pid}/environ`, 'utf8').catch(() => '');
    expect(environment).not.toContain('SECRET_OF_THE_TEST');
    await fresh.close();
    delete process.env.SECRET_OF_THE_TEST;
  });
});
