import type { DemoDocument } from '../demo-document';
import { arrow, box, dash, dots, f, fig, h, note, p, steps, table, text, ul } from './blocks';

const node = (x: number, y: number, name: string, isCritical: boolean) =>
  box([x, y], [1.5, 1.1], name, { tone: isCritical ? 'accent' : 'muted' });

const criticalPath: DemoDocument = {
  slug: 'critical-path-moving-a-clinic',
  title:
    'Critical path, slack and crashing: planning the move of a small clinic (group assignment with model answer)',
  description:
    'Eight activities, one network, three questions: how long, where is the slack, and what does a faster move cost?',
  subject: 'Management',
  documentType: 'assignment',
  school: 'University of Manchester',
  courseCode: 'MGMT 240',
  ageDays: 38,
  uploader: 3,
  accent: '#2c5f8a',
  format: 'docx',
  look: 'report',
  body: [
    h('The case'),
    p(
      'A clinic with six rooms moves to a new building. The project group has broken the move into eight activities. All times are in weeks; an activity can begin as soon as all those before it are finished. The old lease runs out in 21 weeks, and the landlord of the new building would like the clinic to open in 18. The case is invented, the method is not.',
    ),
    table(
      ['Activity', 'Description', 'Weeks', 'After'],
      'clrl',
      [
        ['A', 'Agree the floor plan with staff', '3', '–'],
        ['B', 'Obtain the building permit', '5', 'A'],
        ['C', 'Choose and order equipment', '4', 'A'],
        ['D', 'Rebuild the rooms', '6', 'B'],
        ['E', 'Lay network and gas lines', '2', 'B, C'],
        ['F', 'Delivery and test of equipment', '5', 'C'],
        ['G', 'Inspection and licence', '3', 'D, E'],
        ['H', 'Move, train, open', '4', 'F, G'],
      ],
      'Activities, durations and predecessors.',
    ),
    h('Tasks'),
    steps(
      'Draw the network with one box per activity. (10 points)',
      'Calculate earliest and latest start and finish, and the slack of every activity. Name the critical path. (25)',
      'The delivery of the equipment (F) is four weeks late. What happens? What if it is seven weeks late? (10)',
      'With the costs of the last table, find the cheapest way to open after 18 weeks, and say whether it pays. (30)',
      'With the three-point estimates given, find the probability of opening within 22 weeks. (15)',
      'In half a page: what does the method leave out that the group should worry about? (10)',
    ),
    h('Model answer'),
    h('1. The network'),
    fig(
      'The network. The critical activities A, B, D, G and H are outlined in colour.',
      { min: 0, max: 12 },
      { min: 0, max: 5.4 },
      [
        arrow([1.75, 2.9], [2.25, 4.1], { tone: 'muted' }),
        arrow([1.75, 2.5], [2.25, 1.3], { tone: 'muted' }),
        arrow([3.75, 4.4], [4.25, 4.4], { tone: 'muted' }),
        arrow([3.75, 4.1], [4.25, 3.1], { tone: 'muted' }),
        arrow([3.75, 1.3], [4.25, 2.5], { tone: 'muted' }),
        arrow([3.75, 1], [4.25, 1], { tone: 'muted' }),
        arrow([5.75, 4.4], [6.75, 4.0], { tone: 'muted' }),
        arrow([5.75, 2.8], [6.75, 3.5], { tone: 'muted' }),
        arrow([8.25, 3.6], [9.25, 2.9], { tone: 'muted' }),
        arrow([5.75, 1], [9.25, 2.4], { tone: 'muted' }),
        node(1, 2.7, 'A\n3', true),
        node(3, 4.4, 'B\n5', true),
        node(3, 1, 'C\n4', false),
        node(5, 4.4, 'D\n6', true),
        node(5, 2.8, 'E\n2', false),
        node(5, 1, 'F\n5', false),
        node(7.5, 3.75, 'G\n3', true),
        node(10, 2.65, 'H\n4', true),
      ],
      { bare: true, ratio: 0.42, width: 0.9 },
    ),
    h('2. Forward and backward pass'),
    p(
      'Forwards, an activity starts at the *largest* finish among its predecessors. Backwards, it must finish by the *smallest* latest start among its successors. Slack is the difference between latest and earliest start.',
    ),
    table(
      ['', 'Earliest start', 'Earliest finish', 'Latest start', 'Latest finish', 'Slack'],
      'crrrrr',
      [
        ['A', '0', '3', '0', '3', '0'],
        ['B', '3', '8', '3', '8', '0'],
        ['C', '3', '7', '8', '12', '5'],
        ['D', '8', '14', '8', '14', '0'],
        ['E', '8', '10', '12', '14', '4'],
        ['F', '7', '12', '12', '17', '5'],
        ['G', '14', '17', '14', '17', '0'],
        ['H', '17', '21', '17', '21', '0'],
      ],
      'Times in weeks from the start.',
    ),
    p(
      'The project takes 21 weeks, exactly as long as the old lease. The critical path is A–B–D–G–H: 3 + 5 + 6 + 3 + 4 = 21. The other ways through the network are A–B–E–G–H with 17 weeks, A–C–E–G–H and A–C–F–H with 16 each. Slack belongs to a chain and not to one activity: if C uses its five weeks, F has none left.',
    ),
    h('3. Late equipment'),
    p(
      'Four weeks of delay are less than F’s slack of five: the opening stays at 21 weeks, but the chain A–C–F–H is then 20 weeks long and nearly critical. Seven weeks of delay exceed the slack by two; the opening moves to week 23, and the critical path is now A–C–F–H.',
    ),
    h('4. Crashing'),
    table(
      ['Activity', 'Can be shortened by', 'Cost per week'],
      'crr',
      [
        ['A', '1', '£900'],
        ['B', '1', '£600'],
        ['D', '2', '£500'],
        ['G', '1', '£800'],
        ['H', '1', '£1,200'],
      ],
      'Every week that the project is shorter saves £1,000 of rent and administration.',
    ),
    p(
      'Only critical activities are worth shortening, the cheapest first, and after each week the paths must be checked again.',
    ),
    table(['Step', 'Shorten', 'Cost', 'Duration', 'Longest other path'], 'clrrl', [
      ['1', 'D by one week', '£500', '20', '17 (A–B–E–G–H)'],
      ['2', 'D by one week', '£500', '19', '17'],
      ['3', 'B by one week', '£600', '18', '16'],
    ]),
    p(
      'Three weeks cost £1,600 and save £3,000, a gain of £1,400. It would pay to go on: G (£800) and then A (£900) are still cheaper than the £1,000 that each week saves, and bring the opening to week 16. Both lie on every path that could become critical, except that G is not on A–C–F–H, which has 16 weeks and falls to 15 when A is shortened. H costs more than it saves and stays.',
    ),
    h('5. Uncertainty'),
    p(
      'With an optimistic, a most likely and a pessimistic estimate (a, m, b) for each activity, mean and variance are taken as',
    ),
    f('t = frac(a + 4m + b; 6),    σ^{2} = (frac(b − a; 6))^{2}'),
    p(
      'Estimates: A (2, 3, 4), B (4, 5, 6), D (4, 6, 8), G (2, 3, 4), H (3, 4, 5). The means are those of the plan. The variances are 1/9 for A, B, G and H and 4/9 for D, together 8/9, so σ = 0.943 weeks for the critical path. Then P(T ≤ 22) = Φ((22 − 21)/0.943) = Φ(1.06) = 0.856. The plan holds the lease’s end, week 21, with a probability of only one half.',
    ),
    h('6. What is left out'),
    ul(
      'The formula in part 5 looks at one path. Others may become critical by bad luck, so the true probability is a little lower.',
      'Durations are treated as independent. One difficult inspector delays B and G together.',
      'People are not in the network. If the same electrician does D and E, they cannot run side by side.',
      'The lease ends at the *mean* of the plan. A week of reserve, bought in step 1 for £500, may be the best bargain in the whole project.',
    ),
  ],
};

const positioning: DemoDocument = {
  slug: 'segmentation-targeting-positioning',
  title: 'Segmentation, targeting, positioning',
  description:
    'From a whole market to one sentence, with a worked choice of segment and a perceptual map for a chain of gyms.',
  subject: 'Marketing',
  documentType: 'notes',
  school: 'London Business School',
  courseCode: 'MKTG 520',
  ageDays: 29,
  uploader: 0,
  accent: '#8a2f5b',
  format: 'pptx',
  look: 'plain',
  body: [
    h('Three decisions in one order'),
    steps(
      '**Segmentation:** into which groups does the market fall by itself?',
      '**Targeting:** which of them do we want to serve?',
      '**Positioning:** what should they think of when they hear our name?',
    ),
    p(
      'Product, price, place and promotion come afterwards. Whoever begins with the advertisement has made the three decisions without noticing.',
    ),
    h('What to segment by'),
    table(['Basis', 'Examples', 'Strength and weakness'], 'lll', [
      ['demographic', 'age, income, household', 'easy to measure; says little about wants'],
      ['geographic', 'city, climate, distance', 'useful for shops and services'],
      ['psychographic', 'values, way of life', 'close to motives; hard to reach'],
      ['behavioural', 'use, occasion, benefit sought', 'closest to buying; needs data'],
    ]),
    note(
      'Rule of thumb',
      'Segment by behaviour, describe by demography: first find who wants the same, then find out who they are.',
    ),
    h('Is it a segment at all?'),
    ul(
      '**Measurable:** can we count it?',
      '**Substantial:** is it worth an offer of its own?',
      '**Accessible:** can we reach it with media and shops?',
      '**Distinct:** does it answer differently to the same offer?',
      '**Actionable:** can *we* serve it, with what we have?',
    ),
    p('“Women between 25 and 40” passes the first three and fails the fourth.'),
    h('Running example: a chain of gyms'),
    p(
      'A survey in an invented city with 400,000 adults, of whom 30 % say they would pay for a gym: a market of 120,000.',
    ),
    table(['Segment', 'Share', 'People', 'Pays per month', 'Looks for'], 'lrrrl', [
      ['Starters', '40 %', '48,000', '£20', 'encouragement, easy exit'],
      ['Regulars', '35 %', '42,000', '£32', 'equipment, short queues'],
      ['Class-goers', '15 %', '18,000', '£55', 'teachers, company'],
      ['Returners', '10 %', '12,000', '£45', 'safety after injury, advice'],
    ]),
    h('Choosing a target'),
    table(['Criterion (weight)', 'Starters', 'Regulars', 'Class-goers', 'Returners'], 'lrrrr', [
      ['value per month', '£0.96m', '£1.34m', '£0.99m', '£0.54m'],
      ['size and growth (0.3)', '4', '4', '3', '3'],
      ['competition, 5 = weak (0.3)', '2', '1', '3', '5'],
      ['fit with us (0.4)', '2', '3', '3', '5'],
      ['**weighted score**', '**2.6**', '**2.7**', '**3.0**', '**4.4**'],
    ]),
    p(
      'The smallest segment wins, because nobody serves it and two of the founders are physiotherapists. Value alone would have chosen the hardest fight.',
    ),
    h('The perceptual map'),
    fig(
      'How customers see the gyms of the city on two things that matter to them. A to D are competitors.',
      { min: -5, max: 5, label: 'personal advice →' },
      { min: -5, max: 5, label: 'price ↑' },
      [
        dots(
          [
            [-3.4, -3],
            [-2.6, -1.6],
            [-1, 2.6],
            [1.4, 3.6],
          ],
          { tone: 'muted' },
        ),
        text([-3.4, -3], 'A', { shift: [7, 0] }),
        text([-2.6, -1.6], 'B', { shift: [7, 0] }),
        text([-1, 2.6], 'C', { shift: [7, 0] }),
        text([1.4, 3.6], 'D', { shift: [7, 0] }),
        dots([[3.6, 1.6]]),
        text([3.6, 1.6], 'our place', { shift: [0, 11], anchor: 'middle', bold: true, tone: 'accent' }),
        dash([-4.2, -4.2], [2.4, 4.4]),
      ],
      { ratio: 0.55 },
    ),
    p('Most gyms lie on one line: more advice, higher price. Much advice at a middle price is free.'),
    h('The positioning statement'),
    note(
      'Template',
      'For [target] who [need], [brand] is the [category] that [benefit], because [reason to believe]. Unlike [competitor], it [difference].',
    ),
    note(
      'Ours',
      'For people who want to train again after an injury, Rebound is the gym that gives each member a plan made by a physiotherapist, because one is on the floor at all hours. Unlike the large chains, it never leaves you alone with a machine.',
    ),
    h('Test it'),
    ul(
      'Could a competitor sign the same sentence? Then it is not a position.',
      'Does it leave somebody out? If not, it is not a choice.',
      'Is the reason to believe something that can be seen on a first visit?',
      'Do price, opening hours and training of the staff follow from it?',
    ),
    note(
      'Exercise',
      'Change the weights to 0.5, 0.3 and 0.2. Which segment wins now? (Starters 3.0, Regulars 2.9, Class-goers 3.0, Returners 4.0: still Returners. A choice that survives other weights is a good sign.)',
    ),
  ],
};

export const managementDocuments: readonly DemoDocument[] = [criticalPath, positioning];
