import type { Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { curve, dash, dots, f, fig, graph, h, note, p, steps, table, text, ul } from './blocks';

const savings: Point[] = [
  [0.014, 58.2],
  [0.042, 44.2],
  [0.37, 35.8],
  [1, 33.7],
  [2, 27.8],
  [6, 25.4],
  [31, 21.1],
];
const ebbinghaus = (days: number) => (100 * 1.84) / (Math.log10(Math.max(1, days * 1440)) ** 1.25 + 1.84);

const forgetting: DemoDocument = {
  slug: 'the-forgetting-curve',
  title: 'The forgetting curve',
  description:
    'Ebbinghaus, spacing and why each review flattens the curve; with a plan for three weeks before an exam.',
  subject: 'Psychology',
  documentType: 'notes',
  school: 'New York University Abu Dhabi',
  courseCode: 'PSYC 110',
  ageDays: 4,
  uploader: 0,
  accent: '#93344f',
  format: 'pptx',
  look: 'plain',
  body: [
    h('One man, thousands of lists'),
    ul(
      'Hermann Ebbinghaus (1885) was his own only subject.',
      'He learned lists of meaningless syllables until he could say them twice without a fault.',
      'After a pause he learned the same list again. The time he now needed *less* he called the **savings**.',
      'Savings measure memory even when nothing can be recalled.',
    ),
    h('The curve'),
    fig(
      'Savings after Ebbinghaus (points), with the formula he fitted to them (line).',
      { min: 0, max: 32, ticks: [0, 5, 10, 15, 20, 25, 30], label: 'days since learning' },
      { min: 0, max: 105, ticks: [0, 25, 50, 75, 100], label: 'savings / %', grid: true },
      [
        curve([[0, 100], ...graph(ebbinghaus, 0.002, 1, 60), ...graph(ebbinghaus, 1.1, 31.5, 60)]),
        dots(savings, { tone: 'ink', hollow: true }),
        text([0.2, 58.2], '20 minutes: 58 %', { shift: [10, 2] }),
        text([1, 33.7], '1 day: 34 %', { shift: [8, 8] }),
        text([31, 21.1], '31 days: 21 %', { anchor: 'end', shift: [0, 11] }),
      ],
      { ratio: 0.5 },
    ),
    h('What it says'),
    table(['After', 'Savings', 'Lost in between'], 'lrr', [
      ['20 minutes', '58 %', '42 points'],
      ['1 hour', '44 %', '14'],
      ['9 hours', '36 %', '8'],
      ['1 day', '34 %', '2'],
      ['6 days', '25 %', '9'],
      ['31 days', '21 %', '4'],
    ]),
    p('Forgetting is fast at first and slow later: half of what goes is gone within the hour.'),
    h('What it does not say'),
    ul(
      'The syllables were meaningless. Meaningful material is forgotten more slowly.',
      'It was one person. Modern repetitions gave a curve of much the same shape.',
      'Savings are not the percentage that you can recall.',
      'The figures in advertisements (“you forget 70 % in a day”) turn one man’s savings into a law of nature.',
    ),
    h('Each review flattens the curve'),
    fig(
      'A sketch: after each review forgetting starts again from the top, but more slowly.',
      { min: 0, max: 21, ticks: [0, 1, 4, 10, 20], label: 'day' },
      { min: 0, max: 105, ticks: [0, 50, 100], label: 'can be recalled / %' },
      [
        curve(
          graph((x) => 100 * Math.exp(-x * 0.9), 0, 6, 40),
          { tone: 'muted', dashed: true },
        ),
        curve(graph((x) => 100 * Math.exp(-x * 0.9), 0, 1, 20)),
        curve([[1, 40.7], [1, 100], ...graph((x) => 100 * Math.exp(-(x - 1) * 0.28), 1, 4, 20)]),
        curve([[4, 43.2], [4, 100], ...graph((x) => 100 * Math.exp(-(x - 4) * 0.11), 4, 10, 20)]),
        curve([[10, 51.7], [10, 100], ...graph((x) => 100 * Math.exp(-(x - 10) * 0.04), 10, 20, 20)]),
        text([2.3, 8], 'without review', { tone: 'muted' }),
        text([15, 90], 'after three reviews', { shift: [0, 4] }),
      ],
      { ratio: 0.5 },
    ),
    h('Spacing and testing'),
    ul(
      '**Spacing effect:** the same time of study, spread over days, is worth far more than in one piece. It is among the best established findings on learning.',
      '**Testing effect:** calling something back from memory fixes it better than reading it again.',
      '**Feeling misleads:** re-reading *feels* easier, and so we take it for knowing.',
      '**Useful gap:** about 10 to 20 % of the time until you need it. For an exam in three weeks: two to four days.',
    ),
    h('A plan for three weeks'),
    table(['Day', 'What', 'Minutes'], 'rlr', [
      ['0', 'read, close the book, write down what you remember', '50'],
      ['1', 'answer ten questions from memory, check', '20'],
      ['4', 'the same ten and ten new ones', '25'],
      ['10', 'mixed questions from all chapters', '30'],
      ['18', 'old exam under exam conditions', '60'],
      ['20', 'only what went wrong', '30'],
    ]),
    p('Together 215 minutes, less than one night before the exam.'),
    h('For the exam'),
    steps(
      'Define *savings* and say why it is a better measure than recall.',
      'Name two limits of Ebbinghaus’ study.',
      'Explain the spacing effect with one study habit of your own.',
    ),
    note(
      'Source',
      'H. Ebbinghaus, Über das Gedächtnis, 1885; in English as Memory: A Contribution to Experimental Psychology, 1913.',
    ),
  ],
};

const deficit = (t: number) =>
  ((0.3 * 20) / (0.6 - 0.3)) * (Math.exp(-0.3 * t) - Math.exp(-0.6 * t)) + Math.exp(-0.6 * t);

const oxygenSag: DemoDocument = {
  slug: 'the-oxygen-sag-curve',
  title: 'The oxygen sag curve: what happens to a river below an outfall',
  description:
    'Decay against re-aeration, the Streeter–Phelps equation worked through, and what temperature and flow change.',
  subject: 'Environmental Science',
  documentType: 'study_guide',
  school: 'University of Melbourne',
  courseCode: 'ENVS 220',
  ageDays: 36,
  uploader: 4,
  accent: '#2a6f4e',
  format: 'pptx',
  look: 'dark',
  body: [
    h('Two processes in a race'),
    ul(
      '**Decay:** bacteria use up oxygen while they break down the waste. Fast at first, then slower as the waste is consumed.',
      '**Re-aeration:** oxygen enters from the air, the faster the more is missing.',
      'Below an outfall decay wins at first, and oxygen falls. Later re-aeration wins, and it recovers. The lowest point is the *critical point*.',
    ),
    h('The terms'),
    table(['Symbol', 'Meaning', 'Example'], 'llr', [
      ['L_{0}', 'oxygen demand (BOD) after mixing', '20 mg/L'],
      ['D_{0}', 'oxygen deficit at the start', '1.0 mg/L'],
      ['k_{d}', 'rate of decay', '0.30 per day'],
      ['k_{r}', 'rate of re-aeration', '0.60 per day'],
      ['C_{s}', 'oxygen at saturation, 20 °C', '9.1 mg/L'],
    ]),
    p('The *deficit* D is what is missing to saturation: D = C_{s} − C.'),
    h('The equation of Streeter and Phelps'),
    f('D(t) = frac(k_{d} L_{0}; k_{r} − k_{d}) · [exp(−k_{d} t) − exp(−k_{r} t)] + D_{0} exp(−k_{r} t)'),
    p(
      'The first part is the deficit that the waste causes, the second what is left of the deficit at the start. Time t is time of travel: distance divided by the speed of the river. Published in 1925 for the Ohio River, and still the first model of every course.',
    ),
    h('The curve'),
    fig(
      'Oxygen below the outfall for the example. The critical point comes after 2.1 days.',
      { min: 0, max: 12.5, ticks: [0, 2, 4, 6, 8, 10, 12], label: 'days of travel' },
      { min: 0, max: 10, ticks: [0, 2, 4, 6, 8, 10], label: 'oxygen / mg/L', grid: true },
      [
        curve(
          [
            [0, 9.1],
            [12, 9.1],
          ],
          { tone: 'muted', dashed: true },
        ),
        curve(
          [
            [0, 5],
            [12, 5],
          ],
          { tone: 'second', dashed: true, thin: true },
        ),
        curve(graph((t) => 9.1 - deficit(t), 0, 12)),
        dash([2.14, 0], [2.14, 3.84]),
        dots([[2.14, 3.84]], { tone: 'ink' }),
        text([2.14, 3.84], 'critical point: 3.8 mg/L', { shift: [8, -8] }),
        text([12, 9.1], 'saturation 9.1', { anchor: 'end', shift: [0, 8], tone: 'muted' }),
        text([12, 5], 'many fish need 5', { anchor: 'end', shift: [0, 8], tone: 'second' }),
      ],
      { ratio: 0.5 },
    ),
    h('When is it worst?'),
    f('t_{c} = frac(1; k_{r} − k_{d}) ln [frac(k_{r}; k_{d}) (1 − frac(D_{0}(k_{r} − k_{d}); k_{d} L_{0}))]'),
    p('With our numbers: (1/0.30) · ln[2 · (1 − 0.30/6.0)] = 3.33 · ln 1.90 = 2.14 days.'),
    h('How bad is it?'),
    p('At the critical point decay and re-aeration are equal: k_{d}L = k_{r}D. So'),
    f('D_{c} = frac(k_{d}; k_{r}) L_{0} exp(−k_{d} t_{c}) = 0.5 · 20 · e^{−0.642} = 5.26 mg/L'),
    p(
      'Oxygen: 9.1 − 5.26 = 3.8 mg/L. At a speed of 0.25 m/s the water has by then travelled 0.25 · 86,400 · 2.14 m = 46 km.',
    ),
    h('Zones of a river'),
    table(['Zone', 'Water', 'Life'], 'lll', [
      ['clean', 'clear, near saturation', 'mayflies, trout, many species'],
      ['degradation', 'cloudy, oxygen falling', 'fewer species, more worms'],
      ['active decomposition', 'dark, little oxygen', 'sludge worms, bloodworms, bacteria'],
      ['recovery', 'clearing; nitrate, algae', 'snails, midges, coarse fish'],
      ['clean again', 'clear', 'as above, richer in nutrients'],
    ]),
    h('What changes the curve'),
    ul(
      '**Warm water** holds less oxygen (7.6 mg/L at 30 °C) and speeds up decay: the sag is deeper and nearer.',
      '**Low flow** dilutes less: L_{0} rises.',
      '**Weirs and rapids** raise k_{r}; deep slow reaches lower it.',
      '**Treatment** lowers L_{0}. Halving it to 10 mg/L raises the minimum here to about 6.3 mg/L.',
      '**Not in the model:** algae by day and night, sludge on the bed, ammonia, a second outfall.',
    ),
    h('Test yourself'),
    steps(
      'Why does the deficit rise although re-aeration has already begun?',
      'What happens to t_{c} if k_{r} grows?',
      'A river at 0.4 m/s has its minimum after 1.5 days. How far below the outfall?',
    ),
    note(
      'Answers',
      '(1) Decay takes more than the air brings, because the deficit is still small. (2) It becomes shorter, and D_{c} smaller. (3) 0.4 · 86,400 · 1.5 = 51,840 m, 52 km.',
    ),
  ],
};

export const mindAndEarthDocuments: readonly DemoDocument[] = [forgetting, oxygenSag];
