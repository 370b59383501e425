import { describe, expect, it } from 'vitest';
import { readDemoPages } from './document-questions';
import { hasWords } from './judge-answers';
import { judgeLibrary, type LibraryCitation } from './judge-library';
import { readLibraryQuestions } from './library-questions';

/** Judges one answer that is given to every question, and returns the number of answers of each sort. */
async function judge(...citations: LibraryCitation[]) {
  const { counts, misses } = await judgeLibrary({
    answered: [{ document: 'a.pdf', question: 'What?', pages: [2], words: [['so', 'thus']], kind: 'other' }],
    nothing: [{ question: 'Who?', near: 'a.pdf' }],
    ask: async () => citations,
    pagesOf: () => ['It is not.', 'It is thus, and so on.'],
  });
  const good = Object.fromEntries(Object.entries(counts).map(([name, share]) => [name, share.good]));
  return { ...good, misses: misses.map(({ miss }) => miss) };
}

describe('answers of the whole library', () => {
  it('[A8] an answer is useful if a quotation is on a right page word for word and has the words', async () => {
    const right = { document: 'a.pdf', page: 2 };
    const useful = { pages: 1, useful: 1, wrong: 0, abstained: 0, misses: ['answered'] };
    expect(await judge({ quote: 'It is thus', ...right })).toEqual(useful);
    const notUseful = { ...useful, useful: 0, misses: ['words', 'answered'] };
    expect(await judge({ quote: 'It is', ...right })).toEqual(notUseful);
    expect(await judge({ quote: 'thus thus', ...right })).toEqual(notUseful);
  });

  it('[A8] an answer is wrong only if it cites nothing from the right document', async () => {
    const other = { quote: 'It is thus', document: 'b.pdf', page: 2 };
    const ofAnswer = { quote: 'It is thus' };
    expect(await judge(other, ofAnswer)).toMatchObject({ pages: 0, wrong: 1, misses: ['wrong', 'answered'] });
    const onOtherPage = { quote: 'It is not.', document: 'a.pdf', page: 1 };
    expect(await judge(other, onOtherPage)).toMatchObject({
      pages: 0,
      wrong: 0,
      misses: ['page', 'answered'],
    });
  });

  it('[A8] an answer without citations abstains', async () => {
    expect(await judge()).toEqual({ pages: 0, useful: 0, wrong: 0, abstained: 1, misses: ['nothing'] });
  });

  it('[A8] the words of an answer are on each page that answers the question', () => {
    const tuned = readLibraryQuestions('tuned');
    expect(tuned?.answered.length).toBeGreaterThan(60);
    for (const question of tuned?.answered ?? [])
      for (const page of question.pages)
        expect(
          question.words.some((_, at) =>
            hasWords(
              { words: question.words.slice(at, at + 1) },
              readDemoPages(question.document)[page - 1] ?? '',
            ),
          ),
          `${question.document}, ${page}: ${question.question}`,
        ).toBe(true);
  });
});
