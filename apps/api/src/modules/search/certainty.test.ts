import { expect, it } from 'vitest';
import type { Candidate } from './candidates';
import { certainPassages, certaintyOf, type Scored } from './certainty';

const none = [0, 0, 0, 0];
const weights = [0.4, 0.3, 0.2, 0.02];
const library = { weights, subjects: [0, 1, 2, 3], use: 'library' } as const;

/** A passage of a document that has some of the words of a question, each as close as given. */
function passage(
  documentId: number,
  own: readonly number[],
  { score = 0.8, isDefining = false } = {},
): Scored {
  const candidate: Candidate = {
    of: { text: '', title: '', source: { kind: 'page', documentId, page: 1 } },
    units: [],
    range: [0, 0],
    own,
    heading: none,
    about: none,
    title: none,
    page: own,
  };
  return { candidate, score, isDefining };
}

it('[A8] a passage of a chosen document that has all words of a question is certain', () => {
  const one = passage(1, [1]);
  const candidate = { ...one.candidate, heading: [0], about: [0], title: [0] };
  const of = (from: 'library' | 'documents') =>
    certainPassages([{ ...one, candidate }], {
      isDefinition: true,
      weights: [0.1],
      subjects: [0],
      use: from,
    });
  expect(of('documents')).toHaveLength(1);
  expect(of('library')).toEqual([]);
});

const documentsOf = (scored: readonly Scored[], isDefinition = false) =>
  certainPassages(scored, { ...library, isDefinition }).map(
    ({ candidate: { of } }) => of.source.kind === 'page' && of.source.documentId,
  );

it('[A8] one word of a question is not enough, even a rare one, nor a frequent one beside it', () => {
  expect(documentsOf([passage(1, [1, 0, 0, 0])])).toEqual([]);
  expect(documentsOf([passage(1, [1, 0, 0, 1])])).toEqual([]);
  expect(documentsOf([passage(1, [1, 1, 0, 0])])).toEqual([1]);
});

it('[A8] a passage without a word that can name the subject is not about it, such as one with “es” and “la” of a question in Spanish', () => {
  const comparison = { ...library, weights: [0.6, 0.5, 0.5], subjects: [0], isDefinition: true };
  expect(certainPassages([passage(1, [0, 1, 1])], comparison)).toEqual([]);
  expect(certainPassages([passage(1, [1, 1, 1])], comparison)).toHaveLength(1);
});

it('[A8] a title that has the words of a question is not enough, even in a chosen document', () => {
  const { candidate, ...one } = passage(1, none);
  const titled = { ...one, candidate: { ...candidate, title: [1, 1, 1, 1] } };
  for (const use of ['library', 'documents'] as const)
    expect(certainPassages([titled], { ...library, use, isDefinition: false })).toEqual([]);
});

it('[A8] a model gets passages that the library would not quote by itself', () => {
  const unsure = [passage(1, [1, 0, 0, 1])];
  expect(certainPassages(unsure, { ...library, isDefinition: false })).toEqual([]);
  expect(certainPassages(unsure, { ...library, use: 'model', isDefinition: false })).toEqual(unsure);
});

it('[A8] words that are only matched by synonyms are no more than a part of a question', () => {
  expect(documentsOf([passage(1, [0.8, 0.8, 0.8, 0])])).toEqual([]);
});

it('[A8] a source with other words of the question makes it uncertain which one is meant, one with the same does not', () => {
  const own = passage(1, [1, 1, 0, 0], { score: 0.7 });
  expect(documentsOf([own, passage(2, [0, 1, 1, 0], { score: 0.7 })])).toEqual([]);
  expect(documentsOf([own, passage(2, [0, 1, 1, 0], { score: 0.1 })])).toEqual([1]);
  expect(documentsOf([own, passage(2, [1, 1, 0, 0], { score: 0.7 })])).toEqual([1, 2]);
});

it('[A8] a passage that does not define what is to be defined is less certain', () => {
  const comparison = { ...library, isDefinition: true };
  const certainty = (isDefining: boolean) =>
    certaintyOf(passage(1, [1, 1, 0, 0], { isDefining }), [], comparison);
  expect(certainty(true) - certainty(false)).toBeCloseTo(0.25);
});

it('[A8] a certain source is also quoted where it has fewer words, unless that passage scores much less', () => {
  const best = passage(1, [1, 1, 1, 0]);
  expect(documentsOf([best, passage(1, [1, 0, 0, 0], { score: 0.6 })])).toEqual([1, 1]);
  expect(documentsOf([best, passage(1, [1, 0, 0, 0], { score: 0.5 })])).toEqual([1]);
});

it('[A8] a passage without any word of a question, or three of very many, is not certain', () => {
  const comparison = { ...library, isDefinition: false };
  expect(certaintyOf(passage(1, none, { score: 0 }), [], comparison)).toBe(-1);
  const many = Array.from({ length: 20 }, () => 0.5);
  const three = passage(1, [1, 1, 1, ...many.slice(3).map(() => 0)]);
  const candidate = { ...three.candidate, heading: many.map(() => 0), about: [], title: [] };
  expect(certaintyOf({ ...three, candidate }, [], { ...comparison, weights: many })).toBe(-1);
});
