import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Masses in kg and speeds in m/s. The first body moves to the right, the second to the left. */
type Collision = { masses: readonly [number, number]; speeds: readonly [number, number] };

const total = ({ masses }: Collision) => masses[0] + masses[1];
const momentum = ({ masses, speeds }: Collision) => masses[0] * speeds[0] - masses[1] * speeds[1];

export const stickingCollision: Template<Collision, Fraction> = {
  subject: 'Physics',
  topic: 'Momentum',
  difficulty: 'easy',
  source: 'OpenStax, University Physics Volume 1, section 9.4, Types of Collisions',
  make: ({ int, pick }) => {
    const sum = pick([4, 5, 10]);
    const first = int(1, sum - 1);
    return { masses: [first, sum - first], speeds: [int(2, 9), int(1, 6)] };
  },
  stem: ({ masses, speeds }) =>
    `On a level track without friction, a trolley of $${masses[0]}\\ \\mathrm{kg}$ moves to the right at $${speeds[0]}\\ \\mathrm{m/s}$, and one of $${masses[1]}\\ \\mathrm{kg}$ moves to the left at $${speeds[1]}\\ \\mathrm{m/s}$. They collide and stick together. What is their velocity afterwards, counted as positive to the right?`,
  answer: (collision) => new Fraction(momentum(collision), total(collision)),
  mistakes: {
    'Adds the momenta without regard to their directions.': (collision) =>
      new Fraction(
        collision.masses[0] * collision.speeds[0] + collision.masses[1] * collision.speeds[1],
        total(collision),
      ),
    'Takes the mean of both velocities, which would need equal masses.': ({ speeds }) =>
      new Fraction(speeds[0] - speeds[1], 2),
    'Treats the second trolley as if it had been at rest.': (collision) =>
      new Fraction(collision.masses[0] * collision.speeds[0], total(collision)),
    'Confuses the two directions, so that the sign is reversed.': (collision) =>
      new Fraction(-momentum(collision), total(collision)),
    'Adds the velocities and leaves the masses out.': ({ speeds }) => new Fraction(speeds[0] - speeds[1]),
  },
  show: (value) => `$${value.toString()}\\ \\mathrm{m/s}$`,
  // One trolley gains the momentum that the other one loses.
  holds: ({ masses, speeds }, value) => {
    const gained = value.sub(speeds[0]).mul(masses[0]);
    const lost = value.add(speeds[1]).mul(-masses[1]);
    return gained.equals(lost);
  },
  explanation: (collision) => {
    const { masses, speeds } = collision;
    const result = new Fraction(momentum(collision), total(collision)).toString();
    return [
      `Momentum is conserved: $${masses[0]}\\ \\mathrm{kg} \\cdot ${speeds[0]}\\ \\mathrm{m/s} - ${masses[1]}\\ \\mathrm{kg} \\cdot ${speeds[1]}\\ \\mathrm{m/s} = ${momentum(collision)}\\ \\mathrm{kg\\,m/s}$. Both together have ${total(collision)} kg, so their velocity is $${result}\\ \\mathrm{m/s}$.`,
      'Momentum has a direction, so the trolley that moves to the left counts as negative. Velocities alone cannot be added or averaged, since a heavier trolley counts for more, and kinetic energy is not conserved when bodies stick together.',
    ];
  },
};
