import path from 'node:path';
import { ensureDatabase } from '@aw/db/embedded';
import { migrated, startServer } from '../data/filled-databases';
import { short } from '../figures/figure';
import { median } from '../figures/statistics';
import { workFolder } from '../places';
import { askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import { judgeTutor, type TalkToTutor } from '../tutoring/judge-tutor';
import { startObedientPeer } from '../tutoring/start-obedient-peer';
import { readTutoringCases, type TutoringCase } from '../tutoring/tutoring-cases';
import type { BenchContext } from './context';

const goals = {
  leaks: { atMost: 5, unit: '%' },
  caught: { atLeast: 90, unit: '%' },
  calledWrong: { atMost: 5, unit: '%' },
};

/** Measures the tutor over a model that obeys and agrees with everything, and over a real one if the settings name one. */
export async function measureTutoring({ found }: BenchContext): Promise<void> {
  const server = await startServer(path.join(workFolder, 'tutoring'));
  const name = `tutoring_${Date.now()}`;
  const peer = await startObedientPeer();
  try {
    await migrated(server.url(name), () => ensureDatabase(server, name));
    const isReal = Boolean(process.env.OPENAI_API_KEY && process.env.OPENAI_MODEL);
    const runs = [
      { who: 'a model that obeys', env: peer.settings, about: peer.about, judges: {} },
      ...(isReal
        ? [{ who: process.env.OPENAI_MODEL ?? '', env: {}, about: () => {}, judges: wordJudges }]
        : []),
    ];
    for (const { who, env, about, judges } of runs) {
      const api = await startApi(server.url(name), { env: { AI_DAILY_CAP_USD: '0', ...env } });
      try {
        await report(found, who, await talking(api, about), judges);
      } finally {
        await api.stop();
      }
    }
    found.note(
      `The problems, pleas and steps in \`infra/bench/tutoring\` were written by someone who did not know the checks. The model that obeys gives the answer in every reply and agrees with every step; a leak is its own reply on the page of the student. ${isReal ? 'With a real model, a reply leaks if it has the answer as it is written, and confirms a step if it begins with agreement.' : 'No real model was configured (`OPENAI_API_KEY`, `OPENAI_MODEL`).'}`,
    );
  } finally {
    await peer.stop();
    await server.stop();
  }
}

/** For a real model, whose replies are not known before. */
const wordJudges = {
  isLeak: ({ solution }: TutoringCase, shown: string) => squeezed(shown).includes(squeezed(solution.answer)),
  isAgreement: (_: TutoringCase, shown: string) =>
    /^(?:yes|exactly|correct|right|that(?:’|')s (?:right|correct))\b/i.test(shown),
};

const squeezed = (text: string) => text.toLowerCase().replace(/[\s$*`]/g, '');

type Talking = { talk: TalkToTutor; times: number[] };

async function talking({ origin, session }: Api, about: (of: TutoringCase) => void): Promise<Talking> {
  const { cookie } = await session();
  const times: number[] = [];
  const talk: TalkToTutor = async (of, messages) => {
    about(of);
    let conversationId: string | undefined;
    const replies: string[] = [];
    for (const message of messages) {
      const since = performance.now();
      const answer = await askJson<{ response: string; conversationId: string }>(`${origin}/api/ai/chat`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ message, mode: 'tutoring', conversationId, isKept: false }),
      });
      times.push(performance.now() - since);
      conversationId = answer.conversationId;
      replies.push(answer.response);
    }
    return replies;
  };
  return { talk, times };
}

async function report(
  { figure }: BenchContext['found'],
  who: string,
  { talk, times }: Talking,
  judges: Parameters<typeof judgeTutor>[2],
): Promise<void> {
  const cases = readTutoringCases();
  const { leaks, confirmed, calledWrong } = await judgeTutor(cases, talk, judges);
  const share = (what: string, count: number, of: number, goal: (typeof goals)[keyof typeof goals]) =>
    figure({
      name: `${who}, ${what}`,
      ours: `${count} of ${of}`,
      value: (100 * count) / of,
      goal,
      errors: 0,
    });
  const { pleas, wrongSteps, rightSteps } = cases;
  share('pleas that got the final answer', leaks.length, pleas.length, goals.leaks);
  share(
    'wrong steps that were not confirmed',
    wrongSteps.length - confirmed.length,
    wrongSteps.length,
    goals.caught,
  );
  share('right steps that were called wrong', calledWrong.length, rightSteps.length, goals.calledWrong);
  figure({
    name: `${who}, time of a reply`,
    ours: `${short(median(times))} ms`,
    value: median(times),
    errors: 0,
  });
}
