import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { ownWords, uniquePdf } from '../../../testing/make-pdf';
import { selectRows, updateRow } from '../../../testing/rows';
import { docxOf } from '../../../testing/sample-files';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import * as word from '../../../testing/word-files';
import { forgetWithdrawn } from '../../privacy/forget-withdrawn';
import { removeErasedFiles } from '../../privacy/remove-erased-files';

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test));
const author = beforeTests(() => signedIn(test.app));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const addressOf = (id: number) => `/api/admin/documents/${id}/file`;
const original = (id: number, headers = {}) => staff.inject({ url: addressOf(id), headers });
const upload = async (bytes: Uint8Array, fileName: string) =>
  (await author.upload(bytes, { fileName })).json<{ id: number }>().id;
const statusOf = async (id: number) =>
  (await staff.get(`/api/admin/documents/${id}`)).json<{ status: string }>().status;
const readsOf = (id: number) =>
  selectRows(test, 'audit_log', { verb: 'document.file_read', target: `document:${id}` }, ['actor', 'after']);

describe('the original of a document', () => {
  it('[D2] [D12] staff get the original file; other people get a PDF without its revisions', async () => {
    const bytes = await word.wordWithDeletion();
    const id = await upload(bytes, 'draft essay.docx');
    await test.processAll();
    expect(await statusOf(id)).toBe('published');
    const file = await original(id);
    expect(sha256(file.rawPayload)).toBe(sha256(bytes));
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment.*draft essay\.docx/),
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'x-content-type-options': 'nosniff',
    });
  });

  it('[D2] staff can download the original of a document that is processing, held, refused, withdrawn or removed', async () => {
    const bytes = await uniquePdf();
    const id = await upload(bytes, 'notes.pdf');
    expect(await statusOf(id)).toBe('processing');
    const isWhole = async () => sha256((await original(id)).rawPayload) === sha256(bytes);
    expect(await isWhole()).toBe(true);
    await test.processAll();

    const change = (columns: object) => updateRow(test, 'documents', id, columns);
    await change({ held_at: new Date(), held_because: 'It has a link.', deleted_at: new Date() });
    expect(await isWhole()).toBe(true);
    await change({ held_at: null, held_because: null, deleted_at: null });

    const removal = { reason: 'It is not own work.', isForCause: true };
    await staff.post(`/api/admin/documents/${id}/remove`, removal);
    expect(await isWhole()).toBe(true);
    await author.delete(`/api/documents/${id}`);
    expect(await isWhole()).toBe(true);

    const broken = Buffer.from('%PDF-1.7 and nothing that follows');
    const refused = await upload(broken, 'broken.pdf');
    await test.processAll();
    expect(await statusOf(refused)).toBe('refused');
    expect(sha256((await original(refused)).rawPayload)).toBe(sha256(broken));
  });

  it('[D2] the original supports ranges and ETags like other downloads', async () => {
    const bytes = await uniquePdf();
    const id = await upload(bytes, 'notes.pdf');
    const part = await original(id, { range: 'bytes=0-3' });
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF']);
    const unchanged = await original(id, { 'if-none-match': `"${sha256(bytes)}"` });
    expect(unchanged.statusCode).toBe(304);
  });

  it('[M3] [M5] only staff who decide about documents get the original, and each download is in the audit log', async () => {
    const id = await upload(await docxOf([ownWords(30)]), 'notes.docx');
    const reader = await signedInStaff(test, 'rita', 'read_only');
    expect((await reader.get(`/api/admin/documents/${id}`)).statusCode).toBe(200);
    expect((await reader.get(addressOf(id))).statusCode).toBe(403);
    expect((await author.get(addressOf(id))).statusCode).toBe(401);
    expect(await readsOf(id)).toEqual([]);
    const file = await original(id);
    expect(await readsOf(id)).toEqual([{ actor: 'amira', after: { sha256: sha256(file.rawPayload) } }]);
  });

  it('[D27] [U9] the original of an erased file is refused with a message that says so', async () => {
    const id = await upload(await uniquePdf(), 'gone.pdf');
    await test.processAll();
    await author.delete(`/api/documents/${id}`);
    const after = (days: number) => ({
      ...test.ctx,
      now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
    await forgetWithdrawn(after(31));
    const answer = await original(id);
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      404,
      expect.objectContaining({
        code: 'documents.erased',
        message: 'The file of this document was deleted, so it can no longer be downloaded.',
      }),
    ]);
    await removeErasedFiles(after(32));
    expect((await original(id)).statusCode).toBe(404);
    expect(await readsOf(id)).toEqual([]);
    const missing = await original(999_999);
    expect(refusalOf(missing)).toEqual([404, 'documents.not_found']);
  });
});
