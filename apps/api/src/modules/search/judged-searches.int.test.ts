import { fillJudgedDocuments } from '@aw/bench/fill-judged-documents';
import { judgeSearches } from '@aw/bench/judge-searches';
import { readJudgedSearches } from '@aw/bench/judged-searches';
import { figuresTable, missedGoals, missedText } from '@aw/bench/judgement-text';
import { beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

type Found = { id: number; title: string };

// One person types hundreds of searches here.
const test = useTestApp({ LIMIT_SEARCHES_PER_MINUTE: '0', LIMIT_SEARCHES_PER_DAY: '0' });
const reader = beforeTests(() => signedIn(test.app));
let keys: ReadonlyMap<number, string>;

beforeAll(async () => {
  keys = await fillJudgedDocuments(test.ctx.db);
  await test.processAll();
});

/** Judges the searches of both halves as a person with a session. */
async function judge(path: string, foundIn: (body: string) => readonly Found[]) {
  return judgeSearches(readJudgedSearches(), async (typed) => {
    const { statusCode, body } = await reader.get(`${path}&limit=20&q=${encodeURIComponent(typed)}`);
    if (statusCode !== 200) throw new Error(`The search for “${typed}” was answered with ${body}`);
    return foundIn(body).map(({ id, title }) => ({ key: keys.get(id), title }));
  });
}

it('[D21] [D22] the list of documents has a right one among the first five for searches of every class', async () => {
  const judgements = await judge('/api/documents?sort=relevance', (body) => JSON.parse(body));
  for (const judgement of judgements) {
    console.log(figuresTable(judgement));
    // Nobody should improve the search with the misses of the other half.
    if (judgement.half === 'tuned') console.log(missedText(judgement));
  }
  expect(judgements.map(({ half }) => half)).toEqual(['tuned', 'unseen']);
  expect(judgements.flatMap(missedGoals)).toEqual([]);
});

it('[D21] [D22] the page of results has a right document among the first five for searches of every class', async () => {
  const judgements = await judge('/api/search?kind=documents', (body) => JSON.parse(body).results);
  expect(judgements.flatMap(missedGoals)).toEqual([]);
});
