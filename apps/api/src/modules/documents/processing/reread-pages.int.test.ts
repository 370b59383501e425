import * as documents from '@aw/db/documents';
import { describe, expect, it } from 'vitest';
import { pageImageKey } from '../../../adapters/files/file-keys';
import { readerVersion } from '../../../adapters/pages/reader-version';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf, ownWords, uniquePdf } from '../../../testing/make-pdf';
import { selectRow, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { type Person, signedIn } from '../../../testing/user';
import { rereadDocument } from './reread-document';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const author = beforeTests(() => signedIn(test.app));
const stranger = beforeTests(() => signedIn(test.app));

async function publish(bytes: Uint8Array, user = author): Promise<number> {
  return uploadDocument(test, user, bytes);
}

/**
 * Replaces the stored bytes of a document, so that reading it again gives other pages, like with a better reader. Marks
 * it as read by an earlier version.
 */
async function replaceBytes(id: number, bytes: Uint8Array): Promise<void> {
  const { storage_key } = await test.ctx.db
    .selectFrom('files as f')
    .innerJoin('documents as d', 'd.file_sha256', 'f.sha256')
    .select('f.storage_key')
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  await test.ctx.files.remove(storage_key);
  await test.ctx.files.put(storage_key, Buffer.from(bytes));
  await updateRow(test, 'documents', id, { reader_version: 0 });
}

const reread = (id: number, files = test.ctx.files) =>
  rereadDocument({ ...test.ctx, files, reader: test.reader }, id);
const get = (user: Person, url: string) => user.get(`/api/documents/${url}`);
const rowOf = (id: number) => selectRow(test, 'documents', { id });
const seenBy = async (user: Person, id: number) => ({
  detail: (await get(user, `${id}`)).json<{ pageCount: number; visiblePages: number; pages: unknown[] }>(),
  text: (await get(user, `${id}/pages/1/text`)).json<{ text: string }>().text,
  picture: (await get(user, `${id}/pages/1/image`)).rawPayload,
});

describe('a document that a better reader reads again', () => {
  it('[D7] a better reader replaces texts, pictures, number of pages and free pages', async () => {
    const id = await publish(await uniquePdf(6));
    const before = await seenBy(stranger, id);
    expect(before.detail).toMatchObject({ pageCount: 6, visiblePages: 2 });
    await replaceBytes(id, await makePdf([ownWords(60), ownWords(60), ownWords(60)]));
    await reread(id);
    const after = await seenBy(stranger, id);
    expect(after.detail).toMatchObject({ pageCount: 3, visiblePages: 1 });
    expect(after.detail.pages).toHaveLength(3);
    expect(after.text).not.toBe(before.text);
    expect(after.picture.equals(before.picture)).toBe(false);
    expect((await get(stranger, `${id}/pages/2/image`)).statusCode).toBe(403);
    expect((await get(author, `${id}/pages/3/image`)).statusCode).toBe(200);
    expect((await get(author, `${id}/pages/4/image`)).statusCode).toBe(404);
    expect(await rowOf(id)).toMatchObject({ reader_version: readerVersion, picture_set: readerVersion });
  });

  it('[D7] a better reader can add pages, and readers see the whole old version until the new one is stored', async () => {
    const id = await publish(await uniquePdf(2));
    const before = await seenBy(author, id);
    const { file_sha256: sha256 } = await rowOf(id);
    await replaceBytes(id, await makePdf([ownWords(60), ownWords(60), ownWords(60), ownWords(60)]));
    const seen: unknown[] = [];
    const files: typeof test.ctx.files = {
      ...test.ctx.files,
      async put(key, body) {
        const result = await test.ctx.files.put(key, body);
        seen.push(await seenBy(author, id));
        return result;
      },
    };
    await reread(id, files);
    // Two images of each page, and the copy for other people.
    expect(seen).toEqual(Array.from({ length: 9 }, () => before));
    expect((await seenBy(author, id)).detail).toMatchObject({ pageCount: 4 });
    expect((await get(author, `${id}/pages/4/image`)).statusCode).toBe(200);
    // The previous release still finds its pictures.
    expect(await test.ctx.files.sizeOf(pageImageKey(sha256, 2, 'page'))).toBeGreaterThan(0);
  });

  it('[D9] a document with few words counts when a better reader finds enough, and keeps counting when it finds fewer', async () => {
    const user = await signedIn(test.app);
    const waiting = await publish(await makePdf([ownWords(3)]), user);
    const counted = await publish(await uniquePdf(), user);
    const uploadCount = async () =>
      (await user.get(`/api/user/${user.id}`)).json<{ uploadCount: number }>().uploadCount;
    expect(await uploadCount()).toBe(1);
    await replaceBytes(waiting, await makePdf([ownWords(60)]));
    await reread(waiting);
    expect(await rowOf(waiting)).toMatchObject({ originality: 'accepted', legible_words: 40 });
    expect(await uploadCount()).toBe(2);
    await replaceBytes(counted, await makePdf([ownWords(2)]));
    await reread(counted);
    expect(await rowOf(counted)).toMatchObject({ originality: 'accepted', legible_words: 2 });
    expect(await uploadCount()).toBe(2);
  });

  it('[D9] a document that turns out to be a copy still waits for the promised decision by staff', async () => {
    const words = [ownWords(60)];
    const original = await publish(await makePdf(words));
    const waiting = await publish(await makePdf([ownWords(3)]), await signedIn(test.app));
    const { review_due_at: dueAt } = await rowOf(waiting);
    await replaceBytes(waiting, await makePdf(words));
    await reread(waiting);
    expect(await rowOf(waiting)).toMatchObject({
      originality: 'waiting',
      wait_reason: 'similar',
      similar_to: original,
      similarity_percent: 100,
      review_due_at: dueAt,
    });
  });

  it('[D7] a new reader version makes documents due, also those that an earlier version could not read', async () => {
    const id = await publish(await uniquePdf());
    expect(await documents.listDueRereads(test.ctx.db, readerVersion, 100)).toEqual([]);
    await replaceBytes(id, Buffer.from('%PDF-1.7 and no more'));
    await reread(id);
    expect(await rowOf(id)).toMatchObject({ reread_problem: 'refused', page_count: 1 });
    expect(await documents.listDueRereads(test.ctx.db, readerVersion, 100)).toEqual([]);
    expect(await documents.listDueRereads(test.ctx.db, readerVersion + 1, 100)).toContain(id);
  });
});
