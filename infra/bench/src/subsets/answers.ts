import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDatabase } from '@aw/db/embedded';
import { demoFilePath, readDemo } from '@aw/demo';
import { readDemoPages, readDocumentQuestions } from '../answers/document-questions';
import { type Counts, judgeAnswers } from '../answers/judge-answers';
import { migrated, startServer } from '../data/filled-databases';
import { short } from '../figures/figure';
import { workFolder } from '../places';
import { ask, askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';
import { judgeWholeLibrary } from './whole-library';

const goals = {
  claims: { atLeast: 95, unit: '%' },
  pages: { atLeast: 80, unit: '%' },
  abstained: { atLeast: 100, unit: '%' },
};
const askEveryMs = 200;
/** Longer than it takes to read all files. */
const maxReadingMs = 600_000;

type Share = Counts['heldOut'];
type Source = 'library' | 'model';
type ChatAnswer = {
  response: string;
  source: Source;
  citations: { quote: string; source: { kind: string; page?: number } }[];
};

/** Measures answers about documents and of the whole library, and those of a model if the settings name one. */
export async function measureAnswers(context: BenchContext): Promise<void> {
  const { found } = context;
  const server = await startServer(path.join(workFolder, 'answers'));
  const name = `answers_${Date.now()}`;
  try {
    await migrated(server.url(name), () => ensureDatabase(server, name));
    const api = await startApi(server.url(name), { roles: 'http,worker' });
    try {
      const { cookie } = await api.session();
      const documents = await uploadDemo(api, cookie);
      await judge(found, 'library', asking(api, { cookie, documents, source: 'library' }));
      await judgeWholeLibrary(context, { api, cookie, documents });
      const { model } = await askJson<{ model: { name: string; provider: string } | null }>(
        `${api.origin}/api/ai/quota`,
        { headers: { cookie } },
      );
      if (model) await judge(found, model.name, asking(api, { cookie, documents, source: 'model' }));
      else
        found.note(
          'No model was configured (`OPENAI_API_KEY`, `OPENAI_MODEL`), so the library alone was asked.',
        );
      found.note(
        'These are questions about the forty demo documents, asked by their uploader; some of them the documents do not answer (`infra/bench/answers`; `judge-answers.ts` scores the answers). A citation contains a statement if its quotation is on the page word for word and has the words that the statement needs. A question cites the right page if one of at most three citations is from that page. The held-out questions were written after the search was tuned with the others, and were asked only once. They show what to expect of new questions.',
      );
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Uploads every demo document and waits until they can be asked about; gives their ids by file. */
async function uploadDemo({ origin }: Api, cookie: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { title, fileName } of readDemo().uploads) {
    const form = new FormData();
    form.set('title', title);
    form.set('file', new File([await readFile(demoFilePath(fileName))], fileName));
    const body = { method: 'POST', headers: { cookie }, body: form };
    ids.set(fileName, (await askJson<{ id: number }>(`${origin}/api/documents`, body)).id);
  }
  const until = performance.now() + maxReadingMs;
  for (const [fileName, id] of ids)
    for (let status = 'processing'; status !== 'published'; await sleep(askEveryMs)) {
      ({ status } = await askJson<{ status: string }>(`${origin}/api/documents/${id}`, {
        headers: { cookie },
      }));
      if (status === 'refused' || performance.now() > until) throw new Error(`${fileName} is ${status}.`);
    }
  return ids;
}

type Asking = { cookie: string; documents: ReadonlyMap<string, number>; source: Source };

/** Asks about a document as its chat does; what something else answers is an error. */
function asking({ origin }: Api, { cookie, documents, source }: Asking) {
  let errors = 0;
  return {
    errors: () => errors,
    ask: async (fileName: string, message: string) => {
      const response = await ask(`${origin}/api/ai/chat`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          message,
          documentId: documents.get(fileName),
          useLibrary: source === 'library',
          isKept: false,
        }),
      });
      const answer: ChatAnswer = JSON.parse(await response.text());
      if (answer.source !== source) errors += 1;
      return {
        text: answer.response,
        citations: answer.citations.map(({ quote, source: of }) => ({ quote, page: of.page ?? 0 })),
      };
    },
  };
}

async function judge(
  { figure }: BenchContext['found'],
  who: string,
  { ask: askAbout, errors }: ReturnType<typeof asking>,
): Promise<void> {
  const counts = await judgeAnswers({ ...readDocumentQuestions(), ask: askAbout, pagesOf: readDemoPages });
  const report = (what: string, of: Counts, goal?: (typeof goals)[keyof typeof goals], judged: Share = of) =>
    figure({
      name: `${who}, ${what}`,
      ours: `${shareText(judged)} (held out: ${shareText(of.heldOut)})`,
      value: percentOf(judged),
      goal,
      errors: goal ? errors() : 0,
    });
  report('claims that their first citation contains', counts.claims, goals.claims);
  report('questions that cite the right page', counts.pages, goals.pages);
  report(
    'questions about something else, abstained',
    counts.abstained,
    goals.abstained,
    counts.abstained.tuned,
  );
  report('questions whose first citation is the right page', counts.firstPages);
  report('answers with a quotation that has the right words', counts.words);
}

const percentOf = ({ good, of }: Share) => (100 * good) / of;
const shareText = (counts: Share) => `${counts.good} of ${counts.of}, ${short(percentOf(counts))} %`;
