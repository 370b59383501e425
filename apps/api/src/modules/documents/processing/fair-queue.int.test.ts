import { describe, expect, it } from 'vitest';
import type { PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import { refusal } from '../../../adapters/pages/refusals';
import { member, newcomer } from '../../../testing/account';
import type { Caller } from '../../../testing/calls';
import { uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import { selectRows, updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { jobHandlers } from '../../job-handlers';

const test = useTestApp({ LIMIT_UPLOADS_AT_ONCE: '4', LIMIT_UPLOADS_PER_ADDRESS: '20', TRUST_PROXY: '1' });

async function upload(user: Caller, fileName: string, address: string) {
  const form = multipart({ title: fileName }, { name: fileName, bytes: await uniquePdf() });
  return user.inject({
    method: 'POST',
    url: '/api/documents',
    ...form,
    headers: { ...form.headers, 'x-forwarded-for': address },
  });
}

/** A reader that blocks on every file until the test releases it. */
function blockingReader() {
  const startedFiles: string[] = [];
  const ends = new Map<string, () => void>();
  const reader: PageReader = {
    async read({ fileName }): Promise<ReadResult> {
      startedFiles.push(fileName);
      return new Promise((resolve) => {
        ends.set(fileName, () => resolve(refusal('broken')));
      });
    },
    close: async () => {},
  };
  return { reader, startedFiles, finish: (name: string) => ends.get(name)?.() };
}

describe('the queue of checks', () => {
  it('[P9] the queue of checks reads one file of an address at a time, and a newcomer’s file before anybody’s second one', async () => {
    const attacker = '198.51.100.7';
    const send = async (...sent: Parameters<typeof upload>) =>
      expect((await upload(...sent)).statusCode).toBe(201);
    // Many anonymous people share one address; a person with an account has another. Each has three files.
    for (const name of ['a1.pdf', 'a2.pdf', 'a3.pdf']) await send(await signedIn(test.app), name, attacker);
    const second = await member(test);
    for (const name of ['b1.pdf', 'b2.pdf', 'b3.pdf']) await send(second, name, attacker);

    const { reader, startedFiles, finish } = blockingReader();
    await test.ctx.jobs.work(jobHandlers(test.ctx, reader));
    await expect.poll(() => startedFiles.toSorted()).toEqual(['a1.pdf', 'b1.pdf']);
    await send(await signedIn(test.app), 'honest.pdf', '203.0.113.9');
    expect(startedFiles).toHaveLength(2);
    finish('a1.pdf');
    await expect.poll(() => startedFiles.length).toBe(3);
    expect(startedFiles[2]).toBe('honest.pdf');
    const order: string[] = [];
    for (const name of ['b1.pdf', 'honest.pdf']) {
      const before = startedFiles.length;
      finish(name);
      await expect.poll(() => startedFiles.length).toBe(before + 1);
      order.push(startedFiles.at(-1) ?? '');
    }
    expect(order.toSorted()).toEqual(['a2.pdf', 'b2.pdf']);
    for (const name of ['a2.pdf', 'b2.pdf', 'a3.pdf', 'b3.pdf']) {
      await expect.poll(() => startedFiles).toContain(name);
      finish(name);
    }
  });

  it('[R6] people without an account share the limits of their address, however many sessions they open', async () => {
    const address = '198.51.100.99';
    await test.ctx.jobs.stop();
    const answers: number[] = [];
    for (let i = 0; i < 9; i++)
      answers.push((await upload(await signedIn(test.app), `at-once-${i}.pdf`, address)).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429]);
    // An account with an unconfirmed email address is as cheap as a session.
    expect((await upload(await newcomer(test), 'unconfirmed.pdf', address)).statusCode).toBe(429);
    expect((await upload(await member(test), 'account.pdf', address)).statusCode).toBe(201);
    await updateRows(test, 'documents', {}, { status: 'refused', queue_group: null });
    const later: number[] = [];
    for (let i = 0; i < 12; i++)
      later.push((await upload(await signedIn(test.app), `later-${i}.pdf`, address)).statusCode);
    expect(later.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await upload(await member(test), 'more.pdf', address)).statusCode).toBe(201);
    const kept = await selectRows(test, 'documents', {}, ['queue_group']);
    expect(JSON.stringify(kept)).not.toContain(address);
  });
});
