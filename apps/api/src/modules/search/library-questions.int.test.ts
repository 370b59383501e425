import { readDemoPages, readDocumentQuestions } from '@aw/bench/document-questions';
import { judgeLibrary, type LibraryCitation, missesText } from '@aw/bench/judge-library';
import { type LibraryQuestions, readLibraryQuestions } from '@aw/bench/library-questions';
import { beforeAll, expect, it } from 'vitest';
import { type DemoLibrary, fillDemoLibrary } from '../../testing/demo-library';
import { useTestApp } from '../../testing/test-app';
import { findInLibrary } from './find-passages';

/** Number of passages that the library quotes. */
const maxPassages = 3;

const test = useTestApp();
let library: DemoLibrary;

beforeAll(async () => {
  library = await fillDemoLibrary(test);
});

/** Returns what the library quotes, as in a chat without a document. */
async function ask(question: string): Promise<LibraryCitation[]> {
  const ctx = { ...test.ctx, userId: library.readerId };
  const passages = await findInLibrary(ctx, { question, most: maxPassages });
  return passages.map(({ text: quote, source }) => {
    if (source.kind !== 'page') return { quote };
    const document = library.fileNames.get(source.documentId);
    return { quote, page: source.page, ...(document ? { document } : {}) };
  });
}

/** Returns the shares of answers of each sort, and what was not answered well as text. */
async function judge(questions: LibraryQuestions) {
  const { counts, misses } = await judgeLibrary({ ...questions, ask, pagesOf: readDemoPages });
  const share = ({ good, of }: { good: number; of: number }) => good / Math.max(1, of);
  const { pages, useful, wrong, abstained } = counts;
  return {
    pages: share(pages),
    useful: share(useful),
    wrong: share(wrong),
    abstained: share(abstained),
    misses: missesText(misses),
  };
}

it('[A8] questions in the words of students find the right page of the library, or nothing', async () => {
  const tuned = readLibraryQuestions('tuned');
  if (!tuned) throw new Error('There are no questions.');
  const { pages, useful, wrong, abstained, misses } = await judge(tuned);
  expect(pages, misses).toBeGreaterThanOrEqual(0.54);
  expect(useful, misses).toBeGreaterThanOrEqual(0.48);
  expect(wrong, misses).toBeLessThanOrEqual(0.015);
  expect(abstained, misses).toBeGreaterThanOrEqual(0.93);
});

it('[A8] questions about one document are answered from it when the whole library is asked', async () => {
  const answered = readDocumentQuestions().answerable.map(({ fileName, ...question }) => ({
    ...question,
    document: fileName,
    kind: 'other' as const,
  }));
  const { pages, useful, wrong, misses } = await judge({ answered, nothing: [] });
  expect(pages, misses).toBeGreaterThanOrEqual(0.85);
  expect(useful, misses).toBeGreaterThanOrEqual(0.79);
  expect(wrong, misses).toBeLessThanOrEqual(0.015);
});

it.each([
  '¿Qué es la mitosis?',
  '¿Cuál es la capital de Francia?',
  'Was ist die Mitose?',
  'Wofür ist das Enzym Amylase da?',
  'Qu’est-ce que la mitose ?',
  'ما هي عاصمة فرنسا؟',
  '什么是有丝分裂？',
])('[A8] nothing is quoted for “%s”, whose small words are rare in an English library', async (question) => {
  expect(await findInLibrary({ ...test.ctx, userId: library.readerId }, { question, most: 3 })).toEqual([]);
});

it('[A8] an answered question is found by its title, also in other words', async () => {
  const ctx = { ...test.ctx, userId: library.readerId };
  for (const question of [
    'Titration of a weak acid: why is the pH at equivalence not 7?',
    'what is the difference between validity and soundness',
  ]) {
    const [first] = await findInLibrary(ctx, { question, most: maxPassages });
    expect(first?.source.kind, question).toBe('answer');
    expect(first?.text, question).toMatch(/[.!?)”$*]$/);
  }
});
