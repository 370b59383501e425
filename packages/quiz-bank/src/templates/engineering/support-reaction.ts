import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Beam on two supports: its span in m, the distance of the load from the left support in m, and the load in kN. */
type Beam = { span: number; distance: number; load: number };

const left = ({ span, distance, load }: Beam) => new Fraction(load * (span - distance), span);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(2)));

export const supportReaction: Template<Beam, Fraction> = {
  subject: 'Engineering',
  topic: 'Statics',
  difficulty: 'easy',
  source: 'OpenStax, University Physics Volume 1, section 12.2, Examples of Static Equilibrium',
  make: ({ int, pick }) => {
    const span = pick([4, 5, 6, 8, 10]);
    return { span, distance: int(1, span - 1), load: span * int(2, 6) };
  },
  stem: ({ span, distance, load }) =>
    `A horizontal beam rests on simple supports at its two ends, which are $${span}\\ \\mathrm{m}$ apart. It carries one vertical load of $${load}\\ \\mathrm{kN}$, $${distance}\\ \\mathrm{m}$ from the left support; its own weight is neglected. How large is the reaction at the left support?`,
  answer: left,
  mistakes: {
    'Takes the arm of the load about the wrong support and gets the reaction at the right one.': (beam) =>
      new Fraction(beam.load * beam.distance, beam.span),
    'Shares the load equally, which is right in the middle of the span alone.': ({ load }) =>
      new Fraction(load, 2),
    'Takes the moment of the load about the right support, in kNm, for a force.': (beam) =>
      new Fraction(beam.load * (beam.span - beam.distance)),
    'Divides by the distance of the load from the left support instead of the span.': (beam) =>
      new Fraction(beam.load * (beam.span - beam.distance), beam.distance),
    'Lets one support carry the whole load.': ({ load }) => new Fraction(load),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{kN}$`,
  // Around the load's position, the moments of both reactions cancel.
  holds: ({ span, distance, load }, value) =>
    value.mul(distance).equals(new Fraction(load).sub(value).mul(span - distance)),
  explanation: (beam) => {
    const { span, distance, load } = beam;
    const result = decimal(left(beam));
    return [
      `The moments about the right support have to cancel: $A \\cdot ${span}\\ \\mathrm{m} = ${load}\\ \\mathrm{kN} \\cdot ${span - distance}\\ \\mathrm{m}$. So the left reaction is $A = ${result}\\ \\mathrm{kN}$, and the right support takes the rest, $${load - Number(result)}\\ \\mathrm{kN}$.`,
      'The arm of the load runs to the support about which the moments are taken, here the right one. The nearer a support is to the load, the more it carries; equal shares need a load in the middle.',
    ];
  },
};
