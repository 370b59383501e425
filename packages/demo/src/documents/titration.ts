import type { Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { area, curve, dash, dots, fig, fu, graph, h, note, p, steps, table, text, ul } from './blocks';

/** The pH after v ml of 0.1024 M base in 25.00 ml of 0.0860 M acid of pKa 4.74, from the balance of charges. */
function titrationPh(v: number): number {
  const acid = (0.08602 * 25) / (25 + v);
  const sodium = (0.1024 * v) / (25 + v);
  const ka = 10 ** -4.74;
  let [low, high] = [0, 14];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    const proton = 10 ** -middle;
    const charge = proton + sodium - 1e-14 / proton - (acid * ka) / (ka + proton);
    if (charge > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const readings: Point[] = [
  [0, 2.9],
  [2, 3.77],
  [5, 4.24],
  [10, 4.7],
  [15, 5.14],
  [18, 5.53],
  [20, 6.04],
  [20.5, 6.36],
  [20.8, 6.77],
  [21, 8.7],
  [21.2, 10.63],
  [21.5, 11.02],
  [22, 11.33],
  [24, 11.79],
  [28, 12.12],
];

export const titration: DemoDocument = {
  slug: 'titration-curve-of-acetic-acid',
  title: 'Titration curve of acetic acid with sodium hydroxide',
  description:
    'Equivalence point, buffer region and pKa of vinegar from three titrations, with uncertainties and the choice of indicator.',
  subject: 'Chemistry',
  documentType: 'lab_report',
  school: 'University of Sharjah',
  courseCode: 'CHEM 112',
  ageDays: 2,
  uploader: 0,
  accent: '#1d6b52',
  front: [
    ['Experiment', '6: Potentiometric titration of a weak acid'],
    ['Sample', 'white vinegar, labelled 5 % acetic acid'],
    ['Titrant', 'sodium hydroxide, 0.1024 ± 0.0002 mol/L, standardised against potassium hydrogen phthalate'],
    [
      'Apparatus',
      '50 ml burette, 10 ml and 25 ml pipettes, 100 ml volumetric flask, pH meter calibrated at pH 4.00, 7.00 and 10.00, magnetic stirrer',
    ],
  ],
  format: 'pdf',
  look: 'lab',
  body: [
    h('Aim'),
    p(
      'To record the pH of diluted vinegar while sodium hydroxide is added, to find from the curve the concentration of acetic acid in the vinegar and the acid’s pKa, and to choose an indicator for routine titrations of the same kind.',
    ),
    h('Background'),
    p(
      'Acetic acid is a weak acid. It reacts with hydroxide completely, but on its own it gives up only a small part of its protons:',
    ),
    fu('CH_{3}COOH + OH^{−} → CH_{3}COO^{−} + H_{2}O', 'K_{a} = frac([H^{+}][CH_{3}COO^{−}]; [CH_{3}COOH])'),
    p(
      'Taking logarithms of the second equation gives the Henderson–Hasselbalch equation. Half-way to the equivalence point half of the acid has become acetate, the two concentrations are equal, the logarithm is zero, and the meter shows the pKa directly.',
    ),
    fu('pH = pK_{a} + log frac([CH_{3}COO^{−}]; [CH_{3}COOH])'),
    p(
      'Four regions can be told apart on the curve. At the start there is only the weak acid. Then follows the buffer region, flat because every drop changes the ratio of acetate to acid only a little. At the equivalence point only acetate is left, a weak base, so the pH there lies above 7. Beyond it, the excess of hydroxide alone decides.',
    ),
    h('Procedure'),
    steps(
      '10.00 ml of vinegar were diluted to 100.0 ml in the volumetric flask.',
      '25.00 ml of this solution were pipetted into a beaker; about 30 ml of water were added to cover the electrode. The water does not change the amount of acid.',
      'Titrant was added from the burette in steps of 1 to 5 ml, near the equivalence point in steps of 0.1 to 0.3 ml. The pH was read after each addition, once it had been steady for 15 s.',
      'Two more titrations were run quickly to the equivalence point for the volume alone.',
    ),
    h('Results'),
    table(
      ['V / ml', 'pH', 'V / ml', 'pH', 'V / ml', 'pH'],
      'rrrrrr',
      [
        ['0.00', '2.90', '18.00', '5.53', '21.20', '10.63'],
        ['2.00', '3.77', '20.00', '6.04', '21.50', '11.02'],
        ['5.00', '4.24', '20.50', '6.36', '22.00', '11.33'],
        ['10.00', '4.70', '20.80', '6.77', '24.00', '11.79'],
        ['15.00', '5.14', '21.00', '8.70', '28.00', '12.12'],
      ],
      'Volume of titrant and pH in the first titration.',
    ),
    fig(
      'The titration curve. The line is calculated for an acid of pKa 4.74; half equivalence and equivalence are marked.',
      { min: 0, max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], label: 'volume of NaOH / ml' },
      { min: 0, max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], label: 'pH', grid: true },
      [
        area(
          [
            [0, 8.2],
            [30, 8.2],
            [30, 10],
            [0, 10],
          ],
          'second',
        ),
        text([0.5, 9.1], 'phenolphthalein changes here', { tone: 'second' }),
        curve([
          ...graph(titrationPh, 0, 20.6, 60),
          ...graph(titrationPh, 20.62, 21.4, 60),
          ...graph(titrationPh, 21.45, 29, 40),
        ]),
        dots(readings, { tone: 'ink', hollow: true }),
        dash([10.5, 0], [10.5, 4.74], [0, 4.74]),
        dash([21, 0], [21, 8.7]),
        text([10.5, 4.1], 'half equivalence: pH = pKa = 4.74', { anchor: 'start', shift: [5, -6] }),
        text([21, 7.3], 'equivalence 21.00 ml', { anchor: 'start', shift: [6, 0] }),
      ],
      { ratio: 0.62, width: 0.8 },
    ),
    p(
      'The steepest step lies between 20.80 ml and 21.20 ml. The three titrations gave the equivalence volumes 21.05, 20.95 and 21.00 ml; the mean is 21.00 ml. Acid and base react one to one, so in the diluted solution',
    ),
    fu('c = frac(0.1024 mol/L · 21.00 ml; 25.00 ml) = 0.08602 mol/L'),
    p(
      'and in the vinegar itself, ten times as much, 0.860 mol/L. With the molar mass 60.05 g/mol this is 51.7 g/L, or 5.17 g in 100 ml. At half equivalence, 10.50 ml, the reading interpolated between 10.00 and 15.00 ml is 4.74, so',
    ),
    fu('pK_{a} = 4.74,    K_{a} = 10^{−4.74} = 1.8 · 10^{−5}'),
    h('Uncertainty'),
    table(
      ['Quantity', 'Value', 'Uncertainty', 'Relative'],
      'lrrr',
      [
        ['titrant concentration', '0.1024 mol/L', '0.0002 mol/L', '0.20 %'],
        ['equivalence volume', '21.00 ml', '0.05 ml', '0.24 %'],
        ['25 ml pipette', '25.00 ml', '0.03 ml', '0.12 %'],
        ['10 ml pipette', '10.00 ml', '0.02 ml', '0.20 %'],
        ['100 ml flask', '100.0 ml', '0.08 ml', '0.08 %'],
      ],
      'Contributions to the uncertainty of the concentration.',
    ),
    p(
      'They are independent, so their squares add: √(0.20² + 0.24² + 0.12² + 0.20² + 0.08²) % = 0.40 %. The pH meter is good to 0.02, and the same holds for the pKa.',
    ),
    note(
      'Result',
      'The vinegar holds (0.860 ± 0.003) mol/L of acetic acid, (5.17 ± 0.02) g in 100 ml. The pKa is 4.74 ± 0.02.',
    ),
    h('Discussion'),
    ul(
      'The label promises 5 %. The measured content is 3 % more than that, far outside the uncertainty of the titration; makers keep a small reserve above what they declare.',
      'The tabulated pKa of acetic acid at 25 °C is 4.76. The measured value agrees within its uncertainty. A small difference downwards is expected, because the tabulated constant holds for very dilute solutions and the ions in the beaker lower the apparent pKa.',
      'The pH at equivalence can be predicted. 25.00 ml of sample and 21.00 ml of titrant hold the acetate in 46.00 ml, a concentration of 0.0467 mol/L (less, when the added water is counted). With K_{b} = 10^{−14}/10^{−4.74} = 5.5 · 10^{−10}, [OH⁻] = √(5.5 · 10^{−10} · 0.0467) = 5.1 · 10^{−6} mol/L, and the pH is 8.70. The curve passes through exactly this value.',
      'An indicator must change within the steep part, roughly pH 7 to 10.5. Phenolphthalein (8.2 to 10.0) fits. Methyl orange (3.1 to 4.4) would have finished changing after 7 ml, a third of the way; bromothymol blue (6.0 to 7.6) would begin about a millilitre too early and fade over slowly.',
    ),
    h('Conclusion'),
    p(
      'A single curve gave three results that support each other: the concentration from the position of the step, the pKa from the height of the curve half-way to it, and the right indicator from the range of the step. For routine work the pH meter is not needed: 25.00 ml of the diluted vinegar and phenolphthalein give the same volume within 0.05 ml.',
    ),
  ],
};
