import { randomBytes } from 'node:crypto';
import type { ExpertProof } from '@aw/contracts/experts/profile';
import type { OwnExpert } from '@aw/contracts/experts/public';
import type { Order, OrderFile } from '@aw/contracts/orders/shapes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jobHandlers } from '../../modules/job-handlers';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { draftOrder } from '../../testing/order-form';
import { slowImages, slowReader } from '../../testing/slow-reader';
import { useTestApp } from '../../testing/test-app';
import type { PageReader } from '../pages/page-reader';

type Checked = { id: string; status: string; reason: string | null };
type AddedFile = { id: string; checked: () => Promise<Checked | undefined> };
type Kind = {
  name: 'check-order-file' | 'check-expert-proof';
  add: (bytes: Uint8Array) => Promise<AddedFile>;
};

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', LIMIT_UPLOADS_PER_DAY: '0' });
const person = beforeTests(() => member(test));
const send = (url: string, fields: Record<string, string>, bytes: Uint8Array) =>
  person.inject({ method: 'POST', url, ...multipart(fields, { name: '', bytes }) });

const orderFile: Kind = {
  name: 'check-order-file',
  async add(bytes) {
    const order = await draftOrder(person);
    const { id } = (await send(`/api/orders/${order.id}/files`, { role: 'brief' }, bytes)).json<OrderFile>();
    const files = async () => (await person.get(`/api/orders/${order.id}`)).json<Order>().files;
    return { id, checked: async () => (await files()).find((file) => file.id === id) };
  },
};
const proof: Kind = {
  name: 'check-expert-proof',
  async add(bytes) {
    const { id } = (await send('/api/experts/me/proofs', { subject: 'Law' }, bytes)).json<ExpertProof>();
    const proofs = async () => (await person.get('/api/experts/me')).json<OwnExpert>().proofs;
    return { id, checked: async () => (await proofs()).find((each) => each.id === id) };
  },
};

/** Returns the newest job that checks a file, and the number of such jobs. */
async function jobOf({ name }: Kind, id: string) {
  const { rows } = await sql<{ data: never; starts_in_s: number; expire_seconds: number; count: number }>`
    select data, extract(epoch from start_after - now())::float as starts_in_s, expire_seconds,
      count(*) over ()::integer as count
    from jobs.job where name = ${name} and (data ->> 'fileId' = ${id} or data ->> 'proofId' = ${id})
    order by start_after desc limit 1`.execute(test.ctx.db);
  const [job] = rows;
  if (!job) throw new Error(`There is no job ${name} of ${id}.`);
  return job;
}

/** Runs the newest job of a file as a worker does. */
async function runJob(kind: Kind, id: string, reader: PageReader, ctx = test.ctx): Promise<void> {
  await jobHandlers(ctx, reader)[kind.name].run((await jobOf(kind, id)).data);
}

describe.each([orderFile, proof])('$name', (kind) => {
  it.each(['timeout', 'killed'] as const)(
    '[P9] a file is read again later with more time when the machine may be the cause: %s',
    async (code) => {
      const { reader, timeFactors } = slowReader(test.reader, 3, code);
      const { id, checked } = await kind.add(await uniquePdf());
      const pauses: number[] = [];
      for (const tries of [1, 2]) {
        await runJob(kind, id, reader);
        expect(await checked()).toMatchObject({ status: 'checking', reason: null });
        const job = await jobOf(kind, id);
        // A try with more work may take longer than the first.
        expect([job.count, job.expire_seconds]).toEqual([1 + tries, 3600]);
        pauses.push(Math.round(job.starts_in_s / 60));
      }
      expect(pauses).toEqual([5, 30]);
      await runJob(kind, id, reader);
      expect(await checked()).toMatchObject({ status: 'ready' });
      expect(timeFactors).toEqual([1, 2, 3]);
    },
  );

  it('[P9] a file is scheduled once for another reading when a worker dies after it scheduled it', async () => {
    const { reader } = slowReader(test.reader, 9);
    const { id, checked } = await kind.add(await uniquePdf());
    for (const count of [2, 3]) {
      const job = await jobOf(kind, id);
      // The second run is that of a worker that repeats a job which was never completed.
      for (const _run of [1, 2]) await jobHandlers(test.ctx, reader)[kind.name].run(job.data);
      expect((await jobOf(kind, id)).count).toBe(count);
    }
    expect(await checked()).toMatchObject({ status: 'checking' });
  });

  it('[P9] a file is refused after three tries, and after the first one if the file itself is the cause', async () => {
    const slow = slowReader(test.reader, 9);
    const late = await kind.add(await uniquePdf());
    for (let tries = 0; tries < 3; tries++) await runJob(kind, late.id, slow.reader);
    expect(await late.checked()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('took longer than we allow'),
    });
    const large = slowReader(test.reader, 9, 'memory');
    const added = await kind.add(await uniquePdf());
    await runJob(kind, added.id, large.reader);
    expect(await added.checked()).toMatchObject({ status: 'refused' });
    expect([slow.timeFactors, large.timeFactors]).toEqual([[1, 2, 3], [1]]);
  });
});

describe('a picture as a proof', () => {
  const addPicture = async () => {
    const background = `#${randomBytes(3).toString('hex')}`;
    return proof.add(
      await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  };

  it.each(['timeout', 'killed'] as const)(
    '[P9] [Q12] a picture is read again later with more time when the machine may be the cause: %s',
    async (code) => {
      const { images, timeFactors } = slowImages(test.ctx.images, 3, code);
      const { id, checked } = await addPicture();
      for (const status of ['checking', 'checking', 'ready']) {
        await runJob(proof, id, test.reader, { ...test.ctx, images });
        expect(await checked()).toMatchObject({ status });
      }
      expect(timeFactors).toEqual([1, 2, 3]);
    },
  );

  it('[P9] [Q12] a picture that takes more memory than we allow is refused at once', async () => {
    const { images } = slowImages(test.ctx.images, 3, 'memory');
    const { id, checked } = await addPicture();
    await runJob(proof, id, test.reader, { ...test.ctx, images });
    expect(await checked()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('took more memory than we allow'),
    });
  });
});
