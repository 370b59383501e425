import type { DemoDocument } from '../demo-document';
import { box, curve, dots, f, fig, fu, graph, h, note, p, steps, table, text, ul } from './blocks';

const bloodGas: DemoDocument = {
  slug: 'reading-an-arterial-blood-gas',
  title: 'Reading an arterial blood gas in six steps',
  description:
    'A fixed order of questions, the compensation rules, the anion gap, and four cases worked to a diagnosis.',
  subject: 'Medicine',
  documentType: 'study_guide',
  school: 'University of Sharjah',
  courseCode: 'MEDC 310',
  ageDays: 5,
  uploader: 2,
  accent: '#a3243b',
  format: 'pdf',
  look: 'guide',
  body: [
    note(
      'Scope',
      'A study guide for physiology and early clinical teaching, for adults at sea level. It does not replace the guidelines of a hospital, and no patient should be treated from it.',
    ),
    h('What the machine measures'),
    p(
      'An arterial sample gives three measured values (pH, the pressure of carbon dioxide and that of oxygen) and several calculated ones, of which bicarbonate is the most useful. They hang together by the Henderson–Hasselbalch equation, so that two of the three acid–base values determine the third:',
    ),
    fu('pH = 6.1 + log frac([HCO_{3}^{−}]; 0.03 · PaCO_{2})'),
    p(
      'With bicarbonate 24 and PaCO₂ 40: 24/(0.03 · 40) = 20, log 20 = 1.30, pH 7.40. The lungs steer the denominator within minutes, the kidneys the numerator within days. Everything that follows is a tug of war about this fraction.',
    ),
    table(
      ['Value', 'Normal', 'Low means', 'High means'],
      'lrll',
      [
        ['pH', '7.35–7.45', 'acidaemia', 'alkalaemia'],
        ['PaCO₂ / mmHg', '35–45', 'respiratory alkalosis', 'respiratory acidosis'],
        ['HCO₃⁻ / mmol L⁻¹', '22–26', 'metabolic acidosis', 'metabolic alkalosis'],
        ['PaO₂ / mmHg', '80–100', 'hypoxaemia', 'oxygen is being given'],
        ['anion gap / mmol L⁻¹', '8–12', 'rarely matters', 'acids are being added'],
      ],
      'Adult values, arterial. 1 kPa = 7.5 mmHg.',
    ),
    h('Six steps, always in this order'),
    steps(
      '**Is the patient safe?** Look at PaO₂ and at the patient before any arithmetic.',
      '**pH:** below 7.35 acidaemia, above 7.45 alkalaemia. A normal pH does not exclude a disorder; two may hide each other.',
      '**Which side fits?** If PaCO₂ moves *against* the pH the disorder is respiratory; if HCO₃⁻ moves *with* the pH it is metabolic. If both fit, both are there.',
      '**Is the compensation right?** Use the table below. Too much or too little betrays a second disorder. Compensation never overshoots and seldom makes the pH quite normal.',
      '**Anion gap** in every metabolic acidosis: Na⁺ − (Cl⁻ + HCO₃⁻). Add 2.5 for every 10 g/L by which albumin is below 40.',
      '**Put it together:** name the disorder or disorders, and the likeliest cause in *this* patient.',
    ),
    h('Expected compensation'),
    table(['Primary disorder', 'Rule', 'Example'], 'lll', [
      ['metabolic acidosis', 'PaCO₂ = 1.5 · HCO₃⁻ + 8 ± 2 (Winters)', 'HCO₃⁻ 10 → PaCO₂ 21–25'],
      ['metabolic alkalosis', 'PaCO₂ = 0.7 · HCO₃⁻ + 20 ± 5', 'HCO₃⁻ 36 → PaCO₂ 40–50'],
      ['respiratory acidosis, acute', 'HCO₃⁻ rises 1 per 10 mmHg', 'PaCO₂ 60 → 26'],
      ['respiratory acidosis, chronic', 'HCO₃⁻ rises 3.5–4 per 10', 'PaCO₂ 60 → 31–32'],
      ['respiratory alkalosis, acute', 'HCO₃⁻ falls 2 per 10', 'PaCO₂ 25 → 21'],
      ['respiratory alkalosis, chronic', 'HCO₃⁻ falls 4–5 per 10', 'PaCO₂ 25 → 17–18'],
    ]),
    fig(
      'Bicarbonate against PaCO₂. On each grey line the pH is constant; the four cases below are marked.',
      { min: 10, max: 80, ticks: [20, 30, 40, 50, 60, 70, 80], label: 'PaCO₂ / mmHg' },
      { min: 0, max: 45, ticks: [0, 10, 20, 30, 40], label: 'HCO₃⁻ / mmol L⁻¹' },
      [
        ...[7.2, 7.3, 7.4, 7.5, 7.6].map((ph) => {
          const slope = 0.03 * 10 ** (ph - 6.1);
          const end = Math.min(80, 44 / slope);
          return curve(
            [
              [10, slope * 10],
              [end, slope * end],
            ],
            { tone: ph === 7.4 ? 'ink' : 'muted', thin: true },
          );
        }),
        text([78, 29.4], '7.2', { tone: 'muted' }),
        text([78, 37], '7.3', { tone: 'muted' }),
        text([72, 44.4], '7.4'),
        text([56, 44.4], '7.5', { tone: 'muted' }),
        text([44.5, 44.4], '7.6', { tone: 'muted' }),
        box([40, 24], [10, 4], '', { tone: 'accent' }),
        dots([
          [60, 29],
          [23, 10],
          [48, 36],
          [25, 21],
        ]),
        text([60, 29], 'case 1', { shift: [7, -7] }),
        text([23, 10], 'case 2', { shift: [7, -5] }),
        text([48, 36], 'case 3', { shift: [7, -6] }),
        text([25, 21], 'case 4', { shift: [-7, 5], anchor: 'end' }),
        text([40, 24], 'normal', { anchor: 'middle', shift: [0, -16] }),
      ],
      { ratio: 0.52, width: 0.7 },
    ),
    h('The anion gap'),
    p(
      'Blood is electrically neutral. We measure sodium, chloride and bicarbonate; what is missing to balance is mostly albumin, and any acid anions that do not belong there. A metabolic acidosis *with* a high gap comes from added acid: **ketones, lactate, uraemia, poisons** (methanol, ethylene glycol, salicylate). *Without* a high gap bicarbonate itself was lost, from the gut (diarrhoea) or the kidney (tubular acidosis), or much saline was given; chloride takes its place.',
    ),
    p(
      'When the gap is high, compare its rise with the fall of bicarbonate: Δ = (gap − 12)/(24 − HCO₃⁻). Between 1 and 2 there is one process. Below 1, bicarbonate fell too far: a normal-gap acidosis is there as well. Above 2, it fell too little: a metabolic alkalosis is hidden underneath.',
    ),
    h('Four cases'),
    p(
      '**Case 1.** Chronic lung disease, more breathless for two days. pH 7.31, PaCO₂ 60, HCO₃⁻ 29, PaO₂ 54. *Acidaemia; PaCO₂ is high and fits, so respiratory.* Acute compensation would give 26, chronic 31–32; 29 lies between. *Acute on chronic respiratory acidosis with hypoxaemia.* Oxygen is given with a target saturation, because too much may worsen the retention of CO₂.',
    ),
    p(
      '**Case 2.** Woman of 19, vomiting, breathing deeply. pH 7.26, PaCO₂ 23, HCO₃⁻ 10, Na⁺ 136, Cl⁻ 100. *Acidaemia; HCO₃⁻ is low and fits: metabolic.* Winters: 1.5 · 10 + 8 = 23, exactly right. Gap 136 − 110 = 26. Δ = 14/14 = 1.0. *One process, a high-gap metabolic acidosis; with a glucose of 28 mmol/L, diabetic ketoacidosis.*',
    ),
    p(
      '**Case 3.** Vomiting for four days from a narrowed gastric outlet. pH 7.50, PaCO₂ 48, HCO₃⁻ 36. *Alkalaemia; HCO₃⁻ is high: metabolic.* Expected PaCO₂ 0.7 · 36 + 20 = 45 ± 5. *Metabolic alkalosis, compensated as expected.* Lost gastric acid, and a kidney that cannot let go of bicarbonate while chloride and volume are short. Saline and potassium are the treatment.',
    ),
    p(
      '**Case 4.** Student in an examination, tingling fingers. pH 7.55, PaCO₂ 25, HCO₃⁻ 21, PaO₂ 108. *Alkalaemia; PaCO₂ is low: respiratory.* Acute rule: 24 − 2 · 1.5 = 21. *Acute respiratory alkalosis from hyperventilation.* Before one calls it anxiety, pulmonary embolism, sepsis and salicylate must have been thought of.',
    ),
    h('Check that the numbers agree'),
    p(
      'A report may hold a slip. Insert HCO₃⁻ and PaCO₂ in the equation: for case 2, 6.1 + log(10/0.69) = 7.26, as printed. If the result differs by more than 0.03, ask for a new sample before a new theory. And one calculation for the lungs: on room air the alveolar oxygen pressure is about 150 − PaCO₂/0.8. In case 1 it is 150 − 75 = 75 mmHg, and the gradient to the artery, 75 − 54 = 21, shows that the lungs themselves are at fault as well as the breathing.',
    ),
    note(
      'Remember',
      'Mixed disorders are common in intensive care. A nearly normal pH with a very abnormal PaCO₂ and HCO₃⁻ is an alarm and no comfort.',
    ),
  ],
};

const epidemiology: DemoDocument = {
  slug: 'two-by-two-tables-risk-and-screening',
  title: 'Two-by-two tables: risk, odds and screening tests',
  description:
    'One table, eight measures: relative risk, odds ratio, attributable fractions, sensitivity and predictive values.',
  subject: 'Health',
  documentType: 'study_guide',
  school: 'University of Sharjah',
  courseCode: 'HLTH 230',
  ageDays: 23,
  uploader: 3,
  accent: '#22577a',
  format: 'pptx',
  look: 'dark',
  body: [
    h('One table for everything'),
    table(['', 'Ill', 'Not ill', 'Total', 'Risk'], 'lrrrr', [
      ['Exposed', '40 (a)', '160 (b)', '200', '20 %'],
      ['Not exposed', '30 (c)', '270 (d)', '300', '10 %'],
      ['Total', '70', '430', '500', '14 %'],
    ]),
    p(
      'A cohort followed for a year; invented numbers. Exposure in the rows, outcome in the columns: keep to one habit and never change it.',
    ),
    h('Comparing risks'),
    table(['Measure', 'Formula', 'Here', 'Reads'], 'lllr', [
      ['relative risk', 'a/(a+b) ÷ c/(c+d)', '0.20/0.10', '2.0'],
      ['risk difference', 'a/(a+b) − c/(c+d)', '0.20 − 0.10', '10 points'],
      ['number needed to harm', '1 / risk difference', '1/0.10', '10'],
      ['odds ratio', 'ad / bc', '40 · 270 / (160 · 30)', '2.25'],
    ]),
    note(
      'In words',
      'The exposed fall ill twice as often; of ten exposed, one is ill because of the exposure, if it is the cause.',
    ),
    h('Relative or absolute?'),
    ul(
      'A relative risk of 2 may mean 2 in a million instead of 1, or 60 % instead of 30 %.',
      'Headlines like relative numbers, decisions need absolute ones.',
      'Always give both, with the time span: “from 10 to 20 per 100 in a year”.',
    ),
    h('How much would go away?'),
    f(
      'fraction among the exposed = frac(RR − 1; RR) = frac(1; 2) = 50 %',
      'fraction in the population = frac(0.14 − 0.10; 0.14) = 29 %',
    ),
    p('Of all 70 cases 20 would not have happened without the exposure: half of the 40 among the exposed.'),
    h('When only odds are to be had'),
    ul(
      'A case-control study begins with the ill and the well; the investigator chooses how many of each. Risks cannot be calculated, the odds ratio can.',
      'When the illness is rare the odds ratio is close to the relative risk.',
      'When it is common the odds ratio lies further from 1: here 2.25 against 2.0.',
    ),
    h('The same table for a test'),
    table(['', 'Ill', 'Well', 'Total'], 'lrrr', [
      ['Test positive', '90', '495', '585'],
      ['Test negative', '10', '9,405', '9,415'],
      ['Total', '100', '9,900', '10,000'],
    ]),
    p('Sensitivity 90/100 = 90 %. Specificity 9,405/9,900 = 95 %. One person in a hundred is ill.'),
    h('What a positive result means'),
    f(
      'positive predictive value = frac(90; 585) = 15 %',
      'negative predictive value = frac(9405; 9415) = 99.9 %',
    ),
    p(
      'Five of six positive results are false, although the test is good: there are so many more healthy people to be wrong about.',
    ),
    h('Predictive value depends on prevalence'),
    fig(
      'Positive predictive value of the same test (sensitivity 90 %, specificity 95 %).',
      { min: 0, max: 52, ticks: [0, 10, 20, 30, 40, 50], label: 'prevalence / %' },
      { min: 0, max: 105, ticks: [0, 25, 50, 75, 100], label: 'PPV / %', grid: true },
      [
        curve(graph((x) => (100 * 0.9 * x) / (0.9 * x + 0.05 * (100 - x)), 0, 50)),
        dots(
          [
            [1, 15.4],
            [20, 81.8],
            [50, 94.7],
          ],
          { tone: 'ink' },
        ),
        text([1, 15.4], '1 %: 15 %', { shift: [10, -2] }),
        text([20, 81.8], '20 %: 82 %', { shift: [8, -9] }),
        text([50, 94.7], '50 %: 95 %', { anchor: 'end', shift: [0, -13] }),
      ],
      { ratio: 0.5 },
    ),
    h('Before you believe a number'),
    steps(
      '**Chance:** how wide is the confidence interval?',
      '**Bias:** were ill and well asked, measured and lost in the same way?',
      '**Confounding:** is there a third thing that goes with the exposure and causes the illness?',
      '**Direction:** could the illness cause the exposure?',
    ),
    note(
      'Exercise',
      'In a town 30 of 1,500 smokers and 10 of 2,500 others have a stroke in ten years. RR, risk difference, number needed to harm? (0.020/0.004 = 5.0; 1.6 points; 1/0.016 = 62.5, so 63.)',
    ),
  ],
};

export const healthDocuments: readonly DemoDocument[] = [bloodGas, epidemiology];
