import { short } from '../figures/figure';
import { percentile } from '../figures/statistics';
import type { LoadResult, TimedRequest } from '../load/load-job';
import { type OpenAnswer, openAnswer } from '../load/open-answer';
import { memoryOf } from '../servers/memory-of';
import { type Api, startApi } from '../servers/start-api';
import { type Openai, startOpenai } from '../servers/start-openai';
import type { BenchContext } from './context';
import { measureLibraryAnswers } from './library-answers';

const questionCount = 200;
const streamCount = 500;
const openedAtOnce = 20;
/** Twenty tokens per second, the speed of a model. */
const msPerToken = 50;
const othersPerSecond = 50;
/** Long enough for the whole run: about 2,000 tokens. */
const longAnswer = 'word '.repeat(2_000);
const goals = {
  first: { atMost: 20, unit: 'ms' },
  others: { atMost: 2, unit: '' },
  memory: { atMost: 300, unit: 'MiB' },
};

/** Measures answers of the library, our delay of a model’s first token, and calls of others during very many answers. */
export async function measureAi(context: BenchContext): Promise<void> {
  const data = await context.data(context.options.documents[0] ?? 0);
  await measureLibraryAnswers(context, data);
  const url = await data.copyLibrary('ai');
  const openai = await startOpenai(msPerToken);
  const api = await startApi(url, { env: { ...openai.settings, AI_DAILY_CAP_USD: '0' } });
  try {
    await firstToken(context, api, openai);
    await openStreams(context, api, openai);
  } finally {
    await api.stop();
    await openai.stop();
  }
}

/** Asks the same questions through our API and the provider itself, in turns. */
async function firstToken({ found }: BenchContext, api: Api, { settings, controls }: Openai): Promise<void> {
  const { cookie } = await api.session();
  const key = { authorization: `Bearer ${settings.OPENAI_API_KEY}` };
  const askApi = async (at: number) =>
    openAnswer(`${api.origin}/api/ai/chat`, {
      headers: { cookie },
      body: { message: `What is a limit, asked ${at} times?`, isKept: false },
      isFirst: (text) => text.includes('event: delta'),
    });
  const askProvider = async (at: number) =>
    openAnswer(`${settings.OPENAI_BASE_URL}/chat/completions`, {
      headers: key,
      body: {
        model: settings.OPENAI_MODEL,
        stream: true,
        messages: [{ role: 'user', content: `What is a limit, asked ${at} times?` }],
      },
      isFirst: (text) => /"content":"[^"]/.test(text),
    });
  const times = { api: [] as number[], provider: [] as number[] };
  // Each new database connection has to plan its statements first.
  for (let at = -20; at < questionCount; at += 1)
    for (const [side, open] of [
      ['api', askApi],
      ['provider', askProvider],
    ] as const) {
      await controls.reply('Yes, so it is.');
      const answer = await open(at);
      const ms = await answer.firstMs;
      if (at >= 0) times[side].push(ms);
      await answer.ended;
    }
  const apiMs = percentile(times.api, 0.95);
  const providerMs = percentile(times.provider, 0.95);
  found.figure({
    name: 'the first token of an answer',
    ours: `p50 ${short(percentile(times.api, 0.5))} ms, p95 ${short(apiMs)} ms`,
    peer: `the provider itself: p50 ${short(percentile(times.provider, 0.5))} ms, p95 ${short(providerMs)} ms`,
    value: apiMs - providerMs,
    goal: goals.first,
    errors: 0,
  });
}

/** Opens very many answers, each to another person, and measures calls of others during them. */
async function openStreams(
  { load, options, found }: BenchContext,
  api: Api,
  { controls }: Openai,
): Promise<void> {
  const people = await Promise.all(Array.from({ length: 20 }, () => api.session()));
  const requests = people.flatMap(({ cookie, userId }): TimedRequest[] => {
    const headers = { cookie };
    const draft = { title: 'Why?', content: 'I tried.', subject: '', schoolId: null, courseId: null };
    return [
      { path: '/api/documents?limit=20', group: '', headers },
      { path: '/api/questions?limit=20', group: '', headers },
      { path: `/api/user/${userId}`, group: '', headers },
      { method: 'PUT', path: '/api/questions/draft', body: JSON.stringify(draft), group: '', headers },
      { path: '/api/notifications', group: '', headers },
    ];
  });
  const run = (): Promise<LoadResult> =>
    load.run({
      kind: 'open',
      origin: api.origin,
      headers: {},
      requests,
      perSecond: othersPerSecond,
      seconds: options.seconds,
    });
  await run();
  const idle: LoadResult[] = [];
  for (let round = 0; round < options.rounds; round += 1) idle.push(await run());
  const before = await memoryOf(api.pid);
  const answers: OpenAnswer[] = [];
  try {
    while (answers.length < streamCount) {
      await controls.reply(...Array.from({ length: openedAtOnce }, () => longAnswer));
      answers.push(...(await someAnswers(api)));
    }
    const busy: LoadResult[] = [];
    for (let round = 0; round < options.rounds; round += 1) busy.push(await run());
    const after = await memoryOf(api.pid);
    const ended = answers.filter((answer) => answer.isEnded()).length;
    const [busyMs, idleMs] = [busy, idle].map((results) =>
      percentile(
        results.map(({ p95 }) => p95),
        0.5,
      ),
    );
    found.figure({
      name: `calls of others, ${othersPerSecond}/s, while ${streamCount} answers are made, 20 tokens a second each`,
      ours: `p95 ${short(busyMs ?? 0)} ms`,
      peer: `idle: p95 ${short(idleMs ?? 0)} ms`,
      value: (busyMs ?? 0) / (idleMs ?? 1),
      goal: goals.others,
      errors: ended + [...busy, ...idle].reduce((sum, { errors }) => sum + errors, 0),
    });
    found.figure({
      name: `memory of the API with ${streamCount} answers`,
      ours: `${short(after.now - before.now)} MiB more than the ${short(before.now)} MiB without`,
      value: after.now - before.now,
      goal: goals.memory,
      errors: ended,
    });
  } finally {
    for (const answer of answers) answer.close();
  }
}

async function someAnswers(api: Api): Promise<OpenAnswer[]> {
  const open = async () => {
    const { cookie } = await api.session();
    const answer = await openAnswer(`${api.origin}/api/ai/chat`, {
      headers: { cookie },
      body: { message: 'Please tell me all of it.', isKept: false },
      isFirst: (text) => text.includes('event: delta'),
    });
    await answer.firstMs;
    return answer;
  };
  return Promise.all(Array.from({ length: openedAtOnce }, open));
}
