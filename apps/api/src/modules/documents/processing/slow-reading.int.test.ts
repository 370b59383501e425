import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { uniquePdf } from '../../../testing/make-pdf';
import { slowReader } from '../../../testing/slow-reader';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { processDocument } from './process-document';
import { currentEvent } from './processing-events';

const test = useTestApp();
const user = beforeTests(() => signedIn(test.app));
const upload = async () => (await user.upload(await uniquePdf())).json<{ id: number }>().id;
const detailOf = async (id: number) =>
  (await user.get(`/api/documents/${id}`)).json<Record<string, unknown>>();
async function waitingJobs(id: number) {
  const { rows } = await sql<{ starts_in_s: number }>`
    select extract(epoch from start_after - now())::float as starts_in_s from jobs.job
    where name = 'process-document' and state = 'created' and (data ->> 'documentId')::int = ${id}
      and start_after > now() order by start_after`.execute(test.ctx.db);
  return rows.map((row) => row.starts_in_s);
}

describe('a file that takes too long to read', () => {
  it.each(['timeout', 'killed'] as const)(
    '[P9] [D7] a slow file stays in its checks and is published by a later try with more time: %s',
    async (code) => {
      const { reader, timeFactors } = slowReader(test.reader, 3, code);
      const id = await upload();
      await processDocument({ ...test.ctx, reader }, id);
      const waiting = await detailOf(id);
      expect(waiting).toMatchObject({ status: 'processing', reason: null, readAgainAt: expect.any(String) });
      expect(Date.parse(String(waiting.readAgainAt))).toBeGreaterThan(Date.now() + 4 * 60_000);
      expect(await currentEvent({ ...test.ctx, userId: user.id }, id)).toMatchObject({
        isFinal: false,
        readAgainAt: waiting.readAgainAt,
      });
      const [first = 0, ...others] = await waitingJobs(id);
      expect(others).toEqual([]);
      expect(first).toBeGreaterThan(4 * 60);

      await processDocument({ ...test.ctx, reader }, id);
      expect(await detailOf(id)).toMatchObject({ status: 'processing' });
      await processDocument({ ...test.ctx, reader }, id);
      expect(await detailOf(id)).toMatchObject({ status: 'published', readAgainAt: null });
      expect(timeFactors).toEqual([1, 2, 3]);
    },
  );

  it('[P9] a slow file is refused after three tries, without useless advice', async () => {
    const { reader, timeFactors } = slowReader(test.reader, 9);
    const id = await upload();
    for (let tries = 0; tries < 4; tries++) await processDocument({ ...test.ctx, reader }, id);
    const refused = await detailOf(id);
    expect(refused).toMatchObject({ status: 'refused', readAgainAt: null });
    expect(refused.reason).toMatch(/took longer than we allow/);
    expect(refused.reason).not.toMatch(/as a PDF/);
    expect(timeFactors).toEqual([1, 2, 3]);
  });
});
