import { expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { type Member, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { chatCalls, chatRows, readEvents } from '../../testing/chats';
import { imageRow } from '../../testing/image-rows';
import { moderator, noticesTo, notifyAllReporters, reporting } from '../../testing/moderation';
import { otherReplica, useOpenaiApp } from '../../testing/openai';
import { insertRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { mergeUsers } from '../users/merge-users';

const test = useOpenaiApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_REPORTS_PER_DAY: '0' });
const staff = beforeTests(() => moderator(test));
const wrong = { reason: 'misleading' };
const why = 'It is wrong, and somebody could be hurt.';

/** Creates a chat with an answer of the model, and functions for the actions of its owner. */
async function chatOf(reply = 'Drink bleach.') {
  const person = await member(test);
  const calls = chatCalls(test, person);
  await test.openai.controls.reply(reply);
  const { body } = await calls.ask({ message: 'What helps against a cold?' });
  if (!body) throw new Error('No answer.');
  const { conversationId, messageId: id } = body;
  const answer = async () => (await calls.read(conversationId)).messages.find((one) => one.id === id);
  return {
    person,
    calls,
    conversationId,
    id,
    answer,
    report: (change = wrong) => reportIt(person, id, change),
  };
}
const reportIt = async (person: Member, id: number, change: object) =>
  (await reporting(person, 'chat_answer', id, change)).statusCode;

it('[A7] only the owner of a chat can report its answers, with reasons that fit an answer', async () => {
  const { person, calls, conversationId, id, report } = await chatOf();
  const stranger = await member(test);
  expect(await reportIt(stranger, id, wrong)).toBe(404);
  const { path } =
    (await calls.send<{ path: string }>(`/api/ai/conversations/${conversationId}/share`, { days: 7 })).body ??
    {};
  expect(path).toContain('/shared-chat/');
  expect(await reportIt(stranger, id, wrong)).toBe(404);
  const question = (await calls.read(conversationId)).messages[0]?.id ?? 0;
  expect(await reportIt(person, question, wrong)).toBe(404);
  expect(await report({ reason: 'spam' })).toBe(400);
  expect(await report({ reason: 'other' })).toBe(400);
  expect(await report({ reason: 'harmful' })).toBe(201);
  expect(await staff.list('?kind=chat_answer')).toMatchObject([
    { targetId: id, title: 'Answer by workshop-test', excerpt: 'Drink bleach.', isUrgent: true },
  ]);
});

it('[A7] staff see a reported answer, the message before it and the model, and nothing else of the chat', async () => {
  const { calls, conversationId, id, report } = await chatOf();
  await calls.ask({ message: 'And against a private illness?', conversationId });
  await report();
  const caseDetail = await staff.read('chat_answer', id);
  expect(caseDetail).toMatchObject({
    title: 'Answer by workshop-test',
    postState: 'visible',
    author: null,
    path: '/ai-chat',
    source: 'What helps against a cold?\n\nDrink bleach.',
  });
  expect(caseDetail.html).toMatch(/<h3>Asked<\/h3>.*against a cold.*<h3>Answered<\/h3>.*bleach/s);
  expect(JSON.stringify(caseDetail)).not.toContain('private illness');
  expect(JSON.stringify(caseDetail)).not.toContain(conversationId);
  for (const role of ['author', 'order_desk'] as const) {
    const other = await signedInStaff(test, role, role);
    const response = await other.get(`/api/admin/reports/chat_answer/${id}`);
    expect([403, 404]).toContain(response.statusCode);
  }
});

it('[A13] staff do not see the images of the message before a reported answer, only how many there are', async () => {
  const { person, conversationId, calls, id, report } = await chatOf();
  const image = await imageRow(test, person.id);
  const question = (await calls.read(conversationId)).messages[0]?.id ?? 0;
  await insertRow(test, 'message_images', { message_id: question, position: 1, image_id: image.id });
  await report();
  const { html } = await staff.read('chat_answer', id);
  expect(html).toContain('<h3>Asked</h3><p>1 image, only for the student</p>');
  expect(html).not.toContain(image.id);
});

it('[A7] a removed answer disappears from its chat, links, files and later prompts, shows a reason, and can be restored', async () => {
  const { person, calls, conversationId, id, answer, report } = await chatOf();
  const share = await calls.send<{ path: string }>(`/api/ai/conversations/${conversationId}/share`, {
    days: 7,
  });
  const shared = async () =>
    (await test.nobody.get(`/api/ai/shared/${share.body?.path.split('/').at(-1)}`)).body;
  const exported = async () =>
    (await person.get(`/api/ai/conversations/${conversationId}/export?format=markdown`)).body;
  const caseDetail = async () => (await person.get('/api/ai/conversations?q=bleach')).json<unknown[]>();
  expect([await shared(), await exported()]).toEqual([
    expect.stringContaining('bleach'),
    expect.stringContaining('bleach'),
  ]);
  expect(await caseDetail()).toHaveLength(1);
  await report();
  const decided = await staff.decide('chat_answer', id, { decision: 'remove', reason: why });
  expect(decided.json()).toMatchObject({ status: 'removed', postState: 'removed', removedReason: why });
  expect(await answer()).toMatchObject({ text: '', html: null, citations: [], removedReason: why });
  for (const text of [await shared(), await exported()]) expect(text).not.toContain('bleach');
  expect(await shared()).toContain(why);
  expect(await caseDetail()).toEqual([]);
  // The process that generated it keeps the stream for a few seconds.
  const replica = await otherReplica(test);
  const { events } = await readEvents((await chatCalls(replica, person).follow(id)).response);
  await replica.close();
  expect(events.map(({ name }) => name)).toEqual(['start', 'done']);
  await calls.ask({ message: 'Go on.', conversationId });
  const prompt = (await test.openai.controls.state()).prompts.at(-1);
  expect(prompt).toContain('Go on.');
  expect(prompt).not.toContain('bleach');
  await notifyAllReporters(test);
  expect(await noticesTo(test, person.id)).toMatchObject([
    { title: 'We removed the AI answer you reported', link: '/ai-chat' },
  ]);
  expect(await report()).toBe(404);
  const { version } = await staff.read('chat_answer', id);
  expect((await staff.restore('chat_answer', id, version)).statusCode).toBe(200);
  expect(await answer()).toMatchObject({ text: 'Drink bleach.', removedReason: null });
});

it('[A7] a kept answer stays, and its reporter is notified', async () => {
  const { person, id, answer, report } = await chatOf();
  await report();
  expect((await staff.decide('chat_answer', id, { decision: 'keep' })).json()).toMatchObject({
    status: 'kept',
  });
  expect(await answer()).toMatchObject({ text: 'Drink bleach.', removedReason: null });
  await notifyAllReporters(test);
  expect(await noticesTo(test, person.id)).toMatchObject([
    { title: 'The AI answer you reported stays on the site' },
  ]);
});

it('[A7] a report ends when its chat is deleted by anyone, and no longer waits for staff', async () => {
  const { person, conversationId, id, report } = await chatOf();
  const other = await chatRows(test, person.id, 'Another one.');
  await report();
  await reportIt(person, other.messageId, wrong);
  await person.delete(`/api/ai/conversations/${conversationId}`);
  const reports = await selectRows(
    test,
    'reports',
    { reporter_id: person.id },
    ['target_id', 'status', 'decided_by'],
    'id',
  );
  expect(reports).toEqual([
    { target_id: id, status: 'dismissed', decided_by: 'system' },
    { target_id: other.messageId, status: 'open', decided_by: null },
  ]);
  expect((await staff.list('?kind=chat_answer')).map(({ targetId }) => targetId)).toContain(other.messageId);
  expect((await staff.get('chat_answer', id)).statusCode).toBe(404);
  const waiting = await test.ctx.db
    .selectFrom('moderation_cases')
    .select(['target_id', 'open_reports'])
    .where('target_id', 'in', [id, other.messageId])
    .where('since', 'is not', null)
    .execute();
  expect(waiting).toEqual([{ target_id: other.messageId, open_reports: 1 }]);
});

it('[A7] reports, decisions, deletions and merges about one chat lock rows in the same order', async () => {
  for (let round = 0; round < 10; round++) {
    const [person, into] = [await member(test), await member(test)];
    const chats = [];
    for (let at = 0; at < 3; at++) chats.push(await chatRows(test, person.id, `Chat ${at}.`));
    for (const { messageId } of chats) expect(await reportIt(person, messageId, wrong)).toBe(201);
    const merge = () => inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, person.id, into.id, 'test'));
    const work = chats.flatMap(({ conversationId, messageId: id }) => [
      async () => (await staff.decide('chat_answer', id, { decision: 'remove', reason: why })).statusCode,
      () => reportIt(person, id, { reason: 'harmful' }),
      async () => (await person.delete(`/api/ai/conversations/${conversationId}`)).statusCode,
    ]);
    const ended = await Promise.all([
      ...work.toSorted(() => Math.random() - 0.5).map((one) => one()),
      merge(),
    ]);
    expect(ended.filter((status) => typeof status === 'number' && status >= 500)).toEqual([]);
    const open = await test.ctx.db
      .selectFrom('reports as r')
      .leftJoin('chat_messages as m', 'm.id', 'r.target_id')
      .select('r.id')
      .where('r.kind', '=', 'chat_answer')
      .where('r.status', '=', 'open')
      .where('m.id', 'is', null)
      .execute();
    expect(open).toEqual([]);
  }
});
