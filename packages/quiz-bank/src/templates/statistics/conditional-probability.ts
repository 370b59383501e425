import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Number of people with both properties, only the first, only the second, and neither; and their story. */
type Survey = { both: number; first: number; second: number; neither: number; story: Story };
type Story = { whole: string; first: string; second: string };

const stories: readonly [Story, ...Story[]] = [
  { whole: 'students', first: 'commute by train', second: 'have a part-time job' },
  { whole: 'members of a library', first: 'borrow audiobooks', second: 'read newspapers' },
  { whole: 'households', first: 'own a bicycle', second: 'own a car' },
  { whole: 'patients', first: 'take regular exercise', second: 'report good sleep' },
];
const total = ({ both, first, second, neither }: Survey) => both + first + second + neither;

export const conditionalProbability: Template<Survey, Fraction> = {
  subject: 'Statistics',
  topic: 'Conditional probability',
  difficulty: 'easy',
  source: 'OpenStax, Introductory Statistics 2e, section 3.4, Contingency Tables',
  make: ({ int, pick }) => ({
    both: int(6, 20),
    first: int(10, 30),
    second: int(12, 35),
    neither: int(15, 40),
    story: pick(stories),
  }),
  stem: (survey) => {
    const { both, first, second, neither, story } = survey;
    return `Of $${total(survey)}$ ${story.whole} in a survey, $${both}$ both ${story.first} and ${story.second}; $${first}$ ${story.first} but do not ${story.second}; $${second}$ ${story.second} but do not ${story.first}; and $${neither}$ do neither. One of those who ${story.first} is drawn at random. What is the probability that this one is among those who ${story.second}?`;
  },
  answer: ({ both, first }) => new Fraction(both, both + first),
  mistakes: {
    'Divides by all who were asked, which is the probability of having both properties.': (survey) =>
      new Fraction(survey.both, total(survey)),
    'Reverses the condition and divides by those with the second property.': ({ both, second }) =>
      new Fraction(both, both + second),
    'Ignores the condition and gives the share of the second property among all.': (survey) =>
      new Fraction(survey.both + survey.second, total(survey)),
    'Gives the share of the first property among all, that is, the probability of the condition.': (survey) =>
      new Fraction(survey.both + survey.first, total(survey)),
    'Gives the probability that the second property is absent under the condition.': ({ both, first }) =>
      new Fraction(first, both + first),
  },
  show: (value) => `$${fraction(value)}$`,
  // Lists all people and counts.
  holds: ({ both, first, second, neither }, value) => {
    const group = (size: number, one: boolean, two: boolean) =>
      Array.from({ length: size }, () => ({ one, two }));
    const everybody = [
      ...group(both, true, true),
      ...group(first, true, false),
      ...group(second, false, true),
      ...group(neither, false, false),
    ];
    const drawn = everybody.filter(({ one }) => one);
    return value.mul(drawn.length).equals(drawn.filter(({ two }) => two).length);
  },
  explanation: (survey) => {
    const { both, first, second, story } = survey;
    const [counted, reduced] = [
      `\\frac{${both}}{${both + first}}`,
      fraction(new Fraction(both, both + first)),
    ];
    return [
      `The draw is among those who ${story.first}: $${both} + ${first} = ${both + first}$. Of these $${both}$ also ${story.second}, so the probability is $${counted === reduced ? counted : `${counted} = ${reduced}`}$.`,
      `The condition decides the denominator. With all $${total(survey)}$ below the line it would be the probability of both properties, and with $${both + second}$ the condition and the event would have changed places.`,
    ];
  },
};
