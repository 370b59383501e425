import { readDemoPages } from '../answers/document-questions';
import { judgeLibrary, type LibraryCitation, type LibraryCounts } from '../answers/judge-library';
import { readLibraryQuestions } from '../answers/library-questions';
import { short } from '../figures/figure';
import { ask } from '../servers/ask';
import type { Api } from '../servers/start-api';
import type { BenchContext } from './context';

/** Name of each figure, and its goal in per cent. */
const figures: Record<keyof LibraryCounts, { what: string; goal: { atLeast: number } | { atMost: number } }> =
  {
    pages: { what: 'questions that cite the right page', goal: { atLeast: 85 } },
    useful: { what: 'questions with a useful quotation', goal: { atLeast: 75 } },
    wrong: { what: 'questions that cite a wrong document only', goal: { atMost: 3 } },
    abstained: { what: 'questions without an answer, abstained', goal: { atLeast: 90 } },
  };

type Asking = { api: Api; cookie: string; documents: ReadonlyMap<string, number> };

/** Asks the whole library, without a model, the questions with which it was tuned, and those that it was not tuned with. */
export async function judgeWholeLibrary({ found }: BenchContext, asking: Asking): Promise<void> {
  for (const set of ['tuned', 'held out'] as const) {
    const questions = readLibraryQuestions(set);
    if (!questions) {
      found.note(`There are no questions to the whole library that are ${set}.`);
      continue;
    }
    const { counts } = await judgeLibrary({
      ...questions,
      ask: askingLibrary(asking),
      pagesOf: readDemoPages,
    });
    for (const [name, { what, goal }] of Object.entries(figures)) {
      const { good, of } = counts[name as keyof LibraryCounts];
      const value = of === 0 ? 0 : (100 * good) / of;
      found.figure({
        name: `whole library (${set}), ${what}`,
        ours: `${good} of ${of}, ${short(value)} %`,
        value,
        // Only questions that it was not tuned with say how good it is.
        goal: set === 'held out' ? { ...goal, unit: '%' } : undefined,
        errors: 0,
      });
    }
  }
  found.note(
    'The questions to the whole library are asked without naming a document (`infra/bench/answers/library`; `judge-library.ts` scores the answers). The right page is cited if one of at most three citations is on a page that answers; a quotation is useful if it is on such a page word for word and has the words of the answer. Questions without an answer are about subjects near those of the documents.',
  );
}

type ChatAnswer = {
  source: 'library' | 'model';
  citations: { quote: string; source: { kind: string; documentId?: number; page?: number } }[];
};

/** Asks as a chat without a document does; what something else answers is an error. */
function askingLibrary({ api: { origin }, cookie, documents }: Asking) {
  const fileNames = new Map([...documents].map(([fileName, id]) => [id, fileName]));
  return async (message: string): Promise<LibraryCitation[]> => {
    const response = await ask(`${origin}/api/ai/chat`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message, useLibrary: true, isKept: false }),
    });
    const { source, citations }: ChatAnswer = JSON.parse(await response.text());
    if (source !== 'library') throw new Error(`A model answered “${message}”.`);
    return citations.map(({ quote, source: { documentId = 0, page } }) => {
      const document = fileNames.get(documentId);
      return { quote, ...(document ? { document } : {}), ...(page === undefined ? {} : { page }) };
    });
  };
}
