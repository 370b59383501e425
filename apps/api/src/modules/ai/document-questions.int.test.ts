import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as documentQueries from '@aw/db/documents';
import { type DemoUpload, demoFilePath, readDemoUploads } from '@aw/demo';
import {
  answerable,
  type Counts,
  demoPagesFile,
  demoPagesText,
  judgeAnswers,
  offDocument,
  readDemoPages,
} from '@aw/demo/document-questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibraryModel } from '../../adapters/model/library-model';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { newUser } from '../../testing/user-rows';
import { findInDocument } from '../search/find-passages';

/** So many passages the library quotes. */
const most = 3;

let test: TestApp;
const documents = new Map<string, { id: number; visiblePages: number }>();

beforeAll(async () => {
  test = await startTestApp();
  const uploader = await newUser(test);
  for (const upload of readDemoUploads()) documents.set(upload.fileName, await store(upload, uploader));
});
afterAll(() => test.close());

/** A demo document with the pages that were read of it before. */
async function store({ title, fileName }: DemoUpload, uploaderId: string) {
  const { db } = test.ctx;
  const sha256 = randomUUID();
  const texts = readDemoPages(fileName);
  await db.insertInto('files').values({ sha256, size_bytes: 10, storage_key: sha256 }).execute();
  const { id } = await db
    .insertInto('documents')
    .values({ title, file_name: fileName, uploader_id: uploaderId, file_sha256: sha256, file_size: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const page = { width: 800, height: 1100, is_text_checked: true };
  await documentQueries.replacePages(
    db,
    id,
    texts.map((text, at) => ({ ...page, number: at + 1, text })),
    texts.length,
  );
  return { id, visiblePages: texts.length };
}

/** What the library answers, as in a chat with the document. */
async function ask(fileName: string, question: string) {
  const document = documents.get(fileName);
  if (!document) throw new Error(`There is no ${fileName}.`);
  const passages = await findInDocument({ cacheDb: test.ctx.db }, { document, question, most });
  let text = '';
  const prompt = {
    instructions: '',
    turns: [{ role: 'user', text: question }] as const,
    passages,
    isOfDocument: true,
  };
  for await (const event of createLibraryModel().answer(prompt, new AbortController().signal))
    if (event.kind === 'text') text += event.text;
  return {
    text,
    citations: passages.map(({ text: quote, source }) => ({
      quote,
      page: source.kind === 'page' ? source.page : 0,
    })),
  };
}

const share = ({ good, of }: Counts['tuned']) => good / of;

it('[A8] the library cites what is claimed, the right pages, and nothing where a document does not answer', async () => {
  const { claims, pages, abstained } = await judgeAnswers({
    answerable,
    offDocument,
    ask,
    pagesOf: readDemoPages,
  });
  expect(claims.of).toBeGreaterThanOrEqual(200);
  expect(share(claims)).toBeGreaterThanOrEqual(0.95);
  expect(pages.of).toBeGreaterThanOrEqual(100);
  expect(share(pages)).toBeGreaterThanOrEqual(0.8);
  expect(abstained.tuned).toEqual({ good: 50, of: 50 });
  // What was asked later: words alone find less of it, and no less than this.
  expect(share(claims.heldOut)).toBeGreaterThanOrEqual(0.9);
  expect(share(pages.heldOut)).toBeGreaterThanOrEqual(0.6);
  expect(share(abstained.heldOut)).toBeGreaterThanOrEqual(0.75);
});

/** One PDF, which is read at once; all forty with DEMO_PAGES=all, which `-u` writes anew. */
const read =
  process.env.DEMO_PAGES === 'all'
    ? readDemoUploads()
    : readDemoUploads()
        .filter(({ fileName }) => fileName.endsWith('.pdf'))
        .slice(0, 1);

it.each(read)(
  '[A8] the pages of $fileName that questions are asked of are those of its file',
  async ({ fileName }) => {
    const outDir = await mkdtemp(path.join(tmpdir(), 'aw-demo-pages-'));
    try {
      const result = await test.reader.read({ path: demoFilePath(fileName), fileName }, outDir);
      const texts = result.status === 'read' ? result.pages.map(({ text }) => text) : [];
      await expect(demoPagesText(texts)).toMatchFileSnapshot(fileURLToPath(demoPagesFile(fileName)));
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  },
);
