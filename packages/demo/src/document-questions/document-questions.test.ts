import { describe, expect, it } from 'vitest';
import type { Block } from '../block';
import { answerable, offDocument, readDemoPages } from '../document-questions';
import { demoDocuments } from '../documents';
import { readDemoUploads } from '../index';
import { plainText } from '../render/inline';
import { hasWords, judgeAnswers } from './judge-answers';

const files = readDemoUploads().map(({ fileName }) => fileName);
const heldOut = (questions: readonly { isHeldOut: boolean }[]) => questions.filter((one) => one.isHeldOut);

describe('questions of documents', () => {
  it('[A8] are seven that each document answers and 70 that they do not, some of both held out', () => {
    for (const file of files) {
      expect(
        answerable.filter(({ fileName }) => fileName === file),
        file,
      ).toHaveLength(7);
      expect(offDocument.filter(({ fileName }) => fileName === file).length, file).toBeGreaterThan(0);
    }
    expect([answerable.length, heldOut(answerable).length]).toEqual([280, 40]);
    expect([offDocument.length, heldOut(offDocument).length]).toEqual([70, 20]);
  });

  it('[A8] are no two alike, nor sentences of the document', () => {
    const asked = [...answerable, ...offDocument].map(({ fileName, question }) => `${fileName} ${question}`);
    expect(new Set([...asked, ...answerable.map(({ claim }) => claim)]).size).toBe(
      asked.length + answerable.length,
    );
    for (const { fileName, claim, question } of answerable) {
      const text = readDemoPages(fileName).join(' ').replace(/\s+/g, ' ').toLowerCase();
      expect(question).toMatch(/\?$/);
      expect(text.includes(claim.toLowerCase()), claim).toBe(false);
    }
  });

  it('[A8] have their words on each of their pages', () => {
    for (const question of answerable) {
      const pages = readDemoPages(question.fileName);
      expect(question.words.length, question.question).toBeGreaterThan(0);
      for (const page of question.pages)
        expect(
          hasWords(question, pages[page - 1] ?? ''),
          `${question.fileName}, ${page}: ${question.question}`,
        ).toBe(true);
    }
  });
});

describe('the pages that questions are asked of', () => {
  it('[A8] have every word of their documents’ prose', () => {
    for (const document of demoDocuments) {
      // Words may be divided at the end of a line.
      const letters = readDemoPages(`${document.slug}.${document.format}`).join('').replace(/\P{L}/gu, '');
      const missing = document.body
        .flatMap(proseOf)
        .flatMap((prose) => prose.match(/\p{L}{4,}/gu) ?? [])
        .filter((word) => !letters.includes(word));
      expect(missing, document.slug).toEqual([]);
    }
  });
});

function proseOf(block: Block): string[] {
  if (block.kind === 'paragraph' || block.kind === 'note' || block.kind === 'heading')
    return [plainText(block.text)];
  return block.kind === 'list' || block.kind === 'steps' ? block.items.map(plainText) : [];
}

describe('answers about documents', () => {
  const file = { fileName: 'a.pdf', isHeldOut: false };
  const judge = (text: string, ...citations: { quote: string; page: number }[]) =>
    judgeAnswers({
      answerable: [{ ...file, question: 'What?', claim: 'it is so', pages: [2], words: [['so', 'thus']] }],
      offDocument: [{ ...file, question: 'Who?' }],
      ask: async () => ({ text, citations }),
      pagesOf: () => ['It is not.', 'It is thus, and photo-\nsynthesis  too.'],
    });
  const good = async (...given: Parameters<typeof judge>) =>
    Object.fromEntries(Object.entries(await judge(...given)).map(([name, { good: count }]) => [name, count]));

  it('[A8] are right with words that stand on a right page and answer', async () => {
    expect(await good('', { quote: 'thus, and photosynthesis too.', page: 2 })).toEqual({
      claims: 1,
      pages: 1,
      firstPages: 1,
      words: 1,
      abstained: 0,
    });
  });

  it('[A8] are wrong with words that stand elsewhere, or do not answer', async () => {
    expect(await good('', { quote: 'It is thus', page: 1 })).toMatchObject({ claims: 0, pages: 0, words: 0 });
    expect(await good('', { quote: 'It is', page: 2 })).toMatchObject({ claims: 0, pages: 1, words: 0 });
    const later = [
      { quote: 'It is not.', page: 1 },
      { quote: 'It is thus', page: 2 },
    ];
    expect(await good('', ...later)).toMatchObject({ claims: 0, pages: 1, firstPages: 0, words: 1 });
  });

  it('[A8] abstain where they say so and cite nothing', async () => {
    expect(await good('The document does not say.')).toMatchObject({ abstained: 1, pages: 0 });
    expect(await good('It was Napoleon.')).toMatchObject({ abstained: 0 });
    expect(await good('It does not say.', { quote: 'It is', page: 1 })).toMatchObject({ abstained: 0 });
  });
});
