import { expect, it } from 'vitest';
import { type Member, member, newcomer } from '../../testing/account';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { oddPdf } from '../../testing/odd-pdfs';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { giveUpOnDocument } from './processing/process-document';

const test = useTestApp();

async function upload(user: Member, bytes: Uint8Array, title: string): Promise<number> {
  const form = multipart({ title }, { name: 'notes.pdf', bytes });
  const answer = await user.inject({ method: 'POST', url: '/api/documents', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}

const libraryMailsOf = (user: Member) =>
  test.ctx.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'body_text', 'to_address'])
    .where('user_id', '=', user.id)
    .where('kind', 'in', ['reward_earned', 'upload_refused', 'upload_too_small'])
    .orderBy('created_at')
    .execute();

it('[X11] the fifth accepted upload causes one mail, to a confirmed address only', async () => {
  const [confirmed, unconfirmed] = [await member(test), await newcomer(test)];
  for (const user of [confirmed, unconfirmed])
    for (let paper = 1; paper <= 5; paper++) await upload(user, await uniquePdf(), `Paper ${paper}`);
  await test.processAll();
  const [mail, ...more] = await libraryMailsOf(confirmed);
  expect(mail).toMatchObject({
    kind: 'reward_earned',
    subject: 'Reward earned: 5 documents uploaded',
    to_address: confirmed.email,
  });
  expect(mail?.body_text).toContain('100 points');
  expect(more).toEqual([]);
  expect(await libraryMailsOf(unconfirmed)).toEqual([]);
});

it('[X11] a duplicate, a failed and a removed upload each cause one mail with the reason and the way to appeal', async () => {
  const user = await member(test);
  const bytes = await uniquePdf();
  const first = await upload(user, bytes, 'First');
  await test.processAll();
  const copy = await upload(user, bytes, 'Copy');
  await test.processAll();
  const stuck = await upload(user, await uniquePdf(), 'Stuck');
  await giveUpOnDocument(test.ctx, stuck);
  await giveUpOnDocument(test.ctx, stuck);
  const staff = await signedInStaff(test);
  for (const reason of ['It is somebody else’s work.', 'It is somebody else’s work, as they wrote.'])
    await staff.post(`/api/admin/documents/${first}/remove`, { reason, isForCause: true });
  const mails = await libraryMailsOf(user);
  expect(mails.map((mail) => mail.subject)).toEqual([
    'Your document is not in the library: Copy',
    'Your document is not in the library: Stuck',
    'Your document is not in the library: First',
  ]);
  const says = [
    [copy, 'The same file is already in the library'],
    [stuck, 'We could not finish checking this file'],
    [first, 'It is somebody else’s work.'],
  ] as const;
  for (const [index, [id, reason]] of says.entries()) {
    const text = mails[index]?.body_text ?? '';
    expect(text.replace(/\s+/g, ' ')).toContain(reason);
    expect(text).toContain(`http://localhost:3000/documents/${id}#appeal`);
  }
});

it('[D22] pages with letters that are too small to read are published, and their uploader is notified', async () => {
  const user = await member(test);
  const lines = Array.from(
    { length: 40 },
    (_, at) => `BT /F1 1 Tf 72 ${700 - at} Td (Line ${at} of a shrunk page) Tj ET`,
  );
  const id = await upload(user, oddPdf({ content: lines.join('\n') }), 'Shrunk');
  await test.processAll();
  const document = await user.get(`/api/documents/${id}`);
  expect(document.json()).toMatchObject({ status: 'published', pageCount: 1 });
  const mails = await libraryMailsOf(user);
  expect(mails.map(({ subject }) => subject)).toEqual(['Some text is too small to read: Shrunk']);
  expect(mails[0]?.body_text?.replace(/\s+/g, ' ')).toContain('The letters on page 1 are too small to read');
});
