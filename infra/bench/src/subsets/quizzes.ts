import { untilUnchanged } from '@aw/dev/waiting';
import type { Data } from '../data/open-data';
import { errorsOf, short } from '../figures/figure';
import { spreadOf } from '../figures/statistics';
import type { TimedRequest } from '../load/load-job';
import { startLoad } from '../load/start-load';
import { ask, askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { someDocuments } from './bench-reader';
import { compareSides } from './compare-sides';
import type { BenchContext } from './context';
import { othersDuring, othersFigure } from './others-during';

const hallSize = 200;
const everySeconds = 5;
/** Long enough for each student to answer four times. */
const minSeconds = 20;
const hallAddress = '203.0.113.7';
/** Requests per second of others, who each have their own network address. */
const othersPerSecond = 50;
const otherCount = 100;
const goals = {
  refused: { atMost: 0, unit: 'refused' },
  list: 0.5,
};
const connections = 32;

type Visitor = { cookie: string; userId: string };
type Student = { attemptId: string; cookie: string; questions: { id: number }[] };

/** Measures a lecture hall that takes a quiz from one address, its effect on others, and the list of quizzes. */
export async function measureQuizzes(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  const url = await data.copyLibrary('quizzes');
  await measureLectureHall(context, data, url);
  await list(context, url);
}

async function measureLectureHall(
  { load, options, found }: BenchContext,
  data: Data,
  url: string,
): Promise<void> {
  const api = await startApi(url, { hasLimits: true });
  const othersLoad = startLoad();
  let results: Awaited<ReturnType<typeof othersDuring>>;
  try {
    const students = await startStudents(api, await loadedQuiz(api.origin));
    const seconds = Math.max(minSeconds, options.seconds);
    const answering = answers(students);
    const requests = mixed(await visitorsOf(api), await someDocuments(data, otherCount));
    const run = { kind: 'open', origin: api.origin, headers: {} } as const;
    const visit = () => othersLoad.run({ ...run, requests, perSecond: othersPerSecond, seconds });
    const answer = (during: number) =>
      load.run({ ...run, requests: answering(during), perSecond: hallSize / everySeconds, seconds: during });
    // Each new database connection has to plan its statements first.
    await Promise.all([visit(), answer(seconds)]);
    results = await othersDuring({ rounds: options.rounds, seconds, crowd: answer, others: visit });
  } finally {
    await othersLoad.stop();
    await api.stop();
  }
  const errors = errorsOf(results.crowd);
  const p95 = spreadOf(results.crowd.map((result) => result.p95));
  const saved = results.crowd.reduce((sum, { answers: count }) => sum + count, 0);
  found.figure({
    name: `${hallSize} people take a quiz at one address, an answer each ${everySeconds} s, default limits`,
    ours: `${saved.toLocaleString('en')} saved, ${errors} refused, p95 ${short(p95.median)} ms`,
    value: errors,
    goal: goals.refused,
    errors,
  });
  found.figure(
    othersFigure(`reads and writes of others, ${othersPerSecond}/s, while ${hallSize} take a quiz`, results),
  );
}

/** Compares the list of quizzes with the same bytes from a plain server. */
async function list(context: BenchContext, url: string): Promise<void> {
  const path = '/api/quizzes';
  const api = await startApi(url);
  try {
    const baseline = await startBaseline('same-bytes', { SOURCE: api.origin, PATHS: JSON.stringify([path]) });
    const side = (origin: string) => ({ origin, headers: {}, paths: [path] });
    const figure = { name: `GET ${path}`, peer: 'the same bytes', connections, goal: goals.list };
    context.found.figure(await compareSides(context, figure, [side(api.origin), side(baseline.origin)]));
    await baseline.stop();
  } finally {
    await api.stop();
  }
}

/** Returns a quiz of the bank after the API has loaded all of them at its start. */
async function loadedQuiz(origin: string): Promise<number> {
  const readQuizzes = () => askJson<{ id: number }[]>(`${origin}/api/quizzes`);
  await untilUnchanged(async () => (await readQuizzes()).length, { quietMs: 2_000 });
  const [quiz] = await readQuizzes();
  if (!quiz) throw new Error('The API has no quizzes.');
  return quiz.id;
}

/** Opens sessions of visitors, each from their own network address. */
async function visitorsOf({ session }: Api): Promise<(Visitor & { address: string })[]> {
  const visitFrom = async (address: string) => ({ address, ...(await session(address)) });
  return Promise.all(Array.from({ length: otherCount }, (_, at) => visitFrom(`198.51.100.${at + 1}`)));
}

/** Starts an attempt for each student, from separate addresses, because only the answers are measured. */
async function startStudents({ origin, session }: Api, quizId: number): Promise<Student[]> {
  const students: Student[] = [];
  while (students.length < hallSize) {
    const address = `192.0.2.${students.length}`;
    const { cookie } = await session(address);
    const headers = { cookie, 'x-forwarded-for': address };
    const { attemptId } = await askJson<{ attemptId: string }>(`${origin}/api/quizzes/${quizId}/attempts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ extraTime: 'untimed' }),
    });
    const response = await ask(`${origin}/api/quizzes/${quizId}/questions`, { headers });
    students.push({ attemptId, cookie, questions: JSON.parse(await response.text()) });
  }
  return students;
}

/** Returns a function that generates the next answers for a duration, in turns by student and question. */
function answers(students: readonly Student[]): (seconds: number) => TimedRequest[] {
  let sequence = 0;
  const next = (): TimedRequest => {
    const at = sequence++;
    const { attemptId, cookie, questions } = students[at % students.length] ?? { questions: [] };
    const round = Math.floor(at / students.length);
    const question = questions[round % questions.length];
    if (!cookie || !question) throw new Error('A student has no question to answer.');
    return {
      group: '',
      method: 'PUT',
      path: `/api/attempts/${attemptId}/answers/${question.id}`,
      headers: { cookie, 'x-forwarded-for': hallAddress },
      body: JSON.stringify({ answer: 'ABCD'.charAt(at % 4), sequence }),
    };
  };
  return (seconds) => Array.from({ length: (seconds * students.length) / everySeconds }, next);
}

/** Returns calls of people elsewhere: ten calls of each visitor, three of them writes. */
function mixed(
  visitors: readonly (Visitor & { address: string })[],
  documents: readonly number[],
): TimedRequest[] {
  return visitors.flatMap(({ cookie, userId, address }, at) => {
    const id = documents[at % documents.length];
    const draft = { title: 'Why?', content: 'I tried.', subject: '', schoolId: null, courseId: null };
    const calls: Pick<TimedRequest, 'method' | 'path' | 'body'>[] = [
      { path: '/api/documents?limit=20' },
      { path: `/api/documents/${id}` },
      { method: 'POST', path: `/api/documents/${id}/views` },
      { path: '/api/questions?limit=20' },
      { path: '/api/schools?limit=20' },
      { path: `/api/user/${userId}` },
      { method: 'PUT', path: '/api/questions/draft', body: JSON.stringify(draft) },
      { path: '/api/quizzes' },
      { path: '/api/notifications' },
      { method: 'POST', path: '/api/notifications/read', body: '{}' },
    ];
    return calls.map((call) => ({ ...call, group: '', headers: { cookie, 'x-forwarded-for': address } }));
  });
}
