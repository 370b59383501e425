import { randomUUID } from 'node:crypto';
import { readDemoPages } from '@aw/bench/document-questions';
import * as documentQueries from '@aw/db/documents';
import { type DemoUpload, readDemo } from '@aw/demo';
import { expert, visibleQuestion } from './questions';
import { insertRow, updateRow } from './rows';
import type { TestApp } from './test-app';
import { newUser } from './user-rows';

export type DemoLibrary = {
  /** Names of the files of the demo documents by their ids. */
  fileNames: ReadonlyMap<number, string>;
  /** A person who may read all pages. */
  readerId: string;
};

/** Inserts the demo documents with the stored text of their pages, and the demo's answered questions. */
export async function fillDemoLibrary(test: TestApp): Promise<DemoLibrary> {
  const uploader = await newUser(test);
  const fileNames = new Map<number, string>();
  const { uploads, questions } = readDemo();
  for (const upload of uploads) {
    const { id } = await insertDemoDocument(test, upload, uploader);
    await updateRow(test, 'documents', id, publishedColumns());
    fileNames.set(id, upload.fileName);
  }
  const tutor = await expert(test);
  for (const { title, content, answer } of questions) {
    if (!answer) continue;
    const id = await visibleQuestion(test, uploader, { title, content });
    await insertRow(test, 'answers', { question_id: id, expert_id: tutor.id, content: answer.content });
    await updateRow(test, 'questions', id, { is_answered: true });
  }
  return { fileNames, readerId: await newUser(test) };
}

/** Inserts a demo document with the stored text of its pages. */
export async function insertDemoDocument(
  test: TestApp,
  { title, fileName }: DemoUpload,
  uploaderId: string,
): Promise<{ id: number; pageCount: number }> {
  const sha256 = randomUUID();
  await insertRow(test, 'files', { sha256, size_bytes: 10, storage_key: sha256 });
  const { id } = await insertRow(test, 'documents', {
    title,
    file_name: fileName,
    uploader_id: uploaderId,
    file_sha256: sha256,
    file_size: 10,
  });
  const pageCount = await insertDemoPages(test, { id, fileName });
  return { id, pageCount };
}

/** Gives a demo document the stored text of its pages, all or some of them free, and returns their number. */
export async function insertDemoPages(
  test: TestApp,
  { id, fileName, freeOf = (count) => count }: DemoPages,
): Promise<number> {
  const texts = readDemoPages(fileName);
  const page = { width: 800, height: 1100, is_text_checked: true };
  const pages = texts.map((text, at) => ({ ...page, number: at + 1, text }));
  await documentQueries.replacePages(test.ctx.db, id, pages, freeOf(texts.length));
  await updateRow(test, 'documents', id, { page_count: texts.length });
  return texts.length;
}

type DemoPages = { id: number; fileName: string; freeOf?: (count: number) => number };

/** Columns of a document that is in the library. */
export const publishedColumns = () =>
  ({
    status: 'published',
    step: 'published',
    text_check: 'done',
    originality: 'accepted',
    published_at: new Date(),
  }) as const;
