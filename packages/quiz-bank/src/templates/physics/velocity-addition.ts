import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Speeds as fractions of the speed of light. */
type Speeds = { ship: Fraction; probe: Fraction };

const ships: [Fraction, ...Fraction[]] = [
  new Fraction(1, 2),
  new Fraction(1, 3),
  new Fraction(2, 3),
  new Fraction(1, 4),
  new Fraction(3, 4),
  new Fraction(1, 5),
  new Fraction(2, 5),
  new Fraction(3, 5),
  new Fraction(4, 5),
];
const probes: [Fraction, ...Fraction[]] = [
  new Fraction(1, 2),
  new Fraction(1, 3),
  new Fraction(2, 3),
  new Fraction(1, 4),
  new Fraction(3, 4),
  new Fraction(2, 5),
  new Fraction(3, 5),
];

const sum = ({ ship, probe }: Speeds) => ship.add(probe);
const product = ({ ship, probe }: Speeds) => ship.mul(probe);

export const velocityAddition: Template<Speeds, Fraction> = {
  subject: 'Physics',
  topic: 'Special relativity',
  difficulty: 'hard',
  source: 'OpenStax, University Physics Volume 3, section 5.6, Relativistic Velocity Transformation',
  make: ({ pick }) => {
    const [ship, probe] = [pick(ships), pick(probes)];
    // Equal speeds would give a relative speed of zero, an option that nobody would choose.
    return { ship, probe: ship.equals(probe) ? new Fraction(1, 6) : probe };
  },
  stem: ({ ship, probe }) =>
    `A spaceship moves away from the Earth at $${fraction(ship)}c$. It launches a probe straight ahead, which moves at $${fraction(probe)}c$ relative to the ship. How fast does the probe move relative to the Earth?`,
  answer: (speeds) => sum(speeds).div(product(speeds).add(1)),
  mistakes: {
    'Adds both speeds as in the mechanics of Galileo and Newton.': sum,
    'Has the wrong sign in the denominator of the relativistic formula.': (speeds) =>
      sum(speeds).div(product(speeds).neg().add(1)),
    'Takes the relative speed of two bodies that both move away from the Earth in one direction.': (speeds) =>
      speeds.ship.sub(speeds.probe).abs().div(product(speeds).neg().add(1)),
    'Thinks that speeds add up until the speed of light is reached.': () => new Fraction(1),
    'Takes the mean of both speeds.': (speeds) => sum(speeds).div(2),
  },
  show: (value) => (value.equals(1) ? '$c$' : `$${fraction(value)}c$`),
  // The Doppler factors of ship and probe multiply to that of the sum. Squared, and without denominators.
  holds: ({ ship, probe }, value) => {
    const one = new Fraction(1);
    const away = one.sub(ship).mul(one.sub(probe)).mul(one.add(value));
    const near = one.add(ship).mul(one.add(probe)).mul(one.sub(value));
    return away.equals(near);
  },
  explanation: (speeds) => {
    const { ship, probe } = speeds;
    const result = fraction(sum(speeds).div(product(speeds).add(1)));
    return [
      `Parallel velocities combine to $u = \\frac{v + u'}{1 + vu'/c^2}$. The numerator is $${fraction(sum(speeds))}c$ and the denominator $1 + ${fraction(ship)} \\cdot ${fraction(probe)} = ${fraction(product(speeds).add(1))}$, so $u = ${result}c$.`,
      `The plain sum $${fraction(sum(speeds))}c$ leaves out that the ship and the Earth measure times and lengths differently. With this formula two speeds below $c$ always give one below $c$, and never $c$ itself.`,
    ];
  },
};
