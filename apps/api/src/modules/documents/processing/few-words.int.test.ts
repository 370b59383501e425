import { randomInt } from 'node:crypto';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { blindRecogniser } from '../../../testing/blind-recogniser';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { noticesTo } from '../../../testing/moderation';
import { selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { type Person, signedIn } from '../../../testing/user';
import { alertStaffOfLateReviews } from '../reward-reviews';
import { currentEvent } from './processing-events';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => {
  test.ctx.ocr = blindRecogniser;
  return signedInStaff(test);
});

/** Creates a PDF that contains only a picture of coloured clouds, different each time. */
async function cloudsPdf(): Promise<Uint8Array> {
  const side = 6;
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, () => randomInt(256)));
  const picture = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(400, 400, { kernel: 'cubic' })
    .png()
    .toBuffer();
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A4' });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.image(picture, 60, 60, { width: 400 });
    document.end();
  });
}

async function upload(user: Person, bytes: Uint8Array, title = 'Notes'): Promise<number> {
  return uploadDocument(test, user, bytes, { fields: { title } });
}

const userOf = async (user: Person) => (await user.get(`/api/user/${user.id}`)).json();
const detailOf = async (user: Person, id: number) =>
  (await user.get(`/api/documents/${id}`)).json<Record<string, unknown>>();
const seenByStaff = async (id: number) =>
  (await staff.get(`/api/admin/documents/${id}`)).json<{ log: { verb: string }[] }>();
const decide = (id: number, payload: Record<string, string>) =>
  staff.post(`/api/admin/documents/${id}/originality`, payload);

describe('documents with hardly any legible text', () => {
  it.each([
    ['pictures of clouds', () => cloudsPdf()],
    ['PDFs of one word', () => makePdf([ownWords(1)])],
  ])('[D9] [D17] ten %s are published and earn nothing without a decision', async (_, make) => {
    const user = await signedIn(test.app);
    for (let at = 0; at < 10; at++) {
      const id = await upload(user, await make());
      expect(await detailOf(user, id)).toMatchObject({ status: 'published', counting: 'waiting' });
    }
    expect(await userOf(user)).toMatchObject({ uploadCount: 0, rewardsEarned: 0, creditBalance: 0 });
  });

  it('[D9] a document with forty words counts at once, also if they are on several pages', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await makePdf([ownWords(20), ownWords(20)]));
    expect(await detailOf(user, id)).toMatchObject({ counting: 'counted', review: null });
    expect(await currentEvent({ ...test.ctx, userId: user.id }, id)).toMatchObject({
      counting: 'counted',
      review: null,
    });
    expect(await userOf(user)).toMatchObject({ uploadCount: 1 });
  });

  it('[D9] invisible words are not legible words', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await makePdf([ownWords(3)], { unseen: ownWords(200) }));
    expect(await detailOf(user, id)).toMatchObject({ counting: 'waiting' });
  });

  it('[D9] the uploader of a document with few words sees the promised time on the page, in the events and in a notification', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await cloudsPdf(), 'Sketch');
    const detail = await detailOf(user, id);
    expect(detail).toMatchObject({ status: 'published', similarTo: null });
    const review = { reason: 'few_words', dueAt: expect.any(String), note: null };
    expect(detail.review).toEqual(review);
    const { dueAt } = detail.review as { dueAt: string };
    const days = (Date.parse(dueAt) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThanOrEqual(4);
    expect(await currentEvent({ ...test.ctx, userId: user.id }, id)).toMatchObject({
      isFinal: true,
      status: 'published',
      counting: 'waiting',
      review,
    });
    expect(await noticesTo(test, user.id)).toMatchObject([
      {
        kind: 'upload_reviewed',
        title: 'Published, but does not count yet: Sketch',
        link: `/documents/${id}`,
      },
    ]);
    // Other readers do not see it.
    expect(await detailOf(await signedIn(test.app), id)).toMatchObject({ counting: 'counted', review: null });
  });

  it('[D9] documents with few words have their own list in the console, and count once a moderator accepts them', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await cloudsPdf());
    const queue = (await staff.get('/api/admin/documents?state=few_words&limit=100')).json<
      { id: number }[]
    >();
    expect(queue.map((document) => document.id)).toContain(id);
    expect((await staff.get('/api/admin/overview')).json()).toMatchObject({
      fewWordDocuments: queue.length,
      similarDocuments: 0,
    });
    expect(await seenByStaff(id)).toMatchObject({ waitReason: 'few_words', legibleWords: 0 });

    expect((await decide(id, { decision: 'accept' })).json()).toMatchObject({ originality: 'accepted' });
    expect(await userOf(user)).toMatchObject({ uploadCount: 1 });
    expect(await detailOf(user, id)).toMatchObject({ counting: 'counted', review: null });
    const news = (await noticesTo(test, user.id)).at(-1);
    expect(news?.title).toBe('Your document now counts: Notes');
    expect((await decide(id, { decision: 'accept' })).json()).toMatchObject({
      code: 'documents.not_waiting',
    });
  });

  it('[D9] [D10] a decision to accept can be undone: the document waits again, and what it earned is withdrawn', async () => {
    const user = await signedIn(test.app);
    const ids: number[] = [];
    for (let at = 0; at < 10; at++) ids.push(await upload(user, await cloudsPdf()));
    for (const id of ids) expect((await decide(id, { decision: 'accept' })).statusCode).toBe(200);
    expect(await userOf(user)).toMatchObject({ uploadCount: 10, rewardsEarned: 200, creditBalance: 5 });

    const [last = 0] = ids.slice(-1);
    const undone = await decide(last, { decision: 'reopen' });
    expect(undone.json()).toMatchObject({ originality: 'waiting', waitReason: 'few_words' });
    expect(await userOf(user)).toMatchObject({ uploadCount: 9, rewardsEarned: 100, creditBalance: 0 });
    expect(await detailOf(user, last)).toMatchObject({
      counting: 'waiting',
      review: { reason: 'few_words', dueAt: expect.any(String) },
    });
    const { log } = await seenByStaff(last);
    expect(log.map(({ verb }) => verb)).toEqual(['document.review_reopened', 'document.counted']);
    expect((await decide(last, { decision: 'reopen' })).json()).toMatchObject({
      code: 'documents.not_decided',
    });
    expect((await decide(last, { decision: 'accept' })).statusCode).toBe(200);
    expect(await userOf(user)).toMatchObject({ uploadCount: 10, creditBalance: 5 });
  });

  it('[D9] a document that a moderator does not accept stays published, and its uploader reads the reason', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await cloudsPdf());
    const refused = await decide(id, {
      decision: 'refuse',
      reason: 'The picture shows nothing to learn from.',
    });
    expect(refused.json()).toMatchObject({ originality: 'refused', removedAt: null });
    expect(await detailOf(user, id)).toMatchObject({
      status: 'published',
      counting: 'never',
      review: { reason: 'few_words', dueAt: null, note: 'The picture shows nothing to learn from.' },
    });
    expect(await userOf(user)).toMatchObject({ uploadCount: 0 });
    expect((await decide(id, { decision: 'reopen' })).json()).toMatchObject({
      originality: 'waiting',
      reviewNote: null,
    });
  });

  it('[D9] ten parallel decisions and undos leave a correct balance that never falls below zero', async () => {
    const user = await signedIn(test.app);
    const ids: number[] = [];
    for (let at = 0; at < 10; at++) ids.push(await upload(user, await cloudsPdf()));
    await Promise.all(ids.map((id) => decide(id, { decision: 'accept' })));
    const target = await upload(await signedIn(test.app), await makePdf([ownWords(60), ownWords(60)]));
    await Promise.all([
      ...ids.map((id) => decide(id, { decision: 'reopen' })),
      user.post(`/api/documents/${target}/unlock`),
    ]);
    const { uploadCount, creditBalance } = (await userOf(user)) as Record<string, number>;
    expect(uploadCount).toBe(0);
    expect(creditBalance).toBe(0);
  });
});

describe('the promise to uploaders', () => {
  const after = (days: number) => ({
    ...test.ctx,
    now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
  });
  const alerts = () => selectRows(test, 'mails', { kind: 'staff_alert' }, ['subject', 'to_address']);

  it('[D9] staff are alerted once when a decision is overdue, and not earlier', async () => {
    const user = await signedIn(test.app);
    await updateRows(test, 'documents', {}, { review_alerted_at: new Date() });
    const [late, decided] = [await upload(user, await cloudsPdf()), await upload(user, await cloudsPdf())];
    await decide(decided, { decision: 'accept' });
    await alertStaffOfLateReviews(after(1));
    expect(await alerts()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => alertStaffOfLateReviews(after(5))));
    await alertStaffOfLateReviews(after(6));
    expect(await alerts()).toEqual([
      {
        subject: '1 document has been waiting longer than we promised',
        to_address: test.ctx.config.CONTACT_EMAIL,
      },
    ]);
    expect((await decide(late, { decision: 'accept' })).statusCode).toBe(200);
  });

  it('[D15] a document that was published before the rule keeps counting', async () => {
    const user = await signedIn(test.app);
    const id = await upload(user, await makePdf([ownWords(60)]));
    // Columns of a document with few words, as stored by a release without the rule.
    await updateRow(test, 'documents', id, { legible_words: null, wait_reason: null, review_due_at: null });
    await upload(user, await cloudsPdf());
    expect(await userOf(user)).toMatchObject({ uploadCount: 1 });
  });
});
