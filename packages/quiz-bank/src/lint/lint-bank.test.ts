import { expect, test } from 'vitest';
import { describeFault } from '../fault';
import type { ItemText } from '../quiz-file';
import { itemText, quizText } from '../testing/texts';
import { lintBank } from './lint-bank';
import { sameValue } from './same-value';

const lint = (...items: ItemText[]) => lintBank([quizText(items)]).map(describeFault);
const withOption = (option: string, answer = '$7$') =>
  itemText({
    answer,
    others: [
      { option, mistake: 'One.' },
      { option: '$12345$', mistake: 'Two.' },
      { option: '$23456$', mistake: 'Three.' },
    ],
  });
const place = 'files/chemistry/water.yaml, freezing-point-of-water: ';

test('[Z1] an item without a fault passes', () => {
  expect(lint(itemText())).toEqual([]);
});

test.each([
  ['oxygen', 'Oxygen '],
  ['the  lone pair.', 'The lone pair'],
  ['$\\frac{1}{2}$', '$0.5$'],
  ['$\\frac{2}{4}$', '1/2'],
  ['50 %', '$0.5$'],
  ['$-\\frac{3}{6}\\ \\mathrm{mol}$', '−0.5 mol'],
  ['1,000 J', '$1000\\ \\mathrm{J}$'],
  ['$1.0 \\times 10^{3}$', '1000'],
  ['+7', '7'],
  ['114 PIECES', '114 pieces'],
  ['114 Pieces of wood.', '114  pieces of wood'],
  ['Paris, France', 'paris France'],
  ['“The lone pair”', 'The lone pair'],
  ['Two electrons', '2 electrons'],
  ['It’s “The lone pair”.', "it's the lone pair"],
  ['a rise of 1,500 units', 'A rise of 1500 units!'],
])('[Z1] the options %s and %s say the same', (one, other) => {
  expect(sameValue(one)).toBe(sameValue(other));
  expect(lint(withOption(one, other))).toContainEqual(
    expect.stringContaining('says the same as another one'),
  );
});

test.each([
  ['$f(x)$', '$F(x)$'],
  ['$\\ce{CO}$', '$\\ce{Co}$'],
  ['$0.5$ mol', '$0.5$ g'],
  ['5 mg', '5 Mg'],
  ['$3x^2$', '$3x$'],
  ['$10^{-8}$', '$10^{8}$'],
  ['$-2$', '$2$'],
  ['114 pieces', '141 pieces'],
  ['3 kPa', '3 kpa'],
  ['Two-thirds', '2 thirds'],
  ['(1, 2)', '(12)'],
  ['f(x) - 2', 'f(x) 2'],
  ['$\\frac{1}{0}$', '$0$'],
  ['5!', '5'],
  ['n!', 'n'],
  ["f'(x)", 'f(x)'],
  ["5'", '5'],
  ['"5"', '5'],
  ['100 Mbps', '100 MBps'],
  ['1 mmol', '1 Mmol'],
  ['$1$ mmol', '$1$ Mmol'],
  ['(1, 200)', '(1200)'],
  ['AA', 'Aa'],
  ['Aa', 'aa'],
  ['AABBCC', 'aabbcc'],
  ['Co', 'CO'],
  ['2 × 10^{300000000} particles', '2 × 10^{-300000000} particles'],
])('[Z1] the options %s and %s differ', (one, other) => {
  expect(sameValue(one)).not.toBe(sameValue(other));
});

test.each(['All of the above', 'None of these', 'Both of the options', 'The above are true'])(
  '[Z1] the catch-all option “%s” is a fault',
  (option) => {
    expect(lint(withOption(option))).toContainEqual(`${place}the option “${option}” is a catch-all`);
  },
);

test('[Z1] an answer is the longest option in at most 35 % of the items', () => {
  const stems = ['Why do icebergs float?', 'What boils first?', 'Who measured steam?', 'Where is dew seen?'];
  const items = stems.map((stem, index) => itemText({ id: `item-${index}`, stem }));
  const long = (item: ItemText) => ({ ...item, answer: `${item.answer}, as everybody knows` });
  expect(lint(...items.map((item, index) => (index < 1 ? long(item) : item)))).toEqual([]);
  expect(lint(...items.map((item, index) => (index < 2 ? long(item) : item)))).toEqual([
    'files/chemistry/water.yaml: the answer is the longest option in 2 of 4 items: item-0, item-1',
  ]);
});

test('[Z1] an explanation has 60 characters or more, in two to five sentences', () => {
  const explained = (explanation: string) => lint(itemText({ explanation }));
  expect(explained('It is so. It melts.')).toEqual([`${place}the explanation is shorter than 60 characters`]);
  const sentence = 'Ice and water are in balance at $0.5 - 0.5 = 0$ degrees Celsius, at normal pressure. ';
  expect(explained(sentence)).toEqual([`${place}the explanation has 1 sentences, not 2 to 5`]);
  expect(explained(sentence.repeat(5))).toEqual([]);
  expect(explained(sentence.repeat(6))).toEqual([`${place}the explanation has 6 sentences, not 2 to 5`]);
});

test('[Z1] a negative in the question must be emphasised', () => {
  const lintStem = (stem: string) => lint(itemText({ stem }));
  expect(lintStem('Pure water freezes. Which of these does not freeze?')).toEqual([
    `${place}“not” in the question is not emphasised`,
  ]);
  expect(lintStem('All of these freeze at home except which one?')).toHaveLength(1);
  expect(lintStem('Pure water freezes. Which of these does **not** freeze?')).toEqual([]);
  expect(lintStem('Which salt water stays warm where pure water does not freeze?')).toEqual([]);
  expect(
    lintStem('Salt water does not freeze at once. At which temperature is at least half of it ice?'),
  ).toEqual([]);
});

test.each(['Option B', 'answer (C)', 'as in (D)', 'while A is wrong', 'The letter C'])(
  '[Z1] “%s” in an explanation is a fault, because it names a letter',
  (words) => {
    const explanation = `Ice and water are in balance. At this temperature, ${words} on this account.`;
    expect(lint(itemText({ explanation }))).toContainEqual(expect.stringMatching(/names a letter$/));
  },
);

test('[Z1] probabilities, vitamins and answers in prose are not taken for option letters', () => {
  const explanation =
    'P(A) is at most 1, and $(B)$ a set. Vitamin C is soluble, and an answer A-level students know.';
  expect(lint(itemText({ explanation: explanation.replace('answer A-level', 'answer that') }))).toEqual([]);
});

test.each([
  '$\\frac{1}{$',
  '$\\unknowncommand{x}$',
  '$\\ce{H2O$ and more',
  'the price $x',
  'plain \\frac{1}{2}',
])('[Z1] the broken formula in “%s” is a fault', (text) => {
  expect(lint(itemText({ stem: `How much is ${text}?` }))).toContainEqual(
    expect.stringMatching(/a formula (does not compile|is not closed)/),
  );
});

test('[Z1] ids are unique in the bank, and near-twins are found across quizzes', () => {
  const other = itemText({ stem: 'At which temperature does pure water freeze at a normal pressure?' });
  const twins = lintBank([quizText([itemText()]), quizText([other], 'chemistry/ice')]).map(describeFault);
  expect(twins).toEqual([
    'files/chemistry/ice.yaml, freezing-point-of-water: has the id of one in files/chemistry/water.yaml',
    'files/chemistry/ice.yaml, freezing-point-of-water: nearly repeats freezing-point-of-water in files/chemistry/water.yaml',
  ]);
});

test('[Z1] items of one template are twins within a quiz only', () => {
  const generated = (id: string) => ({ text: itemText({ id }), template: 'chemistry/dilution' });
  const one = { ...quizText([]), items: [generated('first')] };
  const two = { ...quizText([], 'chemistry/ice'), items: [generated('second')] };
  expect(lintBank([one, two])).toEqual([]);
  expect(lintBank([{ ...one, items: [generated('first'), generated('second')] }])).toHaveLength(1);
});
