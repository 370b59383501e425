import type { Template } from '../../template';

/** The congruence factor · x ≡ right modulo a prime, derived from its solution. */
type Congruence = { factor: number; modulus: number; solution: number };

const remainder = (value: number, modulus: number) => ((value % modulus) + modulus) % modulus;
const rightOf = ({ factor, modulus, solution }: Congruence) => remainder(factor * solution, modulus);
const inverseOf = ({ factor, modulus }: Congruence) =>
  Array.from({ length: modulus }, (_, value) => value).find((value) => (value * factor) % modulus === 1) ?? 0;

export const linearCongruence: Template<Congruence, number> = {
  subject: 'Mathematics',
  topic: 'Modular arithmetic',
  difficulty: 'medium',
  source:
    'Kenneth H. Rosen, Discrete Mathematics and Its Applications, 8th edition, section 4.4, Solving Congruences',
  make: ({ int, pick }) => {
    const modulus = pick([11, 13, 17, 19, 23]);
    return { factor: int(3, modulus - 2), modulus, solution: int(2, modulus - 2) };
  },
  stem: (congruence) =>
    `Which whole number $x$ with $0 \\le x < ${congruence.modulus}$ solves the congruence $${congruence.factor}x \\equiv ${rightOf(congruence)} \\pmod{${congruence.modulus}}$?`,
  answer: ({ solution }) => solution,
  mistakes: {
    'Subtracts the factor from the right side instead of dividing by it.': (c) =>
      remainder(rightOf(c) - c.factor, c.modulus),
    'Multiplies the right side by the factor instead of by its inverse.': (c) =>
      remainder(rightOf(c) * c.factor, c.modulus),
    'Stops at the inverse of the factor and does not multiply it by the right side.': inverseOf,
    'Uses the inverse with the opposite sign.': ({ solution, modulus }) => modulus - solution,
    'Divides as whole numbers are divided and drops what is left over.': (c) =>
      Math.floor(rightOf(c) / c.factor),
  },
  show: (value) => `$${value}$`,
  // Tries every remainder.
  holds: (congruence, value) => {
    const { factor, modulus } = congruence;
    const fitting = Array.from({ length: modulus }, (_, x) => x).filter(
      (x) => (factor * x - rightOf(congruence)) % modulus === 0,
    );
    return fitting.length === 1 && fitting[0] === value;
  },
  explanation: (congruence) => {
    const { factor, modulus, solution } = congruence;
    const [inverse, right] = [inverseOf(congruence), rightOf(congruence)];
    return [
      `The inverse of $${factor}$ modulo $${modulus}$ is $${inverse}$, because $${factor} \\cdot ${inverse} = ${factor * inverse} \\equiv 1$. So $x \\equiv ${inverse} \\cdot ${right} = ${inverse * right} \\equiv ${solution} \\pmod{${modulus}}$.`,
      `Put back: $${factor} \\cdot ${solution} = ${factor * solution} \\equiv ${right}$. The solution is the only one, since the prime $${modulus}$ does not divide $${factor}$. Multiplying by $${factor}$ itself, or stopping at its inverse, solves another congruence.`,
    ];
  },
};
