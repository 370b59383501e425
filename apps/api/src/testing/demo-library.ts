import { randomUUID } from 'node:crypto';
import { readDemoPages } from '@aw/bench/document-questions';
import * as documentQueries from '@aw/db/documents';
import { readDemo } from '@aw/demo';
import { expert, visibleQuestion } from './questions';
import { insertRow, updateRow } from './rows';
import type { TestApp } from './test-app';
import { newUser } from './user-rows';

export type DemoLibrary = {
  /** Names of the files of the demo documents by their ids. */
  fileNames: ReadonlyMap<number, string>;
  /** Somebody who may read all pages. */
  readerId: string;
};

/** Inserts the demo documents with the stored text of their pages, and the demo's answered questions. */
export async function fillDemoLibrary(test: TestApp): Promise<DemoLibrary> {
  const uploader = await newUser(test);
  const fileNames = new Map<number, string>();
  const { uploads, questions } = readDemo();
  for (const { title, fileName } of uploads) {
    const sha256 = randomUUID();
    const texts = readDemoPages(fileName);
    await insertRow(test, 'files', { sha256, size_bytes: 10, storage_key: sha256 });
    const { id } = await insertRow(test, 'documents', {
      title,
      file_name: fileName,
      uploader_id: uploader,
      file_sha256: sha256,
      file_size: 10,
      page_count: texts.length,
      status: 'published',
      step: 'published',
      text_check: 'done',
      originality: 'accepted',
      published_at: new Date(),
    });
    const page = { width: 800, height: 1100, is_text_checked: true };
    const pages = texts.map((text, at) => ({ ...page, number: at + 1, text }));
    await documentQueries.replacePages(test.ctx.db, id, pages, texts.length);
    fileNames.set(id, fileName);
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
