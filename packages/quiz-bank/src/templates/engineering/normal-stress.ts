import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Sides of a rectangular cross-section in mm, and the axial force in kN. */
type Bar = { width: number; height: number; force: number };

const newtons = ({ force }: Bar) => new Fraction(force).mul(1000);
const stress = (bar: Bar) => newtons(bar).div(bar.width * bar.height);
/** Formats at most four digits; answers are whole numbers. */
const decimal = (value: Fraction) => String(Number(value.valueOf().toPrecision(4)));

export const normalStress: Template<Bar, Fraction> = {
  subject: 'Engineering',
  topic: 'Strength of materials',
  difficulty: 'easy',
  source: 'OpenStax, University Physics Volume 1, section 12.3, Stress, Strain, and Elastic Modulus',
  make: ({ int, pick }) => {
    const [width, height] = [pick([10, 20, 30, 40]), pick([10, 20, 30, 50])];
    return { width, height, force: (width * height * int(4, 15)) / 100 };
  },
  stem: ({ width, height, force }) =>
    `A straight bar with a solid rectangular cross-section of $${width}\\ \\mathrm{mm} \\times ${height}\\ \\mathrm{mm}$ is pulled at its two ends by equal and opposite axial forces of $${force}\\ \\mathrm{kN}$ each. What is the mean normal stress in its cross-section?`,
  answer: stress,
  mistakes: {
    'Counts the forces at both ends and doubles the force in the section.': (bar) => stress(bar).mul(2),
    'Shares the force between the two ends and takes half of it for the section.': (bar) =>
      stress(bar).div(2),
    'Divides by the perimeter of the section instead of its area.': (bar) =>
      newtons(bar).div(2 * (bar.width + bar.height)),
    'Divides kilonewtons by square millimetres and takes the result for megapascals.': (bar) =>
      stress(bar).div(1000),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{MPa}$`,
  // Adds the force on each square millimetre of the section; 1 MPa is 1 N/mm².
  holds: (bar, value) => {
    const row = Array.from({ length: bar.width }).reduce<Fraction>((sum) => sum.add(value), new Fraction(0));
    return row.mul(bar.height).equals(newtons(bar));
  },
  explanation: (bar) => [
    `Cut the bar anywhere: each half is in balance, so the section carries $${bar.force}\\ \\mathrm{kN} = ${decimal(newtons(bar))}\\ \\mathrm{N}$. Its area is $${bar.width * bar.height}\\ \\mathrm{mm^2}$, and since $1\\ \\mathrm{N/mm^2} = 1\\ \\mathrm{MPa}$ the stress is $\\frac{${decimal(newtons(bar))}}{${bar.width * bar.height}}\\ \\mathrm{MPa} = ${decimal(stress(bar))}\\ \\mathrm{MPa}$.`,
    'The force at the other end is what holds the first one in balance, so it is neither added to it nor shared with it. Stress is force per area, not per length of the edge.',
  ],
};
