import type { DemoDocument } from '../demo-document';
import { curve, dash, fig, fu, graph, h, note, p, steps, table, text, ul } from './blocks';

export const equilibrium: DemoDocument = {
  slug: 'chemical-equilibrium-k-q-le-chatelier',
  title: 'Chemical equilibrium: K, Q and Le Châtelier’s principle',
  description:
    'What the constant says, how to predict the direction of a reaction, and two ICE tables worked to the end.',
  subject: 'Chemistry',
  documentType: 'notes',
  school: 'Austin Community College',
  courseCode: 'CHEM 105',
  ageDays: 13,
  uploader: 2,
  accent: '#256a5b',
  format: 'pdf',
  look: 'columns',
  body: [
    h('A balance of rates'),
    p(
      'A reversible reaction does not stop at equilibrium. It runs forwards and backwards at the same rate, so that nothing seems to change. Three things follow: equilibrium is reached from either side; it is dynamic, as labelled atoms show; and a catalyst, which speeds up both directions alike, brings the system there sooner but does not move it.',
    ),
    h('The constant K'),
    p('For the general reaction'),
    fu('a A + b B ⇌ c C + d D'),
    p('the concentrations at equilibrium, whatever they were at the start, satisfy'),
    fu('K_{c} = frac([C]^{c}[D]^{d}; [A]^{a}[B]^{b})'),
    ul(
      'Products stand above, reactants below, each raised to its coefficient.',
      'Pure solids and pure liquids are left out: their concentration is fixed by their density. For CaCO₃(s) ⇌ CaO(s) + CO₂(g) all that is left is K_{p} = p(CO₂).',
      'Water as the solvent is left out too.',
      'K depends on the temperature and on nothing else.',
    ),
    table(['If the equation is …', 'then K becomes'], 'll', [
      ['reversed', '1/K'],
      ['doubled', 'K²'],
      ['halved', '√K'],
      ['added to another', 'K₁ · K₂'],
    ]),
    p(
      'For gases partial pressures may be used instead. The two constants are linked by the change in the number of gas molecules, Δn:',
    ),
    fu('K_{p} = K_{c}(RT)^{Δn}'),
    p(
      'A large K (above 10³, say) means that products dominate; a small one (below 10⁻³) that the reaction hardly starts. K says nothing about speed: hydrogen and oxygen have an immense K at room temperature and stay mixed for years without a spark.',
    ),
    h('The quotient Q'),
    p(
      'Q is the same expression with the concentrations of *this moment*. Comparing it with K tells the direction:',
    ),
    table(['Compare', 'The reaction runs'], 'll', [
      ['Q < K', 'forwards, to the products'],
      ['Q = K', 'no further: equilibrium'],
      ['Q > K', 'backwards, to the reactants'],
    ]),
    p(
      '**Example.** For H₂ + I₂ ⇌ 2 HI, K = 54.3 at 430 °C. A vessel holds 0.20 M H₂, 0.10 M I₂ and 0.30 M HI. Then Q = 0.30²/(0.20 · 0.10) = 4.5. Since Q < K, more HI forms.',
    ),
    h('ICE tables'),
    p(
      'Initial, Change, Equilibrium: three rows, one column per substance. The changes are in the ratio of the coefficients. One unknown x is enough.',
    ),
    p('**Example 1.** 0.50 M H₂ and 0.50 M I₂ react at 430 °C.'),
    table(['', 'H₂', 'I₂', 'HI'], 'lrrr', [
      ['I', '0.50', '0.50', '0'],
      ['C', '−x', '−x', '+2x'],
      ['E', '0.50 − x', '0.50 − x', '2x'],
    ]),
    fu('frac((2x)^{2}; (0.50 − x)^{2}) = 54.3'),
    p(
      'Both sides are squares. The root gives 2x/(0.50 − x) = 7.37, so x = 0.393. At equilibrium [HI] = 0.787 M and [H₂] = [I₂] = 0.107 M. Check: 0.787²/0.107² = 54.1, which is K within rounding.',
    ),
    p('**Example 2.** 0.100 M N₂O₄ at 25 °C; N₂O₄ ⇌ 2 NO₂, K = 4.61 · 10⁻³.'),
    fu('frac((2x)^{2}; 0.100 − x) = 4.61 · 10^{−3}', '4x^{2} + 0.00461 x − 0.000461 = 0'),
    p(
      'The positive root is x = 0.0102. So [NO₂] = 0.0203 M and [N₂O₄] = 0.0898 M: about 10 % has split. Neglecting x beside 0.100 would have given 0.0107, an error of 5 %. The usual limit for neglecting is x below 5 % of the start.',
    ),
    h('Le Châtelier’s principle'),
    p(
      'A system at equilibrium that is disturbed moves in the direction that partly undoes the disturbance. Every case can be derived from Q and K, and in doubt that derivation decides.',
    ),
    fig(
      'N₂O₄ ⇌ 2 NO₂. At time t the volume is halved: both concentrations double, then some NO₂ turns back.',
      { min: 0, max: 10, label: 'time', ticks: [{ at: 4, text: 't' }] },
      { min: 0, max: 0.22, label: 'mol/L', ticks: [0, 0.1, 0.2] },
      [
        curve([
          [0, 0.0898],
          [4, 0.0898],
          [4, 0.1797],
          ...graph((x) => 0.1854 - 0.0057 * Math.exp(-(x - 4)), 4, 10, 30),
        ]),
        curve(
          [
            [0, 0.0203],
            [4, 0.0203],
            [4, 0.0407],
            ...graph((x) => 0.0292 + 0.0115 * Math.exp(-(x - 4)), 4, 10, 30),
          ],
          { tone: 'second' },
        ),
        dash([4, 0], [4, 0.2]),
        text([0.3, 0.105], 'N₂O₄', { tone: 'accent' }),
        text([0.3, 0.036], 'NO₂', { tone: 'second' }),
      ],
      { ratio: 0.62 },
    ),
    ul(
      '**Adding a reactant** makes Q smaller than K: forwards. Taking a product away does the same, which is why esters are made while water is distilled off.',
      '**Compressing** favours the side with fewer gas molecules. In the figure, doubling both concentrations doubles Q from 0.0046 to 0.0092; NO₂ combines until Q is back at K.',
      '**Adding an inert gas** at constant volume changes no concentration that stands in Q, and nothing happens.',
      '**Heating** is the only change that alters K itself. Treat heat as a reactant (endothermic) or product (exothermic) and apply the rule.',
      '**A catalyst** moves nothing.',
    ),
    h('Case study: ammonia'),
    fu('N_{2} + 3 H_{2} ⇌ 2 NH_{3},   ΔH = −92 kJ'),
    p(
      'Four molecules become two, and heat is set free. So high pressure and low temperature favour ammonia. At low temperature, however, the reaction is too slow to be of use. Industry takes a compromise: 400 to 500 °C, 150 to 300 bar, an iron catalyst; ammonia is condensed out and the unused gases go round again, so that a yield of only 10 to 20 % per pass is enough.',
    ),
    h('K and energy'),
    fu('ΔG° = −RT ln K'),
    p(
      'A reaction with K = 1 has ΔG° = 0. For the splitting of N₂O₄ at 298 K: ΔG° = −8.314 · 298 · ln(4.61 · 10⁻³) J = +13.3 kJ per mole. Positive does not mean impossible; it means that at equilibrium less than the standard amount has reacted. At another temperature, the van ’t Hoff equation gives the new constant:',
    ),
    fu('ln frac(K_{2}; K_{1}) = −frac(ΔH°; R)(frac(1; T_{2}) − frac(1; T_{1}))'),
    h('Two traps'),
    p(
      '**Rate and yield are different questions.** Heating an exothermic reaction brings it to equilibrium sooner, but to an equilibrium with less product. When a question asks what happens “to the amount of product after a long time”, the rate is irrelevant; when it asks “in the first minute”, K is.',
    ),
    p(
      '**Shifts never overshoot.** Adding a reactant raises the amount of product, but some of what was added is left over: the new equilibrium has more of both. In the figure, NO₂ falls after the compression and yet ends higher, at 0.029 M, than it was before, 0.020 M.',
    ),
    h('Practice'),
    steps(
      'Write K_{c} for 2 SO₂ + O₂ ⇌ 2 SO₃, and give the exponent Δn in K_{p} = K_{c}(RT)^{Δn}.',
      'At some temperature K = 0.25 for A ⇌ B. A vessel holds 2.0 M A and 1.0 M B. Which way does it go, and where does it end?',
      'The reaction in question 1 gives off heat. Name three ways to raise the yield of SO₃.',
      'K of a reaction is 10 at 300 K and 1000 at 350 K. Is it exothermic or endothermic?',
    ),
    p(
      '**Answers.** (1) [SO₃]²/([SO₂]²[O₂]); Δn = 2 − 3 = −1. (2) Q = 0.50 > K, so backwards; of 3.0 M in all, A = 2.4 M and B = 0.6 M, since 0.6/2.4 = 0.25. (3) More oxygen, higher pressure, lower temperature; or taking SO₃ away. (4) K grows with temperature: endothermic.',
    ),
    note(
      'Check yourself',
      'When the pressure on CaCO₃(s) ⇌ CaO(s) + CO₂(g) is raised by pressing the vessel together, what happens to p(CO₂) in the end? Answer: nothing. CO₂ is taken up until its pressure is K_{p} again.',
    ),
  ],
};
