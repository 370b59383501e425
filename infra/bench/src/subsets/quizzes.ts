import { setTimeout as sleep } from 'node:timers/promises';
import type { Data } from '../data/open-data';
import { comparison, errorsOf, short } from '../figures/figure';
import { inTurns, ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult, TimedRequest } from '../load/load-job';
import { startLoad } from '../load/start-load';
import { ask, askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { someDocuments } from './bench-reader';
import type { BenchContext } from './context';

const hallSize = 200;
const everySeconds = 5;
/** Long enough for each taker to answer four times. */
const leastSeconds = 20;
const hall = '203.0.113.7';
/** Requests a second of others, who are as many and each at an address of their own. */
const pace = 50;
const others = 100;
const goals = {
  refused: { atMost: 0, unit: 'refused' },
  others: { atMost: 2, unit: '' },
  list: 0.5,
};
const connections = 32;

type Visitor = { cookie: string; userId: string };
type Taker = { attemptId: string; cookie: string; questions: { id: number }[] };

/** A lecture hall that takes a quiz behind one address, what others feel of it, and the library of quizzes itself. */
export async function measureQuizzes(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  const url = await data.copyLibrary('quizzes');
  await lectureHall(context, data, url);
  await list(context, url);
}

async function lectureHall({ load, options, found }: BenchContext, data: Data, url: string): Promise<void> {
  const api = await startApi(url, { hasLimits: true });
  const second = startLoad();
  const results = { saved: [] as LoadResult[], meanwhile: [] as LoadResult[], alone: [] as LoadResult[] };
  try {
    const takers = await startTakers(api, await loadedQuiz(api.origin));
    const seconds = Math.max(leastSeconds, options.seconds);
    const answering = answers(takers);
    const requests = mixed(await visitorsOf(api), await someDocuments(data, others));
    const run = { kind: 'open', origin: api.origin, headers: {} } as const;
    const visit = () => second.run({ ...run, requests, perSecond: pace, seconds });
    const answer = (during: number) =>
      load.run({ ...run, requests: answering(during), perSecond: hallSize / everySeconds, seconds: during });
    // Each connection to the database plans each statement anew at first.
    await Promise.all([visit(), answer(seconds)]);
    for (let round = 0; round < options.rounds; round++) {
      results.alone.push(await visit());
      // The hall is there before the others come, and longer.
      const answered = answer(seconds + 1);
      await sleep(500);
      results.meanwhile.push(await visit());
      results.saved.push(await answered);
    }
  } finally {
    await second.stop();
    await api.stop();
  }
  const errors = errorsOf(results.saved);
  const p95 = spreadOf(results.saved.map((result) => result.p95));
  const saved = results.saved.reduce((sum, { answers: some }) => sum + some, 0);
  found.figure({
    name: `${hallSize} people take a quiz at one address, an answer each ${everySeconds} s, default limits`,
    ours: `${saved.toLocaleString('en')} saved, ${errors} refused, p95 ${short(p95.median)} ms`,
    value: errors,
    goal: goals.refused,
    errors,
  });
  const [meanwhile, alone] = [results.meanwhile, results.alone].map((all) => all.map((one) => one.p95));
  const ratio = ratioOf(meanwhile ?? [], alone ?? []);
  found.figure({
    name: `reads and writes of others, ${pace}/s, while ${hallSize} take a quiz`,
    ours: `p95 ${short(spreadOf(meanwhile ?? []).median)} ms`,
    peer: `alone: p95 ${short(spreadOf(alone ?? []).median)} ms`,
    ratio,
    value: ratio.median,
    goal: goals.others,
    errors: errorsOf([...results.meanwhile, ...results.alone]),
  });
}

/** The list of quizzes against the same bytes. */
async function list({ load, options, found }: BenchContext, url: string): Promise<void> {
  const path = '/api/quizzes';
  const api = await startApi(url);
  try {
    const bare = await startBaseline('same-bytes', { SOURCE: api.origin, PATHS: JSON.stringify([path]) });
    const run = (origin: string) => async () => {
      const job = { kind: 'closed', origin, headers: {}, paths: [path], connections } as const;
      await load.run({ ...job, seconds: 1 });
      return load.run({ ...job, seconds: options.seconds });
    };
    const both = await inTurns(options.rounds, run(api.origin), run(bare.origin));
    found.figure(comparison(`GET ${path}`, 'the same bytes', both, goals.list));
    await bare.stop();
  } finally {
    await api.stop();
  }
}

/** A quiz of the bank, once the start of the API has brought all of them. */
async function loadedQuiz(origin: string): Promise<number> {
  for (let known = 0, quiet = 0; ; await sleep(500)) {
    const quizzes = await askJson<{ id: number }[]>(`${origin}/api/quizzes`);
    quiet = quizzes.length === known ? quiet + 1 : 0;
    known = quizzes.length;
    const [quiz] = quizzes;
    if (quiz && quiet >= 4) return quiz.id;
  }
}

/** Visitors who came from addresses of their own. */
async function visitorsOf({ session }: Api): Promise<(Visitor & { address: string })[]> {
  const come = async (address: string) => ({ address, ...(await session(address)) });
  return Promise.all(Array.from({ length: others }, (_, at) => come(`198.51.100.${at + 1}`)));
}

/** Takers with an open attempt each. They came and started on their own: only answers are measured. */
async function startTakers({ origin, session }: Api, quizId: number): Promise<Taker[]> {
  const takers: Taker[] = [];
  while (takers.length < hallSize) {
    const address = `192.0.2.${takers.length}`;
    const { cookie } = await session(address);
    const headers = { cookie, 'x-forwarded-for': address };
    const { attemptId } = await askJson<{ attemptId: string }>(`${origin}/api/quizzes/${quizId}/attempts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ extraTime: 'untimed' }),
    });
    const response = await ask(`${origin}/api/quizzes/${quizId}/questions`, { headers });
    takers.push({ attemptId, cookie, questions: JSON.parse(await response.text()) });
  }
  return takers;
}

/** Gives the answers of so many seconds: one taker after the other, to one question after the other, and on from there. */
function answers(takers: readonly Taker[]): (seconds: number) => TimedRequest[] {
  let sequence = 0;
  const next = (): TimedRequest => {
    const at = sequence++;
    const { attemptId, cookie, questions } = takers[at % takers.length] ?? { questions: [] };
    const round = Math.floor(at / takers.length);
    const question = questions[round % questions.length];
    if (!cookie || !question) throw new Error('A taker has no question to answer.');
    return {
      group: '',
      method: 'PUT',
      path: `/api/attempts/${attemptId}/answers/${question.id}`,
      headers: { cookie, 'x-forwarded-for': hall },
      body: JSON.stringify({ answer: 'ABCD'.charAt(at % 4), sequence }),
    };
  };
  return (seconds) => Array.from({ length: (seconds * takers.length) / everySeconds }, next);
}

/** What people do elsewhere: ten calls in turn, three of them writes, each by another visitor. */
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
