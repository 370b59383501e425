import { proseOf, readDocuments } from '@aw/demo/sources';
import { describe, expect, it } from 'vitest';
import { readDemoPages, readDocumentQuestions } from './document-questions';
import { hasWords } from './judge-answers';

const { answerable, unanswerable } = readDocumentQuestions();
const fileNames = [...new Set(answerable.map(({ fileName }) => fileName))];
const heldOut = (questions: readonly { isHeldOut: boolean }[]) => questions.filter((one) => one.isHeldOut);

describe('questions about demo documents', () => {
  it('[A8] forty documents have seven questions that they answer and at least one that they do not', () => {
    expect(fileNames.length).toBeGreaterThanOrEqual(40);
    for (const name of fileNames) {
      const ofFile = answerable.filter(({ fileName }) => fileName === name);
      expect([ofFile.length, heldOut(ofFile).length], name).toEqual([7, 1]);
      expect(unanswerable.filter(({ fileName }) => fileName === name).length, name).toBeGreaterThan(0);
    }
    expect(unanswerable.length).toBeGreaterThanOrEqual(70);
    expect(heldOut(unanswerable).length).toBeGreaterThanOrEqual(20);
  });

  it('[A8] no two questions are the same, and no claim is a sentence of the document', () => {
    const questions = [...answerable, ...unanswerable].map(
      ({ fileName, question }) => `${fileName} ${question}`,
    );
    const texts = [...questions, ...answerable.map(({ claim }) => claim)];
    expect(new Set(texts).size).toBe(texts.length);
    for (const { fileName, claim, question } of answerable) {
      const text = readDemoPages(fileName).join(' ').replace(/\s+/g, ' ').toLowerCase();
      expect(question).toMatch(/\?$/);
      expect(text.includes(claim.toLowerCase()), claim).toBe(false);
    }
  });

  it('[A8] the words of an answer are on each page that answers the question', () => {
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

  it('[A8] the pages contain every word of the prose of their document', () => {
    const documents = readDocuments();
    for (const fileName of fileNames) {
      const document = documents.find(({ slug, format }) => fileName === `${slug}.${format}`);
      if (!document) throw new Error(`There is no document ${fileName}.`);
      // A word may be divided at the end of a line.
      const letters = readDemoPages(fileName).join('').replace(/\P{L}/gu, '');
      const words = proseOf(document).flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []);
      expect(
        words.filter((word) => !letters.includes(word)),
        document.slug,
      ).toEqual([]);
    }
  });
});
