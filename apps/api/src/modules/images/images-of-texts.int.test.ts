import * as imageQueries from '@aw/db/images';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { type Member, member } from '../../testing/account';
import { beforeEachTest, beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { imageRow } from '../../testing/image-rows';
import { moderator } from '../../testing/moderation';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { removeUnusedImages } from './remove-unused-images';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const asker = beforeEachTest(() => member(test));
const nadia = beforeEachTest(() => expert(test));
const statusFor = async (by: Caller, { id }: { id: string }) =>
  (await by.get(`/api/images/${id}`)).statusCode;
const naming = (...images: { id: string }[]) =>
  images.map(({ id }) => `See ![this](/api/images/${id}).`).join('\n');
const imageOf = (person: Member) => imageRow(test, person.id);
const settle = () =>
  inTransaction(test.ctx, (ctx) =>
    imageQueries.reconcileHidden(ctx.db, { since: new Date(Date.now() - 60_000), limit: 100 }),
  );
const later = () => ({ ...test.ctx, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) });

/** Counts the connections to this test's database that wait for a lock. */
async function waitingForLocks() {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    test.ctx.db,
  );
  return rows.length;
}

describe('the images of a text', () => {
  it('[Q10] an image is public once an answer, its hint, a comment or an edit uses it', async () => {
    const id = await visibleQuestion(test, asker.id);
    const inAnswer = await imageOf(nadia);
    const inHint = await imageOf(nadia);
    const inAnswerEdit = await imageOf(nadia);
    const inComment = await imageOf(asker);
    const inEdit = await imageOf(asker);
    const steps = [{ label: 'First', content: naming(inHint) }];
    const answer = await questionCalls(nadia).answer(id, { content: naming(inAnswer), steps });
    expect(answer.status).toBe(201);
    const comment = { content: naming(inComment) };
    expect((await questionCalls(asker).send('POST', `/api/questions/${id}/comments`, comment)).status).toBe(
      201,
    );
    const edit = { content: naming(inEdit) };
    expect((await questionCalls(asker).send('PATCH', `/api/questions/${id}`, edit)).status).toBe(200);
    const shown = [inAnswer, inHint, inComment, inEdit];
    for (const image of shown) expect(await statusFor(test.nobody, image)).toBe(200);
    const changed = { content: naming(inAnswer, inAnswerEdit), steps };
    const path = `/api/answers/${answer.body?.id}`;
    expect((await questionCalls(nadia).send('PATCH', path, changed)).status).toBe(200);
    for (const image of [...shown, inAnswerEdit]) expect(await statusFor(test.nobody, image)).toBe(200);
  });

  it('[Q10] a text with an image of another person is not stored, and the form names the image', async () => {
    const id = await visibleQuestion(test, asker.id);
    const another = await imageOf(nadia);
    const askers = await imageOf(asker);
    const refused = [
      await questionCalls(nadia).answer(id, { content: naming(askers) }),
      await questionCalls(nadia).answer(id, {
        content: 'Look.',
        steps: [{ label: 'First', content: naming(askers) }],
      }),
      await questionCalls(asker).send('POST', `/api/questions/${id}/comments`, { content: naming(another) }),
      await questionCalls(asker).send('PATCH', `/api/questions/${id}`, { content: naming(another) }),
    ];
    for (const { status, body } of refused)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('is not yours')]);
    const page = await questionCalls(asker).read(id);
    expect([page.answers, page.comments, page.content]).toEqual([[], [], 'I tried $x^2$.']);
    expect(await statusFor(test.nobody, askers)).toBe(404);
  });
});

describe('the images of a text that is held', () => {
  const links = Array.from({ length: 6 }, (_, n) => `https://example.com/${n}`).join(' ');
  const decide = (path: string) => staff.post(`/api/admin/${path}`);
  const seenBy = async (author: Member, image: { id: string }) => [
    await statusFor(test.nobody, image),
    await statusFor(await expert(test), image),
    await statusFor(author, image),
    (await staff.get(`/api/admin/images/${image.id}`)).statusCode,
  ];

  it('[Q10] [M8] images of a held text are visible only to its author and to staff until staff approve it', async () => {
    const image = await imageOf(asker);
    const { body } = await questionCalls(asker).ask({ content: naming(image) });
    expect(body?.status).toBe('held');
    expect(await seenBy(asker, image)).toEqual([404, 404, 200, 200]);
    await decide(`questions/${body?.id}/approve`);
    expect(await seenBy(asker, image)).toEqual([200, 200, 200, 200]);
    expect((await test.nobody.get(`/api/admin/images/${image.id}`)).statusCode).toBe(401);
    expect((await staff.get('/api/admin/images/none')).statusCode).toBe(404);
  });

  it('[Q10] [M8] images of held answers, hints, comments and edits are hidden too', async () => {
    const id = await visibleQuestion(test, asker.id);
    const [inAnswer, inHint, inComment, inEdit, before] = [
      await imageOf(nadia),
      await imageOf(nadia),
      await imageOf(asker),
      await imageOf(asker),
      await imageOf(asker),
    ];
    const calls = questionCalls(asker);
    await calls.send('PATCH', `/api/questions/${id}`, { content: naming(before) });
    await decide(`questions/${id}/approve`);
    expect(await statusFor(test.nobody, before)).toBe(200);
    const steps = [{ label: 'First', content: naming(inHint) }];
    const answer = await questionCalls(nadia).answer(id, { content: `${naming(inAnswer)} ${links}`, steps });
    const comment = { content: `${naming(inComment)} ${links}` };
    await calls.send('POST', `/api/questions/${id}/comments`, comment);
    for (const [author, image] of [
      [nadia, inAnswer],
      [nadia, inHint],
      [asker, inComment],
    ] as const)
      expect(await seenBy(author, image)).toEqual([404, 404, 200, 200]);
    await calls.send('PATCH', `/api/questions/${id}`, { content: `${naming(before, inEdit)} ${links}` });
    expect(await seenBy(asker, inEdit)).toEqual([404, 404, 200, 200]);
    expect(await seenBy(asker, before)).toEqual([404, 404, 200, 200]);
    await decide(`questions/${id}/approve`);
    expect([await statusFor(test.nobody, inEdit), await statusFor(test.nobody, before)]).toEqual([200, 200]);
    expect(await statusFor(test.nobody, inAnswer)).toBe(404);
    const reviewer = await moderator(test, 'reviewer');
    await reviewer.decide('answer', answer.body?.id ?? 0, { decision: 'keep' });
    expect(await Promise.all([inAnswer, inHint].map((image) => statusFor(test.nobody, image)))).toEqual([
      200, 200,
    ]);
  });

  it('[Q10] the maintenance job hides and shows images of an earlier release', async () => {
    const [held, shown] = [await imageOf(asker), await imageOf(asker)];
    await questionCalls(asker).ask({ content: naming(held) });
    const id = await visibleQuestion(test, asker.id);
    await updateRow(test, 'questions', id, { content: naming(shown) });
    const store = (image: { id: string }, hidden_at: Date | null) =>
      updateRow(test, 'images', image.id, { used_at: new Date(), hidden_at });
    await store(held, null);
    await store(shown, new Date());
    expect([await statusFor(test.nobody, held), await statusFor(test.nobody, shown)]).toEqual([200, 404]);
    await settle();
    expect([await statusFor(test.nobody, held), await statusFor(test.nobody, shown)]).toEqual([404, 200]);
  });

  it('[Q10] [M8] images of a held text stay hidden when its author saves the same text again', async () => {
    const image = await imageOf(asker);
    const calls = questionCalls(asker);
    const { body } = await calls.ask({ content: naming(image) });
    const saved = await calls.send('PATCH', `/api/questions/${body?.id}`, { content: naming(image) });
    expect(saved.status).toBe(200);
    expect(await seenBy(asker, image)).toEqual([404, 404, 200, 200]);
  });

  it('[Q10] [M8] images of a held text are hidden however their address is written', async () => {
    const images = [await imageOf(asker), await imageOf(asker), await imageOf(asker)];
    const [path, slash, whole] = images.map(({ id }) => id);
    const written = [
      `![x](/api\\/images/${path})`,
      `![x](/api&#47;images/${slash})`,
      `![x](/api/images/${whole?.replace(/^./, (first) => `&#${first.charCodeAt(0)};`)})`,
    ];
    const { body } = await questionCalls(asker).ask({ content: written.join('\n\n') });
    expect(body?.status).toBe('held');
    const shown = () => Promise.all(images.map((image) => statusFor(test.nobody, image)));
    expect(await shown()).toEqual([404, 404, 404]);
    expect(await Promise.all(images.map((image) => statusFor(asker, image)))).toEqual([200, 200, 200]);
    await decide(`questions/${body?.id}/approve`);
    // An escaped id matches no text, so its image stays visible only to its author.
    expect(await shown()).toEqual([200, 200, 404]);
  });

  it('[Q10] the maintenance job does not hide images of a text that staff approve while it runs', async () => {
    const image = await imageOf(asker);
    const { body } = await questionCalls(asker).ask({ content: naming(image) });
    const { db } = test.ctx;
    await updateRow(test, 'images', image.id, { hidden_at: null });
    let settling: Promise<void> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('questions')
        .set({ status: 'visible' })
        .where('id', '=', body?.id ?? 0)
        .execute();
      await imageQueries.updateHidden(trx, { kind: 'question', id: body?.id ?? 0 });
      settling = settle();
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0);
    });
    await settling;
    expect(await statusFor(test.nobody, image)).toBe(200);
  });
});

describe('the images that an edit removes from a text', () => {
  it('[Q10] images that an edit removes from a question, answer or hint are visible only to their author again', async () => {
    const id = await visibleQuestion(test, asker.id);
    const [inQuestion, remaining] = [await imageOf(asker), await imageOf(asker)];
    const [inAnswer, inHint] = [await imageOf(nadia), await imageOf(nadia)];
    const asking = questionCalls(asker);
    const answering = questionCalls(nadia);
    const change = (content: string) => asking.send('PATCH', `/api/questions/${id}`, { content });
    await change(naming(inQuestion, remaining));
    const steps = [{ label: 'First', content: naming(inHint) }];
    const answer = await answering.answer(id, { content: naming(inAnswer), steps });
    const images = [inQuestion, remaining, inAnswer, inHint];
    const shown = () => Promise.all(images.map((image) => statusFor(test.nobody, image)));
    expect(await shown()).toEqual([200, 200, 200, 200]);
    expect((await change(naming(remaining))).status).toBe(200);
    const path = `/api/answers/${answer.body?.id}`;
    const changed = { content: 'Without it.', steps: [{ label: 'First', content: 'Nor here.' }] };
    expect((await answering.send('PATCH', path, changed)).status).toBe(200);
    expect(await shown()).toEqual([404, 200, 404, 404]);
    expect(await statusFor(asker, inQuestion)).toBe(200);
    await change(naming(remaining, inQuestion));
    expect(await statusFor(test.nobody, inQuestion)).toBe(200);
  });
});

describe('the images of a text that staff remove', () => {
  const decide = (path: string, payload?: object) => staff.post(`/api/admin/questions/${path}`, payload);

  it('[Q10] [M8] images of a removed text are visible only to their author until it is restored', async () => {
    const image = await imageOf(asker);
    const shared = await imageOf(asker);
    const id = await visibleQuestion(test, asker.id);
    const other = await visibleQuestion(test, asker.id);
    const calls = questionCalls(asker);
    await calls.send('PATCH', `/api/questions/${id}`, { content: naming(image, shared) });
    await calls.send('PATCH', `/api/questions/${other}`, { content: naming(shared) });
    for (const one of [id, other]) await decide(`${one}/approve`);
    expect((await decide(`${id}/remove`, { reason: 'Advertising' })).statusCode).toBe(200);
    expect([await statusFor(test.nobody, image), await statusFor(asker, image)]).toEqual([404, 200]);
    // Another visible text shows the image.
    expect(await statusFor(test.nobody, shared)).toBe(200);
    await decide(`${id}/restore`);
    expect([await statusFor(test.nobody, image), await statusFor(test.nobody, shared)]).toEqual([200, 200]);
  });

  it('[Q10] [M8] images of answers, hints and comments below a removed text are hidden too', async () => {
    const id = await visibleQuestion(test, asker.id);
    const inAnswer = await imageOf(nadia);
    const inHint = await imageOf(nadia);
    const inComment = await imageOf(asker);
    const steps = [{ label: 'First', content: naming(inHint) }];
    await questionCalls(nadia).answer(id, { content: naming(inAnswer), steps });
    await questionCalls(asker).send('POST', `/api/questions/${id}/comments`, { content: naming(inComment) });
    const shown = () =>
      Promise.all([inAnswer, inHint, inComment].map((image) => statusFor(test.nobody, image)));
    expect(await shown()).toEqual([200, 200, 200]);
    await decide(`${id}/remove`, { reason: 'Advertising' });
    expect(await shown()).toEqual([404, 404, 404]);
    expect(await statusFor(nadia, inAnswer)).toBe(200);
    await decide(`${id}/restore`);
    expect(await shown()).toEqual([200, 200, 200]);
  });

  it('[Q10] images of a withdrawn question are hidden, and public again in a new question', async () => {
    const image = await imageOf(asker);
    const calls = questionCalls(asker);
    const question = await calls.ask({ content: naming(image) });
    await decide(`${question.body?.id}/approve`);
    expect(await statusFor(test.nobody, image)).toBe(200);
    expect((await calls.send('DELETE', `/api/questions/${question.body?.id}`)).status).toBe(200);
    expect(await statusFor(test.nobody, image)).toBe(404);
    const newQuestion = await calls.ask({ content: `Once more. ${naming(image)}` });
    await decide(`${newQuestion.body?.id}/approve`);
    expect(await statusFor(test.nobody, image)).toBe(200);
  });
});

it('[Q10] an image stays while a draft of a question, answer or hint uses it, and is removed a day later', async () => {
  const id = await visibleQuestion(test, asker.id);
  const inAnswer = await imageOf(nadia);
  const inHint = await imageOf(nadia);
  const unnamed = await imageOf(nadia);
  const inQuestion = await imageOf(asker);
  const fields = { title: '', subject: '', schoolId: null, courseId: null };
  const saveDraft = (content: string) =>
    questionCalls(asker).send('PUT', '/api/questions/draft', { ...fields, content });
  expect((await saveDraft(naming(inQuestion))).status).toBe(200);
  const draft = { content: naming(inAnswer), steps: [{ label: '', content: naming(inHint) }] };
  const path = `/api/questions/${id}/answer-draft`;
  expect((await questionCalls(nadia).send('PUT', path, draft)).status).toBe(200);
  const statuses = async () => [
    ...(await Promise.all([inAnswer, inHint, unnamed].map((image) => statusFor(nadia, image)))),
    await statusFor(asker, inQuestion),
  ];
  await removeUnusedImages(later());
  expect(await statuses()).toEqual([200, 200, 404, 200]);
  await saveDraft('Without it.');
  await removeUnusedImages(later());
  expect(await statuses()).toEqual([200, 200, 404, 404]);
});
