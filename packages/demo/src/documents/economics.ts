import type { DemoDocument } from '../demo-document';
import { area, ask, curve, dash, dots, f, fig, h, note, p, steps, table, text, ul } from './blocks';

const elasticity: DemoDocument = {
  slug: 'elasticity-along-the-demand-curve',
  title: 'Elasticity along the demand curve',
  description: 'Why a straight line has many elasticities, and the revenue test that tells them apart.',
  subject: 'Economics',
  documentType: 'study_guide',
  school: 'New York University Abu Dhabi',
  courseCode: 'ECON 101',
  ageDays: 1,
  uploader: 0,
  accent: '#a2401f',
  format: 'pdf',
  look: 'guide',
  body: [
    h('Why a straight line has many elasticities'),
    p(
      'Elasticity compares *percentage* changes, so the same slope gives a different elasticity at every point. High on the line the price is large and the quantity small: a dirham off is a small percentage of the price but adds a large percentage to the quantity. Low on the line it is the other way round. The slope is a property of the line; the elasticity is a property of a point on it.',
    ),
    f('ε = frac(%ΔQ; %ΔP) = frac(ΔQ; ΔP) · frac(P; Q)'),
    p(
      'Demand curves fall, so ε is negative. Many books drop the sign and speak of an elasticity of 2 when they mean −2. In this guide |ε| stands for the size. Demand is called **elastic** when |ε| > 1, **inelastic** when |ε| < 1, and **unit elastic** when |ε| = 1.',
    ),
    fig(
      'The demand curve Q = 120 − 2P. Above its midpoint demand is elastic, below it inelastic; revenue, price times quantity, is the largest rectangle under the line at the midpoint.',
      { min: 0, max: 128, ticks: [0, 20, 40, 60, 80, 100, 120], label: 'quantity Q' },
      { min: 0, max: 66, ticks: [0, 10, 20, 30, 40, 50, 60], label: 'price P / AED' },
      [
        area(
          [
            [0, 0],
            [0, 30],
            [60, 30],
            [60, 0],
          ],
          'second',
        ),
        curve([
          [0, 60],
          [120, 0],
        ]),
        dash([0, 30], [60, 30], [60, 0]),
        dots(
          [
            [20, 50],
            [60, 30],
            [100, 10],
          ],
          { tone: 'ink' },
        ),
        text([20, 50], '|ε| = 5: elastic', { shift: [9, 8] }),
        text([60, 30], '|ε| = 1: unit elastic', { shift: [9, 8] }),
        text([100, 10], '|ε| = 0.2: inelastic', { shift: [4, 12] }),
        text([30, 15], 'revenue 1,800', { anchor: 'middle', tone: 'second' }),
      ],
      { ratio: 0.55, width: 0.78 },
    ),
    h('The revenue test'),
    p(
      'Revenue is R = P · Q. When the price rises by one per cent and the quantity falls by more than one per cent, revenue falls; when the quantity falls by less, revenue rises. So the answer to “what happens to revenue if we raise the price?” *is* the elasticity, seen from the till:',
    ),
    table(
      ['Price', 'Quantity', 'Revenue', 'Elasticity ε', 'If the price rises a little, revenue …'],
      'rrrrl',
      [
        ['10', '100', '1,000', '−0.2', 'rises'],
        ['20', '80', '1,600', '−0.5', 'rises'],
        ['30', '60', '1,800', '−1', 'does not change: it is at its maximum'],
        ['40', '40', '1,600', '−2', 'falls'],
        ['50', '20', '1,000', '−5', 'falls'],
      ],
      'Five points of the curve Q = 120 − 2P.',
    ),
    p(
      'For the line Q = a − bP the elasticity is −bP/(a − bP). It equals −1 where bP = a − bP, that is at P = a/(2b): half-way down, whatever the slope. Here this is 120/4 = 30.',
    ),
    note(
      'Remember',
      'A seller with no costs would choose the midpoint. A seller with costs per unit always chooses a point *above* it, on the elastic part: giving up a little revenue is worth while when it saves cost.',
    ),
    h('The midpoint formula'),
    p(
      'Between two distant points the percentage depends on where one starts: from 20 to 30 is plus 50 %, back again is minus 33 %. Taking the average of the two values as the base removes the ambiguity:',
    ),
    f('ε = frac((Q_{2} − Q_{1}) / ((Q_{1} + Q_{2})/2); (P_{2} − P_{1}) / ((P_{1} + P_{2})/2))'),
    p(
      '**Example.** The price rises from 20 to 30 and the quantity falls from 80 to 60. ΔQ is −20 with an average of 70, minus 28.6 %; ΔP is 10 with an average of 25, plus 40 %. So ε = −0.286/0.40 = −0.71. Demand is inelastic on this stretch, and revenue indeed rises, from 1,600 to 1,800.',
    ),
    h('What makes demand elastic'),
    ul(
      '**Substitutes.** One brand of rice has many; rice has few; food has none. The narrower the market is drawn, the more elastic the demand.',
      '**Share of the budget.** A doubled price of salt goes unnoticed; a doubled rent does not.',
      '**Time.** Drivers cannot change their cars the week after petrol becomes dear, but they can within five years. Long-run elasticities are larger.',
      '**Necessity.** Insulin has nearly vertical demand at any price that people can pay.',
    ),
    h('Three relatives'),
    table(['Elasticity', 'Formula', 'Sign tells'], 'lll', [
      ['cross-price', '%ΔQ of A / %ΔP of B', '+ substitutes (tea, coffee); − complements (printers, ink)'],
      ['income', '%ΔQ / %Δ income', '+ normal good; above 1 a luxury; − inferior good'],
      ['of supply', '%ΔQ supplied / %ΔP', 'always ≥ 0; larger the more time producers have'],
    ]),
    h('Who pays a tax'),
    p(
      'A tax drives a wedge between what buyers pay and what sellers receive. The side that can get away less easily, the less elastic one, bears more of it, no matter who hands the money to the state. With |ε_{d}| for demand and ε_{s} for supply, the buyers’ share is',
    ),
    f('frac(ε_{s}; ε_{s} + |ε_{d}|)'),
    p(
      'If demand has 0.5 and supply 1.5, buyers bear 1.5/2.0 = 75 % of the tax. Cigarettes are the usual example: demand is inelastic, so the price rises by nearly the whole tax, the state earns well, and the quantity falls little in the short run.',
    ),
    h('Test yourself'),
    steps(
      'A cinema lowers its price from 50 to 40 and sells 1,150 instead of 850 tickets. Midpoint elasticity? Does revenue rise?',
      'A firm sells where |ε| = 0.6. Should it raise or lower its price?',
      'When income rises by 4 %, sales of instant noodles fall by 1 %. What kind of good are they?',
      'The price of B rises by 10 % and the quantity of A rises by 4 %. Elasticity, and what are A and B to each other?',
    ),
    p(
      '**Answers.** (1) +30 % (300/1,000) over −22.2 % (−10/45) gives −1.35; revenue rises from 42,500 to 46,000. (2) Raise it: revenue goes up and, with fewer units to make, cost goes down. (3) An inferior good, income elasticity −0.25. (4) +0.4; substitutes.',
    ),
  ],
};

const microFinal: DemoDocument = {
  slug: 'practice-final-microeconomic-principles',
  title: 'Practice final: microeconomic principles',
  description:
    'Two hours, 100 marks: surplus and taxes, costs, monopoly, a game and an externality, with a full marking guide.',
  subject: 'Economics',
  documentType: 'exam',
  school: 'University of Manchester',
  courseCode: 'ECON 110',
  ageDays: 14,
  uploader: 2,
  accent: '#1b1c20',
  front: [
    ['Time allowed', '2 hours'],
    ['Total', '100 marks'],
    ['Answer', 'all five questions'],
    ['Aids', 'calculator, ruler'],
  ],
  format: 'pdf',
  look: 'exam',
  body: [
    p(
      'Draw diagrams large, label axes and curves, and mark every area that you calculate. Explanations count for as much as numbers: an unexplained number earns at most half the marks of its part.',
    ),
    ask(
      '**A market and a tax.** Demand is Q = 100 − 2P and supply is Q = 4P − 20, with P in pounds and Q in thousands per week.',
      0,
      3,
      [
        { text: 'Find the equilibrium price and quantity, and the consumer and producer surplus.', marks: 8 },
        {
          text: 'A tax of £6 per unit is laid on sellers. Find the price buyers pay, the price sellers keep, the quantity and the tax revenue.',
          marks: 8,
        },
        { text: 'Calculate the deadweight loss and explain in words where it comes from.', marks: 5 },
        {
          text: 'Buyers bear two thirds of this tax. Explain why, using elasticities at the old equilibrium.',
          marks: 4,
        },
      ],
    ),
    ask(
      '**A competitive firm.** A small bakery has the total cost TC = q² + 10q + 25 per hour, where q is the number of trays.',
      0,
      3,
      [
        {
          text: 'Write down fixed cost, average total cost and marginal cost, and find the output at which average total cost is smallest.',
          marks: 6,
        },
        { text: 'The market price is 30. Find the output that maximises profit, and the profit.', marks: 6 },
        {
          text: 'What will happen to the number of firms and to the price in the long run, if all bakeries are alike?',
          marks: 6,
        },
      ],
    ),
    ask(
      '**A monopoly.** A single supplier faces P = 100 − Q and has a constant marginal cost of 20 and no fixed cost.',
      0,
      3,
      [
        { text: 'Find price, quantity and profit.', marks: 7 },
        {
          text: 'Find the deadweight loss compared with the competitive outcome, and show it in a diagram.',
          marks: 7,
        },
        { text: 'Would a price ceiling of 50 help or harm consumers? Give the new quantity.', marks: 5 },
      ],
    ),
    table(
      ['A \\ B', 'B: high fare', 'B: low fare'],
      'lcc',
      [
        ['A: high fare', '8, 8', '2, 10'],
        ['A: low fare', '10, 2', '4, 4'],
      ],
      'Profits for question 4.',
    ),
    ask(
      '**A game.** Two airlines each choose a high or a low fare. The table gives profits in millions, the first number for airline A.',
      0,
      3,
      [
        {
          text: 'Find each airline’s dominant strategy, if there is one, and the Nash equilibrium.',
          marks: 6,
        },
        { text: 'Why do both end with less than they could have? Name the kind of game.', marks: 4 },
        { text: 'How may repetition change the outcome?', marks: 6 },
      ],
    ),
    ask(
      '**An externality.** The marginal benefit of a chemical is 70 − Q, its private marginal cost is 10 + Q, and every unit harms a river by 20.',
      0,
      3,
      [
        { text: 'Find the market quantity and the efficient quantity.', marks: 7 },
        { text: 'Find the deadweight loss, and the tax per unit that removes it.', marks: 7 },
        {
          text: 'Name one advantage of a tax over a fixed limit for every firm, and one case in which the limit is better.',
          marks: 8,
        },
      ],
    ),
    h('Marking guide'),
    p(
      '**1.** (a) 100 − 2P = 4P − 20 gives P = £20, Q = 60. Demand meets the price axis at 50 and supply at 5, so CS = ½ · 30 · 60 = 900 and PS = ½ · 15 · 60 = 450, in thousands of pounds. (b) Sellers keep P − 6: 100 − 2P = 4(P − 6) − 20, so P = £24, sellers keep £18, Q = 52, revenue 6 · 52 = 312. (c) ½ · 6 · (60 − 52) = 24. Check: CS is now 676, PS 338, and 676 + 338 + 312 = 1,326 = 1,350 − 24. The loss is the surplus of the eight thousand units that buyers value above their cost and that are no longer traded. (d) |ε_{d}| = 2 · 20/60 = 2/3 and ε_{s} = 4 · 20/60 = 4/3. The buyers’ share is (4/3)/(4/3 + 2/3) = 2/3, that is £4 of £6: demand is the less elastic side.',
    ),
    fig(
      'Question 1. The tax opens a wedge of £6 between 24 and 18; the small triangle is the deadweight loss.',
      { min: 0, max: 105, ticks: [0, 20, 40, 52, 60, 80, 100], label: 'Q (thousands)' },
      { min: 0, max: 54, ticks: [0, 5, 10, 18, 24, 30, 40, 50], label: 'P / £' },
      [
        area(
          [
            [52, 24],
            [60, 20],
            [52, 18],
          ],
          'second',
        ),
        area(
          [
            [0, 24],
            [52, 24],
            [52, 18],
            [0, 18],
          ],
          'muted',
        ),
        curve(
          [
            [0, 50],
            [100, 0],
          ],
          { tone: 'ink' },
        ),
        curve(
          [
            [0, 5],
            [100, 30],
          ],
          { tone: 'ink' },
        ),
        dash([0, 24], [52, 24], [52, 0]),
        dash([0, 18], [52, 18]),
        dash([60, 20], [60, 0]),
        text([24, 21], 'tax revenue 312', { anchor: 'middle' }),
        text([86, 8.5], 'D', { shift: [4, 4] }),
        text([96, 29.5], 'S', { shift: [-2, 9] }),
        text([61.5, 21.5], 'DWL 24', { tone: 'second', shift: [2, 8] }),
      ],
      { ratio: 0.5, width: 0.66 },
    ),
    p(
      '**2.** (a) FC = 25; ATC = q + 10 + 25/q; MC = 2q + 10. ATC is smallest where MC = ATC: q = 25/q, q = 5, ATC = 20. (b) P = MC: 30 = 2q + 10, q = 10; profit 300 − (100 + 100 + 25) = 75. (c) Profit attracts entry; supply shifts right until the price is the smallest ATC, 20, at which each bakery makes 5 trays and earns no economic profit.',
    ),
    p(
      '**3.** (a) MR = 100 − 2Q = 20, so Q = 40, P = 60, profit (60 − 20) · 40 = 1,600. (b) Competition: P = 20, Q = 80. DWL = ½ · (60 − 20) · (80 − 40) = 800. (c) With a ceiling of 50, marginal revenue is 50 up to Q = 50, above marginal cost, so Q = 50: more is sold at a lower price. Consumers gain. (A ceiling helps a monopoly’s customers as long as it stays above marginal cost.)',
    ),
    p(
      '**4.** (a) Low is dominant for both: 10 > 8 and 4 > 2. The only equilibrium is (low, low) with 4, 4. (b) Each gains by undercutting whatever the other does, though both would be better off with (high, high): a prisoner’s dilemma. (c) If the game is repeated without a known end, and the future counts enough, each can reward a high fare and punish a low one; cooperation can then be an equilibrium. With a known last round the argument unravels from the end. Open agreements on price are illegal.',
    ),
    p(
      '**5.** (a) Market: 70 − Q = 10 + Q, Q = 30. Efficient: 70 − Q = 30 + Q, Q = 20. (b) DWL = ½ · 20 · (30 − 20) = 100; a tax of 20 per unit. (c) With a tax, firms that can cut cheaply cut most, so the same total is reached at the least cost, and every further cut goes on being rewarded. A limit is better where a threshold must not be passed, as with a poison in drinking water, or where the emission can be seen but not measured.',
    ),
  ],
};

export const economicsDocuments: readonly DemoDocument[] = [elasticity, microFinal];
