import type { DemoDocument } from '../demo-document';
import { area, curve, f, fig, graph, h, note, p, steps, table, text, ul } from './blocks';

export const geography: DemoDocument = {
  slug: 'demographic-transition-model',
  title: 'The demographic transition model',
  description:
    'Five stages, the arithmetic of growth, doubling times and dependency ratios, and what the model cannot predict.',
  subject: 'Geography',
  documentType: 'notes',
  school: 'United Arab Emirates University',
  courseCode: 'GEOG 120',
  ageDays: 20,
  uploader: 4,
  accent: '#2e6e5e',
  format: 'pptx',
  look: 'band',
  body: [
    h('The observation'),
    ul(
      'Two centuries ago women nearly everywhere bore five or more children, and many of the children died.',
      'Today most countries have low birth rates and low death rates.',
      'Death rates fell first, birth rates later. In between, populations grew as never before.',
      'The model describes this passage in stages. It was drawn from the history of western Europe.',
    ),
    h('The five stages'),
    fig(
      'Birth and death rates per 1,000 people and year. The space between the curves is natural increase.',
      {
        min: 0,
        max: 10,
        ticks: [
          { at: 1, text: '1' },
          { at: 3, text: '2' },
          { at: 5, text: '3' },
          { at: 7, text: '4' },
          { at: 9, text: '5' },
        ],
        label: 'stage',
      },
      { min: 0, max: 45, ticks: [0, 10, 20, 30, 40], label: 'per 1,000 and year', grid: true },
      [
        area([
          ...graph((x) => 12 + 27 / (1 + Math.exp((x - 5) * 2.2)) - (x > 8 ? (x - 8) * 1.6 : 0), 1, 8, 60),
          ...graph((x) => 10 + 27 / (1 + Math.exp((x - 3) * 2.4)), 1, 8, 60).reverse(),
        ]),
        curve(graph((x) => 12 + 27 / (1 + Math.exp((x - 5) * 2.2)) - (x > 8 ? (x - 8) * 1.6 : 0), 0, 10, 80)),
        curve(
          graph(
            (x) =>
              10 + 27 / (1 + Math.exp((x - 3) * 2.4)) + (x < 2 ? 1.4 * Math.sin(x * 4) * (1 - x / 2) : 0),
            0,
            10,
            80,
          ),
          { tone: 'second' },
        ),
        text([5.1, 29], 'birth rate', { tone: 'accent', shift: [6, 0] }),
        text([2.7, 19], 'death rate', { tone: 'second', anchor: 'end' }),
        text([4, 25], 'growth', { anchor: 'middle' }),
      ],
      { ratio: 0.5 },
    ),
    h('Stage by stage'),
    table(['Stage', 'Births', 'Deaths', 'Growth', 'Because'], 'lllll', [
      ['1', 'high', 'high, uneven', 'near zero', 'famine, epidemics, no control of births'],
      ['2', 'high', 'falling fast', 'rising', 'clean water, food, vaccination'],
      ['3', 'falling', 'falling slowly', 'slowing', 'schooling of girls, towns, contraception'],
      ['4', 'low', 'low', 'small', 'children cost more than they earn'],
      ['5', 'very low', 'low, rising with age', 'negative', 'births below replacement'],
    ]),
    h('The arithmetic'),
    f(
      'natural increase in % = frac(birth rate − death rate; 10)',
      'growth = natural increase + net migration',
    ),
    p('Example: 34 births and 9 deaths per 1,000 give 25 per 1,000, that is 2.5 % a year.'),
    f('doubling time ≈ frac(70; growth in %)'),
    p('At 2.5 % a population doubles in about 28 years; at 0.5 % in 140.'),
    h('Age and dependency'),
    f('dependency ratio = frac(people under 15 + people of 65 and over; people from 15 to 64) · 100'),
    table(['Country (invented)', 'under 15', '15–64', '65 +', 'Ratio'], 'lrrrr', [
      ['stage 2', '45 %', '52 %', '3 %', '92'],
      ['stage 3', '28 %', '66 %', '6 %', '52'],
      ['stage 5', '13 %', '60 %', '27 %', '67'],
    ]),
    p(
      'The low ratio in stage 3 is the *demographic dividend*: many workers, few dependants, for some decades. It pays only if there is work.',
    ),
    h('Fertility and replacement'),
    ul(
      'The total fertility rate is the number of children a woman would have at today’s rates.',
      'About 2.1 keep a population constant where mortality is low: two for the parents, a little for those who die early and for the surplus of boys at birth.',
      'Population goes on growing for decades after fertility has reached 2.1, because many young people have yet to become parents: *momentum*.',
    ),
    h('The Gulf: a case beside the model'),
    ul(
      'Migration can matter more than births and deaths together.',
      'Where most residents came as adults to work, the pyramid bulges between 25 and 45 and has many more men than women.',
      'Such a population has a low dependency ratio and a low death rate, and yet says little about the stage of its citizens.',
    ),
    note('Therefore', 'Always ask who is counted: residents or nationals?'),
    h('What the model cannot do'),
    ul(
      'It gives no dates: Europe took over a century from stage 2 to 4, some countries of Asia three decades.',
      'It leaves out migration, war, epidemics and policy.',
      'It describes and does not explain: “development” alone does not fix the moment when families choose to be small.',
      'Stage 5 was added later, because the original model did not foresee it.',
    ),
    h('Exam practice'),
    steps(
      'Birth rate 22, death rate 7, net migration −3 per 1,000: growth and doubling time?',
      'Sketch the pyramids of stages 2 and 5 and name three differences.',
      'Why may a death rate rise in stage 5 although people live longer?',
    ),
    note(
      'Answers',
      '(1) 12 per 1,000 = 1.2 %; about 58 years. (2) Base wide or narrow, sides concave or upright, share of the old. (3) A larger share of old people.',
    ),
  ],
};
