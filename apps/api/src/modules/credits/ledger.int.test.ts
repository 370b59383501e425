import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { deleteRows, insertRow, selectRows, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocuments } from '../../testing/uploads';
import { type Person, signedIn } from '../../testing/user';
import { currentEvent, processingEvents } from '../documents/processing/processing-events';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));
let ids: number[];

beforeAll(async () => {
  ids = await uploadDocuments(test, author, 10, 6);
});

const creditsOf = async (person: Person) =>
  (await person.get(`/api/user/${person.id}/credits`)).json<{
    balance: number;
    entries: { delta: number; reason: string }[];
  }>();
const unlock = (person: Person, id: number) => person.post(`/api/documents/${id}/unlock`);

describe('rewards', () => {
  it('[D9] the fifth and the tenth accepted upload each earn one reward, which the profile shows', async () => {
    const rewards = (await author.get(`/api/user/${author.id}/rewards`)).json<
      { title: string; rewardValue: number }[]
    >();
    expect(rewards.map((reward) => reward.rewardValue)).toEqual([100, 100]);
    const user = (await author.get(`/api/user/${author.id}`)).json();
    expect(user).toMatchObject({ uploadCount: 10, rewardsEarned: 200, rewardCount: 2, creditBalance: 5 });
  });

  it('[D9] the processing events of an upload name the reward that it earned', async () => {
    const events = processingEvents(
      { ...test.ctx, userId: author.id },
      ids[4] ?? 0,
      new AbortController().signal,
    );
    const { value } = await events.next();
    expect(value).toMatchObject({
      isFinal: true,
      status: 'published',
      newRewards: [{ title: '5 documents uploaded', rewardValue: 100 }],
    });
  });

  it('[D9] a refused upload earns no reward, and repeated checks earn none twice', async () => {
    const twice = await uniquePdf();
    await author.upload(twice);
    await test.processAll();
    await author.upload(twice);
    await test.processAll();
    expect((await author.get(`/api/user/${author.id}`)).json()).toMatchObject({
      uploadCount: 11,
      rewardCount: 2,
    });
  });
});

describe('unlock credits', () => {
  it('[D10] the processing events of the tenth upload name its credits, and those of other uploads name none', async () => {
    const told = async (id = 0) => (await currentEvent({ ...test.ctx, userId: author.id }, id)).newCredits;
    expect([await told(ids[9]), await told(ids[8]), await told(ids[4])]).toEqual([5, 0, 0]);
  });

  it('[D10] ten accepted uploads earn five credits, one credit unlocks a document for good, and the ledger shows it', async () => {
    const other = await signedIn(test.app);
    const [wanted = 0] = await uploadDocuments(test, other, 1, 6);
    expect((await unlock(author, wanted)).json()).toEqual({ isUnlocked: true, balance: 4 });
    expect((await unlock(author, wanted)).json()).toEqual({ isUnlocked: true, balance: 4 });
    expect((await author.get(`/api/documents/${wanted}/file`)).statusCode).toBe(200);
    const { balance, entries } = await creditsOf(author);
    expect(balance).toBe(entries.reduce((sum, entry) => sum + entry.delta, 0));
    expect(entries.map((entry) => entry.reason)).toEqual(['unlock', 'upload_milestone']);
  });

  it('[D10] an unlock without a credit is answered with 402 and changes nothing', async () => {
    const poor = await signedIn(test.app);
    const response = await unlock(poor, ids[0] ?? 0);
    expect(refusalOf(response)).toEqual([402, 'credits.none']);
    expect((await creditsOf(poor)).entries).toEqual([]);
  });

  it('[D10] one hundred parallel unlocks of one document cost one credit', async () => {
    const buyer = await rich();
    const answers = await Promise.all(Array.from({ length: 100 }, () => unlock(buyer, ids[0] ?? 0)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect((await creditsOf(buyer)).balance).toBe(4);
  });

  it('[D10] one hundred parallel unlocks of ten documents take five credits and never go below zero', async () => {
    const buyer = await rich();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => unlock(buyer, ids[i % 10] ?? 0)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 402]));
    const bought = await selectRows(test, 'document_unlocks', { user_id: buyer.id });
    expect([bought.length, (await creditsOf(buyer)).balance]).toEqual([5, 0]);
  });

  it('[D10] a removal for cause revokes what is left of its credits, and a restore gives it back', async () => {
    const staff = await signedInStaff(test);
    const owner = await signedIn(test.app);
    const own = await uploadDocuments(test, owner, 10, 6);
    await unlock(owner, ids[0] ?? 0);
    await staff.post(`/api/admin/documents/${own[0]}/remove`, { reason: 'Not own work.', isForCause: true });
    expect((await creditsOf(owner)).balance).toBe(0);
    expect((await owner.get(`/api/user/${owner.id}`)).json()).toMatchObject({ uploadCount: 9 });
    await staff.post(`/api/admin/documents/${own[0]}/restore`);
    expect((await creditsOf(owner)).balance).toBe(4);
  });

  async function rich(): Promise<Person> {
    const person = await signedIn(test.app);
    await insertRow(test, 'credit_entries', {
      user_id: person.id,
      delta: 5,
      reason: 'welcome',
      source: 'test',
    });
    return person;
  }
});

describe('the database', () => {
  it('[D10] the database refuses to change or delete a ledger entry', async () => {
    await expect(updateRows(test, 'credit_entries', {}, { delta: 100 })).rejects.toThrow('append-only');
    await expect(deleteRows(test, 'credit_entries')).rejects.toThrow('append-only');
  });
});
