import { createHash } from 'node:crypto';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { type ExpertProof, maxProofs } from '@aw/contracts/experts/profile';
import type { OwnExpert } from '@aw/contracts/experts/public';
import * as documents from '@aw/db/documents';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentKey } from '../../../adapters/files/file-keys';
import { dayMs } from '../../../config/durations';
import { anonymousBrowser, member, newcomer } from '../../../testing/account';
import { codeOf, refusalOf, statusesOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { applicant, decideOn, saveCall, storedProof } from '../../../testing/expert';
import { uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { runMaintenance } from '../../maintenance';
import { checkExpertProof, giveUpOnExpertProof } from './check-expert-proof';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_UPLOADS_PER_DAY: '0' });
const person = beforeTests(() => member(test));
const staff = beforeTests(() => signedInStaff(test));
const add = (
  bytes: Uint8Array,
  name = 'degree.pdf',
  fields: Record<string, string> = { subject: 'Law' },
  who: Caller = person,
) => who.inject({ method: 'POST', url: '/api/experts/me/proofs', ...multipart(fields, { name, bytes }) });
const check = (id: string) => checkExpertProof({ ...test.ctx, reader: test.reader }, id);
const proofsOf = async (who: Caller = person) => (await who.get('/api/experts/me')).json<OwnExpert>().proofs;
const fileOf = (id: string) => ({ url: `/api/experts/me/proofs/${id}/file` });
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer();

async function checked(bytes: Uint8Array, name: string): Promise<ExpertProof | undefined> {
  const added = await add(bytes, name);
  expect([name, added.statusCode]).toEqual([name, 201]);
  const { id } = added.json<ExpertProof>();
  await check(id);
  return (await proofsOf()).find((proof) => proof.id === id);
}

describe('a proof', () => {
  it('[Q12] a proof is a PDF or an image, is checked by a job, and is downloaded with the same bytes', async () => {
    const files: [string, Uint8Array, string][] = [
      ['../a/Degree – ü.pdf', await uniquePdf(2), 'application/pdf'],
      ['photo.jpeg', await picture('jpeg'), 'image/jpeg'],
      ['scan.PNG', await picture('png'), 'image/png'],
      ['scan.webp', await picture('webp'), 'image/webp'],
    ];
    for (const [name, bytes, mime] of files) {
      const proof = await checked(bytes, name);
      expect(proof).toMatchObject({ subject: 'Law', status: 'ready', reason: null });
      expect(proof?.fileName).toBe(name.split('/').at(-1));
      const read = await person.inject(fileOf(proof?.id ?? ''));
      expect(read.rawPayload.equals(Buffer.from(bytes))).toBe(true);
      expect(read.headers).toMatchObject({
        'content-type': mime,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      expect(read.headers['content-disposition']).toMatch(/^attachment/);
    }
  });

  it.each([
    ['a Word file', 'cv.docx', Buffer.from('PK\x03\x04 whatever'), 415, 'files.type'],
    ['a program', 'run.pdf', Buffer.from('MZ\x90\x00'), 415, 'files.type'],
    ['a web page', 'a.svg', Buffer.from('<svg onload="alert(1)"/>'), 415, 'files.type'],
    ['a GIF', 'a.gif', Buffer.from('GIF89a'), 415, 'files.type'],
    ['nothing', 'a.pdf', Buffer.alloc(0), 422, 'files.empty'],
    ['a byte too much', 'a.pdf', Buffer.alloc(maxFileBytes + 1, '%PDF-'), 413, 'files.too_large'],
  ])(
    '[Q12] a proof is refused when it is %s, and nothing is stored',
    async (_, name, bytes, status, code) => {
      const before = (await proofsOf()).length;
      const refused = await add(bytes, name);
      expect(refusalOf(refused)).toEqual([status, code]);
      expect(await proofsOf()).toHaveLength(before);
      expect(await test.ctx.files.removeStaleStages(-1000)).toBe(0);
    },
  );

  it('[Q12] a proof without a listed subject, or without a file, is refused at the field', async () => {
    for (const fields of [{}, { subject: 'Astrology' }]) {
      const refused = await add(await uniquePdf(), 'a.pdf', fields as Record<string, string>);
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ path: 'subject' }] }]);
    }
    const empty = await person.inject({
      method: 'POST',
      url: '/api/experts/me/proofs',
      ...multipart({ subject: 'Law' }),
    });
    expect(refusalOf(empty)).toEqual([422, 'files.missing']);
  });

  it('[Q12] the checks refuse a proof that is broken, of two types at once, too large when decoded, or misnamed', async () => {
    const png = await picture('png');
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const cases: [string, Uint8Array, RegExp][] = [
      ['cut.pdf', (await uniquePdf()).subarray(0, 300), /damaged/],
      ['cut.png', png.subarray(0, png.length - 40), /damaged/],
      ['cut.jpg', (await picture('jpeg')).subarray(0, 200), /damaged/],
      [
        'two.png',
        Buffer.concat([png, await uniquePdf()]),
        /as a PDF in some programs and as a PNG picture in others/,
      ],
      ['huge.png', huge, /40 megapixels/],
      ['really.pdf', png, /ends in \.pdf, but the content is PNG/],
    ];
    for (const [name, bytes, reason] of cases)
      expect([name, await checked(bytes, name)]).toMatchObject([
        name,
        { status: 'refused', reason: expect.stringMatching(reason) },
      ]);
    const lost = (await add(await uniquePdf())).json<ExpertProof>();
    await giveUpOnExpertProof(test.ctx, lost.id);
    await check(lost.id);
    expect((await proofsOf()).find(({ id }) => id === lost.id)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('not your fault'),
    });
  });

  it('[Q12] a proof needs an account with a confirmed address, before a byte is read', async () => {
    const bytes = await uniquePdf();
    expect(codeOf(await add(bytes, 'a.pdf', undefined, await anonymousBrowser(test)))).toBe(
      'accounts.needed',
    );
    expect(codeOf(await add(bytes, 'a.pdf', undefined, await newcomer(test)))).toBe('experts.unconfirmed');
  });

  it('[Q12] the number of proofs is limited, also when many are sent at once', async () => {
    const keen = await member(test);
    for (let n = 0; n < maxProofs - 2; n++) await storedProof(test, keen.id);
    const bytes = await picture('png');
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(bytes, 'a.png', undefined, keen)));
    expect(statusesOf(answers)).toEqual([201, 201, 422, 422, 422]);
    expect(answers.filter(({ statusCode }) => statusCode === 422).map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => 'experts.proofs'),
    );
    expect(await proofsOf(keen)).toHaveLength(maxProofs);
  });
});

describe('access to proofs', () => {
  it('[Q12] only the sender can read and remove a proof: another person gets 404 and a visitor 401', async () => {
    const { id } = await storedProof(test, person.id);
    const stranger = await member(test);
    const before = await proofsOf();
    const answers = [
      await stranger.inject(fileOf(id)),
      await stranger.delete(`/api/experts/me/proofs/${id}`),
    ];
    expect(answers.map((answer) => refusalOf(answer))).toEqual(answers.map(() => [404, 'experts.not_found']));
    expect((await test.app.inject(fileOf(id))).statusCode).toBe(401);
    expect(await proofsOf()).toEqual(before);
  });

  it('[Q12] [M3] staff who decide can open a checked proof, which is logged; other staff cannot', async () => {
    const owner = await applicant(test);
    const [proof] = await proofsOf(owner);
    const url = `/api/admin/experts/${owner.id}/proofs/${proof?.id}/file`;
    const reader = await signedInStaff(test, 'rita', 'read_only');
    expect((await reader.get(`/api/admin/experts/${owner.id}`)).statusCode).toBe(200);
    expect((await reader.get(url)).statusCode).toBe(403);
    const opened = await staff.get(url);
    expect([opened.statusCode, opened.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    const log = await selectRows(
      test,
      'audit_log',
      { verb: 'expert.proof_read', target: `user:${owner.id}` },
      ['actor', 'after'],
    );
    expect(log).toEqual([{ actor: 'amira', after: { proofId: proof?.id, subject: 'Law' } }]);
    const waiting = (await add(await uniquePdf(), 'new.pdf', undefined, owner)).json<ExpertProof>();
    const unchecked = await staff.get(url.replace(proof?.id ?? '', waiting.id));
    expect(unchecked.statusCode).toBe(404);
    const another = await member(test);
    const elsewhere = `/api/admin/experts/${another.id}/proofs/${proof?.id}/file`;
    expect((await staff.get(elsewhere)).statusCode).toBe(404);
  });
});

describe('the end of a proof', () => {
  const rows = (userId: string) => selectRows(test, 'expert_proofs', { user_id: userId }, ['id']);
  const after = (days: number) => ({ ...test.ctx, now: () => new Date(Date.now() + days * dayMs) });

  it('[Q12] the sender can remove a proof with its bytes', async () => {
    const bytes = await uniquePdf();
    const { id } = (await add(bytes)).json<ExpertProof>();
    expect((await person.delete(`/api/experts/me/proofs/${id}`)).statusCode).toBe(204);
    expect((await person.inject(fileOf(id))).statusCode).toBe(404);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // Its checks may still read the file.
    await runMaintenance(test.ctx);
    expect(await documents.findFile(test.ctx.db, sha256)).toBeDefined();
    await runMaintenance(after(1));
    expect(await documents.findFile(test.ctx.db, sha256)).toBeUndefined();
    expect(await test.ctx.files.sizeOf(contentKey(sha256))).toBeUndefined();
  });

  it('[Q12] a proof is removed 30 days after the decision, and bytes that something else uses are kept', async () => {
    const [decided, waiting] = [await applicant(test), await applicant(test)];
    const staff = await signedInStaff(test, 'thea');
    const shared = await storedProof(test, decided.id, { text: 'the same transcript' });
    await storedProof(test, waiting.id, { text: 'the same transcript' });
    expect((await decideOn(test, staff, decided.id, 'refuse')).statusCode).toBe(200);
    await runMaintenance(after(29));
    expect(await rows(decided.id)).toHaveLength(3);
    await runMaintenance(after(31));
    await runMaintenance(after(31));
    expect(await rows(decided.id)).toHaveLength(0);
    expect(await rows(waiting.id)).toHaveLength(3);
    expect(await test.ctx.files.sizeOf(contentKey(shared.sha256))).toBeGreaterThan(0);
  });

  it('[Q12] a new application keeps the proofs, and proofs without an application are removed', async () => {
    const again = await applicant(test);
    // The clean-up at a later date has ended the sessions of staff.
    const staff = await signedInStaff(test, 'theo');
    expect((await decideOn(test, staff, again.id, 'refuse')).statusCode).toBe(200);
    expect((await again.inject(saveCall())).statusCode).toBe(200);
    const never = await member(test);
    await add(await uniquePdf(), 'a.pdf', undefined, never);
    await runMaintenance(after(31));
    expect([await rows(again.id), await rows(never.id)]).toMatchObject([{ length: 2 }, { length: 0 }]);
  });
});
