import type { DemoDocument } from '../demo-document';
import { area, ask, curve, dash, fig, graph, h, p, table, text } from './blocks';

const bell = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

const normalMidterm: DemoDocument = {
  slug: 'practice-midterm-normal-curve',
  title: 'Practice midterm: the normal curve and z-scores',
  description:
    'Six questions, 50 marks, 60 minutes, with a table of the normal curve and full solutions on the last page.',
  subject: 'Statistics',
  documentType: 'exam',
  school: 'Ohio State University',
  courseCode: 'STAT 200',
  ageDays: 5,
  uploader: 1,
  accent: '#1b1c20',
  front: [
    ['Time allowed', '60 minutes'],
    ['Total', '50 marks'],
    ['Aids', 'calculator; table on page 1'],
    ['Questions', 'answer all six'],
  ],
  format: 'pdf',
  look: 'exam',
  body: [
    p(
      'Show the z-score and a small sketch for every probability: a right number without either earns half the marks. Round `z` to two decimals and probabilities to four.',
    ),
    fig(
      'The standard normal curve. `Φ(z)` is the shaded area to the left of `z`.',
      { min: -3.5, max: 3.5, ticks: [-3, -2, -1, 0, 1, 2, 3], label: '*z*' },
      { min: 0, max: 0.44 },
      [
        area([[-3.5, 0], ...graph(bell, -3.5, 1), [1, 0]], 'muted'),
        curve(graph(bell, -3.5, 3.5), { tone: 'ink' }),
        dash([1, 0], [1, bell(1)]),
        text([-0.9, 0.1], 'Φ(z)', { anchor: 'middle' }),
        text([1, 0.26], 'z', { shift: [4, 0] }),
      ],
      { ratio: 0.36, width: 0.6 },
    ),
    table(
      [
        'z',
        '0.00',
        '0.25',
        '0.40',
        '0.50',
        '0.67',
        '0.80',
        '1.00',
        '1.20',
        '1.28',
        '1.50',
        '1.645',
        '1.96',
        '2.00',
        '2.50',
      ],
      'ccccccccccccccc',
      [
        [
          'Φ(z)',
          '.5000',
          '.5987',
          '.6554',
          '.6915',
          '.7486',
          '.7881',
          '.8413',
          '.8849',
          '.8997',
          '.9332',
          '.9500',
          '.9750',
          '.9772',
          '.9938',
        ],
      ],
    ),
    h('Part A. Reading the curve'),
    ask('Use the table to find each probability for a standard normal variable `Z`.', 0, 1, [
      { text: 'P(Z < 1.20)', marks: 2 },
      { text: 'P(Z > 0.50)', marks: 2 },
      { text: 'P(−1.00 < Z < 2.00)', marks: 3 },
    ]),
    ask(
      'State the 68–95–99.7 rule in one sentence, and use it to say, without the table, what share of a normal population lies more than two standard deviations *above* the mean.',
      5,
      3,
    ),
    h('Part B. From scores to z'),
    ask('Waiting times at a clinic are normal with mean 24 minutes and standard deviation 5 minutes.', 0, 3, [
      { text: 'What share of patients waits longer than 30 minutes?', marks: 4 },
      { text: 'What share waits between 20 and 30 minutes?', marks: 4 },
      {
        text: 'The clinic wants to promise a time that 90 % of patients do not exceed. Which time is that, to the nearest minute?',
        marks: 4,
      },
    ]),
    ask(
      'Dana scored 78 in chemistry (class mean 70, standard deviation 10) and 64 in history (mean 58, standard deviation 5). In which subject did she do better compared with her class? Give both z-scores and one sentence.',
      6,
      4,
    ),
    h('Part C. Samples'),
    ask(
      'Bottles are filled with a mean of 500 ml and a standard deviation of 8 ml; the amounts are normal.',
      0,
      3,
      [
        { text: 'Find the probability that one bottle holds less than 496 ml.', marks: 3 },
        { text: 'Find the probability that the *mean* of 16 bottles is less than 496 ml.', marks: 5 },
        { text: 'Explain in two sentences why the two answers differ so much.', marks: 4 },
      ],
    ),
    ask(
      'A student writes: “My z-score is −0.4, so I must have failed.” Give two separate reasons why this does not follow.',
      8,
      6,
    ),
    h('Solutions'),
    p(
      '**1.** (a) 0.8849. (b) 1 − 0.6915 = 0.3085. (c) `Φ(2.00) − Φ(−1.00) = 0.9772 − (1 − 0.8413) = 0.9772 − 0.1587 = 0.8185`.',
    ),
    p(
      '**2.** About 68 % of a normal population lies within one standard deviation of the mean, 95 % within two and 99.7 % within three. Outside two standard deviations lies 5 %, and by symmetry half of it, about 2.5 %, lies above. (The table gives 2.28 %; the rule rounds.)',
    ),
    p(
      '**3.** (a) `z = (30 − 24)/5 = 1.20`, so `P = 1 − 0.8849 = 0.1151`, about 11.5 %. (b) The lower z-score is `(20 − 24)/5 = −0.80`, and `Φ(−0.80) = 1 − 0.7881 = 0.2119`. The share is 0.8849 − 0.2119 = 0.6730. (c) `Φ(z) = 0.90` is closest at `z = 1.28`, so the time is `24 + 1.28 · 5 = 30.4` minutes. To the nearest minute this is 30, but the promise would then be kept for slightly less than 90 % of patients; 31 minutes is safe. Either answer with a reason earns full marks.',
    ),
    p(
      '**4.** Chemistry: `z = (78 − 70)/10 = 0.80`. History: `z = (64 − 58)/5 = 1.20`. She did better in history: there her mark lies 1.2 standard deviations above the class mean, although the mark itself is lower.',
    ),
    p(
      '**5.** (a) `z = (496 − 500)/8 = −0.50`, `P = 1 − 0.6915 = 0.3085`. (b) The mean of 16 bottles has standard deviation `8/√16 = 2` ml, so `z = −4/2 = −2.00` and `P = 1 − 0.9772 = 0.0228`. (c) Single bottles vary by 8 ml, and high and low ones largely cancel in a mean, which varies by 2 ml only. The same shortfall of 4 ml is therefore half a standard deviation for one bottle and two for the mean.',
    ),
    p(
      '**6.** Any two of: a z-score compares with the class and says nothing about the pass mark; in a strong class a score below the mean may be far above it; about 34 % of a normal class scores below `z = −0.4`, and no rule says that a third must fail; the class may not be normally distributed at all, so that the position of the pass mark cannot be read from `z`.',
    ),
  ],
};

export const statisticsDocuments: readonly DemoDocument[] = [normalMidterm];
