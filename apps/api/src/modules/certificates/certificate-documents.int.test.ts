import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, member } from '../../testing/account';
import { quizOf, takeQuiz } from '../../testing/quizzes';
import { textOfPdf, verifyOutside } from '../../testing/read-certificate';
import { updateRow, updateRows } from '../../testing/rows';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { eraseUser } from '../privacy/erase-user';

let test: TestApp;
let server: Server;

/** The application behind a real address, which the credentials name. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const answer = await test.nobody.get(request.url ?? '/');
    response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']) });
    response.end(answer.rawPayload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  test = await startTestApp({
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    LIMIT_SIGNUPS_PER_ADDRESS: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
  });
});
afterAll(async () => {
  server.close();
  await test.close();
});

async function passed(): Promise<{ person: Member; id: string }> {
  const person = await member(test);
  const { certificate } = await takeQuiz(test, person, await quizOf(test, { title: 'Limits of sums' }));
  return { person, id: certificate?.certificateId ?? '' };
}
const share = (person: Member, id: string, change: object = {}) =>
  person.patch(`/api/certificates/${id}`, { isPublic: true, ...change });

describe('the PDF of a certificate', () => {
  it('[Z5] the PDF names the owner and the quiz on both paper sizes, and is as private as the page', async () => {
    const { person, id } = await passed();
    const url = `/api/certificates/${id}/pdf`;
    expect((await test.nobody.get(url)).statusCode).toBe(404);
    for (const paper of ['a4', 'letter']) {
      const response = await person.get(`${url}?paper=${paper}`);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=certificate-${id}.pdf`,
        'cache-control': 'no-store',
      });
      const text = await textOfPdf(response.rawPayload);
      for (const part of ['Noor Haddad', 'Limits of sums', '5 of 5', id]) expect(text).toContain(part);
    }
    await share(person, id);
    expect((await test.nobody.get(url)).statusCode).toBe(200);
    expect((await test.nobody.get(`${url}?paper=a3`)).statusCode).toBe(400);
  });

  it('[Z5] a name with characters that no font contains is refused with those characters', async () => {
    const { person, id } = await passed();
    const refused = await share(person, id, { studentName: 'Noor 𓀀 Haddad' });
    expect(refused.json()).toMatchObject({
      code: 'certificates.signs',
      message: expect.stringContaining('𓀀'),
    });
    expect((await person.get(`/api/certificates/${id}`)).json()).toMatchObject({
      studentName: 'Noor Haddad',
      isPublic: false,
    });
    await updateRows(test, 'certificates', { certificate_id: id }, { student_name: '𓀀' });
    expect((await person.get(`/api/certificates/${id}/pdf`)).statusCode).toBe(422);
  });

  it('[Z5] the PDF of a quiz with such a title leaves out the characters that no font contains', async () => {
    const { person, id } = await passed();
    await updateRows(test, 'certificates', { certificate_id: id }, { quiz_title: 'Limits 🧪 of sums' });
    const { rawPayload } = await person.get(`/api/certificates/${id}/pdf`);
    expect(await textOfPdf(rawPayload)).toContain('Limits of sums');
  });

  it.each([
    'Ærøskøbing Łukasz Żółć',
    'Ελένη Παπαδοπούλου',
    'Наталія Шевченко',
    'نور حداد',
    'נעמי כהן',
    'अनन्या शर्मा',
    '王小明',
    '김민준',
    'สมชาย ใจดี',
  ])('[Z5] a certificate can show the name %s', async (studentName) => {
    const { person, id } = await passed();
    expect((await share(person, id, { studentName })).statusCode).toBe(200);
    const response = await person.get(`/api/certificates/${id}/pdf`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the credential of a certificate', () => {
  const credentialOf = async (id: string) => {
    const response = await test.nobody.get(`/api/certificates/${id}/credential`);
    return { status: response.statusCode, body: response.body };
  };
  it('[Z13] a credential passes an external verifier, and an erasure revokes it in the status list at once', async () => {
    const { person, id } = await passed();
    expect((await credentialOf(id)).status).toBe(404);
    await share(person, id);
    const { body: credential } = await credentialOf(id);
    expect(await verifyOutside(credential)).toMatchObject({ valid_signature: true, revocation_status: true });

    const due = new Date(Date.now() - 1_000);
    await updateRow(test, 'users', person.id, { erasure_requested_at: due, erase_after: due });
    expect(await eraseUser(test.ctx, person.id)).toBe(true);
    expect((await credentialOf(id)).status).toBe(404);
    expect(await verifyOutside(credential)).toMatchObject({
      valid_signature: true,
      revocation_status: false,
    });
  });

  it('[Z13] a status list is cached for at most a minute, and exists only once it has credentials', async () => {
    const list = await test.nobody.get('/api/credentials/status/0');
    expect(list.headers['cache-control']).toMatch(/max-age=(\d{1,2}|60)$/);
    expect((await test.nobody.get('/api/credentials/status/7')).statusCode).toBe(404);
    expect((await test.nobody.get('/api/credentials/status/x')).statusCode).toBe(400);
  });
});
