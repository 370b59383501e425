import { expect, test } from 'vitest';
import { describeFault } from '../fault';
import { itemText, quizText } from '../testing/texts';
import { checkDifferences } from './differences';
import { drawItems } from './draw';
import { checkSecondSolutions, seenHash } from './second-solution';
import { sheetOf } from './sheet';

const id = itemText().id;
const place = 'files/chemistry/water.second.yaml, ';
const check = (text = itemText(), chosen = text.answer, seen = seenHash(text)) =>
  checkSecondSolutions(quizText([text]), { [id]: { chosen, seen } }).map(describeFault);

test('[Z12] a second solution that agrees passes, wherever the letters are', () => {
  const { others } = itemText();
  expect(check()).toEqual([]);
  expect(check(itemText({ others: others.toReversed() }), itemText().answer, seenHash(itemText()))).toEqual(
    [],
  );
});

test('[Z12] a second solution that disagrees is named', () => {
  expect(check(itemText(), 'At $4$ degrees Celsius')).toEqual([
    `${place}${id}: the second solution is “At $4$ degrees Celsius”, not the key`,
  ]);
});

test('[Z12] an item that changed is solved again', () => {
  const changed = itemText({ stem: 'At which temperature does sea water freeze?' });
  expect(check(changed, changed.answer, seenHash(itemText()))).toEqual([
    `${place}${id}: has changed since its second solution`,
  ]);
});

test('[Z12] a written item needs a second solution, one by a template does not', () => {
  const generated = { ...quizText([]), items: [{ text: itemText(), template: 'chemistry/dilution' }] };
  expect(checkSecondSolutions(quizText([itemText()]), {}).map(describeFault)).toEqual([
    `${place}${id}: has no second solution`,
  ]);
  expect(checkSecondSolutions(generated, {})).toEqual([]);
  expect(checkSecondSolutions(quizText([]), { [id]: { chosen: '', seen: '' } }).map(describeFault)).toEqual([
    `${place}${id}: is no written item of this quiz`,
  ]);
});

test('[Z3] a sheet has stems and options, and nothing that tells the key', () => {
  const text = itemText();
  const options = [text.answer, ...text.others.map(({ option }) => option)];
  const lines = sheetOf(quizText([text]), new Set([id]))
    .split('\n')
    .filter(Boolean);
  const shown = lines.map((line) => line.replace(/^[A-D]\. /, ''));
  expect(shown.toSorted()).toEqual(
    ['Chemistry: Water', 'chemistry/water', id, text.stem, ...options].toSorted(),
  );
});

test('[Z12] a draw takes ten items of a subject, the same ones for a seed whatever their order', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `item-${index}`);
  const texts = ids.map((id) => itemText({ id }));
  const drawn = (items: typeof texts, seed: string) => drawItems([quizText(items)], 'Chemistry', seed);
  expect(drawn(texts, 'one').size).toBe(10);
  expect(drawn(texts.toReversed(), 'one')).toEqual(drawn(texts, 'one'));
  expect(drawn(texts, 'two')).not.toEqual(drawn(texts, 'one'));
  expect(drawn(texts.slice(0, 4), 'one').size).toBe(4);
});

test('[Z12] a noted difference fits what the bank has', () => {
  const noted = { quiz: 'chemistry/water', chosen: 'At 4 degrees', reason: 'Two options held.' };
  const check = (item: string, outcome: 'rewritten' | 'dropped', times = 1) =>
    checkDifferences(
      [quizText([itemText()])],
      Array.from({ length: times }, () => ({ ...noted, item, outcome })),
    ).map(describeFault);
  expect([...check(id, 'rewritten'), ...check('gone', 'dropped')]).toEqual([]);
  expect(check(id, 'dropped')).toEqual([`differences.yaml, ${id}: was dropped and is there`]);
  expect(check('gone', 'rewritten')).toEqual([
    'differences.yaml, gone: was rewritten and is no longer there',
  ]);
  expect(check(id, 'rewritten', 2)).toEqual([`differences.yaml, ${id}: is noted twice`]);
});
