import * as system from '@aw/db/system';
import { creditsPerGrant } from '@aw/pricing';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { makePdf, ownWords, uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRow, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument, uploadDocuments } from '../../testing/uploads';
import { type Person, signedIn } from '../../testing/user';
import { forgetWithdrawn } from '../privacy/forget-withdrawn';

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test));

const call = (user: Caller, method: 'DELETE' | 'GET' | 'PATCH' | 'POST', url: string, payload?: object) =>
  user.inject({ method, url: `/api/documents/${url}`, ...(payload ? { payload } : {}) });
const rowOf = (id: number) => selectRow(test, 'documents', { id });
const update = (id: number, change: object) => updateRow(test, 'documents', id, change);
const remove = (user: Caller, id: number) => call(user, 'DELETE', `${id}`);
const figuresOf = async (user: Pick<Person, 'id' | 'inject'>) =>
  (await user.inject({ url: `/api/user/${user.id}` })).json<Record<string, number>>();
const staffChange = (id: number, what: 'remove' | 'restore') =>
  staff.inject({
    method: 'POST',
    url: `/api/admin/documents/${id}/${what}`,
    ...(what === 'remove' ? { payload: { reason: 'It is not own work.', isForCause: true } } : {}),
  });

describe('editing one’s own document', () => {
  it('[D27] an edit changes the named fields, and search finds the new title', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    const change = {
      title: 'Quokka population models',
      description: 'Three models.',
      documentType: 'study-guide',
      term: 'Fall 2026',
    };
    const answer = await call(owner, 'PATCH', `${id}`, change);
    expect(answer.json()).toMatchObject({ ...change, documentType: 'study_guide', subject: 'General' });
    const results = await owner.get('/api/documents?q=quokka');
    expect(results.json<{ id: number }[]>().map((card) => card.id)).toEqual([id]);
    const cleared = await call(owner, 'PATCH', `${id}`, { description: '', term: null });
    expect(cleared.json()).toMatchObject({ title: change.title, description: null, term: null });
  });

  it('[D27] an edit is refused to other people, with an empty title and with an unknown school', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    const stranger = await signedIn(test.app);
    const codeOf = async (user: Caller, payload: object) =>
      (await call(user, 'PATCH', `${id}`, payload)).json<{ code: string }>().code;
    expect(await codeOf(stranger, { title: 'Mine now' })).toBe('documents.not_found');
    expect(await codeOf(owner, { title: ' ' })).toBe('request.invalid');
    expect(await codeOf(owner, { schoolId: 99_999_999 })).toBe('schools.unknown');
    expect(await codeOf(owner, { courseId: 99_999_999 })).toBe('courses.not_found');
  });

  it('[D27] a document can be edited during its checks, and keeps the new title when it is published', async () => {
    const owner = await signedIn(test.app);
    const { id } = (await owner.upload(await uniquePdf(1))).json<{ id: number }>();
    await call(owner, 'PATCH', `${id}`, { title: 'Renamed in time' });
    await test.processAll();
    const seen = await call(owner, 'GET', `${id}`);
    expect(seen.json()).toMatchObject({ status: 'published', title: 'Renamed in time' });
  });
});

describe('moderation rules for changes', () => {
  it('[D27] a change with a link by a newcomer is held until staff approve it', async () => {
    const owner = await signedIn(test.app);
    const [id = 0, other = 0] = await uploadDocuments(test, owner, 2);
    await staffChange(other, 'remove');
    const spam = { description: 'More at https://spam.example' };
    const changed = (await call(owner, 'PATCH', `${id}`, spam)).json();
    expect(changed).toMatchObject({
      status: 'refused',
      isListed: false,
      reason: 'Our staff are reviewing your change.',
    });
    expect(changed).toMatchObject({ ...spam, heldAt: expect.any(String) });
    const appeal = await call(owner, 'POST', `${id}/appeal`, { message: 'Please.' });
    expect(appeal.json()).toMatchObject({ code: 'documents.not_refused' });
    // Removing and restoring the document does not end the hold.
    await remove(owner, id);
    expect((await call(owner, 'POST', `${id}/return`)).json()).toMatchObject({ isListed: false });

    const address = `/api/admin/reports/document/${id}`;
    const queued = await staff.get(address);
    expect(queued.json()).toMatchObject({ postState: 'held', heldBecause: expect.stringContaining('link') });
    const { version, latestReportId = 0 } = queued.json<{ version: number; latestReportId?: number }>();
    const decision = { decision: 'keep', version, latestReportId };
    expect((await staff.post(`${address}/decide`, decision)).statusCode).toBe(200);
    expect((await call(owner, 'GET', `${id}`)).json()).toMatchObject({ status: 'published', isListed: true });
  });

  it('[D27] a change of a document that staff removed is held, also after they restore it', async () => {
    const owner = await signedIn(test.app);
    const [one = 0, many = 0] = await uploadDocuments(test, owner, 2);
    const spam = { description: 'More at https://spam.example' };
    await staffChange(one, 'remove');
    await call(owner, 'PATCH', `${one}`, spam);
    const { db } = test.ctx;
    const { id } = await db.transaction().execute((trx) => system.deleteAll(trx, 'documents', 'admin'));
    await call(owner, 'PATCH', `${many}`, spam);
    await db.transaction().execute((trx) => system.restoreAll(trx, id, 'documents'));
    const { held_at, deleted_at } = await rowOf(many);
    expect(held_at).not.toBeNull();
    expect(deleted_at).toEqual(held_at);
    await staffChange(one, 'restore');
    expect(await rowOf(one)).toMatchObject({
      is_listed: false,
      held_because: expect.stringContaining('link'),
    });
  });

  it('[D27] a change is not held without links or by a person with accepted uploads', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    const change = { description: 'The book is at https://press.example' };
    expect((await call(owner, 'PATCH', `${id}`, change)).json()).toMatchObject({
      status: 'published',
      isListed: true,
    });
  });
});

describe('removing one’s own document', () => {
  it('[D27] a removal withdraws exactly what its preview shows, and restoring the document returns it', async () => {
    const owner = await signedIn(test.app);
    const ids = await uploadDocuments(test, owner, 10);
    const [id = 0] = ids;
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 10, rewardsEarned: 200, creditBalance: 5 });
    const preview = await call(owner, 'GET', `${id}/removal`);
    expect(preview.json()).toEqual({
      isCounted: true,
      uploadCount: 9,
      points: 100,
      credits: 5,
      laterCredits: 0,
    });
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 10, creditBalance: 5 });

    expect((await remove(owner, id)).json()).toEqual({ points: 100, credits: 5 });
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 9, rewardsEarned: 100, creditBalance: 0 });
    expect((await remove(owner, id)).json()).toEqual({ points: 0, credits: 0 });
    const seen = (await call(owner, 'GET', `${id}`)).json();
    expect(seen).toMatchObject({ status: 'refused', isListed: false, reason: 'You removed this document.' });
    expect(seen).toMatchObject({ withdrawnAt: expect.any(String) });

    expect((await call(owner, 'POST', `${id}/return`)).json()).toMatchObject({ status: 'published' });
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 10, rewardsEarned: 200, creditBalance: 5 });
  });

  it('[D27] people who unlocked a removed document keep its pages and file, and nobody else finds it', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1, 6);
    const buyer = await member(test);
    expect((await call(buyer, 'POST', `${id}/unlock`)).statusCode).toBe(200);
    await remove(owner, id);
    for (const path of [`${id}`, `${id}/file`, `${id}/pages/5/text`, `${id}/pages/5/image`])
      expect([path, (await call(buyer, 'GET', path)).statusCode]).toEqual([path, 200]);
    expect((await call(buyer, 'GET', `${id}`)).json()).toMatchObject({
      status: 'published',
      isUnlocked: true,
      isListed: false,
    });
    expect(await figuresOf(buyer)).toMatchObject({ creditBalance: 0 });
    const stranger = await member(test);
    expect((await call(stranger, 'GET', `${id}`)).statusCode).toBe(404);
    expect((await call(stranger, 'POST', `${id}/unlock`)).statusCode).toBe(404);
    const listed = await stranger.get('/api/documents?limit=100');
    expect(listed.json<{ id: number }[]>().map((card) => card.id)).not.toContain(id);
  });

  it('[D27] credits that were spent before a removal are taken from later ones, and the balance never falls below 0', async () => {
    const seller = await signedIn(test.app);
    const bought = await uploadDocuments(test, seller, 4);
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 10);
    for (const one of bought) await call(owner, 'POST', `${one}/unlock`);
    expect(await figuresOf(owner)).toMatchObject({ creditBalance: 1 });
    const preview = await call(owner, 'GET', `${id}/removal`);
    expect(preview.json()).toMatchObject({ credits: 1, laterCredits: 4 });
    await remove(owner, id);
    expect(await figuresOf(owner)).toMatchObject({ creditBalance: 0 });
    await uploadDocuments(test, owner, 1);
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 10, creditBalance: creditsPerGrant - 4 });
  });

  it('[D27] a document that is removed during its checks causes no notification about them', async () => {
    const owner = await signedIn(test.app);
    const { id } = (await owner.upload(await uniquePdf(1))).json<{ id: number }>();
    expect((await call(owner, 'GET', `${id}/removal`)).json()).toMatchObject({
      isCounted: false,
      credits: 0,
    });
    await remove(owner, id);
    await test.processAll();
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 0 });
    expect((await call(owner, 'GET', `${id}`)).json()).toMatchObject({ status: 'refused', isListed: false });
    expect((await call(owner, 'POST', `${id}/return`)).json()).toMatchObject({ status: 'published' });
    expect(await figuresOf(owner)).toMatchObject({ uploadCount: 1 });
  });

  it('[D27] removals by the uploader and by staff do not undo each other, and the former cannot be appealed', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    await remove(owner, id);
    const appeal = await call(owner, 'POST', `${id}/appeal`, { message: 'Please.' });
    expect(appeal.json()).toMatchObject({ code: 'documents.not_refused' });
    await staffChange(id, 'remove');
    expect((await call(owner, 'POST', `${id}/return`)).json()).toMatchObject({
      status: 'refused',
      reason: 'Our staff removed this document. It is not own work.',
    });
    await remove(owner, id);
    await staffChange(id, 'restore');
    expect((await call(owner, 'GET', `${id}`)).json()).toMatchObject({
      reason: 'You removed this document.',
    });
    expect((await call(owner, 'POST', `${id}/return`)).json()).toMatchObject({ status: 'published' });
  });

  it('[D27] restoring a document promises a new decision, also when staff restore a refused copy', async () => {
    const owner = await signedIn(test.app);
    const [own = 0, copy = 0, short = 0] = await uploadDocuments(test, owner, 3);
    const late = { review_due_at: new Date(0), review_alerted_at: new Date(0), review_note: 'Too late.' };
    await update(own, { originality: 'waiting', wait_reason: 'few_words', ...late });
    await update(copy, { originality: 'refused', wait_reason: 'similar', ...late });
    await update(short, { originality: 'refused', wait_reason: 'few_words', ...late });
    await remove(owner, own);
    await call(owner, 'POST', `${own}/return`);
    for (const id of [copy, short]) {
      await staffChange(id, 'remove');
      await staffChange(id, 'restore');
    }
    for (const id of [own, copy]) {
      const row = await rowOf(id);
      expect(row).toMatchObject({ originality: 'waiting', review_alerted_at: null, review_note: null });
      expect(row.review_due_at?.getTime()).toBeGreaterThan(Date.now());
    }
    expect(await rowOf(short)).toMatchObject({ originality: 'refused', ...late });
  });

  it('[D27] a document that is removed during its checks causes no notification about waiting or small letters', async () => {
    const owner = await signedIn(test.app);
    const { id } = (await owner.upload(await makePdf([ownWords(3)]))).json<{ id: number }>();
    await remove(owner, id);
    await test.processAll();
    expect(await rowOf(id)).toMatchObject({ status: 'published', originality: 'waiting' });
    const news = test.ctx.db.selectFrom('notifications').select('kind').where('user_id', '=', owner.id);
    expect(await news.execute()).toEqual([]);
  });

  it('[D27] a process of the previous release does not undo a removal by the uploader', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    await remove(owner, id);
    await update(id, { deleted_at: null });
    const { is_listed, deleted_at, withdrawn_at } = await rowOf(id);
    expect([is_listed, deleted_at]).toEqual([false, withdrawn_at]);
  });

  it('[D27] the removal of another person’s document does not wait for a lock', async () => {
    const owner = await signedIn(test.app);
    const stranger = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1);
    await inTransaction(test.ctx, async (ctx) => {
      await ctx.db.selectFrom('users').select('id').where('id', '=', owner.id).forUpdate().execute();
      expect((await remove(stranger, id)).statusCode).toBe(404);
    });
  });

  it('[D27] the removal of another person’s document is refused, and uploading a removed file again leads back to it', async () => {
    const owner = await signedIn(test.app);
    const bytes = await uniquePdf(1);
    const id = await uploadDocument(test, owner, bytes);
    const stranger = await signedIn(test.app);
    for (const [method, path] of [
      ['DELETE', `${id}`],
      ['GET', `${id}/removal`],
      ['POST', `${id}/return`],
    ] as const)
      expect((await call(stranger, method, path)).statusCode).toBe(404);
    await remove(owner, id);
    const again = (await owner.upload(bytes)).json<{ id: number }>();
    await test.processAll();
    expect((await call(owner, 'GET', `${again.id}`)).json<{ reason: string }>().reason).toContain(
      'among the documents you removed',
    );
  });

  it('[D27] [U9] the content of a removed document is erased after 30 days, unless somebody unlocked it', async () => {
    const owner = await signedIn(test.app);
    const [gone = 0, kept = 0] = await uploadDocuments(test, owner, 2, 6);
    const buyer = await member(test);
    await call(buyer, 'POST', `${kept}/unlock`);
    for (const id of [gone, kept]) await remove(owner, id);
    const later = (days: number) => ({
      ...test.ctx,
      now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
    await forgetWithdrawn(later(29));
    expect((await call(owner, 'GET', `${gone}/file`)).statusCode).toBe(200);
    await forgetWithdrawn(later(31));
    const rows = test.ctx.db.selectFrom('documents').select(['title', 'file_size']).where('id', '=', gone);
    expect(await rows.execute()).toEqual([{ title: 'Removed document', file_size: 0 }]);
    expect((await call(owner, 'POST', `${gone}/return`)).statusCode).toBe(404);
    const listed = await owner.get(`/api/documents?uploaderId=${owner.id}`);
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).toEqual([kept]);
    expect((await call(buyer, 'GET', `${kept}/file`)).statusCode).toBe(200);
  });

  it('[D27] the content of a removed document stays while staff need it for a decision', async () => {
    const owner = await signedIn(test.app);
    const [compared = 0, reported = 0, appealed = 0, held = 0, gone = 0] = await uploadDocuments(
      test,
      owner,
      5,
    );
    const other = await signedIn(test.app);
    const [waiting = 0] = await uploadDocuments(test, other, 1);
    await update(waiting, { originality: 'waiting', wait_reason: 'similar', similar_to: compared });
    const reason = 'spam' as const;
    await insertRow(test, 'reports', {
      kind: 'document',
      target_id: reported,
      reporter_id: other.id,
      reason,
    });
    for (const id of [compared, reported, appealed, held, gone]) await remove(owner, id);
    await insertRow(test, 'document_appeals', {
      document_id: appealed,
      user_id: owner.id,
      message: 'Please.',
    });
    await update(held, { held_at: new Date(), held_because: 'It has a link.' });
    await forgetWithdrawn({ ...test.ctx, now: () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000) });
    const sizes = await Promise.all([compared, reported, appealed, held, gone].map(rowOf));
    expect(sizes.map(({ file_size }) => file_size > 0)).toEqual([true, true, true, true, false]);
  });
});
