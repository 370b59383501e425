import { splitTasks } from '@aw/contracts/exam-shields/exam-fingerprint';
import * as examShields from '@aw/db/exam-shields';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { educator, examText, inHours, knownAsker, protect, tasksOf } from '../../testing/exam-shields';
import { questionCalls } from '../../testing/questions';
import { insertRow, selectRows } from '../../testing/rows';
import { type TestApp, useTestApp } from '../../testing/test-app';
import { newUser, publishRow } from '../../testing/user-rows';
import { countTextFingerprints } from './count-fingerprints';
import { watchExams } from './watch-exams';

const commonFrom = 3;
/** A little more than eight words: about four fingerprints, of which three are enough. */
const phrase = 'Can somebody please explain to me step by step how to solve this problem';
const [firstTask = '', secondTask = ''] = splitTasks(examText);
const test = useTestApp({
  EXAM_COMMON_FROM_TEXTS: String(commonFrom),
  EXAM_COUNTED_FINGERPRINTS: '1000',
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_QUESTIONS_PER_DAY: '0',
});
beforeEach(async () => {
  for (const table of [
    'exam_shields',
    'exam_fingerprint_counts',
    'questions',
    'document_pages',
    'documents',
  ] as const)
    await test.ctx.db.deleteFrom(table).execute();
});
const count = () => countTextFingerprints(test.ctx);

/** Posts a question that begins with a text, followed by words that no other text has. */
async function postQuestion(text: string, createdAt = new Date()): Promise<void> {
  await insertRow(test, 'questions', {
    title: text,
    content: otherWords(),
    asker_id: await newUser(test),
    created_at: createdAt,
  });
}

async function publishDocument(text: string, status: 'published' | 'refused' = 'published'): Promise<void> {
  const document_id = await publishRow(test, await newUser(test), status);
  const page = { document_id, number: 1, text: `${text} ${otherWords()}`, width: 600, height: 800 };
  await insertRow(test, 'document_pages', page);
}

let textCount = 0;
/** Ten words that no other text has. */
function otherWords(): string {
  textCount += 1;
  const letters = textCount.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  return Array.from({ length: 10 }, (_, i) => `w${'abcdefghij'.charAt(i)}${letters}`).join(' ');
}

const rowOf = (id = 0) =>
  test.ctx.db
    .selectFrom('questions')
    .select(['status', 'held_until'])
    .where('id', '=', id)
    .executeTakeFirst();

const countsOf = async () => (await selectRows(test, 'exam_fingerprint_counts')).map(({ texts }) => texts);

it('[Q14] a phrase that occurs in many documents and questions holds nobody’s question', async () => {
  await postQuestion(phrase);
  await publishDocument(phrase);
  await publishDocument(phrase);
  await count();
  const teacher = await educator(test);
  const refused = await protect(teacher, { tasks: tasksOf(phrase) });
  expect(refused).toMatchObject({ status: 422, body: { code: 'exams.too_common' } });
  const { status, body } = await protect(teacher, { tasks: [...tasksOf(phrase), ...tasksOf(examText)] });
  const common = tasksOf(phrase)[0]?.length;
  expect({ status, ...body }).toMatchObject({
    status: 201,
    taskCount: 3,
    ignoredTaskCount: 1,
    commonFingerprintCount: common,
  });
  const { ask } = questionCalls(await knownAsker(test));
  expect((await ask({ title: phrase, content: `Please! ${otherWords()}` })).body?.status).toBe('visible');
  expect((await ask({ title: 'Help', content: secondTask })).body?.status).toBe('held');
});

it('[Q14] a task with a common phrase in it is recognised by its other words, and not by the phrase', async () => {
  for (let i = 0; i < commonFrom; i += 1) await postQuestion(phrase);
  await count();
  await protect(await educator(test), { tasks: tasksOf(`${phrase}: ${firstTask}`) });
  const { ask } = questionCalls(await knownAsker(test));
  expect((await ask({ title: phrase, content: otherWords() })).body?.status).toBe('visible');
  expect((await ask({ title: 'Help', content: firstTask })).body?.status).toBe('held');
});

it('[Q14] unpublished texts do not make a phrase common', async () => {
  for (let i = 0; i < commonFrom; i += 1) await publishDocument(phrase, 'refused');
  await count();
  expect(await countsOf()).toEqual([]);
  expect((await protect(await educator(test), { tasks: tasksOf(phrase) })).status).toBe(201);
});

it('[Q14] older texts that are counted after an exam was registered still remove common phrases from it', async () => {
  for (let i = 0; i < commonFrom; i += 1) await postQuestion(phrase, inHours(-48));
  const teacher = await educator(test);
  const { body } = await protect(teacher, {
    tasks: [...tasksOf(phrase), ...tasksOf(`${phrase}: ${firstTask}`)],
  });
  expect(body).toMatchObject({ ignoredTaskCount: 0, commonFingerprintCount: 0 });
  const { ask } = questionCalls(await knownAsker(test));
  const ofPhrase = (await ask({ title: phrase, content: otherWords() })).body;
  const ofTask = (await ask({ title: phrase, content: firstTask })).body;
  expect([ofPhrase?.status, ofTask?.status]).toEqual(['held', 'held']);
  await count();
  const [shield] = (await teacher.get('/api/exam-shields')).json<(typeof body)[]>();
  const common = tasksOf(phrase)[0]?.length ?? 0;
  expect(shield).toMatchObject({ ignoredTaskCount: 1, commonFingerprintCount: 2 * common });
  expect((await ask({ title: phrase, content: otherWords() })).body?.status).toBe('visible');
  expect((await ask({ title: 'Help', content: firstTask })).body?.status).toBe('held');
  // The job releases questions that only the phrase held. Those that match the rest of the exam stay held.
  await watchExams(test.ctx);
  await watchExams(test.ctx);
  expect(await rowOf(ofPhrase?.id)).toEqual({ status: 'visible', held_until: null });
  expect(await rowOf(ofTask?.id)).toEqual({ status: 'held', held_until: new Date(body.endsAt) });
  const holds = test.ctx.db.selectFrom('exam_holds').select('shield_id');
  expect(await holds.where('question_id', '=', ofTask?.id ?? 0).execute()).toEqual([{ shield_id: body.id }]);
});

it('[Q14] a question that waits for an exam to lose a phrase is not held by that phrase', async () => {
  await protect(await educator(test), { tasks: [...tasksOf(phrase), ...tasksOf(examText)] });
  // The phrase has become common in a transaction that is not committed yet.
  const counting = await test.ctx.db.startTransaction().execute();
  const hashes = (tasksOf(phrase)[0] ?? []).map((hex) => String(BigInt.asIntN(64, BigInt(`0x${hex}`))));
  const common = { hashes, at: inHours(-48), now: new Date(), neededOf: [1], fewest: 1 };
  await examShields.deleteCommonFingerprints(counting, common);
  const { ask } = questionCalls(await knownAsker(test));
  const asking = ask({ title: phrase, content: otherWords() });
  await untilWaiting(test);
  await counting.commit().execute();
  expect((await asking).body?.status).toBe('visible');
});

it('[Q14] texts that are posted after an exam was registered cannot make its tasks common', async () => {
  await protect(await educator(test));
  for (let i = 0; i < 2 * commonFrom; i += 1) await publishDocument(firstTask);
  await count();
  const { ask } = questionCalls(await knownAsker(test));
  expect((await ask({ title: 'Help', content: firstTask })).body?.status).toBe('held');
});

it('[Q14] a text is counted once, however often and by however many processes at once', async () => {
  await postQuestion(phrase);
  await publishDocument(phrase);
  await Promise.all([count(), count(), count()]);
  await count();
  const counts = await countsOf();
  expect(Math.max(...counts)).toBe(2);
  expect(counts.filter((texts) => texts === 2)).toHaveLength(tasksOf(phrase)[0]?.length ?? 0);
});

it('[Q14] the number of counts is limited: those of the rarest phrases are deleted first, and all after half a year', async () => {
  for (let i = 0; i < commonFrom; i += 1) await postQuestion(phrase);
  for (let i = 0; i < 100; i += 1) await publishDocument(otherWords());
  await count();
  const counts = await countsOf();
  expect(counts.length).toBeLessThanOrEqual(1_000);
  expect(counts.length).toBeGreaterThan(800);
  expect(counts.filter((texts) => texts === commonFrom)).toHaveLength(tasksOf(phrase)[0]?.length ?? 0);
  await countTextFingerprints({ ...test.ctx, now: () => inHours(181 * 24) });
  expect(await countsOf()).toEqual([]);
});

/** Resolves once a statement waits for a lock in this database. */
async function untilWaiting({ ctx }: TestApp): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ctx.db,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
}
