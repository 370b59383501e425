import { makeScan } from '@aw/bench/make-scan';
import { readSeeds } from '@aw/bench/seeded-texts';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readerVersion } from '../../../adapters/pages/reader-version';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { publishTexts } from '../../../testing/publish-texts';
import { selectRow, selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { signedIn } from '../../../testing/user';
import { giveUpOnDocument, processDocument } from '../processing/process-document';
import { giveUpOnText } from '../processing/recognise-text';
import { rereadDocument } from '../processing/reread-document';
import { fillRemovedWorks } from './removed-works';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));
const { originals, reuploadsOf } = readSeeds();

async function uploadPages(pages: string[]) {
  const person = await signedIn(test.app);
  return { id: await publishTexts(test, person, pages), person };
}
const rowOf = (id: number) =>
  selectRow(test, 'documents', { id }, ['status', 'refusal_code', 'reason', 'duplicate_of', 'originality']);
const reason = 'It is someone else’s work, and we do not know of any permission to share it.';
const remove = (id: number, isForCopyright = true) =>
  staff.post(`/api/admin/documents/${id}/remove`, { reason, isForCause: true, isForCopyright });

/** Publishes a seeded text and removes it because of copyright. */
async function removedWork(at: number): Promise<number> {
  const { id } = await uploadPages(originals[at] ?? []);
  expect((await remove(id)).statusCode).toBe(200);
  return id;
}

/** Erases the text, as after the removal is final. */
async function eraseText(id: number): Promise<void> {
  await sql`delete from document_pages where document_id = ${id}`.execute(test.ctx.db);
  await sql`delete from document_fingerprints where document_id = ${id}`.execute(test.ctx.db);
  await sql`update documents set status = 'refused', refusal_code = 'erased' where id = ${id}`.execute(
    test.ctx.db,
  );
}

describe('a work that was removed because of copyright', () => {
  it('[D18] halves, rewordings and scans of it are refused after its text is erased, and other works are not', async () => {
    await eraseText(await removedWork(0));
    for (const { kind, pages } of reuploadsOf(0)) {
      const { id } = await uploadPages(pages);
      expect(await rowOf(id), kind).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
      expect(await selectRows(test, 'document_pages', { document_id: id }), kind).toEqual([]);
    }
    const { id } = await uploadPages(originals[1] ?? []);
    expect(await rowOf(id)).toMatchObject({ status: 'published', originality: 'accepted' });
  });

  it('[D18] the refusal says why and how to contest it, names no document, and a granted appeal publishes the upload', async () => {
    const work = await removedWork(2);
    const person = await signedIn(test.app);
    const id = await uploadDocument(test, person, await makePdf(originals[2] ?? [], { size: 11 }));
    const seen = (await person.get(`/api/documents/${id}`)).json<{ reason: string }>();
    expect(seen.reason).toMatch(/someone else holds the rights.*please appeal/);
    expect(await rowOf(id)).toMatchObject({ duplicate_of: null });
    const detail = (await staff.get(`/api/admin/documents/${id}`)).json();
    expect(detail).toMatchObject({ removedWork: { id: work, percent: 100 } });
    await person.post(`/api/documents/${id}/appeal`, { message: 'The publisher allows it.' });
    const { appeal } = (await staff.get(`/api/admin/documents/${id}`)).json<{ appeal: { id: number } }>();
    const decision = { decision: 'grant', answer: 'Thank you for the letter.' };
    await staff.post(`/api/admin/appeals/${appeal.id}/decide`, decision);
    await test.processAll();
    expect(await rowOf(id)).toMatchObject({ status: 'published' });
  });

  it('[D18] the same bytes are refused for this reason too', async () => {
    const bytes = await makePdf(originals[3] ?? []);
    const first = await uploadDocument(test, await signedIn(test.app), bytes);
    await remove(first);
    const second = await uploadDocument(test, await signedIn(test.app), bytes);
    expect(await rowOf(second)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] it is no longer recognised once its document is restored', async () => {
    const id = await removedWork(4);
    expect(await selectRows(test, 'removed_works', { document_id: id })).toHaveLength(1);
    await staff.post(`/api/admin/documents/${id}/restore`);
    expect(await selectRows(test, 'removed_works', { document_id: id })).toEqual([]);
    const half = await uploadPages((originals[4] ?? []).slice(0, 2));
    expect(await rowOf(half.id)).toMatchObject({ status: 'published', originality: 'waiting' });
  });

  it('[D18] a removal for another cause does not make the work stay down', async () => {
    const { id } = await uploadPages(originals[5] ?? []);
    await remove(id, false);
    const half = await uploadPages((originals[5] ?? []).slice(0, 2));
    expect(await rowOf(half.id)).toMatchObject({ status: 'published', originality: 'waiting' });
  });

  it('[D18] hashes of works that an earlier release removed are added in the background, and contain no text', async () => {
    const id = await removedWork(6);
    await sql`
      update removed_works set hashes = null, bound = null, filled_at = null where document_id = ${id}`.execute(
      test.ctx.db,
    );
    await sql`delete from removed_work_keys`.execute(test.ctx.db);
    await fillRemovedWorks(test.ctx);
    await fillRemovedWorks(test.ctx);
    const work = await selectRow(test, 'removed_works', { document_id: id });
    expect(work.filled_at).not.toBeNull();
    expect(work.hashes?.length).toBeGreaterThan(400);
    await eraseText(id);
    const { id: half } = await uploadPages((originals[6] ?? []).slice(0, 2));
    expect(await rowOf(half)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] a work that the previous release removes during an update stays down too', async () => {
    const { id } = await uploadPages(originals[8] ?? []);
    const other = await uploadPages(originals[9] ?? []);
    for (const document of [id, other.id]) expect((await remove(document)).statusCode).toBe(200);
    // The previous release records no work, and does not say in the audit log whether it was because of copyright.
    await sql`delete from removed_works`.execute(test.ctx.db);
    await audit.insert(test.ctx.db, {
      actor: 'staff',
      verb: 'document.removed',
      target: `document:${id}`,
      after: { isForCause: true },
    });
    await fillRemovedWorks(test.ctx);
    await fillRemovedWorks(test.ctx);
    expect(await selectRows(test, 'removed_works', { document_id: id })).toHaveLength(1);
    expect(await selectRows(test, 'removed_works', { document_id: other.id })).toEqual([]);
    const half = await uploadPages((originals[8] ?? []).slice(0, 2));
    expect(await rowOf(half.id)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] a later decision that it was not because of copyright is recorded, and it no longer stays down', async () => {
    const id = await removedWork(10);
    expect((await remove(id, false)).statusCode).toBe(200);
    const [last] = await audit.list(test.ctx.db, { target: `document:${id}`, limit: 1 });
    expect(last).toMatchObject({ verb: 'document.removed', after: { isForCopyright: false } });
    await fillRemovedWorks(test.ctx);
    expect(await selectRows(test, 'removed_works', { document_id: id })).toEqual([]);
  });

  it('[D18] a quotation of a few sentences from it is published', async () => {
    await removedWork(7);
    const quoted = (originals[7]?.[0] ?? '').split(' ').slice(0, 40).join(' ');
    const { id } = await uploadPages([`${quoted} ${ownWords(100)}`, ownWords(150), ownWords(150)]);
    expect(await rowOf(id)).toMatchObject({ status: 'published', originality: 'accepted' });
  });

  it('[D18] [D14] a scan that was removed before OCR had read it is read for comparisons, and stays down', async () => {
    const words = [ownWords(120), ownWords(120)];
    const context = { ...test.ctx, reader: test.reader };
    const person = await signedIn(test.app);
    const { id } = (await person.upload(await makeScan(words))).json<{ id: number }>();
    await processDocument(context, id);
    await giveUpOnText(context, id);
    await sql`update documents set reader_version = 1 where id = ${id}`.execute(test.ctx.db);
    expect((await remove(id)).statusCode).toBe(200);
    await fillRemovedWorks(test.ctx);
    expect((await selectRow(test, 'removed_works', { document_id: id })).filled_at).toBeNull();
    // Public documents wait, because they are compared with it.
    await uploadPages([ownWords(100)]);
    await sql`update documents set reader_version = 1 where is_listed`.execute(test.ctx.db);
    expect(await documents.listDueRereads(test.ctx.db, readerVersion, 1)).toEqual([id]);
    await rereadDocument(context, id);
    expect((await selectRow(test, 'removed_works', { document_id: id })).filled_at).not.toBeNull();
    expect(await rowOf(id)).toMatchObject({ status: 'published' });
    const again = await uploadDocument(test, person, await makeScan(words.slice(0, 1), 'skewed'));
    expect(await rowOf(again)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] [D14] a typed cover sheet before scans is not what it is recognised by', async () => {
    const cover = ownWords(60);
    const body = [ownWords(150), ownWords(150)];
    const { id } = await uploadPages([cover, ...body]);
    await sql`update documents set reader_version = 1 where id = ${id}`.execute(test.ctx.db);
    await sql`update document_pages set text = '' where document_id = ${id} and number > 1`.execute(
      test.ctx.db,
    );
    expect((await remove(id)).statusCode).toBe(200);
    expect((await selectRow(test, 'removed_works', { document_id: id })).filled_at).toBeNull();
    // OCR reads the other pages.
    for (const [at, text] of body.entries())
      await sql`update document_pages set text = ${text} where document_id = ${id} and number = ${at + 2}`.execute(
        test.ctx.db,
      );
    await sql`update documents set reader_version = ${readerVersion} where id = ${id}`.execute(test.ctx.db);
    await fillRemovedWorks(test.ctx);
    const sameCover = await uploadPages([cover, ownWords(150), ownWords(150)]);
    expect(await rowOf(sameCover.id)).toMatchObject({ status: 'published' });
    const half = await uploadPages(body.slice(0, 1));
    expect(await rowOf(half.id)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] handwriting behind a typed cover sheet is recognised only by its bytes', async () => {
    const cover = ownWords(60);
    const bytes = await makePdf([cover, ownWords(9), ownWords(9)]);
    const id = await uploadDocument(test, await signedIn(test.app), bytes);
    await sql`
      update document_pages set text = '', text_origin = 'unread' where document_id = ${id} and number > 1`.execute(
      test.ctx.db,
    );
    await remove(id);
    const sameCover = await uploadPages([cover, ownWords(60)]);
    expect(await rowOf(sameCover.id)).toMatchObject({ status: 'published' });
    const again = await uploadDocument(test, await signedIn(test.app), bytes);
    expect(await rowOf(again)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] a console of the previous release, which does not ask, makes it stay down by its reason', async () => {
    const { id } = await uploadPages(originals[11] ?? []);
    const earlier = { reason, isForCause: true };
    expect((await staff.post(`/api/admin/documents/${id}/remove`, earlier)).statusCode).toBe(200);
    await fillRemovedWorks(test.ctx);
    const half = await uploadPages((originals[11] ?? []).slice(0, 2));
    expect(await rowOf(half.id)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });

  it('[D18] an appeal about a failed check does not let it through', async () => {
    await removedWork(8);
    const person = await signedIn(test.app);
    const bytes = await makePdf(originals[8] ?? [], { size: 10 });
    const { id } = (await person.upload(bytes)).json<{ id: number }>();
    await giveUpOnDocument(test.ctx, id);
    await person.post(`/api/documents/${id}/appeal`, { message: 'It opens here.' });
    const { appeal } = (await staff.get(`/api/admin/documents/${id}`)).json<{ appeal: { id: number } }>();
    await staff.post(`/api/admin/appeals/${appeal.id}/decide`, {
      decision: 'grant',
      answer: 'We check it again.',
    });
    await test.process(id);
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal_code: 'removed_work' });
  });
});
