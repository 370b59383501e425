import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Concentrations in mol/L, and the final volume in mL. */
type Dilution = { stock: Fraction; target: Fraction; volume: number };

const needed = ({ stock, target, volume }: Dilution) => target.mul(volume).div(stock);
/** Formats at most two decimals. Answers need no more; wrong options may be rounded. */
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(2)));

export const dilution: Template<Dilution, Fraction> = {
  subject: 'Chemistry',
  topic: 'Solutions',
  difficulty: 'easy',
  source: 'OpenStax, Chemistry 2e, section 3.3, Molarity',
  make: ({ int, pick }) => ({
    stock: new Fraction(pick([2, 4, 5, 8, 10])),
    target: new Fraction(int(1, 9), 10),
    volume: pick([100, 200, 250, 500]),
  }),
  stem: ({ stock, target, volume }) =>
    `Which volume of a $${decimal(stock)}\\ \\mathrm{mol/L}$ stock solution has to be made up with water to $${volume}\\ \\mathrm{mL}$ so that the concentration becomes $${decimal(target)}\\ \\mathrm{mol/L}$?`,
  answer: needed,
  mistakes: {
    'Gives the volume of the water instead of that of the stock solution.': (solution) =>
      needed(solution).neg().add(solution.volume),
    'Calculates the amount of substance in millimoles and takes it for the volume.': ({ target, volume }) =>
      target.mul(volume),
    'Takes the ratio of the concentrations as parts of stock solution to parts of water.': (solution) =>
      solution.target.mul(solution.volume).div(solution.stock.add(solution.target)),
    'Divides the final volume by the concentration of the stock and forgets the one that is wanted.': (
      solution,
    ) => new Fraction(solution.volume).div(solution.stock),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{mL}$`,
  // The pipetted amount, divided by the final volume, gives the target concentration.
  holds: ({ stock, target, volume }, value) => value.mul(stock).div(volume).equals(target),
  explanation: (solution) => {
    const { stock, target, volume } = solution;
    const [c, v, result] = [decimal(target), volume, decimal(needed(solution))];
    return [
      `Dilution keeps the amount of substance: $c_1V_1 = c_2V_2$. So $V_1 = \\frac{${c}\\ \\mathrm{mol/L} \\cdot ${v}\\ \\mathrm{mL}}{${decimal(stock)}\\ \\mathrm{mol/L}} = ${result}\\ \\mathrm{mL}$.`,
      'The final volume contains the stock solution: water fills up what is missing, and the ratio of the concentrations is that of the stock solution to the whole, not to the water. The product $c_2V_2$ alone is an amount in millimoles, not yet a volume.',
    ];
  },
};
