import { randomUUID } from 'node:crypto';
import type { ChatStatus } from '@aw/contracts/ai/chat';
import type { AiFigures, ModelPurpose } from '@aw/contracts/ai/staff';
import * as ai from '@aw/db/ai';
import { beforeEach, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { chatRows } from '../../../testing/chats';
import { useOpenaiApp } from '../../../testing/openai';
import { deleteRows, updateRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { signedIn } from '../../../testing/user';
import { getFigures } from './get-figures';

const test = useOpenaiApp({ AI_DAILY_CAP_USD: '2', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
beforeEach(async () => {
  await deleteRows(test, 'conversations');
  await deleteRows(test, 'model_spending');
});
const now = new Date('2026-11-26T00:30:00Z');
const figures = (days: number) => getFigures({ ...test.ctx, now: () => now }, days);

type Answered = {
  at: string;
  source?: 'model' | 'library';
  firstMs?: number;
  wholeMs?: number;
  status?: ChatStatus;
  failure?: string;
  feedback?: 'up' | 'down';
};

/** An answer of a person as the database keeps it, begun at a moment. */
async function answered(userId: string, { at, source = 'model', status = 'done', ...more }: Answered) {
  const { messageId } = await chatRows(test, userId, 'A private question.');
  const begun = Date.parse(at);
  const after = (ms: number | undefined) => (ms === undefined ? null : new Date(begun + ms));
  await updateRow(test, 'chat_messages', messageId, {
    source,
    status,
    created_at: new Date(begun),
    first_text_at: after(more.firstMs),
    ended_at: after(more.wholeMs ?? 1),
    failure: more.failure ?? null,
    feedback: more.feedback ?? null,
    prompt_tokens: source === 'model' ? 100 : null,
    completion_tokens: source === 'model' ? 40 : null,
    maker_id: status === 'streaming' ? randomUUID() : null,
  });
}

it('[A6] the figures of a day in UTC have answers, people, tokens, exact latencies, failures and ratings', async () => {
  const [one, other] = [(await signedIn(test.app)).id, (await signedIn(test.app)).id];
  // 100, 200 … 2,000 ms: half took 1,050 ms at most, 95 of a hundred 1,905 ms.
  for (let at = 1; at <= 20; at++)
    await answered(one, { at: '2026-11-25T10:00:00Z', firstMs: at * 100, wholeMs: at * 1000 });
  await answered(other, { at: '2026-11-25T23:59:59Z', source: 'library', firstMs: 7, wholeMs: 9 });
  const cut = {
    at: '2026-11-25T00:00:00Z',
    status: 'interrupted',
    failure: 'cut',
    feedback: 'down',
  } as const;
  for (const failure of ['cut', 'stalled', 'cut']) await answered(other, { ...cut, failure });
  await answered(other, { ...cut, status: 'failed', failure: 'busy' });
  await answered(one, { at: '2026-11-25T12:00:00Z', status: 'stopped', feedback: 'up' });
  await answered(one, { at: '2026-11-26T00:10:00Z', firstMs: 400, wholeMs: 800 });
  // Neither one that is being made, nor one of the day before the first.
  await answered(one, { at: '2026-11-26T00:20:00Z', status: 'streaming' });
  await answered(one, { at: '2026-11-24T23:59:59Z' });
  const { days } = await figures(2);
  expect(days).toEqual([
    expect.objectContaining({
      day: '2026-11-26',
      people: 1,
      model: { answers: 1, firstText: { median: 400, p95: 400 }, whole: { median: 800, p95: 800 } },
      library: { answers: 0, firstText: null, whole: null },
      failures: [],
    }),
    {
      day: '2026-11-25',
      people: 2,
      model: { answers: 25, firstText: { median: 1050, p95: 1905 }, whole: { median: 10_500, p95: 19_050 } },
      library: { answers: 1, firstText: { median: 7, p95: 7 }, whole: { median: 9, p95: 9 } },
      promptTokens: 2500,
      completionTokens: 1000,
      costMicrousd: 0,
      costByPurpose: {},
      stopped: 1,
      interrupted: 3,
      failed: 1,
      failures: [
        { reason: 'cut', count: 2 },
        { reason: 'busy', count: 1 },
        { reason: 'stalled', count: 1 },
      ],
      helped: 1,
      didNotHelp: 4,
    },
  ]);
});

it('[A6] the cost of a day is the spent and reserved amount, even after its chats are deleted', async () => {
  const own = { sentMicrousd: 1_000, isAnonymous: false, purpose: 'tutoring', cap: 0, share: null } as const;
  const spend = { ...own, id: randomUUID(), day: '2026-11-25', microusd: 50_000 };
  await ai.reserveSpending(test.ctx.db, spend);
  await ai.settleSpending(test.ctx.db, { id: spend.id, costMicrousd: 12_345 });
  await ai.reserveSpending(test.ctx.db, {
    ...spend,
    id: randomUUID(),
    day: '2026-11-26',
    microusd: 1_999_999,
  });
  const { days, ...about } = await figures(3);
  expect(days.map(({ costMicrousd }) => costMicrousd)).toEqual([1_999_999, 12_345, 0]);
  // The rest of the cap is too little for any answer.
  expect(about).toEqual({
    source: 'library',
    model: { name: 'workshop-test', provider: '127.0.0.1' },
    capMicrousd: 2_000_000,
  });
});

it('[A6] the cost of a day is divided by what the model was used for', async () => {
  const spend = async (purpose: ModelPurpose, costMicrousd: number) => {
    const id = randomUUID();
    const own = { sentMicrousd: 1_000, microusd: 50_000, isAnonymous: false, cap: 0, share: null };
    await ai.reserveSpending(test.ctx.db, { ...own, id, day: '2026-11-26', purpose });
    await ai.settleSpending(test.ctx.db, { id, costMicrousd });
  };
  await spend('tutoring', 300);
  await spend('tutoring', 200);
  await spend('quizzes', 40);
  const { days } = await figures(1);
  expect(days).toMatchObject([{ costMicrousd: 540, costByPurpose: { tutoring: 500, quizzes: 40 } }]);
});

it('[A6] staff see figures of thirty to ninety days, and no text of a chat', async () => {
  await answered((await signedIn(test.app)).id, { at: new Date().toISOString() });
  const get = (query = '') => staff.get(`/api/admin/ai${query}`);
  const response = await get();
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('private');
  const { days, source } = response.json<AiFigures>();
  expect(source).toBe('model');
  expect(days).toHaveLength(30);
  expect(days[0]?.model.answers).toBe(1);
  expect((await get('?days=90')).json<AiFigures>().days).toHaveLength(90);
  for (const days of ['0', '91', 'x']) expect((await get(`?days=${days}`)).statusCode).toBe(400);
  const author = await signedInStaff(test, 'enid', 'author');
  expect((await author.get('/api/admin/ai')).statusCode).toBe(403);
});
