import type { Question } from '@aw/contracts/questions/question';
import type { InjectOptions } from 'fastify';
import { type Member, member } from './account';
import type { Caller } from './calls';
import { updateRow } from './rows';
import type { TestApp } from './test-app';

/** Gives a person credits, so that they can ask more than the free questions. */
export async function giveCredits({ ctx }: TestApp, userId: string, delta: number): Promise<void> {
  await ctx.db
    .insertInto('credit_entries')
    .values({ user_id: userId, delta, reason: 'welcome', source: `gift:${userId}` })
    .execute();
}

/** Returns an approved expert with a confirmed address. */
export async function expert(test: TestApp, name = 'Nadia'): Promise<Member> {
  const person = await member(test);
  await updateRow(test, 'users', person.id, { is_expert: true, first_name: name, last_name: 'Rahman' });
  return person;
}

/** Creates a published question with a promise for tomorrow and returns its id. */
export async function visibleQuestion(
  { ctx }: TestApp,
  askerId: string,
  change: {
    subject?: string;
    title?: string;
    content?: string;
    promised_at?: Date;
    paid_with?: 'free' | 'credit';
  } = {},
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('questions')
    .values({
      asker_id: askerId,
      title: 'Why does the sign change?',
      content: 'I tried $x^2$.',
      approved_at: new Date(),
      promised_at: new Date(Date.now() + 24 * 60 * 60 * 1000),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the calls of questions and answers by one person. Each returns status and body. */
export function questionCalls({ inject }: Caller) {
  const call = async <T = Record<string, unknown>>(options: InjectOptions) => {
    const response = await inject(options);
    const body = response.body === '' ? undefined : response.json<T & { code?: string }>();
    return { status: response.statusCode, body };
  };
  const send = <T = Record<string, unknown>>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => call<T>({ method, url, ...(payload ? { payload } : {}) });
  return {
    send,
    read: async (id: number) => (await call<Question>({ url: `/api/questions/${id}` })).body as Question,
    get: <T = Record<string, unknown>>(url: string) => call<T>({ url }),
    ask: (payload: object = {}) =>
      send<{ id: number; status: string; paidWith: string }>('POST', '/api/questions', {
        title: 'Why is it so?',
        content: `I tried ${Math.random()}.`,
        ...payload,
      }),
    answer: (id: number, payload: object = { content: 'Because of the chain rule.' }) =>
      send<{ id: number; status: string }>('POST', `/api/questions/${id}/answers`, payload),
  };
}
