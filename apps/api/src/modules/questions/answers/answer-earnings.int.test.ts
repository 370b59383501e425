import * as users from '@aw/db/users';
import { expect, it } from 'vitest';
import { type Member, member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { expert, questionCalls, visibleQuestion } from '../../../testing/questions';
import { selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { whileHeld } from '../../../testing/while-held';
import { mergeUsers } from '../../users/merge-users';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const asker = beforeTests(() => member(test));
const as = questionCalls;
const earningsOf = async (userId: string) =>
  (await selectRows(test, 'earning_entries', { user_id: userId }, ['reason', 'amount_minor'], 'id')).map(
    ({ reason, amount_minor }) => [reason, amount_minor],
  );

async function answered(nadia: Member) {
  const id = await visibleQuestion(test, asker.id);
  return (await as(nadia).answer(id)).body?.id ?? 0;
}

it('[Q12] an answer is paid once, when its asker accepts it or another expert verifies it, and the verification is paid once', async () => {
  const [nadia, omar] = [await expert(test), await expert(test, 'Omar')];
  const answerId = await answered(nadia);
  expect(await earningsOf(nadia.id)).toEqual([]);
  const accept = (method: 'POST' | 'DELETE') => as(asker).send(method, `/api/answers/${answerId}/accept`);
  for (const method of ['POST', 'DELETE', 'POST'] as const) await accept(method);
  const verify = () => as(omar).send('POST', `/api/answers/${answerId}/verify`);
  await Promise.all([verify(), verify(), accept('DELETE'), accept('POST')]);
  await as(nadia).send('PATCH', `/api/answers/${answerId}`, { content: 'In other words.' });
  expect((await verify()).status).toBe(200);
  expect(await earningsOf(nadia.id)).toEqual([['answer', 400]]);
  expect(await earningsOf(omar.id)).toEqual([['verification', 100]]);
});

it('[Q12] earnings that arise while two accounts are merged belong to the remaining account', async () => {
  const [account, guest] = [await member(test), await signedIn(test.app)];
  const answerId = await answered(await expert(test));
  await updateRow(test, 'answers', answerId, { expert_id: guest.id });
  const accept = () => as(asker).send('POST', `/api/answers/${answerId}/accept`);
  const meanwhile = await whileHeld(
    test,
    (db) => users.lock(db, guest.id),
    accept,
    (db) => mergeUsers(db, guest.id, account.id, 'system'),
  );
  expect([meanwhile.status, meanwhile.body?.code]).toEqual([409, 'answers.changed']);
  expect((await accept()).status).toBe(200);
  expect([await earningsOf(account.id), await earningsOf(guest.id)]).toEqual([[['answer', 400]], []]);
});
