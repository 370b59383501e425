import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOrder } from '../../testing/order-form';
import { signedInStaff } from '../../testing/staff';
import { paidStaffOrder } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

type Send = (form: { type: string; body: Buffer }) => Promise<LightMyRequestResponse>;

const test = useTestApp({
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_UPLOADS_PER_DAY: '0',
  LIMIT_UPLOADS_AT_ONCE: '0',
  LIMIT_IMAGES_PER_DAY: '0',
});
const uploads: [string, Send][] = [];
/** All uploads, including that of an image, which accepts none of these forms. */
const allUploads: typeof uploads = [];

beforeAll(async () => {
  const user = await signedIn(test.app);
  const staff = await signedInStaff(test);
  const draft = await draftOrder(user);
  const paid = await paidStaffOrder(test);
  const sender =
    (url: string, inject: (options: InjectOptions) => Promise<LightMyRequestResponse>): Send =>
    ({ type, body }) =>
      inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
  uploads.push(
    ['a document', sender('/api/documents', user.inject)],
    ['a draft of a document', sender('/api/documents/suggest', user.inject)],
    ['a customer’s file', sender(`/api/orders/${draft.id}/files`, user.inject)],
    ['a file of the work', sender(`/api/admin/orders/${paid.id}/files`, staff.inject)],
  );
  allUploads.push(...uploads, ['an image', sender('/api/images', user.inject)]);
});
const fileHead = 'content-disposition: form-data; name="file"; filename="a.pdf"';
const part = (boundary: string, head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const whole = (boundary: string, head = fileHead, body = '%PDF-1.7\n1 0 obj') =>
  `${part(boundary, head, body)}--${boundary}--\r\n`;
const typed = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

/** A name, the content type and the body of forms that no browser sends. */
const malformed: [string, string, string][] = [
  ['a boundary of 1,000 bytes', typed('b'.repeat(1000)), whole('b'.repeat(1000))],
  ['a boundary of 253 bytes', typed('b'.repeat(253)), whole('b'.repeat(253))],
  ['a boundary of 71 bytes', typed('b'.repeat(71)), whole('b'.repeat(71))],
  ['no boundary', 'multipart/form-data', whole('x')],
  ['an empty boundary', 'multipart/form-data; boundary=', whole('')],
  ['an empty boundary in quotes', 'multipart/form-data; boundary=""', whole('')],
  ['a boundary that is not closed', 'multipart/form-data; boundary="x', whole('x')],
  ['a boundary of forbidden characters', typed('<script>'), whole('<script>')],
  ['two boundaries', 'multipart/form-data; boundary=a; boundary=b', whole('c')],
  ['a boundary as part of another word', 'multipart/form-data; xboundary=x', whole('x')],
  ['a body with another boundary', typed('x'), whole('y')],
  ['no body', typed('x'), ''],
  ['only the end', typed('x'), '--x--\r\n'],
  ['only the beginning', typed('x'), '--x\r\n'],
  ['an end within the head of a part', typed('x'), `--x\r\n${fileHead}`],
  ['an end within the file', typed('x'), part('x', fileHead, '%PDF-1.7').slice(0, -4)],
  ['an end before the last boundary', typed('x'), part('x', fileHead, '%PDF-1.7')],
  ['a part without a head', typed('x'), '--x\r\n\r\nwords\r\n--x--\r\n'],
  ['a part that is not form data', typed('x'), whole('x', 'content-disposition: attachment')],
  ['an invalid head of a part', typed('x'), whole('x', '\u0000\u0001: \u0002\r\n:::')],
  [
    'a field named like a prototype',
    typed('x'),
    whole('x', 'content-disposition: form-data; name="__proto__"'),
  ],
  ['a file named like a prototype', typed('x'), whole('x', fileHead.replace('"file"', '"constructor"'))],
  [
    'a field of broken JSON',
    typed('x'),
    whole('x', 'content-disposition: form-data; name="title"\r\ncontent-type: application/json', '{'),
  ],
  [
    'fifty fields',
    typed('x'),
    `${part('x', 'content-disposition: form-data; name="a"', 'b').repeat(50)}--x--\r\n`,
  ],
  ['two files', typed('x'), `${part('x', fileHead, '%PDF-1.7')}${whole('x')}`],
  ['lines that end in a bare line feed', typed('x'), whole('x').replaceAll('\r\n', '\n')],
];

/** Forms that no browser sends either, but that are read as far as possible. */
const odd: typeof malformed = [
  ['a part without a name', typed('x'), whole('x', 'content-disposition: form-data; filename="a.pdf"')],
  ['a head of 200 KB', typed('x'), whole('x', `${fileHead}\r\nx-long: ${'y'.repeat(200_000)}`)],
  ['a head of 3,000 lines', typed('x'), whole('x', `${fileHead}${'\r\nx: y'.repeat(3000)}`)],
  [
    'an unknown charset and encoding',
    typed('x'),
    whole(
      'x',
      'content-disposition: form-data; name="title"; filename*=none\'\'%ff\r\ncontent-type: text/plain; charset=none\r\ncontent-transfer-encoding: x',
    ),
  ],
];

async function stagedFiles(): Promise<string[]> {
  const { DATA_DIR } = test.ctx.config;
  const names = (folder: string) => readdir(path.join(DATA_DIR, folder), { recursive: true }).catch(() => []);
  return [
    ...(await names('files/staging')),
    ...(await names('work')).filter((name) => name.includes('job-')),
  ];
}

describe('forms that no browser sends', () => {
  it.each(malformed)(
    '[R4] a form with %s is refused by every upload with the reason',
    async (_, type, text) => {
      for (const [name, send] of allUploads) {
        const answer = await send({ type, body: Buffer.from(text) });
        const { code, message } = answer.json<{ code: string; message: string }>();
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
        expect(code, name).toMatch(/^(request|files)\./);
        expect(message, name).toMatch(/^[A-Z].+[.]$/);
      }
      expect(await stagedFiles()).toEqual([]);
    },
  );

  it.each(odd)('[R4] a form with %s causes no internal error', async (_, type, text) => {
    for (const [name, send] of allUploads) {
      const answer = await send({ type, body: Buffer.from(text) });
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
    }
  });

  it('[R4] a boundary of 1,000 bytes is answered with a 400 that names the boundary', async () => {
    const boundary = 'b'.repeat(1000);
    for (const [, send] of allUploads) {
      const answer = await send({ type: typed(boundary), body: Buffer.from(whole(boundary)) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'request.invalid',
        message: expect.stringMatching(/boundary/),
      });
    }
  });

  it('[R4] a boundary of 70 characters of every kind and a boundary in quotes are accepted', async () => {
    const longest = "0aZ'()+_,-./:=?".padEnd(70, 'x');
    for (const [name, send] of uploads)
      for (const type of [`multipart/form-data; charset=utf-8; Boundary="${longest}"`, typed('x')]) {
        const boundary = type.includes('"') ? longest : 'x';
        const title = part(boundary, 'content-disposition: form-data; name="title"', 'Notes');
        const answer = await send({ type, body: Buffer.from(title + whole(boundary)) });
        expect([name, answer.statusCode]).toEqual([name, 201]);
      }
  });

  it('[R4] no damage to a form causes an internal error', async () => {
    const good = Buffer.from(
      `${part('x', 'content-disposition: form-data; name="title"', 'Notes')}${whole('x')}`,
    );
    const damage = fc.array(
      fc.record({ at: fc.nat(good.length), cut: fc.nat(40), put: fc.uint8Array({ maxLength: 12 }) }),
      { minLength: 1, maxLength: 4 },
    );
    const type = fc.oneof(
      fc.constant(typed('x')),
      fc
        .string({ maxLength: 90 })
        .map((text) => `multipart/form-data; boundary=${text.replace(/[^ -~]/g, '')}`),
    );
    await fc.assert(
      fc.asyncProperty(damage, type, fc.nat(3), async (damages, contentType, which) => {
        const body = damages.reduce(
          (bytes, { at, cut, put }) => Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]),
          good,
        );
        const answer = await allUploads[which]?.[1]({ type: contentType, body });
        expect(answer?.statusCode, answer?.body).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(await stagedFiles()).toEqual([]);
  });
});
