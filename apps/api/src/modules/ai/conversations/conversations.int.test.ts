import type { Conversation } from '@aw/contracts/ai/conversations';
import { expect, it } from 'vitest';
import { chatCalls, chatRows } from '../../../testing/chats';
import { selectRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import { runMaintenance } from '../../maintenance';

const test = useTestApp();
const listOf = async (user: Person, query = '') =>
  (await user.get(`/api/ai/conversations${query}`)).json<Conversation[]>();

it('[A5] conversations are listed by their newest message, in pages, each of them once', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1)
    ids.push(String((await calls.ask({ message: `Question ${at} of five.` })).body?.conversationId));
  await calls.ask({ message: 'Once more.', conversationId: ids[1] });
  const seen: string[] = [];
  let query = '?limit=2';
  for (;;) {
    const response = await user.get(`/api/ai/conversations${query}`);
    seen.push(...response.json<Conversation[]>().map(({ id }) => id));
    const next = /<\/api\/ai\/conversations([^>]*)>/.exec(String(response.headers.link))?.[1];
    if (!next) break;
    query = next;
  }
  expect(seen).toEqual([ids[1], ids[4], ids[3], ids[2], ids[0]]);
});

it('[A5] a search finds titles and messages in any case, and treats special characters as text', async () => {
  const user = await signedIn(test.app);
  await chatRows(test, user.id, 'About 50% of Mitochondria');
  await chatRows(test, user.id, 'About 50 ribosomes');
  const stranger = await signedIn(test.app);
  await chatRows(test, stranger.id, 'Mitochondria of somebody else');
  const titles = async (q: string) =>
    (await listOf(user, `?q=${encodeURIComponent(q)}`)).map(({ title }) => title);
  expect(await titles('MITOCHONDRIA')).toEqual(['About 50% of Mitochondria']);
  expect(await titles('50%')).toEqual(['About 50% of Mitochondria']);
  expect(await titles('about')).toHaveLength(2);
  expect(await titles('nothing of it')).toEqual([]);
});

it('[A5] a chat keeps its new name, and is deleted with all its messages', async () => {
  const user = await signedIn(test.app);
  const { conversationId, messageId } = await chatRows(test, user.id, 'First words');
  const url = `/api/ai/conversations/${conversationId}`;
  const renamed = await user.patch(url, { title: '  Exam week ' });
  expect(renamed.json()).toMatchObject({ id: conversationId, title: 'Exam week' });
  expect((await user.patch(url, { title: ' ' })).statusCode).toBe(400);
  expect((await user.delete(url)).statusCode).toBe(204);
  expect((await user.get(url)).statusCode).toBe(404);
  expect((await user.get(`/api/ai/messages/${messageId}/events`)).statusCode).toBe(404);
  const rows = await selectRows(test, 'chat_messages', { id: messageId }, ['id']);
  expect(rows).toEqual([]);
});

it('[A5] all own chats can be deleted at once, and those of other people stay', async () => {
  const [user, other] = [await signedIn(test.app), await signedIn(test.app)];
  for (const { id } of [user, user, user, other]) await chatRows(test, id, 'Words');
  const deleted = await user.delete('/api/ai/conversations');
  expect(deleted.json()).toEqual({ deleted: 3 });
  expect(await listOf(user)).toEqual([]);
  expect(await listOf(other)).toHaveLength(1);
});

it('[A5] a branch is exported as Markdown and as JSON, with its sources', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({ message: 'First *question*.' });
  const conversationId = String(body?.conversationId);
  await calls.ask({ message: 'Second question.', conversationId });
  await calls.ask({ message: 'Other question.', conversationId, parentId: body?.messageId });
  const { messages } = await calls.read(conversationId);
  const url = `/api/ai/conversations/${conversationId}/export`;
  const markdown = await user.get(url);
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers['content-disposition']).toContain('attachment');
  expect(markdown.body).toContain('# First *question*.');
  expect(markdown.body).toContain('Other question.');
  expect(markdown.body).not.toContain('Second question.');
  const earlier = await user.get(`${url}?format=json&messageId=${messages[3]?.id}`);
  expect(earlier.json<{ messages: { text: string }[] }>().messages.map(({ text }) => text)).toEqual(
    messages.slice(0, 4).map(({ text }) => text),
  );
  expect((await user.get(`${url}?messageId=1`)).statusCode).toBe(404);
});

it('[A5] a temporary chat is in no list and is deleted within a day', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({ message: 'Between us.', isKept: false });
  const conversationId = String(body?.conversationId);
  expect(await listOf(user)).toEqual([]);
  expect(await listOf(user, '?q=between')).toEqual([]);
  expect(await calls.read(conversationId)).toMatchObject({ isKept: false });
  const after = (hours: number) => ({ ...test.ctx, now: () => new Date(Date.now() + hours * 3_600_000) });
  await runMaintenance(after(23));
  expect(await calls.read(conversationId)).toMatchObject({ id: conversationId });
  await runMaintenance(after(25));
  expect(await calls.read(conversationId)).toMatchObject({ code: 'conversations.not_found' });
});

it('[A5] [R1] the ids of someone else’s chat give no access to it', async () => {
  const [owner, stranger] = [await signedIn(test.app), await signedIn(test.app)];
  const { conversationId, messageId } = await chatRows(test, owner.id, 'A secret.', 'key-of-a-secret');
  const answers = await Promise.all([
    stranger.get(`/api/ai/conversations/${conversationId}`),
    stranger.get(`/api/ai/conversations/${conversationId}/export`),
    stranger.patch(`/api/ai/conversations/${conversationId}`, { title: 'x' }),
    stranger.delete(`/api/ai/conversations/${conversationId}`),
    stranger.get(`/api/ai/messages/${messageId}/events`),
    stranger.post(`/api/ai/messages/${messageId}/stop`),
    stranger.post(`/api/ai/messages/${messageId}/feedback`, { feedback: 'up' }),
  ]);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
  }
  const { messages } = await chatCalls(test, owner).read(conversationId);
  expect(messages.map(({ text, feedback }) => [text, feedback])).toEqual([
    ['A secret.', null],
    ['A secret.', null],
  ]);
});

it('[A7] a rating of an answer is stored and can be removed', async () => {
  const user = await signedIn(test.app);
  const { conversationId, messageId } = await chatRows(test, user.id, 'Words');
  const read = async () => (await chatCalls(test, user).read(conversationId)).messages[1]?.feedback;
  const url = `/api/ai/messages/${messageId}/feedback`;
  for (const feedback of ['up', 'down', null]) {
    expect((await user.post(url, { feedback })).statusCode).toBe(204);
    expect(await read()).toBe(feedback);
  }
});

it('[A11] one call fills the question draft with the chat and does not overwrite another draft', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({
    message: 'Why is the sky blue?',
    mode: 'study-help',
    subject: 'computer-science',
    topic: 'Rays',
  });
  const conversationId = String(body?.conversationId);
  await calls.ask({ message: 'And at sunset?', conversationId });
  const url = `/api/ai/conversations/${conversationId}/question`;
  const filled = await calls.send(url, {});
  expect(filled).toMatchObject({
    status: 200,
    body: { title: 'Why is the sky blue?', subject: 'Computer Science' },
  });
  const { draft } = (await user.get('/api/questions/draft')).json();
  expect(draft).toEqual(filled.body);
  expect(draft.content).toMatch(/I asked:.*sky blue.*The study library answered:.*I asked:.*sunset/s);
  const mine = { title: 'Mine', content: '', subject: '', schoolId: null, courseId: null };
  await user.put('/api/questions/draft', mine);
  expect(await calls.send(url, {})).toMatchObject({ status: 409, body: { code: 'questions.draft_exists' } });
  expect((await user.get('/api/questions/draft')).json().draft.title).toBe('Mine');
  const upTo = { replacesDraft: true, messageId: body?.messageId };
  expect((await calls.send<{ content: string }>(url, upTo)).body?.content).not.toContain('sunset');
});

it('[A11] the draft of a long chat has the latest turns, within the limit of a question', async () => {
  const user = await signedIn(test.app);
  const { conversationId } = await chatRows(test, user.id, 'w'.repeat(19_000));
  const url = `/api/ai/conversations/${conversationId}/question`;
  const { body } = await chatCalls(test, user).send<{ title: string; content: string }>(url, {});
  expect(body?.title).toHaveLength(200);
  expect(body?.content.length).toBeLessThanOrEqual(30_000);
  expect(body?.content).toMatch(/^\*\*The study library answered/);
});

it('[A5] a link shows the chat as it was when shared, until it expires or is ended', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({ message: 'A question to show.' });
  const conversationId = String(body?.conversationId);
  const url = `/api/ai/conversations/${conversationId}/share`;
  const { body: share } = await calls.send<{ path: string; expiresAt: string }>(url, { days: 7 });
  await calls.ask({ message: 'Said later.', conversationId });
  const read = () => test.nobody.get(`/api/ai/shared/${share?.path.split('/').at(-1)}`);
  const seen = await read();
  expect(seen.json()).toMatchObject({
    title: 'A question to show.',
    messages: [{ text: 'A question to show.' }, { role: 'assistant' }],
    expiresAt: share?.expiresAt,
  });
  expect(seen.body).not.toContain(user.id);
  expect(seen.body).not.toContain('feedback');
  expect(seen.headers['cache-control']).toBe('no-store');
  expect(await calls.read(conversationId)).toMatchObject({ sharedUntil: share?.expiresAt });
  test.ctx.now = () => new Date(Date.now() + 7 * 24 * 3_600_000 + 1_000);
  expect((await read()).statusCode).toBe(404);
  test.ctx.now = () => new Date();
  expect((await read()).statusCode).toBe(200);
  expect((await user.delete(url)).statusCode).toBe(204);
  expect((await read()).json()).toMatchObject({ code: 'conversations.not_found' });
  for (const days of [0, 31, 1.5]) expect((await calls.send(url, { days })).status).toBe(400);
});

it('[A5] [R1] people can share only their own chats, and the link of a deleted chat does not work', async () => {
  const [owner, stranger] = [await signedIn(test.app), await signedIn(test.app)];
  const { conversationId } = await chatRows(test, owner.id, 'Mine.');
  const url = `/api/ai/conversations/${conversationId}/share`;
  expect((await chatCalls(test, stranger).send(url, { days: 1 })).status).toBe(404);
  expect((await stranger.delete(url)).statusCode).toBe(404);
  const { body } = await chatCalls(test, owner).send<{ path: string }>(url, { days: 1 });
  await owner.delete(`/api/ai/conversations/${conversationId}`);
  expect((await test.nobody.get(`/api/ai/shared/${body?.path.split('/').at(-1)}`)).statusCode).toBe(404);
});
