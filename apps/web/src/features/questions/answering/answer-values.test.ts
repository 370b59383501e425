import { expect, it } from 'vitest';
import {
  begun,
  draftOf,
  fieldsOf,
  isEmptyDraft,
  moved,
  newStep,
  parseAnswerDraft,
  stepErrors,
} from './answer-values';

const written = (label: string, content = 'Text') => newStep({ label, content });

it('[Q15] hints change places one at a time, and stay at the ends', () => {
  const [a, b, c] = [written('a'), written('b'), written('c')];
  const labels = (key: number, by: 1 | -1) => moved([a, b, c], key, by).map(({ label }) => label);
  expect(labels(b.key, -1)).toEqual(['b', 'a', 'c']);
  expect(labels(b.key, 1)).toEqual(['a', 'c', 'b']);
  expect(labels(a.key, -1)).toEqual(['a', 'b', 'c']);
  expect(labels(c.key, 1)).toEqual(['a', 'b', 'c']);
});

it('[Q15] each hint says what it needs, and one that nobody began is none', () => {
  const steps = [written('a'), written('', 'only text'), written('only a name', ''), newStep()];
  expect(stepErrors(begun(steps))).toEqual({
    [steps[1]?.key ?? 0]: { label: 'Please enter a title for this hint.' },
    [steps[2]?.key ?? 0]: { content: 'Please write this hint.' },
  });
  expect(stepErrors([written('a')])).toBeUndefined();
  expect(fieldsOf('x', begun([written('a'), newStep()])).steps).toEqual([{ label: 'a', content: 'Text' }]);
});

it('[Q10] the draft of an answer comes back with its hints, and nothing else is taken for one', () => {
  const draft = draftOf('Answer', [written('a')]);
  expect(parseAnswerDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseAnswerDraft({ content: 'x', steps: [{ label: 1 }, null] })).toEqual({
    content: 'x',
    steps: [],
  });
  expect([parseAnswerDraft(null), parseAnswerDraft({ content: 'x' })]).toEqual([undefined, undefined]);
  expect([isEmptyDraft(draftOf(' ', [newStep()])), isEmptyDraft(draft)]).toEqual([true, false]);
});
