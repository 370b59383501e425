import type { CareNote } from '@aw/contracts/ai/care';
import { afterEach, expect, it } from 'vitest';
import { chatCalls, readEvents } from '../../../testing/chats';
import { useOpenaiApp } from '../../../testing/openai';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { signedIn } from '../../../testing/user';

const test = useOpenaiApp({
  LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '4',
  COUNTRY_HEADER: 'X-Country',
});
afterEach(() => test.openai.controls.reset());

const danger = 'I want to kill myself.';
const study = 'Explain Durkheim on suicide.';
const person = async () => chatCalls(test, await signedIn(test.app));

type Answered = { care?: CareNote; conversationId?: string };
const startsWith = (text: string) => expect.stringMatching(new RegExp(`^${text}`));

it('[A7] a message of a person in danger gets the care note in the answer, and a study question does not', async () => {
  const calls = await person();
  const { body } = await calls.ask({ message: danger });
  expect(body?.care).toMatchObject({
    title: startsWith('If you are in danger'),
    emergency: { text: expect.stringContaining('call 112 or your local emergency number'), numbers: ['112'] },
    lines: expect.arrayContaining(['We do not report this conversation to anyone.']),
    helplines: [],
    checkedOn: null,
  });
  expect((await calls.ask({ message: study })).body).not.toHaveProperty('care');
});

it('[A7] in a stream, the care note comes before everything else', async () => {
  const { events } = await readEvents((await (await person()).stream({ message: danger })).response);
  expect(events.slice(0, 2).map(({ name }) => name)).toEqual(['care', 'start']);
  expect(events[0]?.data.title).toEqual(startsWith('If you are in danger'));
  const other = await readEvents((await (await person()).stream({ message: study })).response);
  expect(other.events.map(({ name }) => name)).not.toContain('care');
});

it('[A7] study help, tutoring and the study library have the care note too', async () => {
  const calls = await person();
  const help = { subject: 'science', topic: 'Pain', question: danger };
  expect((await calls.send<Answered>('/api/ai/study-help', help)).body?.care).toBeDefined();
  expect((await calls.ask({ message: danger, mode: 'tutoring' })).body?.care).toBeDefined();
  expect((await calls.ask({ message: danger, useLibrary: true })).body?.care).toBeDefined();
});

it('[A7] the care note is in the refusal when the model fails or no message is left', async () => {
  await test.openai.controls.fault({ kind: 'broken', moment: 'first' });
  const calls = await person();
  const failed = await calls.send<Answered>('/api/ai/chat', { message: danger });
  expect(failed).toMatchObject({
    status: 502,
    body: { code: 'ai.failed', care: { lines: expect.any(Array) } },
  });
  await test.openai.controls.reset();
  for (const message of ['One', 'Two', 'Three', 'Four']) await calls.ask({ message });
  const refused = await calls.send<Answered>('/api/ai/chat', { message: danger });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'ai.limit', care: { lines: expect.any(Array) } },
  });
  const harmless = await calls.send<Answered>('/api/ai/chat', { message: study });
  expect(harmless.status).toBe(429);
  expect(harmless.body).not.toHaveProperty('care');
});

it('[A7] a model that fails in the middle of a stream leaves the care note where it was', async () => {
  await test.openai.controls.fault({ kind: 'cut', moment: 'first' });
  const { events } = await readEvents((await (await person()).stream({ message: danger })).response);
  expect(events.at(0)?.name).toBe('care');
  expect(events.at(-1)?.name).toBe('error');
});

it('[A7] a chat shows the care note again to the person who wrote the message, and to nobody else', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({ message: danger });
  const id = String(body?.conversationId);
  const chat = await calls.read(id);
  expect(chat.care?.title).toEqual(startsWith('If you are in danger'));
  expect(chat.messages.map(({ needsCare }) => needsCare)).toEqual([true, undefined]);
  const share = await calls.send<{ path: string }>(`/api/ai/conversations/${id}/share`, { days: 1 });
  const token = share.body?.path.split('/').at(-1);
  const shared = await test.nobody.get(`/api/ai/shared/${token}`);
  expect(shared.statusCode).toBe(200);
  expect(shared.body).not.toContain('needsCare');
  expect(shared.body).not.toContain('in danger');
  const other = await calls.ask({ message: study });
  expect(await calls.read(String(other.body?.conversationId))).not.toHaveProperty('care');
});

it('[A7] nobody is told about a message of a person in danger', async () => {
  const tables = ['audit_log', 'reports', 'notifications'] as const;
  const told = () => Promise.all(tables.map((table) => selectRows(test, table)));
  const before = await told();
  await (await person()).ask({ message: danger });
  expect(await told()).toEqual(before);
});

it.each([
  ['GB', '999', 'call 999, or go to the nearest hospital'],
  ['DE', '112', 'call 112, or go to the nearest hospital'],
  ['AU', '000', 'call 000, or go to the nearest hospital'],
  // Its emergency numbers differ by service, so none is named for certain.
  ['JP', '112', 'call 112 or your local emergency number'],
  ['GB, FR', '112', 'call 112 or your local emergency number'],
  ['nonsense', '112', 'call 112 or your local emergency number'],
])('[A7] to a visitor from %s the care note names %s', async (country, number, text) => {
  const user = await signedIn(test.app);
  const response = await user.inject({
    method: 'POST',
    url: '/api/ai/chat',
    headers: { 'x-country': country },
    payload: { message: danger },
  });
  const { care } = response.json<Answered>();
  expect(care?.emergency.numbers).toEqual([number]);
  expect(care?.emergency.text).toContain(text);
});

it('[A7] helplines of the visitor’s country and those for everybody are named, with the day of their last check', async () => {
  const administrator = await signedInStaff(test);
  const { source, versionId } = (await administrator.get('/api/admin/text?name=care')).json<{
    source: string;
    versionId: number | null;
  }>();
  const helplines = `helplines:
  - { name: British line, contact: "555-0100", country: GB }
  - { name: German line, contact: "555-0101", country: DE }
  - { name: Line for everybody, contact: "https://example.org" }
helplinesCheckedOn: 2026-11-30`;
  const published = await administrator.post('/api/admin/text', {
    name: 'care',
    note: 'Helplines',
    source: source.replace('helplines: []', helplines).replace('phrases: []', 'phrases: [the secret word]'),
    after: versionId,
  });
  expect(published.statusCode).toBe(200);
  const user = await signedIn(test.app);
  const ask = async (message: string) => {
    const payload = { message };
    const headers = { 'x-country': 'GB' };
    return (await user.inject({ method: 'POST', url: '/api/ai/chat', headers, payload })).json<Answered>();
  };
  expect((await ask(danger)).care).toMatchObject({
    helplines: [
      { name: 'British line', contact: '555-0100' },
      { name: 'Line for everybody', contact: 'https://example.org' },
    ],
    checkedOn: '2026-11-30',
  });
  // A phrase that staff added counts like what the site recognises by itself.
  expect((await ask('Here is the secret word.')).care).toBeDefined();
});
