import { expect, it } from 'vitest';
import {
  draftOf,
  fieldsOf,
  isEmptyDraft,
  moveStep,
  newStep,
  nonEmptySteps,
  parseAnswerDraft,
  stepErrors,
} from './answer-values';

const writtenStep = (label: string, content = 'Text') => newStep({ label, content });

it('[Q15] a hint moves by one place at a time, and the first and last stay inside the list', () => {
  const [a, b, c] = [writtenStep('a'), writtenStep('b'), writtenStep('c')];
  const labels = (key: number, by: 1 | -1) => moveStep([a, b, c], key, by).map(({ label }) => label);
  expect(labels(b.key, -1)).toEqual(['b', 'a', 'c']);
  expect(labels(b.key, 1)).toEqual(['a', 'c', 'b']);
  expect(labels(a.key, -1)).toEqual(['a', 'b', 'c']);
  expect(labels(c.key, 1)).toEqual(['a', 'b', 'c']);
});

it('[Q15] each incomplete hint gets its own message, and an empty hint is left out', () => {
  const steps = [writtenStep('a'), writtenStep('', 'only text'), writtenStep('only a name', ''), newStep()];
  expect(stepErrors(nonEmptySteps(steps))).toEqual({
    [steps[1]?.key ?? 0]: { label: 'Please enter a title for this hint.' },
    [steps[2]?.key ?? 0]: { content: 'Please write this hint.' },
  });
  expect(stepErrors([writtenStep('a')])).toBeUndefined();
  expect(fieldsOf('x', nonEmptySteps([writtenStep('a'), newStep()])).steps).toEqual([
    { label: 'a', content: 'Text' },
  ]);
});

it('[Q10] the draft of an answer is restored with its hints, and a malformed value is not a draft', () => {
  const draft = draftOf('Answer', [writtenStep('a')]);
  expect(parseAnswerDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseAnswerDraft({ content: 'x', steps: [{ label: 1 }, null] })).toEqual({
    content: 'x',
    steps: [],
  });
  expect([parseAnswerDraft(null), parseAnswerDraft({ content: 'x' })]).toEqual([undefined, undefined]);
  expect([isEmptyDraft(draftOf(' ', [newStep()])), isEmptyDraft(draft)]).toEqual([true, false]);
});
