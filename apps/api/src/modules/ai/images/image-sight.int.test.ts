import type { AiQuota } from '@aw/contracts/ai/chat';
import type { UploadedImage } from '@aw/contracts/images/public';
import { saveModelVision } from '@aw/db/ai';
import { afterEach, expect, it } from 'vitest';
import { chatCalls } from '../../../testing/chats';
import { multipart } from '../../../testing/multipart';
import { useOpenaiApp } from '../../../testing/openai';
import { selectRows, updateRows } from '../../../testing/rows';
import { imageOf } from '../../../testing/sample-images';
import { signedIn } from '../../../testing/user';

const test = useOpenaiApp({ OPENAI_MODEL: 'workshop-test-blind' });
afterEach(async () => {
  test.ctx.config.OPENAI_VISION = 'auto';
  await test.ctx.db.deleteFrom('model_vision').execute();
  await test.openai.controls.reset();
});

const note = '[The student attached a picture here, which you cannot see.';

async function someone() {
  const person = await signedIn(test.app);
  const calls = chatCalls(test, person);
  const form = multipart({}, { name: 'a.png', bytes: await imageOf('png') });
  const uploaded = await person.inject({ method: 'POST', url: '/api/images?for=chat', ...form });
  const { id } = uploaded.json<UploadedImage>();
  return {
    ask: async (body: object = {}) => {
      const answer = await calls.ask({ message: 'What is this?', images: [id], ...body });
      expect(answer.status).toBe(200);
      const { messages } = await calls.read(String(answer.body?.conversationId));
      return { ...messages.at(-1), response: answer.body?.response };
    },
    sight: async () => (await person.get('/api/ai/quota')).json<AiQuota>().images,
  };
}
const refused = async () => (await test.openai.controls.state()).refusedImages;
const prompts = async () => (await test.openai.controls.state()).prompts;

it('[A13] a model that refuses pictures answers without them, which is tried once and remembered', async () => {
  const { ask, sight } = await someone();
  expect(await sight()).toBe('untried');
  expect(await ask()).toMatchObject({ source: 'model', status: 'done', imagesSeen: false });
  expect(await sight()).toBe('unseen');
  // The message, and an image of our own.
  expect(await refused()).toBe(2);
  expect(await selectRows(test, 'model_vision')).toMatchObject([
    { address: test.openai.baseUrl, model: 'workshop-test-blind', accepts_images: false },
  ]);
  expect(await ask()).toMatchObject({ imagesSeen: false });
  expect(await refused()).toBe(2);
  for (const prompt of await prompts()) expect(prompt).toContain(note);
});

it('[A13] what is remembered ends, so that a model is tried again', async () => {
  const { ask, sight } = await someone();
  await ask();
  await updateRows(test, 'model_vision', {}, { checked_at: new Date(Date.now() - 25 * 3_600_000) });
  expect(await sight()).toBe('untried');
  await ask();
  expect([await sight(), await refused()]).toEqual(['unseen', 4]);
});

it('[A13] of two first messages at the same time, the one whose images are accepted decides', async () => {
  const vision = { address: test.openai.baseUrl, model: 'workshop-test-blind' };
  const [begun, accepted, ended] = [0, 1, 2].map(
    (seconds) => new Date(Date.UTC(2026, 10, 30, 8, 0, seconds)),
  );
  if (!begun || !accepted || !ended) throw new Error('unreachable');
  await saveModelVision(test.ctx.db, { ...vision, acceptsImages: true, since: begun, now: accepted });
  await saveModelVision(test.ctx.db, { ...vision, acceptsImages: false, since: begun, now: ended });
  expect(await selectRows(test, 'model_vision')).toMatchObject([{ accepts_images: true }]);
  await saveModelVision(test.ctx.db, { ...vision, acceptsImages: false, since: ended, now: ended });
  expect(await selectRows(test, 'model_vision')).toMatchObject([{ accepts_images: false }]);
});

it('[A13] pictures are not tried where the settings turn them off, and always where they turn them on', async () => {
  const { ask, sight } = await someone();
  test.ctx.config.OPENAI_VISION = 'off';
  expect([(await ask()).imagesSeen, await sight()]).toEqual([false, 'unseen']);
  test.ctx.config.OPENAI_VISION = 'on';
  expect([(await ask()).imagesSeen, await sight()]).toEqual([false, 'seen']);
  expect(await selectRows(test, 'model_vision')).toEqual([]);
});

it('[A13] the study library says that it cannot read a picture, and answers the words beside one', async () => {
  const { ask } = await someone();
  const alone = await ask({ message: '', useLibrary: true });
  expect(alone).toMatchObject({ source: 'library', imagesSeen: false });
  expect(alone.response).toContain('The study library cannot read images.');
  expect((await ask({ useLibrary: true })).response).not.toContain('cannot read images');
  expect(await prompts()).toEqual([]);
});

it('[A13] in tutoring, a model that refuses pictures asks for the problem in words', async () => {
  const { ask } = await someone();
  expect(await ask({ message: '', mode: 'tutoring' })).toMatchObject({
    text: 'Which problem are you working on? Please write it in full, and what you have tried so far.',
    imagesSeen: false,
  });
  const [solving] = await prompts();
  expect(solving).toContain(note);
});
