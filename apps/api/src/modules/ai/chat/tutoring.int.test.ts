import { expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { chatCalls } from '../../../testing/chats';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { expert, visibleQuestion } from '../../../testing/questions';
import { insertRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp();

/** Asks in one tutoring chat, message after message, and returns the answers. */
async function tutor(messages: readonly string[]) {
  const person = chatCalls(test, await signedIn(test.app));
  let conversationId: string | undefined;
  const answers = [];
  for (const message of messages) {
    const { status, body } = await person.ask({ message, conversationId, mode: 'tutoring', subject: 'math' });
    if (status !== 200 || !body) throw new Error(`Not answered: ${status} ${JSON.stringify(body)}`);
    conversationId = body.conversationId;
    answers.push({ text: body.response, quotes: body.citations.map(({ quote }) => quote) });
  }
  return { answers, conversation: await person.read(conversationId ?? '') };
}

it('[A3] hints are the steps of a similar answered question, one at a time', async () => {
  const teacher = await expert(test);
  const id = await visibleQuestion(test, (await member(test)).id, {
    title: 'How do I factor the quadratic polynomial with roots two and three?',
  });
  const answer = await test.ctx.db
    .insertInto('answers')
    .values({ question_id: id, expert_id: teacher.id, content: 'It factors into (x - 2)(x - 3).' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRow(test, 'questions', id, { is_answered: true });
  const steps = ['Name the sum of the roots', 'What is their product?', 'Write the two brackets'];
  await insertRows(
    test,
    'answer_steps',
    steps.map((label, at) => ({
      answer_id: answer.id,
      number: at + 1,
      label,
      content: `Work of step ${at + 1}.`,
      content_html: '',
    })),
  );
  const { answers, conversation } = await tutor([
    'How can I factor a quadratic polynomial with the roots two and three?',
    'Give me the next hint',
    'Just tell me the answer!',
    'I am still stuck',
  ]);
  expect(answers.map(({ quotes }) => quotes)).toEqual([
    [`${steps[0]}: Work of step 1.`],
    [`${steps[1]} Work of step 2.`],
    [`${steps[2]}: Work of step 3.`],
    [],
  ]);
  expect(answers[0]?.text).toContain('Hint 1 of 3.');
  expect(answers[3]?.text).toContain('You have had all 3 hints');
  expect(conversation).toMatchObject({ mode: 'tutoring', subject: 'math' });
});

it('[A3] without steps, the library gives passages as hints, the least revealing one first', async () => {
  const author = await member(test);
  const page = [
    'In every redox reaction oxidation means that electrons are lost.',
    `${ownWords(30)}.`,
    'In a galvanic cell oxidation happens at the anode, where electrons are lost to the wire.',
    `${ownWords(30)}.`,
    'Electrons that oxidation has lost move through the galvanic cell by its wire.',
  ].join(' ');
  const pages = [page, ...[1, 2, 3].map(() => `${ownWords(60)}.`)];
  await author.upload(await makePdf(pages), { title: 'Electrochemistry' });
  await test.processAll();
  const task = 'Where are electrons lost by oxidation in a galvanic cell?';
  const person = chatCalls(test, await signedIn(test.app));
  const general = (await person.ask({ message: task })).body?.citations.map(({ quote }) => quote) ?? [];
  expect(general.length).toBeGreaterThan(1);
  const { answers } = await tutor([task, ...general.map(() => 'next hint please')]);
  const quotesOfHints = answers.map(({ quotes }) => quotes);
  expect(quotesOfHints.slice(0, -1)).toHaveLength(general.length);
  expect(quotesOfHints.slice(0, -1).flat().at(-1)).toBe(general[0]);
  expect(quotesOfHints.at(-1)).toEqual([]);
});

it('[A3] a new task starts with its own first hint', async () => {
  const { answers } = await tutor(['What is the airspeed of an unladen swallow?', 'next hint']);
  for (const { text, quotes } of answers) {
    expect(quotes).toEqual([]);
    expect(text).toContain('no passage that answers this');
  }
});
