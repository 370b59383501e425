import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { regradeAttempts } from '../modules/quizzes/corrections/regrade-attempts';
import type { Member } from './account';
import { keysOf, quizCalls, quizOf } from './quizzes';
import { signedInStaff } from './staff';
import type { TestApp } from './test-app';

/** Returns a question as an author writes it. */
export function itemOf(change: Partial<QuizItem> = {}): QuizItem {
  return {
    topic: 'Derivatives',
    question: 'What is the derivative of $x^2$?',
    options: { A: '$2x$', B: '$x$', C: '$x^2$', D: '$2$' },
    correctAnswer: 'A',
    alsoCorrect: null,
    mistakes: { A: '', B: 'The factor is forgotten.', C: '', D: '' },
    explanation: 'The power comes down, and one less remains: $2x^1$.',
    source: 'Any first book on calculus',
    ...change,
  };
}

const head = { title: 'Derivatives', subject: 'Mathematics' };

type Answer = StaffQuiz & { code?: string; issues?: { path: string }[] };

/** Returns a member of staff who writes quizzes. Each call returns status and body. */
export async function quizAuthor(test: TestApp, username = 'ines') {
  const staff = await signedInStaff(test, username, 'author');
  const call = async <T = Answer>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/admin/quizzes${path}`;
    const response = await staff.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json<T>() };
  };
  const read = async (id: number) => (await call('GET', `/${id}`)).body;
  const versioned = async (id: number) => (await read(id)).version;
  return {
    ...staff,
    call,
    read,
    create: async (change: object = {}) => (await call('POST', '', { ...head, ...change })).body,
    update: async (id: number, change: object) => {
      const { title, subject, description, difficulty, timeLimit, passPercentage, status, version } =
        await read(id);
      const now = { title, subject, description, difficulty, timeLimit, passPercentage, status, version };
      return call('PUT', `/${id}`, { ...now, ...change });
    },
    add: async (id: number, item: object) =>
      call('POST', `/${id}/questions`, { item, version: await versioned(id) }),
    edit: async (id: number, questionId: number, item: object) =>
      call('PUT', `/${id}/questions/${questionId}`, { item, version: await versioned(id) }),
    remove: async (id: number, questionId: number) =>
      call('POST', `/${id}/questions/${questionId}/remove`, { version: await versioned(id) }),
    move: async (id: number, questionId: number, position: number) =>
      call('POST', `/${id}/questions/${questionId}/move`, { position, version: await versioned(id) }),
    correct: async (id: number, questionId: number, change: object) =>
      call('POST', `/${id}/questions/${questionId}/correction`, {
        note: 'The key was wrong.',
        version: await versioned(id),
        ...change,
      }),
  };
}

/** Runs every waiting correction like the job. */
export async function carryOutCorrections({ ctx }: TestApp): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('quiz_corrections')
    .select('id')
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) await regradeAttempts(ctx, id);
}

/** Creates a quiz of five questions with the right answer A. Returns the ids of its questions in their order. */
export async function quizOfAs(test: TestApp, title = 'Sums') {
  const id = await quizOf(test, { keys: ['A', 'A', 'A', 'A', 'A'], title });
  const ids = Object.keys(await keysOf(test, id)).map(Number);
  return { id, ids, first: ids[0] ?? 0, second: ids[1] ?? 0 };
}

/** Takes a quiz with a letter for each question in its order. '-' is no answer. */
export async function answering(
  person: Member,
  { id, ids }: { id: number; ids: readonly number[] },
  letters: string,
) {
  const calls = quizCalls(person);
  const { body: attempt } = await calls.start(id);
  const answers = Object.fromEntries(
    ids.flatMap((question, index) => (letters[index] === '-' ? [] : [[question, letters[index]]])),
  );
  return (await calls.submit(id, { attemptId: attempt.attemptId, answers })).body;
}
