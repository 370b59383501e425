import { createHash } from 'node:crypto';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { describe, expect, it } from 'vitest';
import { codeOf, refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { makePdf, uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { selectRows, updateRow } from '../../testing/rows';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { giveUpOnDocument, processDocument } from './processing/process-document';

const test = useTestApp();
const user = beforeTests(() => signedIn(test.app));
const countDocuments = async () => (await selectRows(test, 'documents')).length;
describe('an upload', () => {
  it('[D2] an upload can be downloaded byte for byte, and its fields are trimmed and stored', async () => {
    const bytes = await uniquePdf(3);
    const response = await user.upload(bytes, {
      fileName: 'week 3.pdf',
      fields: { title: '  Week 3 ', description: '  ', subject: ' Physics ', documentType: 'lab-report' },
    });
    expect(response.statusCode).toBe(201);
    const document = response.json<{ id: number }>();
    expect(document).toMatchObject({
      title: 'Week 3',
      description: null,
      subject: 'Physics',
      documentType: 'lab_report',
      fileName: 'week 3.pdf',
      status: 'processing',
      newRewards: [],
    });
    const file = await user.get(`/api/documents/${document.id}/file`);
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  });

  it('[D2] an upload form may have its parts in any order', async () => {
    const body = multipart(
      { title: 'Fields last' },
      { name: 'a.pdf', bytes: await uniquePdf() },
      { fileFirst: true },
    );
    const response = await user.inject({ method: 'POST', url: '/api/documents', ...body });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ title: 'Fields last' });
  });

  it('[D2] an upload of exactly 10 MiB is accepted, and one byte more is refused with 413 and leaves nothing behind', async () => {
    const before = await countDocuments();
    const pdf = Buffer.from(await uniquePdf());
    const most = Buffer.concat([pdf, Buffer.alloc(maxFileBytes - pdf.length, '\n')]);
    expect((await user.upload(most)).statusCode).toBe(201);
    const refused = await user.upload(Buffer.concat([most, Buffer.from('\n')]));
    expect(refused.statusCode).toBe(413);
    expect(codeOf(refused)).toBe('files.too_large');
    expect(await countDocuments()).toBe(before + 1);
  });

  it.each([
    ['nothing in it', new Uint8Array(), 'a.pdf', 422, 'files.empty'],
    ['a program behind a PDF name', Buffer.from('MZ\x90\x00 this is a program'), 'a.pdf', 415, 'files.type'],
    ['plain text', Buffer.from('just words'), 'a.docx', 415, 'files.type'],
  ])('[D2] an upload with %s is refused by its content', async (_, bytes, fileName, status, code) => {
    const response = await user.upload(bytes, { fileName });
    expect(refusalOf(response)).toEqual([status, code]);
  });

  it('[D3] an upload without a title is refused with the message of the form', async () => {
    const response = await user.upload(await uniquePdf(), { fields: { title: '   ' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'title', message: 'Title Required: Please provide a title for your document.' }],
    });
  });

  it('[D3] an upload without a file is refused with the message of the form', async () => {
    const response = await user.inject({
      method: 'POST',
      url: '/api/documents',
      ...multipart({ title: 'No file' }),
    });
    expect(refusalOf(response)).toEqual([422, 'files.missing']);
  });

  it('[D4] an upload to an unknown school is refused with 422 and never moved to another one', async () => {
    const response = await user.upload(await uniquePdf(), { fields: { schoolId: '999999' } });
    expect(refusalOf(response)).toEqual([422, 'schools.unknown']);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\thesis.pdf', 'thesis.pdf'],
    ['nul\u0000l\u202efdp.exe.pdf', 'nullfdp.exe.pdf'],
    ['résumé 📚 ملاحظات.pdf', 'résumé 📚 ملاحظات.pdf'],
  ])('[R4] an upload named %j is stored as %j', async (sent, kept) => {
    const response = await user.upload(await uniquePdf(), { fileName: sent });
    expect(response.json()).toMatchObject({ fileName: kept });
  });

  it('[R4] a title with null bytes is refused, and one with emoji and right-to-left text is stored unchanged', async () => {
    expect((await user.upload(await uniquePdf(), { fields: { title: 'a\u0000b' } })).statusCode).toBe(400);
    const title = 'ملاحظات الفيزياء 📐';
    expect((await user.upload(await uniquePdf(), { fields: { title } })).json()).toMatchObject({ title });
  });

  it('[D11] an upload is published with pages, text and pictures', async () => {
    const bytes = await makePdf([
      'First page about gravity.',
      'Second page about orbits.',
      'Third page about perihelion precession. It was measured.',
    ]);
    const id = await uploadDocument(test, user, bytes, { fields: { title: 'Orbits' } });
    const detail = (await user.get(`/api/documents/${id}`)).json<{
      status: string;
      step: string;
      pageCount: number;
      pages: { width: number }[];
    }>();
    expect(detail).toMatchObject({ status: 'published', step: 'published', pageCount: 3 });
    expect(detail.pages.every((page) => page.width > 0)).toBe(true);
    const image = await user.get(`/api/documents/${id}/pages/3/image?size=thumb`);
    expect([
      image.statusCode,
      image.headers['content-type'],
      image.rawPayload.subarray(8, 12).toString(),
    ]).toEqual([200, 'image/webp', 'WEBP']);
    const text = (await user.get(`/api/documents/${id}/pages/3/text`)).json<{ text: string }>();
    expect(text.text).toContain('perihelion precession');
  });

  it('[D11] a broken upload is refused with an understandable reason and can be appealed once', async () => {
    const { id } = (
      await user.upload(Buffer.from('%PDF-1.7\nthis is no document at all'), { fields: { title: 'Broken' } })
    ).json<{ id: number }>();
    await test.processAll();
    const detail = (await user.get(`/api/documents/${id}`)).json<{ status: string; reason: string }>();
    expect(detail.status).toBe('refused');
    expect(detail.reason.length).toBeGreaterThan(20);
    const appeal = () => user.post(`/api/documents/${id}/appeal`, { message: 'It opens here.' });
    expect((await appeal()).statusCode).toBe(201);
    expect((await appeal()).statusCode).toBe(409);
  });

  it('[D13] an upload of bytes that are in the library is refused with a link, also when two arrive in parallel', async () => {
    const bytes = await uniquePdf();
    const other = await signedIn(test.app);
    const answers = await Promise.all([user.upload(bytes), other.upload(bytes)]);
    const ids = answers.map((answer) => answer.json<{ id: number }>().id);
    await test.processAll();
    const rows = await test.ctx.db
      .selectFrom('documents')
      .select(['id', 'status', 'duplicate_of'])
      .where('id', 'in', ids)
      .orderBy('status')
      .execute();
    expect(rows.map((row) => row.status)).toEqual(['published', 'refused']);
    expect(rows[1]?.duplicate_of).toBe(rows[0]?.id);
  });

  it('[R4] an upload above the daily limit is refused with a message before its bytes are read', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_PER_DAY: '1' });
    const one = await signedIn(limited.app);
    expect((await one.upload(await uniquePdf())).statusCode).toBe(201);
    const second = await one.upload(await uniquePdf());
    expect(refusalOf(second)).toEqual([429, 'limits.uploads']);
    await limited.close();
  });

  it('[D13] equal bytes that two workers check in parallel are published once', async () => {
    const bytes = await uniquePdf();
    const other = await signedIn(test.app);
    const answers = await Promise.all([user.upload(bytes), other.upload(bytes), user.upload(bytes)]);
    const ids = answers.map((answer) => answer.json<{ id: number }>().id);
    await Promise.all(ids.map((id) => processDocument({ ...test.ctx, reader: test.reader }, id)));
    const rows = await test.ctx.db.selectFrom('documents').select('status').where('id', 'in', ids).execute();
    expect(rows.map((row) => row.status).sort()).toEqual(['published', 'refused', 'refused']);
  });

  it('[D11] an upload whose checks failed in every try is refused, and its uploader can appeal', async () => {
    const { id } = (await user.upload(await uniquePdf())).json<{ id: number }>();
    await giveUpOnDocument(test.ctx, id);
    const detail = (await user.get(`/api/documents/${id}`)).json<{ status: string; reason: string }>();
    expect(detail).toMatchObject({ status: 'refused', reason: expect.stringContaining('not your fault') });
    const appeal = await user.post(`/api/documents/${id}/appeal`, { message: 'Please.' });
    expect(appeal.statusCode).toBe(201);
  });

  it('[D2] an upload that is refused for its school leaves no bytes behind', async () => {
    await user.upload(await uniquePdf(), { fields: { schoolId: '999999' } });
    expect(await test.ctx.files.removeStaleStages(-1000)).toBe(0);
  });

  it('[R4] parallel uploads stay within the number that may be checked at once', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_AT_ONCE: '5' });
    const one = await signedIn(limited.app);
    const files = await Promise.all(Array.from({ length: 12 }, () => uniquePdf()));
    const answers = await Promise.all(files.map((bytes) => one.upload(bytes)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(7);
    await limited.close();
  });

  it('[R4] an upload form without a boundary is refused with 400', async () => {
    const response = await user.inject({
      method: 'POST',
      url: '/api/documents',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect(response.statusCode).toBe(400);
  });

  it('[D1] people see their own upload, also where the library is only for accounts', async () => {
    const closed = await startTestApp({ LIBRARY_ACCESS: 'account' });
    const one = await signedIn(closed.app);
    expect((await one.upload(await uniquePdf())).statusCode).toBe(201);
    expect((await one.get('/api/documents')).statusCode).toBe(401);
    await closed.close();
  });

  it('[D7] where the library is only for accounts, so are the pictures and the texts of free pages', async () => {
    const closed = await startTestApp({ LIBRARY_ACCESS: 'account' });
    const author = await signedIn(closed.app);
    const visitor = await signedIn(closed.app);
    const id = await uploadDocument(closed, author, await uniquePdf());
    const parts = ['', '/pages/1/text', '/pages/1/image?size=thumb', '/pages/1/image?size=page'];
    const answersTo = (get: (url: string) => PromiseLike<{ statusCode: number }>) =>
      Promise.all(parts.map(async (part) => (await get(`/api/documents/${id}${part}`)).statusCode));
    expect(await answersTo((url) => author.get(url))).toEqual([200, 200, 200, 200]);
    expect(await answersTo((url) => visitor.get(url))).toEqual([401, 401, 401, 401]);
    expect(await answersTo((url) => closed.app.inject(url))).toEqual([401, 401, 401, 401]);
    await updateRow(closed, 'users', visitor.id, { is_anonymous: false, email: 'reader@closed.example' });
    expect(await answersTo((url) => visitor.get(url))).toEqual([200, 200, 200, 200]);
    const image = await visitor.get(`/api/documents/${id}/pages/1/image`);
    expect(image.headers['cache-control']).toMatch(/^private/);
    await closed.close();
  });
});
