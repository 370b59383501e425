import type { Memory } from '@aw/contracts/ai/memory';
import type { User } from '@aw/contracts/users/public';
import * as ai from '@aw/db/ai';
import * as users from '@aw/db/users';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { chatCalls, chatRows, memoryRow } from '../../testing/chats';
import { quizOf, takeQuiz } from '../../testing/quizzes';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { whileHeld } from '../../testing/while-held';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp();
const say = async (user: Person, isUnder18: boolean) =>
  (await user.patch(`/api/user/${user.id}`, { isUnder18 })).json<User>();
const userOf = async (user: Person) => (await user.get(`/api/user/${user.id}`)).json<User>();
const turnOn = (user: Person) => user.patch('/api/ai/memory', { isOn: true });
const memoryOf = async (user: Person) => (await user.get('/api/ai/memory')).json<Memory>();

/** A person with a chat that is shared, and a memory of one fact. */
async function sharing() {
  const user = await signedIn(test.app);
  const { conversationId } = await chatRows(test, user.id, 'Words');
  await turnOn(user);
  await memoryRow(test, user.id, 'I study law.');
  const url = `/api/ai/conversations/${conversationId}/share`;
  const share = () => chatCalls(test, user).send<{ path: string }>(url, { days: 7 });
  const path = (await share()).body?.path ?? '';
  const read = async () => (await test.nobody.get(`/api/ai/shared/${path.split('/').at(-1)}`)).statusCode;
  return { user, share, read };
}

it('[A7] stating to be under 18 ends the shared links of a person, and none can be created until it is withdrawn', async () => {
  const { user, share, read } = await sharing();
  const other = await sharing();
  expect(await userOf(user)).toMatchObject({ isUnder18: false });
  expect(await read()).toBe(200);
  expect(await say(user, true)).toMatchObject({ id: user.id, isUnder18: true });
  expect(await read()).toBe(404);
  const refused = await share();
  expect(refused).toMatchObject({ status: 409, body: { code: 'ai.under_18' } });
  expect(refused.body?.message).toContain('under 18');
  expect(await other.read()).toBe(200);
  expect(await say(user, false)).toMatchObject({ isUnder18: false });
  expect((await share()).status).toBe(200);
  expect(await read()).toBe(404);
});

it('[A7] [A12] stating to be under 18 deletes the memory of a person, and no facts are added', async () => {
  const { user } = await sharing();
  const other = await sharing();
  await say(user, true);
  expect(await memoryOf(user)).toEqual({ isOn: false, facts: [] });
  expect(await turnOn(user)).toMatchObject({ statusCode: 409 });
  await takeQuiz(test, user, await quizOf(test));
  expect(await memoryOf(user)).toEqual({ isOn: false, facts: [] });
  expect(await memoryOf(other.user)).toMatchObject({ isOn: true, facts: [{ text: 'I study law.' }] });
  await say(user, false);
  expect(await memoryOf(user)).toEqual({ isOn: false, facts: [] });
});

it('[A7] no link remains if it is created while its owner states to be under 18', async () => {
  const { user, share } = await sharing();
  const answer = await whileHeld(
    test,
    (db) => users.lock(db, user.id),
    share,
    async (db) => {
      await ai.setMemoryEnabled(db, user.id, false);
      await users.setUnder18(db, user.id, true);
    },
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'ai.under_18' } });
});

it.each([
  ['the earlier one', 0],
  ['the account', 1],
])('[A7] [U7] the protection of minors applies after a merge if %s has stated it', async (_, at) => {
  const pair = [await sharing(), await sharing()] as const;
  const [from, into] = pair;
  await say(pair[at]?.user ?? from.user, true);
  await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.user.id, into.user.id, 'test'));
  expect(await userOf(into.user)).toMatchObject({ isUnder18: true });
  expect(await memoryOf(into.user)).toEqual({ isOn: false, facts: [] });
  expect([await from.read(), await into.read(), (await into.share()).status]).toEqual([404, 404, 409]);
});

it('[A7] people can state only for themselves that they are under 18', async () => {
  const [owner, stranger] = [await sharing(), await sharing()];
  const url = `/api/user/${owner.user.id}`;
  const refused = await stranger.user.patch(url, { isUnder18: true });
  expect(refused.statusCode).toBe(403);
  expect(await owner.read()).toBe(200);
});
