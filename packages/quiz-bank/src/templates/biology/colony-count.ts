import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Colonies on one plate, the number of tenfold dilutions, and the plated volume in tenths of a millilitre. */
type Plate = { colonies: number; steps: number; tenths: number };

const times = ({ colonies, tenths }: Plate, power: number) =>
  new Fraction(10).pow(power)?.mul(colonies).mul(10).div(tenths) ?? new Fraction(0);
const volume = ({ tenths }: Plate) => String(tenths / 10);

/** Formats a positive number in scientific notation as TeX, exact if it has few digits. */
function scientific(value: Fraction): string {
  const [digits = '', exponent = ''] = value.valueOf().toExponential().split('e+');
  return `${digits} \\times 10^{${exponent}}`;
}

export const colonyCount: Template<Plate, Fraction> = {
  subject: 'Biology',
  topic: 'Counting microbes',
  difficulty: 'medium',
  source: 'OpenStax, Microbiology, section 9.1, How Microbes Grow',
  make: ({ int, pick }) => ({ colonies: 2 * int(16, 120), steps: int(3, 6), tenths: pick([1, 2, 5]) }),
  stem: (plate) =>
    `A culture of bacteria is diluted ${plate.steps} times in a row, each time by mixing $1\\ \\mathrm{mL}$ with $9\\ \\mathrm{mL}$ of sterile medium. From the last tube $${volume(plate)}\\ \\mathrm{mL}$ is plated, and ${plate.colonies} colonies grow, one from each cell. How many cells per millilitre did the undiluted culture have?`,
  answer: (plate) => times(plate, plate.steps),
  mistakes: {
    'Forgets that less than a millilitre was plated.': ({ colonies, steps }) =>
      times({ colonies, steps, tenths: 10 }, steps),
    'Multiplies by the volume that was plated instead of dividing by it.': (plate) =>
      times(plate, plate.steps).mul(plate.tenths).mul(plate.tenths).div(100),
    'Counts one dilution too few.': (plate) => times(plate, plate.steps - 1),
    'Counts one dilution too many, as if plating were a tenfold dilution besides.': (plate) =>
      times(plate, plate.steps + 1),
    'Gives the concentration in the last tube instead of that in the culture.': (plate) => times(plate, 0),
  },
  show: (value) => `$${scientific(value)}$`,
  // Dilutes the culture tube by tube and plates the same volume.
  holds: ({ colonies, steps, tenths }, value) => {
    let tube = value;
    for (let step = 0; step < steps; step += 1) tube = tube.mul(1).div(1 + 9);
    return tube.mul(tenths).div(10).equals(colonies);
  },
  explanation: (plate) => {
    const [last, all] = [scientific(times(plate, 0)), scientific(times(plate, plate.steps))];
    return [
      `The last tube had $\\frac{${plate.colonies}}{${volume(plate)}\\ \\mathrm{mL}} = ${last}$ cells per millilitre. Each step dilutes tenfold, $1\\ \\mathrm{mL}$ in $10\\ \\mathrm{mL}$, so ${plate.steps} steps dilute by $10^{${plate.steps}}$, and the culture had $${all}$ cells per millilitre.`,
      `The number of colonies stands for $${volume(plate)}\\ \\mathrm{mL}$, so it has to be divided by this volume before it is a concentration. And the concentration of the last tube still has to be multiplied by the factor of all dilutions.`,
    ];
  },
};
