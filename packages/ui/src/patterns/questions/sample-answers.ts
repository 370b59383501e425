import type { AnswerStep } from './answer-steps';

const formula =
  '<p dir="auto"><math display="block" class="tml-display" style="display:block math"><mrow><mo movablelimits="false">∫</mo><msup><mi>x</mi><mn>2</mn></msup><msup><mi>e</mi><mi>x</mi></msup><mi>d</mi><mi>x</mi><mo>=</mo><msup><mi>e</mi><mi>x</mi></msup><mo stretchy="false">(</mo><msup><mi>x</mi><mn>2</mn></msup><mo>−</mo><mn>2</mn><mi>x</mi><mo>+</mo><mn>2</mn><mo stretchy="false">)</mo><mo>+</mo><mi>C</mi></mrow></math></p>';

/** Answer as the compiler returns it. */
export const answerHtml = `<p dir="auto">Because each round of integration by parts lowers the power of <math><mi>x</mi></math> by one, and there are two powers to remove.</p>${formula}<p dir="auto">Stop when the power reaches zero.</p>`;

/** Three hints, the first one opened. */
export const threeSteps: AnswerStep[] = [
  {
    number: 1,
    label: 'Which factor gets simpler?',
    html: '<p dir="auto">Differentiate both factors once. One of them loses a power; the other never changes. Let the one that gets simpler be <math><mi>u</mi></math>.</p>',
  },
  { number: 2, label: 'Count the powers', html: null },
  { number: 3, label: 'Set up the second round', html: null },
];
