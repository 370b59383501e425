import { describe, expect, it } from 'vitest';
import { judgeAnswers } from './judge-answers';

const file = { fileName: 'a.pdf', isHeldOut: false };

/** Judges one answer that is given to every question, and returns the number of good answers. */
async function goodAnswers(text: string, ...citations: { quote: string; page: number }[]) {
  const counts = await judgeAnswers({
    answerable: [{ ...file, question: 'What?', claim: 'it is so', pages: [2], words: [['so', 'thus']] }],
    unanswerable: [{ ...file, question: 'Who?' }],
    ask: async () => ({ text, citations }),
    pagesOf: () => ['It is not.', 'It is thus, and photo-\nsynthesis  too.'],
  });
  return Object.fromEntries(Object.entries(counts).map(([name, { good }]) => [name, good]));
}

describe('answers about documents', () => {
  it('[A8] an answer is correct if its quotation is on a page that answers and has the words of the answer', async () => {
    expect(await goodAnswers('', { quote: 'thus, and photosynthesis too.', page: 2 })).toEqual({
      claims: 1,
      pages: 1,
      firstPages: 1,
      words: 1,
      abstained: 0,
    });
  });

  it('[A8] an answer is wrong if its quotation is on another page or does not have the words', async () => {
    const onOtherPage = await goodAnswers('', { quote: 'It is thus', page: 1 });
    expect(onOtherPage).toMatchObject({ claims: 0, pages: 0, words: 0 });
    const withoutWords = await goodAnswers('', { quote: 'It is', page: 2 });
    expect(withoutWords).toMatchObject({ claims: 0, pages: 1, words: 0 });
    const correctSecond = [
      { quote: 'It is not.', page: 1 },
      { quote: 'It is thus', page: 2 },
    ];
    const counts = { claims: 0, pages: 1, firstPages: 0, words: 1 };
    expect(await goodAnswers('', ...correctSecond)).toMatchObject(counts);
  });

  it('[A8] an answer abstains if it says that the document does not say it and cites nothing', async () => {
    expect(await goodAnswers('The document does not say.')).toMatchObject({ abstained: 1, pages: 0 });
    expect(await goodAnswers('It was Napoleon.')).toMatchObject({ abstained: 0 });
    const withCitation = await goodAnswers('It does not say.', { quote: 'It is', page: 1 });
    expect(withCitation).toMatchObject({ abstained: 0 });
  });
});
