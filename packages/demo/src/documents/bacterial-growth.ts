import type { DemoDocument } from '../demo-document';
import { curve, dash, f, fig, graph, h, note, p, steps, table, text, ul } from './blocks';

export const bacterialGrowth: DemoDocument = {
  slug: 'the-bacterial-growth-curve',
  title: 'The bacterial growth curve',
  description:
    'Lag, log, stationary, death: what sets the slope and the plateau of the curve, how to measure both, and how to calculate generations.',
  subject: 'Biology',
  documentType: 'notes',
  school: 'University of Sharjah',
  courseCode: 'BIOL 230',
  ageDays: 2,
  uploader: 2,
  accent: '#2f7a3d',
  format: 'pdf',
  look: 'columns',
  body: [
    p(
      'Bacteria reproduce by binary fission: one cell copies its chromosome, grows and divides into two. In a closed flask with a fixed supply of food (a *batch culture*) the number of living cells runs through four phases. Plotted on a logarithmic scale against time, it gives the curve that every microbiology course starts with.',
    ),
    fig(
      'Living cells per millilitre in a batch culture, on a logarithmic scale. The slope of the straight part is the growth rate.',
      { min: 0, max: 32, ticks: [0, 8, 16, 24, 32], label: 'time / h' },
      { min: 4.5, max: 10, ticks: [5, 6, 7, 8, 9], label: 'log₁₀ cells per ml', grid: true },
      [
        curve([
          [0, 5],
          ...graph((x) => 5 + 0.04 * x ** 2, 0, 2.5, 12),
          [3.2, 5.5],
          [8.6, 8.6],
          ...graph((x) => 9 - 0.4 * Math.exp(-(x - 8.6) * 1.1), 8.6, 20, 30),
          ...graph((x) => 9 - 0.012 * (x - 20) ** 2, 20, 25, 12),
          [32, 7.9],
        ]),
        dash([2.5, 4.5], [2.5, 9.6]),
        dash([9.5, 4.5], [9.5, 9.6]),
        dash([21, 4.5], [21, 9.6]),
        text([1.2, 9.75], 'lag', { anchor: 'middle' }),
        text([6, 9.75], 'log', { anchor: 'middle' }),
        text([15.2, 9.75], 'stationary', { anchor: 'middle' }),
        text([26.5, 9.75], 'death', { anchor: 'middle' }),
      ],
      { ratio: 0.72 },
    ),
    h('The four phases'),
    p(
      '**Lag.** Cells are busy but do not divide yet. They repair damage, make enzymes for the new food and build up ribosomes. The lag is long after a change of medium or temperature, after storage in the cold and with old inocula; it can vanish when cells in full growth are moved into the same fresh medium.',
    ),
    p(
      '**Log (exponential).** Every cell divides after the same average time, the *generation time* g. Numbers double again and again, and the logarithm rises in a straight line. Cells are most alike in this phase, and most sensitive to antibiotics that act on growing walls, such as penicillin.',
    ),
    p(
      '**Stationary.** Divisions and deaths balance. Food runs short, oxygen cannot enter fast enough, acids and other waste collect. Cells become smaller and tougher; *Bacillus* and *Clostridium* form spores; many antibiotics are made in this phase.',
    ),
    p(
      '**Death.** Energy reserves are used up. The number of *living* cells falls, often exponentially but more slowly than it rose. The total number, counted under the microscope, hardly changes unless the cells burst.',
    ),
    h('The arithmetic of doubling'),
    p('After n generations one cell has become 2^{n}. If N₀ cells grow to N in the time t:'),
    f('N = N_{0} · 2^{n},    n = frac(log N − log N_{0}; log 2),    g = frac(t; n)'),
    p(
      'With common logarithms, log 2 = 0.301. The *specific growth rate* μ uses natural logarithms; the two are linked by',
    ),
    f('μ = frac(ln N − ln N_{0}; t) = frac(ln 2; g) = frac(0.693; g)'),
    p(
      '**Example.** A culture in log phase grows from 2.0 · 10⁵ to 6.4 · 10⁶ cells per ml in 2.5 h. The ratio is 32 = 2⁵, so n = 5, g = 2.5 h/5 = 30 min, and μ = 0.693/0.5 h = 1.39 per hour.',
    ),
    p(
      '**Example.** Starting from 1,000 cells with g = 20 min and no lag, how long until 10⁶ cells? n = log 1000/log 2 = 3/0.301 = 9.97 generations, about 199 minutes. Ten more generations, another 3.3 hours, bring 10⁹. This is why food left warm in the evening is unsafe by the morning.',
    ),
    table(
      ['Organism (best conditions)', 'Generation time'],
      'lr',
      [
        ['*Escherichia coli*', '20 min'],
        ['*Staphylococcus aureus*', '30 min'],
        ['*Lactobacillus acidophilus*', '1–1.5 h'],
        ['*Mycobacterium tuberculosis*', '15–20 h'],
      ],
      'Typical values in rich media; each depends on strain and medium.',
    ),
    note(
      'Why not for ever',
      'At 20 minutes per generation, one cell of 10⁻¹² g would outweigh the Earth (6 · 10²⁷ g) after log₂(6 · 10³⁹) ≈ 132 generations: 44 hours. Log phase always ends because the flask is finite.',
    ),
    h('Measuring growth'),
    table(['Method', 'Counts', 'Beware'], 'lll', [
      [
        'plate count',
        'living cells that form colonies',
        'takes a day; clumps count as one; use plates with 30–300 colonies',
      ],
      ['counting chamber', 'all cells, dead and living', 'needs about 10⁷ per ml'],
      ['turbidity (OD₆₀₀)', 'light scattered by cells', 'quick; straight only up to about 0.4; calibrate'],
      ['dry mass', 'everything', 'large samples'],
    ]),
    p(
      '**Plate count, worked.** 0.1 ml of a 10⁻⁵ dilution gives 84 colonies. The original holds 84/(0.1 ml · 10⁻⁵) = 8.4 · 10⁷ colony-forming units per ml. A plate from the 10⁻⁴ dilution would carry about 840 colonies, too many to count; one from 10⁻⁶ about 8, too few to trust.',
    ),
    h('What moves the curve'),
    ul(
      '**Temperature** changes the slope. Each species has a minimum, an optimum and a maximum; the optimum lies close to the maximum, because enzymes speed up with warmth until they unfold.',
      '**More food** raises the plateau, not the slope, once the food is plentiful. At low concentrations the slope depends on it as μ = μ_{max} S/(K_{s} + S), the Monod equation, which has the same form as Michaelis–Menten.',
      '**A larger inoculum** starts the curve higher and reaches the plateau sooner; slope and plateau stay.',
      '**Oxygen, pH and water** act on slope and plateau alike.',
      '**Two sugars** can give two log phases with a second lag between them (*diauxic growth*): *E. coli* uses up glucose before it makes the enzymes for lactose.',
    ),
    h('Continuous culture'),
    p(
      'In a *chemostat* fresh medium flows in and culture flows out at the same rate. The cells settle at exactly the growth rate at which they are washed out, D = flow/volume. With 200 ml per hour through 1 litre, D = 0.2 per hour and g = 0.693/0.2 = 3.5 h. If D is set above μ_{max}, the culture is washed out altogether.',
    ),
    h('Controlling growth'),
    p(
      'The curve also describes how microbes are killed. Heat, radiation and most disinfectants kill a constant *fraction* per minute, so survivors fall on a straight line on the same logarithmic scale. The time that kills 90 % is the **D-value**. If D at 121 °C is 0.2 min for a spore, twelve decimal reductions, the standard for canned food, take 12 · 0.2 = 2.4 min. Two things follow: a heavily contaminated load needs longer, because it starts higher; and “sterile” is a probability, such as one survivor in a million cans.',
    ),
    table(['Means', 'Effect on the curve'], 'll', [
      ['refrigeration (4 °C)', 'long lag, small slope; psychrophiles still grow'],
      ['salt, sugar, drying', 'little free water: no growth below an activity of about 0.6'],
      ['pasteurising (72 °C, 15 s)', 'starts the curve several powers of ten lower; spores survive'],
      ['a bacteriostatic drug', 'slope zero while the drug is there'],
      ['a bactericidal drug', 'slope negative'],
    ]),
    h('Check yourself'),
    steps(
      'From 3 · 10⁴ to 9.6 · 10⁵ cells in 100 minutes: what is g?',
      'Why does a plate count fall in the death phase while a microscope count does not?',
      'A culture’s optical density stops rising at 1.2, but plate counts still double. What has happened?',
      'Which phase would you choose to test penicillin, and why?',
    ),
    p(
      '**Answers.** (1) The ratio is 32, five generations, 20 minutes. (2) Dead cells form no colonies but are still seen. (3) The meter has left its straight range; dilute before measuring. (4) Log phase: penicillin kills only cells that are building walls.',
    ),
  ],
};
