import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cleanOfficeKey, contentKey, pageImageKey } from '../../adapters/files/file-keys';
import { readerVersion } from '../../adapters/pages/reader-version';
import { member } from '../../testing/account';
import { uniquePdf } from '../../testing/make-pdf';
import { placedOrder } from '../../testing/order-form';
import { deleteRows, insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { rereadDocument } from '../documents/processing/reread-document';
import { eraseDue } from './erase-user';

const test = useTestApp();
const waitingLocks = async () =>
  (await sql`select from pg_locks where not granted`.execute(test.ctx.db)).rows.length;

/** Uploads a document for a person whose erasure is scheduled. Returns its id, bytes and hash. */
async function dueBytes() {
  const bytes = await uniquePdf();
  const user = await member(test);
  const id = await uploadDocument(test, user, bytes);
  const { file_sha256: hash } = await selectRow(test, 'documents', { id });
  await user.post('/api/account/erasure', { keepsShared: false });
  return { id, bytes, hash };
}

const later = (days = 15) => ({ ...test.ctx, now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

it('[U9] an upload of the same bytes while they are removed keeps its bytes', async () => {
  const { bytes, hash } = await dueBytes();
  const other = await signedIn(test.app);
  let uploading: ReturnType<typeof other.upload> | undefined;
  const remove = async (key: string) => {
    if (key === contentKey(hash)) {
      uploading = other.upload(bytes);
      await expect.poll(waitingLocks).toBeGreaterThan(0);
    }
    await test.ctx.files.remove(key);
  };
  await eraseDue(later());
  await eraseDue({ ...later(16), files: { ...test.ctx.files, remove } });
  const upload = await uploading;
  expect(upload?.statusCode).toBe(201);
  expect(await test.ctx.files.sizeOf(contentKey(hash))).toBe(bytes.length);
  await test.processAll();
  const answer = await other.get(`/api/documents/${upload?.json<{ id: number }>().id}/file`);
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length]);
});

it('[U9] the removal waits for an upload of the same bytes that began before it, and leaves them', async () => {
  const { bytes, hash } = await dueBytes();
  await eraseDue(later());
  const other = await signedIn(test.app);
  const { files } = test.ctx;
  let removing: Promise<void> | undefined;
  test.ctx.files = {
    ...files,
    async stage(source) {
      const staged = await files.stage(source);
      const commit = async (key: string) => {
        removing = eraseDue({ ...later(16), files });
        removing.catch(() => undefined);
        await expect.poll(waitingLocks).toBeGreaterThan(0);
        await staged.commit(key);
      };
      return { ...staged, commit };
    },
  };
  const upload = await other.upload(bytes);
  test.ctx.files = files;
  expect(upload.statusCode).toBe(201);
  await expect(removing).resolves.toBeUndefined();
  expect(await files.sizeOf(contentKey(hash))).toBe(bytes.length);
});

it('[U9] files that are stored by rereading a document while its owner is erased are removed too', async () => {
  const { id, hash } = await dueBytes();
  await updateRow(test, 'documents', id, { reader_version: 0 });
  const reader: typeof test.reader = {
    ...test.reader,
    async read(file, outDir) {
      const result = await test.reader.read(file, outDir);
      await eraseDue(later());
      return result;
    },
  };
  await rereadDocument({ ...test.ctx, reader }, id);
  const key = pageImageKey(hash, 1, 'thumb', readerVersion);
  expect(await test.ctx.files.sizeOf(key)).toBeGreaterThan(0);
  await eraseDue(later(16));
  for (const one of [contentKey(hash), key])
    expect([one, await test.ctx.files.sizeOf(one)]).toEqual([one, undefined]);
});

describe('a file that the previous release removes during an update', () => {
  /** Erases a document and removes its file as the previous release does. Returns its bytes and what is left of it. */
  async function removedByPreviousRelease() {
    const { bytes, hash } = await dueBytes();
    const left = [cleanOfficeKey(hash, 'docx'), pageImageKey(hash, 1, 'thumb', readerVersion)];
    for (const key of left) await test.ctx.files.put(key, Buffer.from('x'));
    await eraseDue(later());
    await deleteRows(test, 'files', { sha256: hash });
    await deleteRows(test, 'app_facts', { name: `erased-file:${hash}` });
    const sizes = () => Promise.all(left.map((key) => test.ctx.files.sizeOf(key)));
    expect(await sizes()).toEqual([1, 1]);
    const facts = () => selectRows(test, 'app_facts', { name: `removed-file:${hash}` }, ['name']);
    return { bytes, sizes, facts };
  }

  it('[U9] loses the copies and pictures that only this release makes, too', async () => {
    const { sizes, facts } = await removedByPreviousRelease();
    expect(await facts()).toHaveLength(1);
    await eraseDue(later());
    expect(await sizes()).toEqual([undefined, undefined]);
    expect(await facts()).toEqual([]);
  });

  it('[U9] keeps them for a person who has uploaded the same bytes again', async () => {
    const { bytes, sizes, facts } = await removedByPreviousRelease();
    expect((await (await signedIn(test.app)).upload(bytes)).statusCode).toBe(201);
    await eraseDue(later());
    expect(await sizes()).toEqual([1, 1]);
    expect(await facts()).toEqual([]);
  });
});

it('[U9] waiting files of an erased person no longer name them, and do not take the turn of others', async () => {
  const user = await member(test);
  const { id } = (await user.upload(await uniquePdf())).json<{ id: number }>();
  const order = await placedOrder(user);
  const { db } = test.ctx;
  const bytes = await selectRow(test, 'documents', { id }, ['file_sha256']);
  await insertRow(test, 'order_files', {
    order_id: order.id,
    role: 'brief',
    from_whom: 'customer',
    file_name: 'brief.pdf',
    file_sha256: bytes.file_sha256,
    size_bytes: 1,
    queue_group: `user:${user.id}`,
  });
  await user.post('/api/account/erasure', { keepsShared: false });
  await eraseDue(later());
  const document = db.selectFrom('documents').select(['queue_group', 'status']).where('id', '=', id);
  expect(await document.executeTakeFirst()).toEqual({ queue_group: null, status: 'refused' });
  const file = db
    .selectFrom('order_files')
    .select(['queue_group', 'status'])
    .where('order_id', '=', order.id);
  expect(await file.executeTakeFirst()).toEqual({ queue_group: null, status: 'refused' });
});
