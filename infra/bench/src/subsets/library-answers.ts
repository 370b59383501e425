import { openDatabase } from '@aw/db';

import { fillSmallLibrary } from '@aw/db/testing/small-library';
import type { Data } from '../data/open-data';
import { short } from '../figures/figure';
import { percentile } from '../figures/statistics';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const smallLibrary = 1_000;
const questionCount = 200;
const goal = { atMost: 300, unit: 'ms' };

/** Questions with frequent words, rare words, and words that are on no page. */
const questions = [
  'How does energy change the entropy of a closed system?',
  'What does a ribosome do with a protein?',
  'Why do markets need contracts, courts and evidence?',
  'Explain the theory of a wombat in a closed turbine.',
  'Which enzyme makes the growth of muscle and nerve possible?',
];

/** Measures answers without a model, from a small library that grew page by page and from a large one. */
export async function measureLibraryAnswers(context: BenchContext, data: Data): Promise<void> {
  const small = await data.addDatabase('small');
  const { db } = openDatabase({ url: small, maxConnections: 1, statementTimeoutMs: 0 });
  await fillSmallLibrary(db, smallLibrary).finally(() => db.destroy());
  await answersOf(context, small, smallLibrary);
  await answersOf(context, await data.copyLibrary('answers'), data.documents);
}

async function answersOf({ found }: BenchContext, url: string, documents: number): Promise<void> {
  const api = await startApi(url);
  try {
    const { times, errors } = await ask(api);
    const p95 = percentile(times, 0.95);
    found.figure({
      name: `answers of the library at ${documents.toLocaleString('en')} documents`,
      ours: `p50 ${short(percentile(times, 0.5))} ms, p95 ${short(p95)} ms`,
      value: p95,
      goal,
      errors,
    });
  } finally {
    await api.stop();
  }
}

async function ask({ origin, session }: Api): Promise<{ times: number[]; errors: number }> {
  const { cookie } = await session();
  const times: number[] = [];
  let errors = 0;
  // Each database connection plans its first statements, so the first answers are not measured.
  for (let at = -20; at < questionCount; at += 1) {
    const message = `${questions[(at + 20) % questions.length]} (${at})`;
    const since = performance.now();
    const response = await fetch(`${origin}/api/ai/chat`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message, useLibrary: true, isKept: false }),
    });
    await response.text();
    if (at >= 0) times.push(performance.now() - since);
    if (!response.ok) errors += 1;
  }
  return { times, errors };
}
