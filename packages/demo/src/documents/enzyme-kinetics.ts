import type { Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { curve, dash, dots, f, fig, fu, graph, h, note, p, steps, table, text, ul } from './blocks';

const speeds: Point[] = [
  [0.1, 0.0198],
  [0.2, 0.0331],
  [0.4, 0.0502],
  [0.8, 0.0662],
  [1.6, 0.0802],
  [3.2, 0.0886],
];

export const enzymeKinetics: DemoDocument = {
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
