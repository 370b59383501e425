import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPageReader } from '../../../adapters/pages/open-page-reader';
import type { PageReader } from '../../../adapters/pages/page-reader';
import { type CorpusFile, corpusFiles } from '../../../testing/corpus';
import { judgeFile } from './judge-file';

let reader: PageReader;
let files: CorpusFile[];
let folder: string;

beforeAll(async () => {
  reader = openPageReader({ memoryBytes: 1536 * 1024 * 1024 });
  files = (await corpusFiles()).files;
  folder = await mkdtemp(path.join(tmpdir(), 'aw-judge-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const readable = (kind: string, count: number) =>
  files.filter(({ name, refusal }) => name.endsWith(`.${kind}`) && !refusal).slice(0, count);

async function judge(bytes: Uint8Array, fileName: string) {
  const source = path.join(folder, 'source');
  await writeFile(source, bytes);
  return judgeFile(reader, { path: source, fileName }, path.join(folder, 'out'));
}

it('[O1] orders accept real PDF and Word files under their own extension or none', async () => {
  const kinds = ['pdf', 'docx', 'doc'];
  for (const file of kinds.flatMap((kind) => readable(kind, 3))) {
    const kind = path.extname(file.name).slice(1);
    expect([file.name, await judge(file.bytes, file.name)]).toEqual([file.name, { status: 'ready', kind }]);
    expect(await judge(file.bytes, 'without an ending')).toEqual({ status: 'ready', kind });
  }
});

it('[O1] orders refuse presentations, disguised files and damaged ones with reasons that fit an order', async () => {
  const [slides] = readable('pptx', 1);
  const [word] = readable('docx', 1);
  if (!slides || !word) throw new Error('The corpus has no Office files.');
  expect(await judge(slides.bytes, 'essay.docx')).toMatchObject({
    reason: expect.stringContaining('presentation'),
  });
  expect(await judge(word.bytes, 'essay.pdf')).toMatchObject({ reason: expect.stringContaining('.docx') });
  for (const file of files.filter(({ name, refusal }) => refusal && !name.endsWith('.ppt'))) {
    const verdict = await judge(file.bytes, file.name);
    expect([file.name, verdict.status]).toEqual([file.name, 'refused']);
    expect(JSON.stringify(verdict)).not.toMatch(/library|PowerPoint|PPT/);
  }
});
