import type { DemoDocument } from '../demo-document';
import { ask, curve, dash, dots, f, fig, fu, graph, h, note, p, steps, table, text, ul } from './blocks';

const saturation = (p: number) => (p <= 0 ? 0 : 100 / (1 + 23400 / (p ** 3 + 150 * p)));

const dissociation: DemoDocument = {
  slug: 'oxygen-haemoglobin-dissociation-curve',
  title: 'Oxygen–haemoglobin dissociation curve',
  description:
    'Right and left shift, oxygen content, and what an SpO₂ of 90 % means on the curve and at the bedside.',
  subject: 'Nursing',
  documentType: 'study_guide',
  school: 'Columbus State Community College',
  courseCode: 'NURS 121',
  ageDays: 8,
  uploader: 1,
  accent: '#1d5d8c',
  format: 'pdf',
  look: 'columns',
  body: [
    fig(
      'Saturation against oxygen pressure, normal (solid) and shifted. P₅₀ is the pressure at which half of the haemoglobin is saturated.',
      { min: 0, max: 105, ticks: [0, 20, 40, 60, 80, 100], label: 'PO₂ / mmHg' },
      { min: 0, max: 105, ticks: [0, 25, 50, 75, 100], label: 'saturation / %', grid: true },
      [
        curve(
          graph((x) => saturation(x / 0.75), 0, 100),
          { tone: 'muted', dashed: true },
        ),
        curve(
          graph((x) => saturation(x / 1.3), 0, 100),
          { tone: 'second', dashed: true },
        ),
        curve(graph(saturation, 0, 100)),
        dash([26.7, 0], [26.7, 50], [0, 50]),
        dash([60, 0], [60, 90.6]),
        dots(
          [
            [26.7, 50],
            [40, 74.9],
            [60, 90.6],
            [100, 97.7],
          ],
          { tone: 'ink' },
        ),
        text([12, 62], 'left', { tone: 'muted', anchor: 'end', shift: [4, 0] }),
        text([52, 70], 'right', { tone: 'second' }),
        text([26.7, 6], 'P₅₀', { shift: [4, 0] }),
        text([60, 96.5], '60 → 90 %', { anchor: 'middle', shift: [4, 4] }),
      ],
      { ratio: 0.85 },
    ),
    h('Why the curve bends'),
    p(
      'Haemoglobin carries four molecules of oxygen. The first binds with difficulty, and each one that is bound makes it easier for the next: *cooperation*. So the curve is S-shaped, and that shape serves the body twice. In the lungs it is flat: the oxygen pressure may fall from 100 to 70 mmHg with hardly any loss of saturation. In the tissues it is steep: a small fall in pressure sets much oxygen free.',
    ),
    table(
      ['PO₂', 'Saturation', 'Where'],
      'rrl',
      [
        ['100', '98 %', 'arterial blood'],
        ['80', '96 %', 'healthy older adult'],
        ['60', '90 %', 'the shoulder of the curve'],
        ['40', '75 %', 'mixed venous blood at rest'],
        ['27', '50 %', 'P₅₀'],
        ['20', '32 %', 'working muscle'],
      ],
      'Points worth knowing by heart (mmHg).',
    ),
    note(
      'At the bedside',
      'Between 97 % and 90 % the PO₂ falls by some 35 mmHg; between 90 % and 75 % by another 20. Below 90 % the patient stands on the steep part, and a little more loss costs much oxygen.',
    ),
    h('Right shift: easier release'),
    p(
      'The curve moves right, P₅₀ rises and haemoglobin holds its oxygen *less* firmly. Causes are what a busy tissue produces:',
    ),
    ul(
      'more **H⁺** (lower pH): the Bohr effect',
      'more **CO₂**',
      'higher **temperature**',
      'more **2,3-BPG** (high altitude, chronic anaemia, chronic lung disease)',
    ),
    p(
      'Memory aid: **right = release**, and *CADET, face right*: CO₂, Acid, DPG (the old name of BPG), Exercise, Temperature.',
    ),
    h('Left shift: tighter grip'),
    p(
      'The opposite changes move it left: alkalosis, low CO₂, cold, little 2,3-BPG (as in blood that has been stored for long). So do **fetal haemoglobin**, which thereby draws oxygen from the mother, and **carbon monoxide**.',
    ),
    table(['', 'Right', 'Left'], 'lll', [
      ['P₅₀', 'above 27', 'below 27'],
      ['grip', 'looser', 'tighter'],
      ['saturation at 40 mmHg', 'lower, about 60 %', 'higher, about 85 %'],
      ['patient', 'fever, sepsis, acidosis', 'hypothermia, hyperventilation'],
    ]),
    h('Saturation is not content'),
    p(
      'What the tissues receive is the oxygen *content* times the cardiac output. Nearly all of it rides on haemoglobin:',
    ),
    f('CaO_{2} = 1.34 · Hb · frac(SaO_{2}; 100) + 0.003 · PaO_{2}'),
    p('with Hb in g/dl and the result in ml of oxygen per dl of blood.'),
    table(['Patient', 'Hb', 'SaO₂', 'Content'], 'lrrr', [
      ['healthy', '15', '98 %', '20.0'],
      ['hypoxaemic', '15', '75 %', '15.2'],
      ['anaemic', '10', '98 %', '13.4'],
    ]),
    p(
      'The anaemic patient with a perfect reading of 98 % carries *less* oxygen than the blue one with 75 %. A pulse oximeter counts how full the seats are, not how many seats there are.',
    ),
    h('When the pulse oximeter misleads'),
    ul(
      '**Carbon monoxide:** carboxyhaemoglobin looks red to the sensor. The reading is falsely high; a blood sample with co-oximetry is needed. Give high-flow oxygen meanwhile.',
      '**Methaemoglobin:** readings drift towards 85 %, whatever the truth.',
      '**Cold, shock, movement:** a weak pulse. Compare the displayed rate with the pulse you count.',
      '**Dark skin:** readings may be too high by a few per cent; take borderline values seriously.',
      '**Nail varnish**, bright light: clean, cover, turn the probe sideways or use the ear.',
      '**Oxygen given:** a good saturation does not show that the patient *breathes* enough. CO₂ may rise while the number stays at 97 %.',
    ),
    h('What to do with 90 %'),
    steps(
      '**Look first:** talking? colour, rate, effort, alertness? Treat the patient and not the number.',
      '**Check the signal:** probe, warmth, pulse rate.',
      '**Sit the patient up**, clear the airway, give oxygen as prescribed or by your protocol in an emergency.',
      '**Know the target:** 94–98 % for most adults, 88–92 % for those at risk of retaining CO₂. These are widely used ranges; your hospital’s own policy comes first.',
      '**Count the respiratory rate** over a full minute. It is the earliest sign of deterioration and the one most often left out.',
      '**Report** in a fixed form: situation, background, assessment, recommendation; document time, value and oxygen flow.',
    ),
    h('Two short cases'),
    p(
      '**Mr A.**, pneumonia, temperature 39.4 °C, SpO₂ 91 %. Fever and acid shift the curve right: at the same saturation his PO₂ is *higher* than the table says, and release in the tissues is easier. That is a help, but the reserve on the flat part is gone. Expect a fall with every cough or turn.',
    ),
    p(
      '**Ms B.**, rescued from a lake, 32 °C, SpO₂ 95 %, confused. The cold curve lies to the left: haemoglobin loads well and lets go badly, so a comfortable figure hides hungry tissues. The probe on a cold finger may be wrong as well. Warm, monitor the heart, take a blood gas.',
    ),
    h('Three other curves'),
    p('Compare them with the normal one, and the shape will stay in your memory.'),
    table(['Carrier', 'Curve', 'Why it matters'], 'lll', [
      [
        'myoglobin (muscle)',
        'far left, not S-shaped',
        'one binding site, no cooperation: holds its oxygen until the muscle is nearly empty',
      ],
      [
        'fetal haemoglobin',
        'left, P₅₀ about 20',
        'binds 2,3-BPG weakly, and so takes oxygen from the mother’s blood',
      ],
      [
        'blood with much CO',
        'lower and further left',
        'seats are taken, and those that are left let go badly: a double harm',
      ],
    ]),
    h('A handover to copy'),
    p(
      '**Situation:** “Mr A. in bed 4 has fallen from 94 to 89 % in half an hour.” **Background:** “Second day of pneumonia, no chronic lung disease.” **Assessment:** “Rate 28, using his neck muscles, alert, 39.4 °C; good signal on a warm finger. Oxygen raised from 2 to 4 litres, now 91 %.” **Recommendation:** “I would like you to see him within ten minutes. Shall I take a blood gas?” It takes twenty seconds, and nobody has to ask back.',
    ),
    h('Test yourself'),
    steps(
      'Which way does the curve move in a muscle at work, and why is that useful?',
      'A patient has Hb 7 g/dl and SpO₂ 99 %. Roughly, what is the oxygen content?',
      'Why can a smoker’s reading look better than it is?',
      'From 100 to 80 mmHg and from 40 to 20 mmHg the pressure falls by the same amount. Compare the loss of saturation.',
    ),
    p(
      '**Answers.** (1) Right: more H⁺, CO₂ and warmth, so more oxygen is released where it is used. (2) 1.34 · 7 · 0.99 + 0.3 ≈ 9.6 ml/dl, less than half of normal. (3) Part of the haemoglobin carries carbon monoxide and is counted as oxygenated. (4) 2 points against 43.',
    ),
  ],
};

const dosage: DemoDocument = {
  slug: 'dosage-calculation-practice-exam',
  title: 'Dosage calculation: practice exam with worked answers',
  description:
    'Tablets, liquids, infusions, weight-based doses and two traps: 50 marks in 45 minutes, pass mark 45.',
  subject: 'Nursing',
  documentType: 'exam',
  school: 'Columbus State Community College',
  courseCode: 'NURS 110',
  ageDays: 30,
  uploader: 0,
  accent: '#2f5d62',
  front: [
    ['Time allowed', '45 minutes'],
    ['Total', '50 marks'],
    ['Pass', '45 marks'],
    ['Aids', 'simple calculator'],
  ],
  format: 'docx',
  look: 'worksheet',
  body: [
    note(
      'Rules',
      'Write the unit with every answer; a number without a unit earns nothing. Write 0.5 and not .5, and 5 and not 5.0. The orders are invented for arithmetic; they are not recommendations for treatment.',
    ),
    h('Three ways to the same answer'),
    p('Use whichever you trust most, and check with another one.'),
    fu(
      'amount = frac(dose ordered; dose on hand) · quantity on hand',
      'rate in ml/h = frac(volume in ml; time in h)',
      'drops per minute = frac(volume in ml · drops per ml; time in min)',
    ),
    p(
      '*Dimensional analysis* writes every quantity as a fraction with its units and lets the units cancel. If what remains is not the unit you want, something is upside down.',
    ),
    table(['Convert', 'To'], 'll', [
      ['1 g', '1,000 mg'],
      ['1 mg', '1,000 micrograms (mcg)'],
      ['1 l', '1,000 ml'],
      ['1 kg', '2.2 lb'],
    ]),
    h('Part A. Tablets and liquids'),
    ask('Ordered: amoxicillin 500 mg by mouth. On hand: capsules of 250 mg. How many?', 3, 1),
    ask('Ordered: digoxin 0.125 mg. On hand: tablets of 250 micrograms, scored. How many?', 4, 1),
    ask('Ordered: 375 mg of an antibiotic. On hand: 250 mg in 5 ml. How many millilitres?', 4, 1),
    ask(
      'Ordered: 60 mg of a drug by injection. The ampoule holds 80 mg in 2 ml. How many millilitres?',
      4,
      1,
    ),
    h('Part B. Doses by weight'),
    ask('A child weighs 24 kg. Ordered: paracetamol 15 mg/kg. On hand: 120 mg in 5 ml.', 0, 1, [
      { text: 'What dose, in milligrams?', marks: 3 },
      { text: 'What volume?', marks: 3 },
      {
        text: 'The drug may be given four times in 24 hours. What is the total for the day, in mg?',
        marks: 2,
      },
    ]),
    ask(
      'A patient weighs 176 lb. A drug is ordered at 2 mg per kg and day in two equal doses. How many milligrams per dose?',
      5,
      2,
    ),
    h('Part C. Infusions'),
    ask('One litre of saline is to run over 8 hours.', 0, 1, [
      { text: 'Rate in ml/h?', marks: 3 },
      { text: 'Drops per minute with a set of 20 drops per ml?', marks: 4 },
      {
        text: 'It was started at 07:30. After 3 hours 400 ml have run. By how much is it ahead or behind?',
        marks: 3,
      },
    ]),
    ask(
      'Heparin: 25,000 units in 500 ml. Ordered: 18 units/kg per hour for a patient of 70 kg. Rate in ml/h?',
      6,
      2,
    ),
    ask(
      'Dopamine: 400 mg in 250 ml. Ordered: 5 micrograms/kg per minute for a patient of 80 kg. Rate in ml/h?',
      6,
      2,
    ),
    h('Worked answers'),
    p('**1.** 500/250 = **2 capsules**.'),
    p(
      '**2.** First the same unit: 0.125 mg = 125 micrograms. 125/250 = **half a tablet**. The trap is to divide 0.125 by 250, or to move the point the wrong way; either would give a dose that no tablet can hold, and that is the signal to stop.',
    ),
    p('**3.** 375/250 · 5 ml = **7.5 ml**. *Estimate:* one and a half times 5 ml.'),
    p('**4.** 60/80 · 2 ml = **1.5 ml**.'),
    p(
      '**5.** (a) 15 · 24 = **360 mg**. (b) 360/120 · 5 ml = **15 ml**. (c) 4 · 360 = **1,440 mg**. Then compare with the maximum in the formulary, which is 60 mg/kg · 24 kg = 1,440 mg in many references: the dose is at the limit and any other source of paracetamol would exceed it.',
    ),
    p(
      '**6.** 176/2.2 = 80 kg; 2 · 80 = 160 mg a day; in two doses **80 mg**. The trap: 2 mg/kg is the *daily* amount.',
    ),
    p(
      '**7.** (a) 1,000/8 = **125 ml/h**. (b) 1,000 · 20/480 = 41.7, so **42 drops/min**. (c) Planned after 3 h: 375 ml. It is **25 ml ahead**. Do not simply slow it down to “catch up”: check site, patient and order first.',
    ),
    p(
      '**8.** 18 · 70 = 1,260 units/h. Concentration 25,000/500 = 50 units/ml. 1,260/50 = **25.2 ml/h**. Heparin is a high-alert drug: a second nurse calculates independently.',
    ),
    p(
      '**9.** 5 · 80 = 400 micrograms/min = 24,000 micrograms/h = 24 mg/h. Concentration 400/250 = 1.6 mg/ml. 24/1.6 = **15 ml/h**.',
    ),
    h('Before you give anything'),
    table(['Sign of an error', 'Example'], 'll', [
      ['more than two or three tablets for one dose', '5 tablets of digoxin'],
      ['a volume that does not fit the route', '8 ml into one muscle'],
      ['a factor of ten or a thousand', 'mg and micrograms, a misplaced point'],
      ['an answer far from your estimate', '75 ml where “somewhat more than 5” was expected'],
    ]),
    note(
      'Marks',
      '1: 3; 2: 4; 3: 4; 4: 4; 5: 8; 6: 5; 7: 10; 8: 6; 9: 6; together 50. The pass mark is high, because a patient is not helped by a nurse who is right nine times in ten.',
    ),
  ],
};

export const nursingDocuments: readonly DemoDocument[] = [dissociation, dosage];
