import type { DemoDocument } from '../demo-document';
import {
  arrow,
  ask,
  box,
  curve,
  dash,
  dots,
  f,
  fig,
  graph,
  h,
  note,
  p,
  steps,
  table,
  text,
  ul,
} from './blocks';

const stressStrain: DemoDocument = {
  slug: 'problem-set-3-reading-the-stress-strain-curve',
  title: 'Problem set 3: reading the stress–strain curve',
  description:
    'Modulus, offset yield, UTS, ductility and resilience from one tensile test; then five design problems with full solutions.',
  subject: 'Engineering',
  documentType: 'assignment',
  school: 'Khalifa University',
  courseCode: 'MEEN 220',
  ageDays: 6,
  uploader: 0,
  accent: '#1f5f7a',
  format: 'pdf',
  look: 'handout',
  body: [
    h('The test'),
    p(
      'A round bar of structural steel, diameter 12.0 mm, gauge length 50.0 mm, was pulled in a testing machine at room temperature until it broke. An extensometer recorded the extension of the gauge length up to 2 mm; beyond that the movement of the grips was used. All stresses in this set are *engineering* stresses: force divided by the original cross-section.',
    ),
    f(
      'σ = frac(F; A_{0}),    ε = frac(ΔL; L_{0}),    A_{0} = frac(π d^{2}; 4) = frac(π (12.0~mm)^{2}; 4) = 113.1~mm^{2}',
    ),
    table(['Load F / kN', 'Extension ΔL / mm', 'Stress σ / MPa', 'Strain ε / %', 'Remark'], 'rrrrl', [
      ['11.3', '0.025', '99.9', '0.050', 'straight'],
      ['22.6', '0.050', '199.8', '0.100', 'straight'],
      ['33.9', '0.075', '299.7', '0.150', 'straight'],
      ['40.2', '0.189', '355.4', '0.378', 'on the offset line'],
      ['48.6', '2.90', '429.7', '5.80', 'hardening'],
      ['56.0', '9.50', '495.1', '19.0', 'greatest load'],
      ['44.0', '13.5', '389.0', '27.0', 'fracture; neck 7.80 mm'],
    ]),
    fig(
      'The curve near its beginning. The dashed line runs parallel to the straight part from a strain of 0.2 %; where it meets the curve, the offset yield strength is read.',
      { min: 0, max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], label: 'strain ε / %' },
      { min: 0, max: 420, ticks: [0, 100, 200, 300, 400], label: 'stress σ / MPa', grid: true },
      [
        curve([
          [0, 0],
          [0.16, 320],
          ...graph((x) => 358 - 38 * Math.exp(-(x - 0.16) / 0.07) + 16 * (x - 0.16), 0.16, 1, 40),
        ]),
        dash([0.2, 0], [0.4, 400]),
        dots([[0.378, 356]]),
        dots(
          [
            [0.05, 99.9],
            [0.1, 199.8],
            [0.15, 299.7],
          ],
          { tone: 'ink', hollow: true },
        ),
        text([0.378, 356], 'offset yield strength 355 MPa', { shift: [12, -14] }),
        text([0.1, 150], 'slope E = 200 GPa', { shift: [10, 0] }),
        text([0.2, 0], '0.2 %', { shift: [6, 8] }),
      ],
      { ratio: 0.46, width: 0.74 },
    ),
    h('What the curve tells'),
    ul(
      '**Young’s modulus** is the slope of the straight part: E = 199.8 MPa / 0.00100 = 200 GPa. It measures stiffness, and heat treatment hardly changes it.',
      '**Offset yield strength** R_{p0.2} = 355 MPa: the stress that leaves 0.2 % of permanent strain behind. It is what designers stay below.',
      '**Ultimate tensile strength** R_{m} = 56.0 kN / 113.1 mm² = 495 MPa. Beyond it the bar necks and the load falls, although the *true* stress in the neck goes on rising.',
      '**Elongation at fracture** A = 13.5/50.0 = 27 %, and **reduction of area** Z = 1 − (7.80/12.0)² = 58 %: two measures of ductility.',
      '**Modulus of resilience** σ_{y}²/(2E) = 355²/(2 · 200,000) MPa = 0.315 MJ/m³: the elastic energy that a cubic metre takes up before it yields.',
    ),
    note(
      'Unloading',
      'A bar that is loaded beyond yield and released goes back along a line parallel to the first one. From 430 MPa and 5.80 % the elastic part, 430/200,000 = 0.215 %, is recovered; 5.585 % stays. Loaded again, it yields only near 430 MPa: the steel has been work-hardened.',
    ),
    h('Problems'),
    ask(
      'A rod of this steel must carry 30 kN in tension with a safety factor of 2 against yield. Find the smallest diameter, and choose from 12, 14, 16 and 20 mm.',
      8,
    ),
    ask(
      'The rod of problem 1, 16 mm in diameter, is 2.00 m long. How much does it stretch under 30 kN? By how much does its diameter shrink (Poisson’s ratio 0.30)?',
      8,
    ),
    ask(
      'The same rod is fixed between rigid walls without stress at 20 °C. What stress arises at 45 °C? (α = 12 · 10⁻⁶ per °C.) Does the length matter?',
      6,
    ),
    ask(
      'Calculate the true stress and the true strain at the greatest load, assuming that the volume stays constant up to there.',
      8,
    ),
    ask(
      'An aluminium alloy (E = 70 GPa, yield strength 280 MPa, density 2,700 kg/m³) is to replace the steel (7,850 kg/m³) in the rod of problem 1. Compare the masses for equal strength and for equal stiffness.',
      10,
      0,
    ),
    h('Solutions'),
    p(
      '**1.** The allowed stress is 355/2 = 177.5 MPa, so A = 30,000 N / 177.5 MPa = 169.0 mm² and d = √(4A/π) = 14.7 mm. The next size is 16 mm with A = 201.1 mm²; the actual safety factor is 355/(30,000/201.1) = 2.38. The 14 mm rod (153.9 mm²) would give 1.82, which is not enough.',
    ),
    p(
      '**2.** σ = 30,000/201.1 = 149.2 MPa and ε = 149.2/200,000 = 7.46 · 10⁻⁴, so ΔL = 2,000 mm · 7.46 · 10⁻⁴ = 1.49 mm. Across, the strain is −0.30 · 7.46 · 10⁻⁴ = −2.24 · 10⁻⁴, and the diameter shrinks by 16 mm · 2.24 · 10⁻⁴ = 0.0036 mm. The stress is below yield, so both disappear on unloading.',
    ),
    p(
      '**3.** The free expansion would be α ΔT = 12 · 10⁻⁶ · 25 = 3.0 · 10⁻⁴. The walls press it back elastically: σ = E α ΔT = 200,000 · 3.0 · 10⁻⁴ = 60 MPa, compressive. The length cancels, since a longer rod wants to expand more but is also softer in proportion. For a slender rod buckling must be checked as well.',
    ),
    p('**4.** True stress uses the actual area. With constant volume, A L = A_{0} L_{0}, so'),
    f('σ_{true} = σ (1 + ε) = 495.1 · 1.190~MPa = 589~MPa', 'ε_{true} = ln(1 + ε) = ln 1.190 = 0.174'),
    p(
      'After necking begins the formula no longer holds, because the strain is no longer the same along the bar; there the area of the neck must be measured. At fracture it was π · 7.80²/4 = 47.8 mm², and the mean true stress 44,000/47.8 = 921 MPa: more than twice the engineering value of 389 MPa.',
    ),
    p(
      '**5.** *Equal strength:* the areas are in the ratio 355/280 = 1.268, the masses in the ratio 1.268 · 2,700/7,850 = 0.436. Aluminium saves 56 %. *Equal stiffness in tension:* the areas are in the ratio 200/70 = 2.857, the masses 2.857 · 2,700/7,850 = 0.983. Here aluminium saves nothing worth having, because E/ρ is nearly the same for both metals: 25.5 against 25.9 MN·m/kg.',
    ),
    h('Before you hand in'),
    steps(
      'Every stress carries a unit, and MPa = N/mm² is used throughout.',
      'Strains are stated as numbers or as per cent, never mixed.',
      'Each answer is compared once with something known: is it below yield, is the stretch visible, is the mass plausible?',
    ),
  ],
};

const sunAngles: DemoDocument = {
  slug: 'sun-angles-and-shading-studio-assignment',
  title: 'Sun angles and shading: a studio assignment for three latitudes',
  description:
    'Noon altitude, length of day and the depth of an overhang for Abu Dhabi, London and Singapore, with worked examples and a marking grid.',
  subject: 'Architecture',
  documentType: 'assignment',
  school: 'American University of Sharjah',
  courseCode: 'ARCH 231',
  ageDays: 27,
  uploader: 4,
  accent: '#a35b1f',
  format: 'docx',
  look: 'essay',
  body: [
    p(
      'A building that turns its largest windows to the low western sun will be cooled at great expense for as long as it stands. The sun’s path is the one part of a site that can be predicted exactly, for every hour of the building’s life. This assignment asks you to do so with three formulas and a pencil before any software is opened.',
    ),
    h('What you need'),
    p(
      'The latitude φ of the place (north positive) and the sun’s declination δ, the latitude at which the sun stands overhead. The declination runs from +23.4° on 21 June through 0° at the equinoxes to −23.4° on 21 December. For any day of the year, n counted from 1 January, a good approximation is',
    ),
    f('δ = 23.4° · sin(360° · frac(284 + n; 365))'),
    p('The altitude of the sun at solar noon, measured from the horizon, is'),
    f('α = 90° − |φ − δ|'),
    p(
      'If φ is greater than δ, the sun stands in the south at noon, otherwise in the north. The length of the day from sunrise to sunset, in hours, is',
    ),
    f('N = frac(2; 15°) arccos(−tan φ tan δ)'),
    fig(
      'Why the formula holds: at noon the sun is δ away from the celestial equator, which itself stands 90° − φ above the horizon.',
      { min: 0, max: 10 },
      { min: 0, max: 6 },
      [
        curve(
          [
            [0.5, 0.7],
            [9.5, 0.7],
          ],
          { tone: 'ink' },
        ),
        curve(
          graph((x) => 0.7 + Math.sqrt(Math.max(0, 20.2 - (x - 5) ** 2)), 0.55, 9.45, 60),
          { tone: 'muted', thin: true },
        ),
        arrow([5, 0.7], [7.4, 4.5], { tone: 'accent' }),
        arrow([5, 0.7], [8.8, 3.1], { tone: 'muted' }),
        curve(
          graph((x) => 0.7 + Math.sqrt(Math.max(0, 1.96 - (x - 5) ** 2)), 5.75, 6.4, 20),
          { tone: 'accent', thin: true },
        ),
        text([7.5, 4.75], 'sun, 21 June'),
        text([8.9, 3.3], 'equinox', { tone: 'muted' }),
        text([6.45, 1.2], 'α'),
        text([9.3, 0.3], 'S', { anchor: 'middle' }),
        text([0.8, 0.3], 'N', { anchor: 'middle' }),
      ],
      { bare: true, ratio: 0.5, width: 0.62 },
    ),
    h('Worked example: three places'),
    table(
      ['Place', 'φ', 'α, 21 June', 'α, equinox', 'α, 21 Dec.', 'Day, June', 'Day, Dec.'],
      'lrrrrrr',
      [
        ['Abu Dhabi', '24.5° N', '88.9°', '65.5°', '42.1°', '13.5 h', '10.5 h'],
        ['London', '51.5° N', '61.9°', '38.5°', '15.1°', '16.4 h', '7.6 h'],
        ['Singapore', '1.4° N', '68.0° (N)', '88.6°', '65.2°', '12.1 h', '11.9 h'],
      ],
      'Noon altitude and length of day. (N): the sun stands in the north.',
    ),
    p(
      'For London in June, for example, α = 90° − (51.5° − 23.4°) = 61.9°, and −tan 51.5° · tan 23.4° = −0.544, whose arccosine is 123.0°; doubled and divided by 15° per hour this is 16.4 hours. Published tables give some minutes more, because they count from the first to the last visible edge of the sun and because the air bends its light.',
    ),
    h('Worked example: an overhang'),
    p(
      'A horizontal slab of depth P above a south-facing window throws a shadow of height S down the glass. When the sun stands straight in front of the window,',
    ),
    f('S = P tan α'),
    p(
      'In London, a window 1.50 m high directly under the slab is to be fully shaded at noon on 21 June: P = 1.50 m / tan 61.9° = 0.80 m. On 21 December the same slab shades only S = 0.80 m · tan 15.1° = 0.22 m, so that 85 % of the window lies in the sun. One piece of concrete does the opposite in summer and winter: that is the whole art of the southern overhang.',
    ),
    fig(
      'Section through the window in London: full shade in June, a strip of 0.22 m in December.',
      { min: -0.6, max: 3 },
      { min: -0.2, max: 2.4 },
      [
        box([1.15, 1.85], [1.1, 0.14], ''),
        box([0.52, 0.1], [0.16, 0.5], '', { tone: 'muted' }),
        curve(
          [
            [0.6, 1.78],
            [0.6, 0.35],
          ],
          { tone: 'ink' },
        ),
        curve(
          [
            [1.7, 1.78],
            [0.95, 0.38],
          ],
          { tone: 'accent', dashed: true },
        ),
        curve(
          [
            [2.9, 2.1],
            [1.7, 1.78],
            [0.6, 1.49],
          ],
          { tone: 'second', dashed: true },
        ),
        text([1.35, 1.05], 'June 61.9°', { tone: 'accent' }),
        text([2.05, 1.7], 'December 15.1°', { tone: 'second' }),
        text([0.5, 1.05], 'window', { anchor: 'end' }),
        text([1.15, 2.12], 'slab, P = 0.80 m', { anchor: 'middle' }),
      ],
      { bare: true, ratio: 0.6, width: 0.6 },
    ),
    p(
      'East and west windows see the sun low and nearly straight in front, in summer as in winter. At an altitude of 20° an overhang would have to be 1.50 m / tan 20° = 4.1 m deep. Vertical fins, screens or simply smaller windows do the work there.',
    ),
    h('Your assignment'),
    steps(
      '**Place.** Choose a real site and state its latitude to a tenth of a degree. Calculate α at noon and the length of day for 21 June, the equinoxes and 21 December. (20 points)',
      '**Overhang.** For a window 1.80 m high facing the equator, find the depth that gives full shade at noon on the first day of the hot season and no shade on the glass’s lower two thirds at the December solstice (June solstice in the south). If both cannot be met, say so and decide. (25)',
      '**West.** Design a shading device for a west window of 1.20 m × 1.20 m, for a sun altitude of 25° in the west. Draw plan and section at 1 : 20 with the sun’s rays. (25)',
      '**Model.** Build the window bay at 1 : 20 and photograph it under a lamp at your three noon altitudes. (15)',
      '**Statement.** In 200 to 300 words: which of your decisions would change if the same building stood 20° further from the equator? (15)',
    ),
    h('Questions that come up every year'),
    ul(
      '**Is noon at 12:00?** No. Solar noon in Abu Dhabi falls between about 12:05 and 12:37 by the clock, because the city lies west of its time-zone meridian (60° E) and because the Earth’s orbit is not a circle. For the geometry the clock does not matter.',
      '**Why does Singapore need shade on both sides?** The sun passes overhead twice a year. From late March to mid-September it stands in the north at noon, for the rest of the year in the south, always high: roofs and short overhangs matter there more than anything on the walls.',
      '**May I use software?** For checking, yes. Hand in the calculation by hand first; a simulation that you cannot estimate beforehand you cannot question afterwards.',
    ),
    note(
      'Marking',
      'Half of each item is for right numbers and half for what you conclude from them. A wrong number that is carried on consistently loses its own points only once.',
    ),
  ],
};

export const engineeringDocuments: readonly DemoDocument[] = [stressStrain, sunAngles];
