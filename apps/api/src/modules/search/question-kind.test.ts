import { expect, it } from 'vitest';
import { fitness, headOf, kindOf, quantityOf } from './question-kind';

it.each([
  ['What is anomie?', 'definition'],
  ['what does marx mean by surplus value', 'definition'],
  ['formula for the odds ratio', 'definition'],
  ['How do I find the broadcast address?', 'steps'],
  ['how is the hare quota calculated', 'steps'],
  ['How many usable hosts does a /26 have?', 'number'],
  ['At which wavelength was the absorbance read?', 'number'],
  ['Why is the curve S-shaped?', 'reason'],
  ['Which countries use list systems?', 'other'],
] as const)('[A8] “%s” asks for a %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});

it.each([
  ['What is the reaction quotient?', 'quotient'],
  ['What is the period of a double pendulum?', 'period'],
  ['what does the effective number of parties mean', 'number'],
  ['define anomie', 'anomie'],
])('[A8] “%s” is about the word %s', (question, head) => {
  expect(headOf(question)).toBe(head);
});

it('[A8] the unit of a number may stand for what it measures', () => {
  expect(quantityOf('At which wavelength was it read?')).toBe('wavelength');
  expect(quantityOf('Which countries use it?')).toBeUndefined();
});

const judged = { isItem: false, isTable: false, hasFormula: false, isOfSubject: true };
const fit = (question: string, text: string, more: Partial<typeof judged> & { word?: string } = {}) => {
  const { word, ...of } = more;
  const main = word ? [text.indexOf(word)] : [];
  return fitness({ text: question, kind: kindOf(question) }, { ...judged, ...of, text, main });
};

it('[A8] a question for a definition prefers a sentence that defines the word', () => {
  const word = 'anomie';
  const defines = fit('What is anomie?', 'The anomie is the state in which rules have weakened.', { word });
  const calls = fit('What is anomie?', 'Where rules have weakened, this is called anomie.', { word });
  const uses = fit('What is anomie?', 'Suicide rates rise where anomie spreads.', { word });
  expect(Math.min(defines, calls)).toBeGreaterThan(uses);
  const formula = 'What is the formula for the period?';
  expect(fit(formula, 'It is:', { hasFormula: true })).toBeGreaterThan(fit(formula, 'It is long.'));
});

it('[A8] a question for steps prefers instructions and items of a list', () => {
  const question = 'How do I find the network?';
  const plain = fit(question, 'The network is important.');
  expect(fit(question, 'Divide the address by the block size.')).toBeGreaterThan(plain);
  expect(fit(question, 'The network comes first.', { isItem: true })).toBeGreaterThan(plain);
});

it('[A8] a question for a number prefers a number with its unit, and a reason its connecting word', () => {
  const fits = ['It takes 20 min to divide.', 'It takes 20 to divide.', 'It takes long to divide.'].map(
    (text) => fit('How long does it take?', text),
  );
  expect(fits).toEqual(fits.toSorted((one, other) => other - one));
  expect(new Set(fits).size).toBe(3);
  const question = 'Why does it win?';
  expect(fit(question, 'It wins because nobody serves it.')).toBeGreaterThan(fit(question, 'It wins often.'));
});
