import * as users from '@aw/db/users';
import { describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { codeOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocuments } from '../../testing/uploads';
import { type Person, signedIn } from '../../testing/user';
import { whileHeld } from '../../testing/while-held';
import { tellBuyers } from './tell-buyers';

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test));

const change = (id: number, what: 'remove' | 'restore') =>
  staff.inject({
    method: 'POST',
    url: `/api/admin/documents/${id}/${what}`,
    ...(what === 'remove' ? { payload: { reason: 'Not own work.', isForCause: true } } : {}),
  });
const figuresOf = async (user: Pick<Person, 'id' | 'inject'>) =>
  (await user.inject({ url: `/api/user/${user.id}` })).json<Record<string, number>>();
const unlock = (user: Caller, id: number) => user.post(`/api/documents/${id}/unlock`);
const fileOf = (user: Caller, id: number) => user.get(`/api/documents/${id}/file`);

describe('a removal for cause', () => {
  it('[D9] [D10] a removal for cause withdraws points and unspent credits, and a restore returns both once', async () => {
    const owner = await signedIn(test.app);
    const ids = await uploadDocuments(test, owner, 10);
    const all = { uploadCount: 10, rewardsEarned: 200, rewardCount: 2, creditBalance: 5 };
    expect(await figuresOf(owner)).toMatchObject(all);
    for (const id of ids) await change(id, 'remove');
    expect(await figuresOf(owner)).toMatchObject({
      uploadCount: 0,
      rewardsEarned: 0,
      rewardCount: 0,
      creditBalance: 0,
    });
    expect((await owner.get(`/api/user/${owner.id}/rewards`)).json()).toEqual([]);
    for (const id of ids) await change(id, 'restore');
    await change(ids[0] ?? 0, 'restore');
    expect(await figuresOf(owner)).toMatchObject(all);
  });

  it('[D10] a removal for cause ends access for everybody who paid, refunds their credits and notifies them', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1, 6);
    const buyers = await Promise.all(Array.from({ length: 5 }, () => member(test)));
    for (const user of buyers) {
      expect((await unlock(user, id)).json()).toMatchObject({ balance: 0 });
      expect((await fileOf(user, id)).statusCode).toBe(200);
    }
    await change(id, 'remove');
    for (const user of buyers) {
      for (const url of [
        `/api/documents/${id}`,
        `/api/documents/${id}/file`,
        `/api/documents/${id}/pages/5/text`,
        `/api/documents/${id}/pages/1/image`,
      ]) {
        const answer = await user.get(url);
        expect([url, answer.statusCode, codeOf(answer)]).toEqual([url, 410, 'documents.removed']);
      }
      expect(await figuresOf(user)).toMatchObject({ creditBalance: 1 });
    }
    expect((await fileOf(await signedIn(test.app), id)).statusCode).toBe(404);

    await runWebhooks(id);
    const mails = await selectRows(test, 'mails', { kind: 'unlock_refunded' }, [
      'to_address',
      'subject',
      'body_text',
    ]);
    expect(mails.map((mail) => mail.to_address).toSorted()).toEqual(
      buyers.map(({ email }) => email).toSorted(),
    );
    expect(mails[0]?.body_text).toContain('refunded your unlock credit');
  });

  it('[D10] [U6] a refund goes to the account into which the only buyer was merged in the meantime', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1, 6);
    const [buyer, account] = [await member(test), await member(test)];
    await unlock(buyer, id);
    const removed = await whileHeld(
      test,
      (db) => users.moveUnlocks(db, buyer.id, account.id),
      () => change(id, 'remove'),
      async () => {},
    );
    expect(removed.statusCode).toBeLessThan(300);
    expect((await account.get(`/api/documents/${id}`)).statusCode).toBe(410);
    expect(await figuresOf(account)).toMatchObject({ creditBalance: 2 });
  });

  it('[D10] a restored document can be bought again, and a second removal refunds that credit too', async () => {
    const owner = await signedIn(test.app);
    const [id = 0] = await uploadDocuments(test, owner, 1, 6);
    const user = await member(test);
    for (let round = 0; round < 2; round++) {
      await unlock(user, id);
      expect(await figuresOf(user)).toMatchObject({ creditBalance: 0 });
      await change(id, 'remove');
      expect(await figuresOf(user)).toMatchObject({ creditBalance: 1 });
      expect((await unlock(user, id)).statusCode).toBe(404);
      await change(id, 'restore');
      expect((await fileOf(user, id)).statusCode).toBe(403);
    }
  });

  it('[D10] credits that were spent before a removal are taken from the next ones', async () => {
    const [owner, other] = [await signedIn(test.app), await signedIn(test.app)];
    const wanted = await uploadDocuments(test, other, 5);
    const ids = await uploadDocuments(test, owner, 10);
    for (const id of wanted) await unlock(owner, id);
    await change(ids[0] ?? 0, 'remove');
    expect(await figuresOf(owner)).toMatchObject({ creditBalance: 0, nextCredits: 0, rewardsEarned: 100 });
    await uploadDocuments(test, owner, 1);
    expect(await figuresOf(owner)).toMatchObject({
      uploadCount: 10,
      creditBalance: 0,
      nextCredits: 5,
      rewardsEarned: 200,
    });
  });
});

/** Runs the job of the latest removal. */
async function runWebhooks(documentId: number): Promise<void> {
  const { moment } = await test.ctx.db
    .selectFrom('credit_entries')
    .select((eb) => eb.cast<string>('created_at', 'text').as('moment'))
    .where('document_id', '=', documentId)
    .where('reason', '=', 'unlock_refund')
    .executeTakeFirstOrThrow();
  await tellBuyers(test.ctx, { documentId, moment });
}
