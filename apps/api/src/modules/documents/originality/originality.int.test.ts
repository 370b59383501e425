import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf, ownWords, uniquePdf } from '../../../testing/make-pdf';
import { selectRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { type TestApp, useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { type Person, signedIn } from '../../../testing/user';
import { fillFingerprints } from './fill-fingerprints';
import { fingerprintVersion } from './fingerprint-version';

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test));
/** Appends a comment to a PDF: its bytes differ, its pages do not. */
const withComment = (pdf: Uint8Array, comment: string) =>
  Buffer.concat([pdf, Buffer.from(`\n% ${comment}\n`)]);

async function upload(user: Person, bytes: Uint8Array): Promise<number> {
  return uploadDocument(test, user, bytes);
}

const userOf = async (user: Person) =>
  (await user.get(`/api/user/${user.id}`)).json<{
    uploadCount: number;
    rewardsEarned: number;
    creditBalance: number;
  }>();
const detailOf = async (user: Person, id: number) =>
  (await user.get(`/api/documents/${id}`)).json<Record<string, unknown>>();
const decide = (id: number, payload: Record<string, string>) =>
  staff.post(`/api/admin/documents/${id}/originality`, payload);

describe('equal content in different bytes', () => {
  it('[D13] ten PDFs that differ in a comment count once and earn nothing', async () => {
    const attacker = await signedIn(test.app);
    const pdf = await makePdf([`A short essay of my own. ${ownWords(30)}`, ownWords(25)]);
    for (let copy = 0; copy < 10; copy++) await attacker.upload(withComment(pdf, `copy ${copy}`));
    await test.processAll();
    expect(await userOf(attacker)).toMatchObject({ uploadCount: 1, rewardsEarned: 0, creditBalance: 0 });
  });

  it('[D13] equal content is refused for every uploader, also with other case and punctuation, and names the first document', async () => {
    const words = ownWords(200);
    const [author, copier] = [await signedIn(test.app), await signedIn(test.app)];
    const first = await upload(author, await makePdf([words]));
    const second = await upload(copier, await makePdf([words.toUpperCase().replaceAll(' ', ',  ')]));
    expect(await detailOf(copier, second)).toMatchObject({
      status: 'refused',
      reason: 'A document with the same content is already in the library, so this upload does not count.',
    });
    const { duplicate_of } = await selectRow(test, 'documents', { id: second });
    expect(duplicate_of).toBe(first);
  });

  it('[D13] a duplicate that is published after an appeal never counts', async () => {
    const user = await signedIn(test.app);
    const pdf = await uniquePdf();
    await upload(await signedIn(test.app), pdf);
    const id = await upload(user, withComment(pdf, 'mine'));
    await user.post(`/api/documents/${id}/appeal`, { message: 'It is mine.' });
    const { appeal } = (await staff.get(`/api/admin/documents/${id}`)).json<{ appeal: { id: number } }>();
    await staff.post(`/api/admin/appeals/${appeal.id}/decide`, {
      decision: 'grant',
      answer: 'Both may stay.',
    });
    await test.processAll();
    expect(await detailOf(user, id)).toMatchObject({ status: 'published', counting: 'never' });
    expect(await userOf(user)).toMatchObject({ uploadCount: 0 });
    expect((await decide(id, { decision: 'accept' })).statusCode).toBe(409);
  });

  it('[D13] one of ten parallel uploads of equal content by ten people is published', async () => {
    const pdf = await uniquePdf();
    const users = await Promise.all(Array.from({ length: 10 }, () => signedIn(test.app)));
    await Promise.all(users.map((user, at) => user.upload(withComment(pdf, String(at)))));
    await test.processAll('at once');
    const counts = await Promise.all(users.map(async (user) => (await userOf(user)).uploadCount));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe('a look-alike', () => {
  async function similarDocument() {
    const words = ownWords(300).split(' ');
    const [author, user] = [await signedIn(test.app), await signedIn(test.app)];
    const first = await upload(author, await makePdf([words.join(' ')]));
    words[150] = 'changed';
    const id = await upload(user, await makePdf([words.join(' ')]));
    return { author, user, first, id };
  }

  it('[D13] a look-alike is published with a link to the other document, and counts only after staff accept it', async () => {
    const { user, first, id } = await similarDocument();
    expect(await detailOf(user, id)).toMatchObject({
      status: 'published',
      counting: 'waiting',
      similarTo: { id: first, title: 'Notes' },
    });
    expect(await userOf(user)).toMatchObject({ uploadCount: 0 });
    const seen = (await staff.get(`/api/admin/documents/${id}`)).json();
    expect(seen).toMatchObject({ originality: 'waiting', similarTo: { id: first, percent: 99 } });
    const waiting = (await staff.get('/api/admin/documents?state=waiting')).json<{ id: number }[]>();
    expect(waiting.map((document) => document.id)).toContain(id);
    expect((await staff.get('/api/admin/overview')).json()).toMatchObject({
      similarDocuments: waiting.length,
    });

    const accepted = await decide(id, { decision: 'accept' });
    expect(accepted.json()).toMatchObject({ originality: 'accepted' });
    expect(await userOf(user)).toMatchObject({ uploadCount: 1 });
    const { log } = (await staff.get(`/api/admin/documents/${id}`)).json<{ log: { verb: string }[] }>();
    expect(log.map(({ verb }) => verb)).toEqual(['document.originality_accepted']);
    expect((await decide(id, { decision: 'accept' })).statusCode).toBe(409);
  });

  it('[D13] a refused look-alike is removed for cause, and waits for a decision again once it is restored', async () => {
    const { user, id } = await similarDocument();
    const refused = await decide(id, { decision: 'refuse', reason: 'One word was changed.' });
    expect(refused.json()).toMatchObject({
      originality: 'refused',
      isRemovedForCause: true,
      removedReason: 'One word was changed.',
    });
    expect((await decide(id, { decision: 'accept' })).statusCode).toBe(409);
    await staff.post(`/api/admin/documents/${id}/restore`);
    expect(await userOf(user)).toMatchObject({ uploadCount: 0 });
    expect((await decide(id, { decision: 'accept' })).statusCode).toBe(200);
    expect(await userOf(user)).toMatchObject({ uploadCount: 1 });
  });

  it('[D13] the refusal of a look-alike needs a reason', async () => {
    const { id } = await similarDocument();
    expect((await decide(id, { decision: 'refuse', reason: ' ' })).statusCode).toBe(400);
  });

  it('[D13] invisible words over equal pictures do not make a copy original', async () => {
    const [author, user] = [await signedIn(test.app), await signedIn(test.app)];
    const words = ownWords(300);
    await upload(author, await makePdf([words]));
    const id = await upload(user, await makePdf([words], { unseen: ownWords(900) }));
    expect(await detailOf(user, id)).toMatchObject({ status: 'published', counting: 'waiting' });
  });

  it('[D13] original work on the same subject counts at once', async () => {
    const user = await signedIn(test.app);
    const shared = ownWords(60);
    await upload(await signedIn(test.app), await makePdf([`${shared} ${ownWords(200)}`]));
    const id = await upload(user, await makePdf([`${shared} ${ownWords(200)}`]));
    expect(await detailOf(user, id)).toMatchObject({ status: 'published', counting: 'counted' });
  });

  it('[D13] a copy of a document without a fingerprint is found after the clean-up', async () => {
    const [author, user] = [await signedIn(test.app), await signedIn(test.app)];
    const pdf = await uniquePdf(2);
    const first = await upload(author, pdf);
    await beforeFingerprints(test, first);
    await fillFingerprints(test.ctx);
    const id = await upload(user, withComment(pdf, 'later'));
    const row = await selectRow(test, 'documents', { id }, ['status', 'duplicate_of']);
    expect(row).toEqual({ status: 'refused', duplicate_of: first });
  });

  it('[D13] thousands of earlier fingerprints are recomputed while nobody uploads, despite one failure', async () => {
    const user = await signedIn(test.app);
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) ids.push(await upload(user, await uniquePdf()));
    for (const id of ids) await beforeFingerprints(test, id);
    const { sha256, storage_key } = await test.ctx.db
      .selectFrom('files as f')
      .innerJoin('documents as d', 'd.file_sha256', 'f.sha256')
      .select(['f.sha256', 'f.storage_key'])
      .where('d.id', '=', ids[1] ?? 0)
      .executeTakeFirstOrThrow();
    expect(storage_key).toBeTruthy();
    const away = new Error('away');
    const files = {
      ...test.ctx.files,
      read: (key: string) => (key.includes(sha256) ? Promise.reject(away) : test.ctx.files.read(key)),
    };
    await expect(fillFingerprints({ ...test.ctx, files })).rejects.toMatchObject({ errors: [away] });
    expect(await oldOnes()).toEqual([ids[1]]);
    await fillFingerprints(test.ctx);
    expect(await oldOnes()).toEqual([]);
  });
});

const oldOnes = async () => {
  const rows = await test.ctx.db
    .selectFrom('document_fingerprints')
    .select('document_id')
    .where('version', '<', fingerprintVersion)
    .execute();
  return rows.map((row) => row.document_id);
};

/** Removes the fingerprint of a document, as after the migration of an earlier release. */
async function beforeFingerprints({ ctx }: TestApp, id: number): Promise<void> {
  await ctx.db
    .updateTable('document_fingerprints')
    .set({ content_hash: '', text_hash: null, version: 0 })
    .where('document_id', '=', id)
    .execute();
  await ctx.db.deleteFrom('document_bands').where('document_id', '=', id).execute();
  await ctx.db
    .updateTable('document_pages')
    .set({ picture_hash: null, picture_shape: null })
    .where('document_id', '=', id)
    .execute();
}
