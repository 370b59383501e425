import * as documents from '@aw/db/documents';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction';
import { beforeTests } from '../../../testing/before-tests';
import { ownWords } from '../../../testing/make-pdf';
import { pagesWith, publishTexts } from '../../../testing/publish-texts';
import { selectRow, selectRows, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { fingerprintOf } from './fingerprint';
import { judgeAgain } from './judge-again';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));

const publish = async (texts: string[]) => publishTexts(test, await signedIn(test.app), texts);
const rowOf = (id: number) => selectRow(test, 'documents', { id });

/** Publishes a document and removes it because of copyright. */
async function publishRemoved(texts: string[]): Promise<number> {
  const work = await publish(texts);
  const removal = { reason: 'It is someone else’s work.', isForCause: true, isForCopyright: true };
  expect((await staff.post(`/api/admin/documents/${work}/remove`, removal)).statusCode).toBe(200);
  return work;
}

/** Judges a document as if these texts were read from it now. */
async function readAgain(id: number, texts: string[]): Promise<void> {
  await inTransaction(test.ctx, async (ctx) => {
    const document = await documents.lockWithUploader(ctx.db, id);
    if (!document) throw new Error('The document is gone.');
    const fingerprint = fingerprintOf(pagesWith(texts));
    const textHash = await documents.findTextHash(ctx.db, id);
    await judgeAgain(ctx, document, { fingerprint, isReadable: true, textHash });
  });
}

describe('a public document that is read again', () => {
  it('[D18] one that matches a removed work is hidden at once and waits in moderation, until staff publish it', async () => {
    const texts = [ownWords(200), ownWords(200)];
    const work = await publishRemoved(texts);
    const scan = await publish([ownWords(60)]);
    await readAgain(scan, texts.slice(0, 1));
    expect(await rowOf(scan)).toMatchObject({
      is_listed: false,
      held_because: 'It matches a work that was removed because of copyright.',
    });
    const cases = (await staff.get('/api/admin/reports?kind=document')).json<{ id: string }[]>();
    expect(cases.map(({ id }) => id)).toContain(`document-${scan}`);
    expect((await staff.get(`/api/admin/documents/${scan}`)).json()).toMatchObject({
      removedWork: { id: work, percent: 100 },
    });
    const { version, latestReportId } = (await staff.get(`/api/admin/reports/document/${scan}`)).json<{
      version: number;
      latestReportId: number;
    }>();
    const decision = { decision: 'keep', version, latestReportId };
    await staff.post(`/api/admin/reports/document/${scan}/decide`, decision);
    expect(await rowOf(scan)).toMatchObject({ is_listed: true, held_because: null });
    await readAgain(scan, texts);
    expect(await rowOf(scan)).toMatchObject({ is_listed: true });
  });

  it('[D18] no change of its texts and no earlier hold lets one out that matches a removed work', async () => {
    const texts = [ownWords(200), ownWords(200)];
    await publishRemoved(texts);
    const links = Array.from({ length: 6 }, (_, at) => `https://example.org/${at}`).join(' ');
    const person = await signedIn(test.app);
    const hidden = await publishTexts(test, person, [ownWords(60)]);
    await readAgain(hidden, texts);
    const heldForLinks = await publishTexts(test, person, [ownWords(60)]);
    for (const id of [hidden, heldForLinks])
      expect((await person.patch(`/api/documents/${id}`, { description: links })).statusCode).toBe(200);
    expect((await rowOf(heldForLinks)).held_because).toContain('links');
    await readAgain(heldForLinks, texts);
    await readAgain(heldForLinks, texts);
    for (const id of [hidden, heldForLinks]) {
      expect((await rowOf(id)).held_because).toBe('It matches a work that was removed because of copyright.');
      const entries = await selectRows(test, 'audit_log', {
        target: `document:${id}`,
        verb: 'document.held',
      });
      expect(entries).toHaveLength(1);
    }
  });

  it('[D18] one that its uploader had removed stays out of the library when they return it', async () => {
    const texts = [ownWords(200), ownWords(200)];
    await publishRemoved(texts);
    const person = await signedIn(test.app);
    const scan = await publishTexts(test, person, [ownWords(60)]);
    await person.delete(`/api/documents/${scan}`);
    await readAgain(scan, texts);
    expect((await person.post(`/api/documents/${scan}/return`)).statusCode).toBe(200);
    expect(await rowOf(scan)).toMatchObject({ withdrawn_at: null, is_listed: false });
  });

  it('[D13] a copy of an earlier public document stays public and waits for staff without counting', async () => {
    const texts = [ownWords(200), ownWords(200)];
    const original = await publish(texts);
    const scan = await publish([ownWords(60)]);
    const { uploader_id: uploader } = await rowOf(scan);
    await readAgain(scan, texts);
    expect(await rowOf(scan)).toMatchObject({
      is_listed: true,
      originality: 'waiting',
      wait_reason: 'similar',
      similar_to: original,
      similarity_percent: 100,
    });
    expect((await rowOf(scan)).review_due_at).not.toBeNull();
    expect(await selectRow(test, 'users', { id: uploader })).toMatchObject({ upload_count: 0 });
    const waiting = (await staff.get('/api/admin/documents?state=waiting')).json<{ id: number }[]>();
    expect(waiting.map(({ id }) => id)).toContain(scan);
    await staff.post(`/api/admin/documents/${scan}/originality`, { decision: 'accept' });
    await readAgain(scan, [...texts, ownWords(10)]);
    expect(await rowOf(scan)).toMatchObject({ originality: 'accepted' });
  });

  it('[D13] the earlier one of two copies and a document whose text is the same as before keep counting', async () => {
    const texts = [ownWords(200)];
    const scan = await publish([ownWords(60)]);
    const later = await publish(texts);
    await readAgain(scan, texts);
    expect(await rowOf(scan)).toMatchObject({ originality: 'accepted' });
    const other = await publish([ownWords(200)]);
    await updateRows(test, 'documents', { id: later }, { published_at: new Date('2020-01-01') });
    await readAgain(
      other,
      (await selectRows(test, 'document_pages', { document_id: other })).map(({ text }) => text),
    );
    expect(await rowOf(other)).toMatchObject({ originality: 'accepted' });
  });
});
