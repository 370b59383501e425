import type { Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { curve, dash, dots, f, fig, fu, graph, h, note, p, steps, table, text, ul } from './build';

const growth: DemoDocument = {
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

const speeds: Point[] = [
  [0.1, 0.0198],
  [0.2, 0.0331],
  [0.4, 0.0502],
  [0.8, 0.0662],
  [1.6, 0.0802],
  [3.2, 0.0886],
];

const enzyme: DemoDocument = {
  slug: 'alkaline-phosphatase-michaelis-menten',
  title: 'Kinetics of alkaline phosphatase: Km and Vmax from initial rates, without and with an inhibitor',
  description:
    'Initial rates at six substrate concentrations, a Lineweaver–Burk plot, and phosphate recognised as a competitive inhibitor.',
  subject: 'Biology',
  documentType: 'lab_report',
  school: 'Santa Monica College',
  courseCode: 'BIOL 21',
  ageDays: 31,
  uploader: 3,
  accent: '#3c6e47',
  front: [
    ['Experiment', '4: Enzyme kinetics'],
    ['Reaction', 'p-nitrophenyl phosphate → p-nitrophenol (yellow, read at 405 nm) + phosphate'],
    ['Conditions', '25 °C, pH 9.8, enzyme the same in all tubes'],
  ],
  format: 'docx',
  look: 'report',
  body: [
    h('Aim'),
    p(
      'To measure the initial rate of the reaction catalysed by alkaline phosphatase at six concentrations of its substrate, to determine K_{m} and V_{max}, and to find out from a second series how inorganic phosphate inhibits the enzyme.',
    ),
    h('Background'),
    p(
      'Enzyme and substrate form a complex that either falls apart again or gives the product. With little substrate most of the enzyme is free and the rate grows in proportion to the substrate; with much substrate nearly all of the enzyme is occupied, and the rate approaches its limit V_{max}:',
    ),
    f('v = frac(V_{max} [S]; K_{m} + [S])'),
    p(
      'K_{m} is the concentration at which the rate is half of V_{max}. It is read on the horizontal axis and has the unit of a concentration. Taking the reciprocal of both sides gives a straight line, the Lineweaver–Burk plot:',
    ),
    f('frac(1; v) = frac(K_{m}; V_{max}) · frac(1; [S]) + frac(1; V_{max})'),
    p(
      'A competitive inhibitor occupies the active site. Enough substrate drives it out, so V_{max} stays and the apparent K_{m} rises by the factor α = 1 + [I]/K_{i}. A non-competitive inhibitor binds elsewhere; V_{max} falls and K_{m} stays.',
    ),
    h('Method'),
    steps(
      'Substrate solutions of 0.10 to 3.20 mmol/L were prepared in buffer by successive dilution.',
      'To 2.90 ml of each, in a cuvette at 25 °C, 0.10 ml of enzyme solution was added. The absorbance at 405 nm was read every 3 s for two minutes.',
      'The slope of the first 15 s, in which at most 5 % of the substrate was used and all curves were straight, was taken as the initial rate. Dividing by the molar absorption coefficient of p-nitrophenolate, 18.0 L mmol⁻¹ cm⁻¹, and the path of 1 cm turns absorbance per minute into mmol/L per minute.',
      'The series was repeated with 1.0 mmol/L sodium phosphate in every tube.',
      'A blank without enzyme showed no change over two minutes.',
    ),
    h('Results'),
    table(
      ['[S] / mmol L⁻¹', 'ΔA per min', 'v / µmol L⁻¹ min⁻¹', 'v with phosphate'],
      'rrrr',
      [
        ['0.10', '0.356', '19.8', '11.1'],
        ['0.20', '0.596', '33.1', '20.1'],
        ['0.40', '0.904', '50.2', '33.2'],
        ['0.80', '1.192', '66.2', '50.3'],
        ['1.60', '1.444', '80.2', '66.4'],
        ['3.20', '1.595', '88.6', '80.3'],
      ],
      'Initial rates without and with 1.0 mmol/L phosphate; each is the mean of two runs.',
    ),
    fig(
      'Initial rate against substrate concentration, without inhibitor (circles) and with phosphate (dots). The curves are Michaelis–Menten curves with the constants found below.',
      { min: 0, max: 3.5, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3], label: '[S] / mmol L⁻¹' },
      { min: 0, max: 110, ticks: [0, 25, 50, 75, 100], label: 'v / µmol L⁻¹ min⁻¹', grid: true },
      [
        curve(graph((x) => (100 * x) / (0.4 + x), 0, 3.45)),
        curve(
          graph((x) => (100 * x) / (0.8 + x), 0, 3.45),
          { tone: 'second' },
        ),
        dots(
          speeds.map(([s, v]) => [s, v * 1000]),
          { tone: 'ink', hollow: true },
        ),
        dots(
          [
            [0.1, 11.1],
            [0.2, 20.1],
            [0.4, 33.2],
            [0.8, 50.3],
            [1.6, 66.4],
            [3.2, 80.3],
          ],
          { tone: 'second' },
        ),
        dash([0, 50], [0.8, 50], [0.8, 0]),
        dash([0.4, 50], [0.4, 0]),
        text([2.1, 92], 'no inhibitor', { tone: 'accent' }),
        text([2.1, 62], 'with phosphate', { tone: 'second' }),
      ],
      { ratio: 0.6 },
    ),
    p(
      'For the Lineweaver–Burk plot the reciprocals were taken. A straight line through the first series gives the slope 0.00405 min and the intercept 0.0100 L min/µmol; through the second, 0.00800 and 0.0100.',
    ),
    fu(
      'V_{max} = 1 / 0.0100 = 100 µmol L^{−1} min^{−1}',
      'K_{m} = slope / intercept = 0.00405 / 0.0100 = 0.40 mmol/L',
    ),
    fig(
      'Lineweaver–Burk plot. Both lines meet on the vertical axis: the same V_{max}, a different K_{m}.',
      { min: -3, max: 10.5, ticks: [-2, 2, 4, 6, 8, 10], label: '1/[S]' },
      { min: 0, max: 0.1, ticks: [0.02, 0.04, 0.06, 0.08, 0.1], label: '1/v' },
      [
        curve([
          [-2.5, 0],
          [10.3, 0.0512],
        ]),
        curve(
          [
            [-1.25, 0],
            [10.3, 0.0924],
          ],
          { tone: 'second' },
        ),
        dots(
          speeds.map(([s, v]) => [1 / s, 1 / (v * 1000)]),
          { tone: 'ink', hollow: true },
        ),
        dots(
          [
            [10, 0.0901],
            [5, 0.0498],
            [2.5, 0.0301],
            [1.25, 0.0199],
            [0.625, 0.0151],
            [0.3125, 0.0125],
          ],
          { tone: 'second' },
        ),
        text([7, 0.03], 'no inhibitor', { tone: 'accent' }),
        text([6.6, 0.068], 'with phosphate', { tone: 'second', anchor: 'end' }),
      ],
      { ratio: 0.58 },
    ),
    table(
      ['', 'Without', 'With phosphate', 'Change'],
      'lrrr',
      [
        ['V_{max} / µmol L⁻¹ min⁻¹', '100', '100', 'none'],
        ['apparent K_{m} / mmol L⁻¹', '0.40', '0.80', 'doubled'],
        ['rate at 0.40 mmol/L', '50.2', '33.2', '−34 %'],
        ['rate at 3.20 mmol/L', '88.6', '80.3', '−9 %'],
      ],
      'The constants compared.',
    ),
    h('Discussion'),
    p(
      'V_{max} is the same in both series within the uncertainty of about 2 %, while the apparent K_{m} has doubled. This is the pattern of competitive inhibition, and it makes chemical sense: phosphate is a product of the reaction and has the same shape as the group that the active site holds. The last two rows of the table show the same thing without any plot: the inhibitor matters much at low concentrations of substrate and little at high ones.',
    ),
    p(
      'From α = 0.80/0.40 = 2.0 and [I] = 1.0 mmol/L the inhibition constant follows: K_{i} = [I]/(α − 1) = 1.0 mmol/L. Since phosphate is formed in the reaction itself, the rate must be read at once. Even a whole minute turns over at most 89 µmol/L, less than a tenth of K_{i}, and within the first 15 s the phosphate formed slows the reaction by less than 1 %.',
    ),
    ul(
      '**Weights.** A double-reciprocal plot gives most weight to the smallest rates, which are the least certain. The constants were therefore checked by fitting the curve directly; both methods agree within 2 %.',
      '**Range.** The concentrations run from a quarter of K_{m} to eight times K_{m}. Without values on both sides of K_{m}, either the slope or the limit would be a guess.',
      '**Absorbance.** At the end of the first minute the highest reading was 1.6. Above about 2 the instrument is no longer linear.',
    ),
    h('Conclusion'),
    p(
      'At 25 °C and pH 9.8 the enzyme has K_{m} = 0.40 mmol/L for p-nitrophenyl phosphate and, at the enzyme concentration used, V_{max} = 100 µmol L⁻¹ min⁻¹. Phosphate is a competitive inhibitor with K_{i} ≈ 1.0 mmol/L.',
    ),
    note(
      'For the record',
      'K_{m} belongs to enzyme and substrate and does not depend on how much enzyme is used; V_{max} doubles when the enzyme is doubled. A report that gives V_{max} without the amount of enzyme is incomplete.',
    ),
  ],
};

export const biologyDocuments: readonly DemoDocument[] = [growth, enzyme];
