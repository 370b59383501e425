import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Teeth of four gears, the second and third of which share a shaft, and the speed of the first in 1/min. */
type Train = { teeth: [number, number, number, number]; speed: number };

const output = ({ teeth: [a, b, c, d], speed }: Train) => new Fraction(speed * a * c, b * d);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(1)));

export const gearTrain: Template<Train, Fraction> = {
  subject: 'Engineering',
  topic: 'Machine elements',
  difficulty: 'medium',
  source:
    'Richard G. Budynas and J. Keith Nisbett, Shigley’s Mechanical Engineering Design (11th edition, McGraw-Hill), chapter 13, Gears – General',
  make: ({ pick }) => {
    const [first, third] = [pick([20, 24, 30]), pick([18, 25, 28])];
    return {
      teeth: [first, first * pick([2, 3, 4]), third, third * pick([2, 3, 5])],
      speed: 360 * pick([2, 4, 5, 8, 10]),
    };
  },
  stem: ({ teeth: [a, b, c, d], speed }) =>
    `A motor turns a gear with ${a} teeth at ${speed} revolutions per minute. This gear meshes with one of ${b} teeth; on the same shaft as the latter, fixed to it, sits a gear with ${c} teeth, which meshes with an output gear of ${d} teeth. How fast does the output gear turn, in revolutions per minute?`,
  answer: output,
  mistakes: {
    'Stops after the first pair of gears.': ({ teeth: [a, b], speed }) => new Fraction(speed * a, b),
    'Reckons with the second pair of gears alone.': ({ teeth: [, , c, d], speed }) =>
      new Fraction(speed * c, d),
    'Adds the ratios of both pairs instead of multiplying them.': ({ teeth: [a, b, c, d], speed }) =>
      new Fraction(speed).div(new Fraction(b, a).add(new Fraction(d, c))),
    'Takes the gears between for idlers and compares the first with the last only.': ({
      teeth: [a, , , d],
      speed,
    }) => new Fraction(speed * a, d),
    'Turns the ratio of the second pair round, as if it geared the speed up.': ({
      teeth: [a, b, c, d],
      speed,
    }) => new Fraction(speed * a * d, b * c),
  },
  show: decimal,
  // Goes backwards: the same number of teeth passes on both gears of a pair, and a shaft has one speed.
  holds: ({ teeth: [a, b, c, d], speed }, value) => {
    const shaft = value.mul(d).div(c);
    return shaft.mul(b).equals(speed * a);
  },
  explanation: (train) => {
    const { teeth, speed } = train;
    const [a, b, c, d] = teeth;
    const shaft = decimal(new Fraction(speed * a, b));
    return [
      `Where two gears mesh, equally many teeth pass on both, so the shaft between turns at $${speed} \\cdot \\frac{${a}}{${b}} = ${shaft}$ revolutions per minute. Both gears on it share this speed, and the output turns at $${shaft} \\cdot \\frac{${c}}{${d}} = ${decimal(output(train))}$ revolutions per minute.`,
      'The ratios of the pairs multiply; they do not add. Only an idler, a single gear between two others, cancels out of the ratio, but here two gears of different size sit on the shaft between.',
    ];
  },
};
