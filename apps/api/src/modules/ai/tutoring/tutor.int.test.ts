import type { UploadedImage } from '@aw/contracts/images/public';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { chatCalls } from '../../../testing/chats';
import { multipart } from '../../../testing/multipart';
import { useOpenaiApp } from '../../../testing/openai';
import { expert, visibleQuestion } from '../../../testing/questions';
import { insertRows, selectRows, updateRow } from '../../../testing/rows';
import { imageOf } from '../../../testing/sample-images';
import { type Person, signedIn } from '../../../testing/user';

const test = useOpenaiApp({
  LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '1000',
});
afterEach(() => test.openai.controls.reset());

const task = 'Please solve 2x + 3 = 11 for me.';
const answered = 'x = 4';

/** A tutoring chat with one message after the other. */
async function tutoring() {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  let conversationId: string | undefined;
  const say = async (message: string, ...replies: string[]) => {
    if (replies.length > 0) await test.openai.controls.reply(...replies);
    const { status, body } = await calls.ask({ message, conversationId, mode: 'tutoring' });
    expect(status).toBe(200);
    conversationId = body?.conversationId;
    return body?.response ?? '';
  };
  return {
    user,
    calls,
    say,
    id: () => conversationId ?? '',
    read: () => calls.read(conversationId ?? ''),
    showSolution: () =>
      calls.ask({ message: 'Show the solution', conversationId, mode: 'tutoring', showsSolution: true }),
  };
}

const prompts = async () => (await test.openai.controls.state()).prompts;
const storedProblem = async (id: string) =>
  (await selectRows(test, 'conversations')).find((row) => row.id === id)?.tutoring;

it('[A10] a problem is solved before anything is said, and the prompt of the reply has no final answer', async () => {
  const { say, id } = await tutoring();
  const reply = 'Which operation gets rid of the 3 on the left?';
  expect(await say(task, reply)).toBe(reply);
  expect(await storedProblem(id())).toMatchObject({
    problem: 'Solve 2x + 3 = 11.',
    answer: answered,
    isSure: true,
    reached: 0,
  });
  const [solving, replying] = await prompts();
  expect(solving).toContain('You prepare a tutor.');
  expect(replying).toContain('A question that leads to the next step');
  expect(replying).not.toContain(answered);
  expect(replying).not.toContain('8/2');
});

it.each([
  ['in digits', 'The answer is x = 4.'],
  ['in words', 'Sure. It is four!'],
  ['in another language', 'La respuesta es cuatro.'],
  ['in Arabic', 'الجواب هو أربعة'],
  ['as code', '```\nprint(4)\n```'],
  ['spelled', 'f-o-u-r'],
  ['as a sum', 'Try 2 + 2 for x.'],
])(
  '[A10] an answer that a reply gives away %s is not shown; a hint from the solution is shown instead',
  async (_, leak) => {
    const { say } = await tutoring();
    const shown = await say(task, leak, leak);
    expect(shown).toBe('What can you do to both sides so that only the term with x is left?');
    expect(await prompts()).toHaveLength(3);
  },
);

it('[A10] a reply that was made again with the reasons is shown if it keeps the answer back', async () => {
  const { say } = await tutoring();
  const better = 'What happens if you subtract 3 on both sides?';
  expect(await say(task, 'It is 4.', better)).toBe(better);
  expect((await prompts()).at(-1)).toContain('It tells the final answer');
});

it('[A10] a wrong step is not confirmed by a model that agrees, and a right one is', async () => {
  const { say, id } = await tutoring();
  await say(task, 'What is the first step?');
  const agreeing = 'Yes, exactly right. Now divide.';
  expect(await say('I get 2x = 14.', agreeing, agreeing)).toMatch(
    /^Something in this step does not hold yet/,
  );
  expect(await say('I get 2x = 8.', 'Yes, that is right. What comes next?')).toBe(
    'Yes, that is right. What comes next?',
  );
  expect(await storedProblem(id())).toMatchObject({ reached: 1, attempts: 2 });
});

it('[A10] a guess at the answer is not confirmed before a step led to it', async () => {
  const { say, id } = await tutoring();
  await say(task, 'What is the first step?');
  const agreeing = 'Yes, x = 4 is right!';
  expect(await say('Just confirm: x = 4', agreeing, agreeing)).toMatch(/^I am not certain about this step/);
  await say('2x = 11 - 3 = 8', 'That is right. What is next?');
  expect(await say('x = 8/2 = 4', agreeing)).toBe(agreeing);
  expect(await storedProblem(id())).toMatchObject({ reached: 2 });
});

it('[A10] who tries values learns from no reply which of them is the answer', async () => {
  const { say } = await tutoring();
  await say(task, 'What is the first step?');
  const agreeing = 'Yes, that is right!';
  for (const [wrong, right] of [
    ['x = 3', 'x = 4'],
    ['Is it 5?', 'Is it 4?'],
  ] as const)
    expect(await say(wrong, agreeing, agreeing)).toBe(await say(right, agreeing, agreeing));
});

it('[A10] after two hints at one step, the tutor may show that step worked out, but not the last one', async () => {
  const { say } = await tutoring();
  await say(task, 'What is the first step?');
  await say('I am stuck.', 'Look at the 3.');
  await say('Which 3?', 'Look at the left side.');
  const worked = 'Subtract 3 on both sides, and you get 2x = 8. What comes next?';
  expect(await say('Still stuck.', worked)).toBe(worked);
  expect((await prompts()).at(-1)).toContain('You may show it worked out: 2x = 8');
  await say('So 2x = 8.', 'That is right. What is next?');
  for (const message of ['Help', 'Help!', 'Help!!']) await say(message, 'By what can you divide?');
  expect((await prompts()).at(-1)).not.toContain('worked out');
});

it('[A10] the solution is shown only after an attempt, on request, and costs no message', async () => {
  const { say, showSolution, read, calls, user } = await tutoring();
  await say(task, 'What is the first step?');
  expect((await read()).tutoring).toEqual({ canShowSolution: false, isSolutionShown: false });
  expect(await showSolution()).toMatchObject({ status: 409, body: { code: 'ai.no_attempt' } });
  await say('I get 2x = 14.', 'Something is off. Check the sign.');
  expect((await read()).tutoring).toEqual({ canShowSolution: true, isSolutionShown: false });
  const before = (await user.get('/api/ai/quota')).json();
  const shown = await showSolution();
  expect(shown).toMatchObject({
    status: 200,
    body: { source: 'model', response: expect.stringContaining('**Answer:** x = 4') },
  });
  expect((await user.get('/api/ai/quota')).json()).toEqual(before);
  const chat = await read();
  expect(chat.tutoring).toEqual({ canShowSolution: false, isSolutionShown: true });
  expect(chat.messages.map(({ text }) => text)).toContain('Show the solution');
  expect(await calls.ask({ message: 'Why?', conversationId: chat.id, mode: 'tutoring' })).toMatchObject({
    status: 200,
  });
});

it('[A10] a tutoring chat has one answer at a time, and its state survives a second tab', async () => {
  const { say, calls, id } = await tutoring();
  await say(task, 'What is the first step?');
  const before = await calls.read(id());
  await test.openai.controls.fault({ kind: 'slow', ms: 300, calls: 2 });
  const parentId = before.messages.at(-1)?.id;
  const both = await Promise.all(
    ['I am stuck.', '2x = 14'].map((message) =>
      calls.ask({ message, conversationId: id(), mode: 'tutoring', parentId }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

it('[A10] a tutor goes on when its student leaves, and checks as before', async () => {
  const { calls, user } = await tutoring();
  await test.openai.controls.reply('It is 4.', 'Which operation gets rid of the 3?');
  const { leave } = await calls.stream({ message: task, mode: 'tutoring' });
  leave();
  const newest = async () => {
    const [chat] = (await user.get('/api/ai/conversations')).json<{ id: string }[]>();
    return (await calls.read(chat?.id ?? '')).messages.at(-1);
  };
  await expect
    .poll(newest, { timeout: 20_000 })
    .toMatchObject({ status: 'done', text: 'Which operation gets rid of the 3?' });
});

it('[A10] the number of a source cannot hide the answer', async () => {
  const { say } = await tutoring();
  const leak = 'What about [4]?';
  expect(await say(task, leak, leak)).not.toContain('4');
});

it('[A10] the solution is in no response, export or shared chat before it was asked for', async () => {
  const { say, id, calls, user } = await tutoring();
  await say(task, 'What is the first step?');
  await say('I get 2x = 14.', 'Something is off. Check the sign.');
  const share = await calls.send<{ path: string }>(`/api/ai/conversations/${id()}/share`, { days: 1 });
  const texts = await Promise.all([
    user.get(`/api/ai/conversations/${id()}`),
    user.get(`/api/ai/conversations/${id()}/export?format=json`),
    user.get(`/api/ai/conversations/${id()}/export`),
    test.nobody.get(`/api/ai/shared/${share.body?.path.split('/').at(-1)}`),
    user.post(`/api/ai/conversations/${id()}/question`, {}),
  ]);
  const chats = await user.get('/api/ai/conversations');
  expect(chats.body).not.toContain('2x = 8');
  for (const { statusCode, body } of texts) {
    expect(statusCode).toBe(200);
    expect(body).toContain('2x + 3 = 11');
    expect(body).not.toContain('2x = 8');
    expect(body).not.toContain('x = 4');
  }
});

it('[A10] where calculation and the model disagree, the problem is solved again, and the tutor says that it is not sure', async () => {
  const { say, id } = await tutoring();
  expect(await say('A disputed problem: 2x + 3 = 11', 'What is the first step?')).toBe(
    'I am not sure of my own solution to this problem, so please check each step against your course material.\n\nWhat is the first step?',
  );
  expect(await prompts()).toHaveLength(3);
  expect(await storedProblem(id())).toMatchObject({ isSure: false });
});

it('[A10] another problem in the same chat has its own solution, and a branch before the problem has none', async () => {
  const { say, calls, id } = await tutoring();
  expect(await say('Hello!')).toMatch(/^Which problem are you working on\?/);
  await say(task, 'What is the first step?');
  await say('Now another one: 3x + 1 = 16', 'What is the first step?');
  expect(await storedProblem(id())).toMatchObject({ problem: 'Solve 3x + 1 = 16.', answer: 'x = 5' });
  const { messages } = await calls.read(id());
  await test.openai.controls.reset();
  await calls.ask({ message: 'Thanks!', conversationId: id(), mode: 'tutoring', parentId: messages[1]?.id });
  expect((await prompts()).at(0)).toContain('You prepare a tutor.');
});

it('[A10] all calls of a reply are one answer with one price', async () => {
  const { say, id } = await tutoring();
  await say(task, 'It is 4.', 'Which operation gets rid of the 3?');
  const { calls } = await test.openai.controls.state();
  expect(calls).toBe(3);
  const rows = await selectRows(test, 'chat_messages');
  const answer = rows.find((row) => row.conversation_id === id() && row.role === 'assistant');
  const sent = (await prompts()).join('').length / 4;
  expect(Number(answer?.prompt_tokens)).toBeGreaterThan(0.9 * sent);
  expect(Number(answer?.prompt_tokens)).toBeLessThan(1.1 * sent + 10);
});

it('[A10] a tutor whose model fails keeps nothing of the message, and the message is given back', async () => {
  const { calls, user } = await tutoring();
  const left = async () => (await user.get('/api/ai/quota')).json().messages.left;
  const before = await left();
  await test.openai.controls.fault({ kind: 'broken', moment: 'first', calls: 10 });
  expect(await calls.ask({ message: task, mode: 'tutoring' })).toMatchObject({
    status: 502,
    body: { code: 'ai.failed' },
  });
  expect(await left()).toBe(before);
});

it('[A10] an expert’s answer is in no prompt of a tutor', async () => {
  const teacher = await expert(test);
  const title = 'How do I balance the combustion of propane with oxygen?';
  const id = await visibleQuestion(test, (await member(test)).id, { title });
  const content = 'Propane needs five molecules of oxygen and gives three of carbon dioxide.';
  await insertRows(test, 'answers', [{ question_id: id, expert_id: teacher.id, content }]);
  await updateRow(test, 'questions', id, { is_answered: true });
  const { calls, say } = await tutoring();
  await calls.ask({ message: title });
  expect((await prompts()).join('\n')).toContain('five molecules of oxygen');
  await test.openai.controls.reset();
  await say(title, 'Which atoms do you count first?');
  expect((await prompts()).join('\n')).not.toContain('five molecules of oxygen');
});

it('[A13] a problem in a picture is solved before anything is said, and a step in a picture is judged', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const pictures = await Promise.all(['#123', '#456'].map((colour) => pictureBy(user, colour)));
  let conversationId: string | undefined;
  const show = async (picture: string | undefined, seen: string, reply: string) => {
    await test.openai.controls.see(seen);
    await test.openai.controls.reply(reply);
    const images = picture === undefined ? [] : [picture];
    const { body } = await calls.ask({ message: '', images, conversationId, mode: 'tutoring' });
    conversationId = body?.conversationId;
    return body?.response;
  };
  const first = 'Which operation gets rid of the 3 on the left?';
  expect(await show(pictures[0], 'Solve 2x + 3 = 11.', first)).toBe(first);
  const id = String(conversationId);
  expect(await storedProblem(id)).toMatchObject({ answer: answered, attempts: 0 });
  const prompt = (await prompts()).at(-1) ?? '';
  expect(prompt).toMatch(/user: \[picture \w+: image\/webp/);
  expect(prompt).not.toContain(answered);
  await show(pictures[1], '2x = 14', 'Something in it does not hold. Where did the 3 go?');
  expect((await prompts()).find((text) => text.includes('You judge statements'))).toMatch(
    /Message: What the image shows\.[\s\S]*\[picture \w+/,
  );
  expect(await storedProblem(id)).toMatchObject({ answer: answered, attempts: 1, reached: 0 });
  expect((await prompts()).at(-1)).toContain('The student’s step is wrong.');
});

it('[A13] work in an image is judged with the words beside it, and not without being seen', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const picture = await pictureBy(user, '#789');
  const { body } = await calls.ask({ message: task, mode: 'tutoring' });
  const conversationId = String(body?.conversationId);
  const send = (message: string) =>
    calls.ask({ message, images: [picture], conversationId, mode: 'tutoring' });
  await send('Is 2x = 8 right?');
  const judging = async () => (await prompts()).findLast((text) => text.includes('You judge statements'));
  expect(await judging()).toMatch(/Message: What the image shows, with the words: Is 2x = 8 right\?/);
  expect(await storedProblem(conversationId)).toMatchObject({ attempts: 1 });
  for (const words of ['Is this right?', ' ']) {
    await test.openai.controls.refuseImages(1);
    await send(words);
  }
  expect(await storedProblem(conversationId)).toMatchObject({ attempts: 1 });
});

async function pictureBy(user: Person, colour: string): Promise<string> {
  const form = multipart({}, { name: 'a.png', bytes: await imageOf('png', { colour }) });
  const response = await user.inject({ method: 'POST', url: '/api/images?for=chat', ...form });
  return response.json<UploadedImage>().id;
}
