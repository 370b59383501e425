import type { DemoDocument } from '../demo-document';
import { area, curve, dots, f, fig, h, note, p, table, text, ul } from './blocks';

export const business: DemoDocument = {
  slug: 'break-even-analysis-for-a-coffee-bar',
  title: 'Break-even analysis: how many cups until the coffee bar earns money?',
  description:
    'Contribution margin, break-even point, target profit, margin of safety and what-if questions, on one running example.',
  subject: 'Business',
  documentType: 'notes',
  school: 'INSEAD',
  courseCode: null,
  ageDays: 16,
  uploader: 4,
  accent: '#7a3f12',
  format: 'pptx',
  look: 'plain',
  body: [
    h('Two kinds of cost'),
    ul(
      '**Fixed costs** stay the same whatever is sold: rent, insurance, salaried staff, the lease of the machine.',
      '**Variable costs** arise with each unit: beans, milk, cup, card fee.',
      'Over a long enough time every cost is variable. Break-even analysis looks at one period, here a month.',
    ),
    table(['The coffee bar', 'per cup', 'per month'], 'lrr', [
      ['price', '€4.50', ''],
      ['variable cost', '€1.80', ''],
      ['fixed costs', '', '€5,400'],
    ]),
    h('Contribution margin'),
    p('What a cup leaves over after its own cost, to pay for the fixed costs first and profit afterwards.'),
    f('margin = price − variable cost = 4.50 − 1.80 = 2.70', 'margin ratio = frac(2.70; 4.50) = 60 %'),
    note('In words', 'Of each euro in the till, 60 cents are left for rent, wages and profit.'),
    h('The break-even point'),
    f('Q = frac(fixed costs; margin) = frac(5400; 2.70) = 2,000 cups', 'revenue = 2,000 · 4.50 = €9,000'),
    p(
      'Open 25 days a month, the bar must sell 80 cups a day before it earns a cent. Check with the ratio: 5,400 / 0.60 = €9,000.',
    ),
    h('The picture'),
    fig(
      'Revenue and total cost. Left of the crossing there is a loss, right of it a profit.',
      { min: 0, max: 4200, ticks: [0, 1000, 2000, 3000, 4000], label: 'cups per month' },
      { min: 0, max: 19, ticks: [0, 5, 10, 15], label: 'thousand euros', grid: true },
      [
        area(
          [
            [0, 0],
            [2000, 9],
            [0, 5.4],
          ],
          'second',
        ),
        area(
          [
            [2000, 9],
            [4000, 18],
            [4000, 12.6],
          ],
          'accent',
        ),
        curve([
          [0, 0],
          [4000, 18],
        ]),
        curve(
          [
            [0, 5.4],
            [4000, 12.6],
          ],
          { tone: 'second' },
        ),
        curve(
          [
            [0, 5.4],
            [4000, 5.4],
          ],
          { tone: 'muted', dashed: true, thin: true },
        ),
        dots([[2000, 9]], { tone: 'ink' }),
        text([2000, 9], 'break-even: 2,000 cups', { anchor: 'end', shift: [-8, 10] }),
        text([3400, 16.3], 'revenue', { tone: 'accent', anchor: 'end', shift: [-10, 0] }),
        text([3300, 10.6], 'total cost', { tone: 'second' }),
        text([2800, 4.8], 'fixed costs', { tone: 'muted', shift: [0, -5] }),
      ],
      { ratio: 0.52 },
    ),
    h('Target profit'),
    p('The owner wants €2,700 a month. Treat the profit as one more fixed cost.'),
    f('Q = frac(5400 + 2700; 2.70) = 3,000 cups'),
    p(
      'Half as many cups again as at break-even: 120 a day. If the wish is for €2,700 *after* 25 % tax, the profit before tax must be 2,700 / 0.75 = €3,600, and Q = 9,000 / 2.70 = 3,334 cups, rounded up.',
    ),
    h('How safe are we?'),
    p('The bar sells 2,600 cups at present.'),
    table(['Measure', 'Calculation', 'Result'], 'llr', [
      ['profit', '2,600 · 2.70 − 5,400', '€1,620'],
      ['margin of safety', '(2,600 − 2,000) / 2,600', '23 %'],
      ['operating leverage', 'contribution 7,020 / profit 1,620', '4.3'],
    ]),
    p('Leverage 4.3 means: 10 % more sales give 43 % more profit, and 10 % fewer sales 43 % less.'),
    h('What if …'),
    table(['Change', 'New margin', 'New break-even'], 'lrr', [
      ['price up by 10 % to €4.95', '€3.15', '1,715 cups'],
      ['variable cost up by 10 % to €1.98', '€2.52', '2,143 cups'],
      ['rent up, fixed costs €5,940', '€2.70', '2,200 cups'],
      ['price down by 10 % to €4.05', '€2.25', '2,400 cups'],
    ]),
    p(
      'Price is the strongest lever, provided that customers stay. Demand is not in the formula; it must come from somewhere else.',
    ),
    h('Limits'),
    ul(
      'Straight lines hold in a range: beyond 4,000 cups a second machine is needed and fixed costs jump.',
      'Several products: use the average margin of the mix, and say what mix you assume.',
      'Break-even says nothing about cash. Paying the supplier at once and the landlord a month later changes what the account shows, not the break-even.',
    ),
    note(
      'Exercise',
      'Cakes: price €4.00, variable cost €2.40. One in four customers buys one with a coffee. Show that the margin per customer is €3.10 and break-even 1,742 customers.',
    ),
  ],
};
