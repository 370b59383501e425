import { gunzipSync } from 'node:zlib';
import type { Certificate } from '@aw/contracts/certificates/public';
import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import { longDate } from '@aw/contracts/long-date';
import { describe, expect, it } from 'vitest';
import { type Member, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { noticesTo } from '../../testing/moderation';
import { quizOf, takeQuiz } from '../../testing/quizzes';
import { textOfPdf } from '../../testing/read-certificate';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test, 'amira', 'support'));
const reason = 'somebody else took the quiz';

/** A member who passed a quiz with three of five, and shared the certificate. */
async function certified(): Promise<{ person: Member; quizId: number; id: string }> {
  const [person, quizId] = [await member(test), await quizOf(test, { title: 'Limits of sums' })];
  const id = (await takeQuiz(test, person, quizId, 3)).certificate?.certificateId ?? '';
  await person.patch(`/api/certificates/${id}`, { isPublic: true });
  return { person, quizId, id };
}
const revoke = async (id: string, payload: object = { reason }) => {
  const response = await staff.post(`/api/admin/certificates/${id}/revoke`, payload);
  return { status: response.statusCode, body: response.json<StaffCertificate & { code?: string }>() };
};
const seenByAnybody = async (id: string) =>
  (await test.nobody.get(`/api/certificates/${id}`)).json<Certificate>();
const listedForStaff = async ({ id }: Member) =>
  (await staff.get(`/api/admin/people/${id}/certificates`)).json<StaffCertificate[]>();
const standingOf = async ({ inject }: Member) =>
  (await inject({ url: '/api/certificates' }))
    .json<Certificate[]>()
    .map(({ certificateId }) => certificateId);
const entriesOf = ({ id }: Member) =>
  selectRows(test, 'audit_log', { verb: 'certificate.revoked', target: `user:${id}` }, [
    'actor',
    'before',
    'after',
  ]);

/** Returns the bit of a certificate in its status list, as a verifier reads it. */
async function isRevokedInList(id: string): Promise<boolean> {
  const { credentialStatus } = (await test.nobody.get(`/api/certificates/${id}/credential`)).json<{
    credentialStatus: { statusListIndex: string; statusListCredential: string };
  }>();
  const { pathname } = new URL(credentialStatus.statusListCredential);
  const list = (await test.nobody.get(pathname)).json<{ credentialSubject: { encodedList: string } }>();
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(credentialStatus.statusListIndex);
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

describe('a certificate that staff revoke', () => {
  it('[Z13] a revocation is on the PDF with its date, for the owner and everyone with the link', async () => {
    const { person, id } = await certified();
    const pdfOf = async (reader: Caller) =>
      textOfPdf((await reader.get(`/api/certificates/${id}/pdf`)).rawPayload);
    expect(await pdfOf(test.nobody)).not.toContain('REVOKED');
    const { revokedAt } = (await revoke(id)).body;
    const date = longDate(new Date(revokedAt ?? ''), 'UTC');
    for (const reader of [person, test.nobody])
      expect(await pdfOf(reader)).toContain(`REVOKED on ${date}. This certificate is no longer valid.`);
  });

  it('[Z13] a revoked certificate says so to everyone with the link, and its status list is up to date', async () => {
    const { person, id } = await certified();
    expect(await isRevokedInList(id)).toBe(false);
    expect(await revoke(id)).toMatchObject({
      status: 200,
      body: { certificateId: id, status: 'revoked', revokedReason: reason, isPublic: true },
    });
    expect(await seenByAnybody(id)).toMatchObject({ status: 'revoked', revokedReason: reason });
    await expect.poll(() => isRevokedInList(id)).toBe(true);
    expect(await standingOf(person)).toEqual([]);
    expect(await listedForStaff(person)).toMatchObject([{ certificateId: id, status: 'revoked' }]);
  });

  it('[Z13] the owner is notified of the reason once, and a second revocation changes nothing', async () => {
    const { person, id } = await certified();
    const first = await revoke(id);
    const [second, third] = await Promise.all([revoke(id, { reason: 'another one' }), revoke(id)]);
    expect([second, third]).toEqual([first, first]);
    expect(await noticesTo(test, person.id)).toEqual([
      {
        kind: 'certificate_revoked',
        title: 'Your certificate was revoked: Limits of sums',
        link: `/certificates/${id}`,
      },
    ]);
    const mails = await selectRows(test, 'mails', { user_id: person.id, kind: 'certificate_revoked' }, [
      'body_text',
    ]);
    expect(mails).toEqual([{ body_text: expect.stringContaining(reason) }]);
    expect(await entriesOf(person)).toEqual([
      {
        actor: 'amira',
        before: { certificateId: id, status: 'valid' },
        after: { certificateId: id, status: 'revoked', reason },
      },
    ]);
  });

  it('[Z13] an equal pass after a revocation gives a new, private certificate', async () => {
    const { person, quizId, id } = await certified();
    await revoke(id);
    const { certificate } = await takeQuiz(test, person, quizId, 3);
    expect(certificate).toMatchObject({ certificateId: expect.stringMatching(/^AW-/), isPublic: false });
    expect(certificate?.certificateId).not.toBe(id);
    expect(await standingOf(person)).toEqual([certificate?.certificateId]);
    expect(await seenByAnybody(id)).toMatchObject({ status: 'revoked' });
  });

  it('[Z13] revoking a replaced certificate leaves its replacement valid', async () => {
    const { person, quizId, id } = await certified();
    const better = (await takeQuiz(test, person, quizId)).certificate?.certificateId ?? '';
    expect(await seenByAnybody(id)).toMatchObject({ status: 'replaced' });
    expect((await revoke(id)).body.status).toBe('revoked');
    expect(await seenByAnybody(better)).toMatchObject({ status: 'valid' });
    expect(await entriesOf(person)).toMatchObject([{ before: { status: 'replaced' } }]);
    expect((await listedForStaff(person)).map(({ status }) => status)).toEqual(['valid', 'revoked']);
  });

  it('[Z13] revoking an unknown certificate is 404, a reason is required, and the list of an unknown person is empty', async () => {
    const { person, id } = await certified();
    expect(await revoke('AW-0000-0000-0000-0000')).toMatchObject({
      status: 404,
      body: { code: 'certificates.not_found' },
    });
    expect(await revoke(id, { reason: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect(await seenByAnybody(id)).toMatchObject({ status: 'valid' });
    expect(await listedForStaff({ ...person, id: 'nobody-at-all' })).toEqual([]);
  });
});
