import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  demoPagesFile,
  demoPagesText,
  readDemoPages,
  readDocumentQuestions,
} from '@aw/bench/document-questions';
import { type Counts, judgeAnswers } from '@aw/bench/judge-answers';
import { demoFilePath, readDemo } from '@aw/demo';
import { beforeAll, expect, it } from 'vitest';
import { createLibraryModel } from '../../../adapters/model/library-model';
import { insertDemoDocument } from '../../../testing/demo-library';
import { useTestApp } from '../../../testing/test-app';
import { newUser } from '../../../testing/user-rows';
import { findInDocuments } from '../../search/find-passages';

/** Number of passages that the library quotes. */
const maxPassages = 3;

const questions = readDocumentQuestions();
const filesWithQuestions = new Set(questions.answerable.map(({ fileName }) => fileName));
const uploads = readDemo().uploads.filter(({ fileName }) => filesWithQuestions.has(fileName));

const test = useTestApp();
const documents = new Map<string, { id: number; visiblePages: number }>();

beforeAll(async () => {
  const uploader = await newUser(test);
  for (const upload of uploads) {
    const { id, pageCount } = await insertDemoDocument(test, upload, uploader);
    documents.set(upload.fileName, { id, visiblePages: pageCount });
  }
});

/** Returns the library's answer, as in a chat with the document. */
async function ask(fileName: string, question: string) {
  const document = documents.get(fileName);
  if (!document) throw new Error(`There is no ${fileName}.`);
  const passages = await findInDocuments(test.ctx, { documents: [document], question, most: maxPassages });
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

it('[A8] the library cites claims and the right pages, and cites nothing if the document has no answer', async () => {
  const { claims, pages, abstained } = await judgeAnswers({ ...questions, ask, pagesOf: readDemoPages });
  expect(claims.of).toBeGreaterThanOrEqual(200);
  expect(share(claims)).toBeGreaterThanOrEqual(0.95);
  expect(pages.of).toBeGreaterThanOrEqual(100);
  expect(share(pages)).toBeGreaterThanOrEqual(0.88);
  expect(abstained.tuned).toEqual({ good: 50, of: 50 });
  // The search was not tuned with these questions, so it answers fewer of them.
  expect(share(claims.heldOut)).toBeGreaterThanOrEqual(0.9);
  expect(share(pages.heldOut)).toBeGreaterThanOrEqual(0.8);
  expect(share(abstained.heldOut)).toBeGreaterThanOrEqual(0.8);
});

/** One PDF, because it takes a second; with DEMO_PAGES=all every document, whose pages `-u` writes again. */
const checkedUploads =
  process.env.DEMO_PAGES === 'all'
    ? uploads
    : uploads.filter(({ fileName }) => fileName.endsWith('.pdf')).slice(0, 1);

it.each(checkedUploads)(
  '[A8] the stored text of the pages of $fileName is the text of its file',
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
