import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import { refusal } from '../../../adapters/pages/refusals';
import { member } from '../../../testing/account';
import type { Caller } from '../../../testing/calls';
import { multipart } from '../../../testing/multipart';
import { draftOrder } from '../../../testing/order-form';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { paidStaffOrder } from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { jobHandlers } from '../../job-handlers';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0', TRUST_PROXY: '1' });

const bytesOf = (mark: string) => Buffer.from(`%PDF-1.7\n%${mark}`);

const ordered = async (user: Caller) => `/api/orders/${(await draftOrder(user)).id}`;

/** Adds a file that the reader recognises by its mark. */
async function add(who: Caller, order: string, mark: string, address: string, role = 'brief'): Promise<void> {
  const form = multipart({ role }, { name: 'brief.pdf', bytes: bytesOf(mark) });
  const { statusCode } = await who.inject({
    method: 'POST',
    url: `${order}/files`,
    ...form,
    headers: { ...form.headers, 'x-forwarded-for': address },
  });
  expect(statusCode).toBe(201);
}

/** Returns a reader that blocks on every file until the test calls `end`. */
function blockingReader() {
  const startedMarks: string[] = [];
  const ends = new Map<string, () => void>();
  const reader: PageReader = {
    async read(file): Promise<ReadResult> {
      const mark = (await readFile(file.path, 'utf8')).split('%').at(-1) ?? '';
      startedMarks.push(mark);
      return new Promise((resolve) => {
        ends.set(mark, () => resolve(refusal('broken')));
      });
    },
    close: async () => {},
  };
  return { reader, startedMarks, end: (mark: string) => ends.get(mark)?.() };
}

describe('the queue of file checks', () => {
  it('[O1] [P9] one file of a network is checked at a time, and another customer’s file before anybody’s second one', async () => {
    const [attacker, other] = ['198.51.100.7', '203.0.113.9'];
    // Guests of one network with an order each, and a person with an account in the same network.
    for (const mark of ['a1', 'a2', 'a3']) {
      const guest = await signedIn(test.app);
      await add(guest, await ordered(guest), mark, attacker);
    }
    const customer = await member(test);
    const customerOrder = await ordered(customer);
    for (const mark of ['b1', 'b2']) await add(customer, customerOrder, mark, attacker);
    const kept = await selectRows(test, 'order_files', {}, ['queue_group']);
    expect(new Set(kept.map((row) => row.queue_group)).size).toBe(2);
    expect(JSON.stringify(kept)).not.toContain(attacker);

    const { reader, startedMarks, end } = blockingReader();
    await test.ctx.jobs.work(jobHandlers(test.ctx, reader));
    await expect.poll(() => startedMarks.toSorted()).toEqual(['a1', 'b1']);
    const guest = await signedIn(test.app);
    await add(guest, await ordered(guest), 'honest', other);
    const { id: worked } = await paidStaffOrder(test, { status: 'in_progress' });
    await add(await signedInStaff(test), `/api/admin/orders/${worked}`, 'staff', other, 'delivery');
    end('a1');
    await expect.poll(() => startedMarks.length).toBe(3);
    end('b1');
    await expect.poll(() => startedMarks.slice(2).toSorted()).toEqual(['honest', 'staff']);
    for (const mark of ['honest', 'staff', 'a2', 'b2', 'a3']) {
      await expect.poll(() => startedMarks).toContain(mark);
      end(mark);
    }
    const waiting = async () =>
      test.ctx.db.selectFrom('order_files').select('id').where('queue_group', 'is not', null).execute();
    await expect.poll(waiting).toEqual([]);
  });
});
