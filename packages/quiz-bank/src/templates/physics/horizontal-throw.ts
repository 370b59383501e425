import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Speed in m/s and whole seconds of flight, with g = 10 m/s². */
type Throw = { speed: number; time: number };

const heightOf = ({ time }: Throw) => 5 * time * time;

export const horizontalThrow: Template<Throw, Fraction> = {
  subject: 'Physics',
  topic: 'Projectile motion',
  difficulty: 'medium',
  source: 'OpenStax, University Physics Volume 1, section 4.3, Projectile Motion',
  make: ({ int, pick }) => ({ speed: int(4, 25), time: pick([2, 3, 4]) }),
  stem: (thrown) =>
    `A ball is thrown horizontally at $${thrown.speed}\\ \\mathrm{m/s}$ from the top of a vertical cliff, $${heightOf(thrown)}\\ \\mathrm{m}$ above level ground. How far from the foot of the cliff does it land? Take $g = 10\\ \\mathrm{m/s^2}$ and neglect air resistance.`,
  answer: ({ speed, time }) => new Fraction(speed * time),
  mistakes: {
    'Takes 2h/g for the time and forgets the square root.': ({ speed, time }) =>
      new Fraction(speed * time * time),
    'Takes the horizontal speed for that of the fall as well.': (thrown) => new Fraction(heightOf(thrown)),
    'Divides the height by g, as if the ball fell at a constant 10 m/s.': (thrown) =>
      new Fraction(thrown.speed * heightOf(thrown), 10),
    'Counts the time of the fall twice, as for a throw that rises first.': ({ speed, time }) =>
      new Fraction(2 * speed * time),
    'Multiplies the final vertical speed by the time of the fall.': ({ time }) =>
      new Fraction(10 * time * time),
  },
  show: (value) => `$${value.toString()}\\ \\mathrm{m}$`,
  // In successive seconds a body falls 5 m, 15 m, 25 m and so on, which must add up to the height of the cliff.
  holds: (thrown, value) => {
    const seconds = value.div(thrown.speed);
    let fallen = 0;
    for (let second = 0; seconds.compare(second) > 0; second += 1) fallen += 10 * second + 5;
    return seconds.d === 1n && fallen === heightOf(thrown);
  },
  explanation: (thrown) => {
    const { speed, time } = thrown;
    return [
      `The vertical motion is a free fall: $h = \\frac{1}{2}gt^2$ gives $t = \\sqrt{\\frac{2 \\cdot ${heightOf(thrown)}\\ \\mathrm{m}}{10\\ \\mathrm{m/s^2}}} = ${time}\\ \\mathrm{s}$. In this time the ball moves $${speed}\\ \\mathrm{m/s} \\cdot ${time}\\ \\mathrm{s} = ${speed * time}\\ \\mathrm{m}$ sideways at constant speed.`,
      'Both motions take the same time but are independent: the horizontal speed neither shortens the fall nor is changed by it. The fall is accelerated from rest, so its time follows from a square root and not from a division of the height by a speed.',
    ];
  },
};
