import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readerVersion } from '../../../adapters/pages/reader-version';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { makePdf, ownWords, uniquePdf } from '../../../testing/make-pdf';
import { giveCredits } from '../../../testing/questions';
import { selectRow, selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { signedIn } from '../../../testing/user';
import { giveUpOnRereading, queueRereading, rereadDocument } from './reread-document';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const author = beforeTests(() => signedIn(test.app));
const buyer = beforeTests(() => signedIn(test.app));
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  await giveCredits(test, buyer.id, 20);
  staff = await signedInStaff(test);
});
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(test.ctx.db);
  await updateRows(test, 'documents', {}, { reader_version: readerVersion });
});
const call = (user: Caller, method: 'DELETE' | 'GET' | 'POST', url: string) =>
  user.inject({ method, url: `/api/documents/${url}` });
const update = (id: number, change: object) => updateRow(test, 'documents', id, change);
const rowOf = (id: number) => selectRow(test, 'documents', { id });
const reread = (id: number) => rereadDocument({ ...test.ctx, reader: test.reader }, id);

type Removal = 'listed' | 'by its uploader' | 'by staff' | 'by staff for cause';

/** Creates a document that an earlier reader has read, with an optional unlock and a later optional removal. */
async function oldDocument(removal: Removal, options: { isUnlocked: boolean; bytes?: Uint8Array }) {
  const id = await uploadDocument(test, author, options.bytes ?? (await uniquePdf()));
  if (options.isUnlocked) expect((await call(buyer, 'POST', `${id}/unlock`)).statusCode).toBe(200);
  if (removal === 'by its uploader') expect((await call(author, 'DELETE', `${id}`)).statusCode).toBe(200);
  else if (removal !== 'listed') {
    const url = `/api/admin/documents/${id}/remove`;
    const payload = { reason: 'It is not for everybody.', isForCause: removal === 'by staff for cause' };
    expect((await staff.post(url, payload)).statusCode).toBe(200);
  }
  await update(id, { reader_version: 0 });
  return id;
}

async function queued(): Promise<number[]> {
  await queueRereading(test.ctx);
  const { rows } = await sql<{ id: number }>`
    select (data ->> 'documentId')::int as id from jobs.job where name = 'reread-document' order by 1`.execute(
    test.ctx.db,
  );
  return rows.map(({ id }) => id);
}

describe('a document out of the library that an earlier reader has read', () => {
  it.each(['by its uploader', 'by staff'] as const)(
    '[D27] a document that was removed %s is read again for people who unlocked it earlier',
    async (removal) => {
      const id = await oldDocument(removal, { isUnlocked: true });
      await updateRows(
        test,
        'document_pages',
        { document_id: id },
        { text: 'What the earlier reader made of it.', whole_text: null },
      );
      expect(await queued()).toEqual([id]);
      await reread(id);
      expect(await rowOf(id)).toMatchObject({
        reader_version: readerVersion,
        picture_set: readerVersion,
        is_listed: false,
      });
      const { text } = (await call(buyer, 'GET', `${id}/pages/1/text`)).json<{ text: string }>();
      expect(text).not.toContain('earlier reader');
      expect((await call(buyer, 'GET', `${id}/pages/1/image`)).statusCode).toBe(200);
    },
  );

  it.each([
    { why: 'nobody unlocked it', removal: 'by its uploader', isUnlocked: false },
    { why: 'staff took it from those who unlocked it', removal: 'by staff for cause', isUnlocked: true },
  ] as const)('[D27] a removed document is not read again where $why', async ({ removal, isUnlocked }) => {
    const id = await oldDocument(removal, { isUnlocked });
    expect(await queued()).toEqual([]);
    await reread(id);
    await giveUpOnRereading(test.ctx, id);
    expect(await rowOf(id)).toMatchObject({ reader_version: 0, reread_problem: null });
  });

  it('[U9] a document with erased content is not read again, even if an unlock remains', async () => {
    const id = await oldDocument('by its uploader', { isUnlocked: true });
    await update(id, { status: 'refused', refusal_code: 'erased' });
    expect(await queued()).toEqual([]);
    await reread(id);
    await giveUpOnRereading(test.ctx, id);
    expect(await rowOf(id)).toMatchObject({ reader_version: 0, reread_problem: null });
  });

  it('[D27] a removed document is read again after those in the library', async () => {
    const removed = await oldDocument('by its uploader', { isUnlocked: true });
    const listed: number[] = [];
    for (let count = 0; count < 5; count++) listed.push(await oldDocument('listed', { isUnlocked: false }));
    expect(await queued()).toEqual(listed);
    await update(listed[0] ?? 0, { reader_version: readerVersion });
    expect(await queued()).toEqual([removed, ...listed]);
  });

  it('[D27] a removed document records why it could not be read again', async () => {
    const id = await oldDocument('by its uploader', { isUnlocked: true });
    await test.ctx.files.remove(
      (
        await test.ctx.db
          .selectFrom('files as f')
          .innerJoin('documents as d', 'd.file_sha256', 'f.sha256')
          .select('f.storage_key')
          .where('d.id', '=', id)
          .executeTakeFirstOrThrow()
      ).storage_key,
    );
    await reread(id);
    expect(await rowOf(id)).toMatchObject({ reader_version: readerVersion, reread_problem: 'missing' });
  });

  it('[A9] people who unlocked a removed document are asked to wait for AI help until it is read again', async () => {
    const id = await oldDocument('by its uploader', { isUnlocked: true });
    await updateRows(test, 'document_pages', { document_id: id }, { is_text_checked: false });
    const ask = () => buyer.post('/api/ai/chat', { message: 'What?', documentId: id });
    expect((await ask()).json()).toMatchObject({
      code: 'documents.unchecked',
      message: expect.stringContaining('we are still checking its text'),
    });
    await reread(id);
    expect((await ask()).statusCode).toBe(200);
  });

  it('[D27] an uploader who removed a document is not notified when it has enough words now', async () => {
    const id = await oldDocument('by its uploader', {
      isUnlocked: true,
      bytes: await makePdf([ownWords(120)]),
    });
    await update(id, { originality: 'waiting', wait_reason: 'few_words', legible_words: 3 });
    const notices = () => selectRows(test, 'notifications', { user_id: author.id });
    const before = await notices();
    await reread(id);
    expect(await rowOf(id)).toMatchObject({ originality: 'accepted', wait_reason: null });
    expect(await notices()).toEqual(before);
  });
});
