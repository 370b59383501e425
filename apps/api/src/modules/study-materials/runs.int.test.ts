import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModelUnavailableError } from '../../adapters/model/model';
import { FeatureError } from '../../errors/feature-error';
import { anonymousBrowser, goodPassword, type Member, member } from '../../testing/account';
import { chatCalls } from '../../testing/chats';
import { makePdf, ownWords } from '../../testing/make-pdf';
import { noticesTo } from '../../testing/moderation';
import { type OpenaiApp, startOpenaiApp } from '../../testing/openai';
import { updateRows } from '../../testing/rows';
import { studyMaterialCalls } from '../../testing/study-materials';
import { makeStudyMaterial } from './make-study-material';

let test: OpenaiApp;
beforeEach(async () => {
  test = await startOpenaiApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
});
afterEach(() => test.close());

/** Publishes a document whose summary takes `prompts` prompts. */
async function publish(author: Member, prompts = 1): Promise<number> {
  const pages = Array.from({ length: prompts }, () => `${ownWords(prompts > 1 ? 2500 : 60)}.`);
  const upload = await author.upload(await makePdf(pages), { title: 'Rocket stages' });
  await test.processAll();
  return upload.json<{ id: number }>().id;
}

/** A context whose model first calls a function with the number of its call, from 1. */
function withModel(before: (call: number) => unknown) {
  const { endpoint } = test.ctx.ai;
  if (!endpoint) throw new Error('There is no model.');
  let calls = 0;
  const hooked: typeof endpoint = {
    ...endpoint,
    async *answer(...call) {
      calls += 1;
      await before(calls);
      yield* endpoint.answer(...call);
    },
  };
  return { ...test.ctx, ai: { ...test.ctx.ai, endpoint: hooked } };
}

describe('a try to make study material', () => {
  it('[A14] cards belong to the account that a visitor signed in to while they were made', async () => {
    const account = await member(test);
    const documentId = await publish(account);
    const visitor = await anonymousBrowser(test);
    const { body } = await studyMaterialCalls(test, visitor).create({ kind: 'flashcards', documentId });
    const signIn = () => visitor.post('/api/auth/signin', { email: account.email, password: goodPassword });
    await makeStudyMaterial(
      withModel((call) => call === 3 && signIn()),
      body.id,
    );
    const calls = studyMaterialCalls(test, account);
    const { flashcards } = await calls.read(body.id);
    expect(flashcards).toHaveLength(10);
    await calls.save(body.id, { flashcards });
    expect((await account.get('/api/review')).json().flashcards).toMatchObject({ due: 10, total: 10 });
  });

  it('[A14] writes nothing more when another has started, and does not overwrite what its person saved', async () => {
    const author = await member(test);
    const documentId = await publish(author);
    const calls = studyMaterialCalls(test, author);
    for (const kind of ['flashcards', 'summary'] as const) {
      const { body } = await calls.create({ kind, documentId });
      const next = async () => {
        await makeStudyMaterial(test.ctx, body.id);
        const material = await calls.read(body.id);
        expect(material.state).toBe('done');
        const edited =
          kind === 'flashcards'
            ? { flashcards: material.flashcards }
            : { entries: [{ text: 'My own point' }] };
        expect((await calls.save(body.id, edited)).status).toBe(200);
      };
      await makeStudyMaterial(
        withModel((call) => call === 2 && next()),
        body.id,
      );
      const { count, entries } = await calls.read(body.id);
      expect(count).toBe(kind === 'flashcards' ? 10 : 1);
      if (kind === 'summary') expect(entries).toMatchObject([{ text: 'My own point' }]);
    }
  });

  it('[A14] continues a summary after the prompts of the one before', async () => {
    const author = await member(test);
    const documentId = await publish(author, 3);
    const calls = studyMaterialCalls(test, author);
    const { body } = await calls.create({ kind: 'outline', documentId });
    const cut = withModel((call) => {
      if (call > 1) throw new ModelUnavailableError('cut');
    });
    await expect(makeStudyMaterial(cut, body.id)).rejects.toThrow(ModelUnavailableError);
    const before = await calls.read(body.id);
    expect(before.count).toBeGreaterThan(0);
    let most = 0;
    await makeStudyMaterial(
      withModel((call) => {
        most = call;
      }),
      body.id,
    );
    const material = await calls.read(body.id);
    expect(material.state).toBe('done');
    expect(material.readCount).toBe(material.sourceCount);
    expect(material.entries.slice(0, before.count)).toEqual(before.entries);
    expect(most).toBe(2);
  });

  it('[A14] is repeated when the compiler is busy', async () => {
    const author = await member(test);
    const documentId = await publish(author);
    const calls = studyMaterialCalls(test, author);
    const { body } = await calls.create({ kind: 'flashcards', documentId });
    const busy = new FeatureError(503, 'server.busy', 'Busy');
    const compile = () => Promise.reject(busy);
    const ctx = { ...test.ctx, richText: { ...test.ctx.richText, compile } };
    await expect(makeStudyMaterial(ctx, body.id)).rejects.toBe(busy);
    expect(await calls.read(body.id)).toMatchObject({ state: 'running' });
  });

  it('[A14] keeps what was made when the model was taken away', async () => {
    const author = await member(test);
    const documentId = await publish(author);
    const calls = studyMaterialCalls(test, author);
    const { body } = await calls.create({ kind: 'flashcards', documentId });
    const cut = withModel((call) => {
      if (call > 2) throw new ModelUnavailableError('cut');
    });
    await expect(makeStudyMaterial(cut, body.id)).rejects.toThrow(ModelUnavailableError);
    await makeStudyMaterial({ ...test.ctx, ai: { ...test.ctx.ai, endpoint: null } }, body.id);
    const material = await calls.read(body.id);
    expect(material).toMatchObject({ state: 'done', failure: null });
    expect(material.count).toBeGreaterThan(0);
  });

  it('[A14] fails with the reason when its chat was deleted, and does not count', async () => {
    const author = await member(test);
    const chat = await chatCalls(test, author).ask({ message: 'How does a rocket fly?' });
    const conversationId = chat.body?.conversationId ?? '';
    const calls = studyMaterialCalls(test, author);
    const { body } = await calls.create({ kind: 'summary', conversationId });
    await author.inject({ method: 'DELETE', url: `/api/ai/conversations/${conversationId}` });
    await makeStudyMaterial(test.ctx, body.id);
    expect(await calls.read(body.id)).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(/not found.* This does not count towards your limit\.$/),
    });
  });

  it('[A14] a person who left is told when it is ready, and one who looks at it is not', async () => {
    const author = await member(test);
    const documentId = await publish(author);
    const calls = studyMaterialCalls(test, author);
    const first = await calls.create({ kind: 'summary', documentId });
    const later = { ...test.ctx, now: () => new Date(Date.now() + 60_000) };
    await makeStudyMaterial(later, first.body.id);
    const notices = [
      { kind: 'study_material_made', link: `/library?tab=study-material&id=${first.body.id}` },
    ];
    expect(await noticesTo(test, author.id)).toMatchObject(notices);
    const second = await calls.create({ kind: 'outline', documentId });
    await updateRows(test, 'study_materials', { id: second.body.id }, { watched_at: new Date(0) });
    await calls.read(second.body.id);
    await makeStudyMaterial(test.ctx, second.body.id);
    expect(await noticesTo(test, author.id)).toMatchObject(notices);
  });
});
