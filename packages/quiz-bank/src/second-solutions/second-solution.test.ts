import { expect, test } from 'vitest';
import { describeFault } from '../fault';
import { itemText, quizText } from '../testing/texts';
import { checkSecondSolutions, seenHash } from './second-solution';

const id = itemText().id;
const place = 'files/chemistry/water.second.yaml, ';
const check = (text = itemText(), chosen = text.answer, seen = seenHash(text)) =>
  checkSecondSolutions(quizText([text]), { [id]: { chosen, seen } }).map(describeFault);

test('[Z12] a second solution that agrees passes, whatever the letters are', () => {
  const { others } = itemText();
  expect(check()).toEqual([]);
  expect(check(itemText({ others: others.toReversed() }), itemText().answer, seenHash(itemText()))).toEqual(
    [],
  );
});

test('[Z12] a second solution that disagrees is a fault', () => {
  expect(check(itemText(), 'At $4$ degrees Celsius')).toEqual([
    `${place}${id}: the second solution is “At $4$ degrees Celsius”, not the key`,
  ]);
});

test('[Z12] a changed item needs a new second solution', () => {
  const changed = itemText({ stem: 'At which temperature does sea water freeze?' });
  expect(check(changed, changed.answer, seenHash(itemText()))).toEqual([
    `${place}${id}: has changed since its second solution`,
  ]);
});

test('[Z12] a written item needs a second solution, a generated one does not', () => {
  const generated = { ...quizText([]), items: [{ text: itemText(), template: 'chemistry/dilution' }] };
  expect(checkSecondSolutions(quizText([itemText()]), {}).map(describeFault)).toEqual([
    `${place}${id}: has no second solution`,
  ]);
  expect(checkSecondSolutions(generated, {})).toEqual([]);
  expect(checkSecondSolutions(quizText([]), { [id]: { chosen: '', seen: '' } }).map(describeFault)).toEqual([
    `${place}${id}: is no written item of this quiz`,
  ]);
});
