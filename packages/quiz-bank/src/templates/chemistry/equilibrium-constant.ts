import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Reacted and remaining N₂O₄ in tenths of a mole, and the volume in litres. */
type Mixture = { reacted: number; left: number; litres: number };

const concentration = (tenths: number, { litres }: Mixture) => new Fraction(tenths, 10 * litres);
const decimal = (value: Fraction) => String(Number(value.valueOf().toPrecision(3)));
const constant = (mixture: Mixture) =>
  concentration(2 * mixture.reacted, mixture)
    .pow(2)
    .div(concentration(mixture.left, mixture));

export const equilibriumConstant: Template<Mixture, Fraction> = {
  subject: 'Chemistry',
  topic: 'Equilibrium constants',
  difficulty: 'hard',
  source: 'OpenStax, Chemistry 2e, section 13.4, Equilibrium Calculations',
  make: ({ int, pick }) => ({ reacted: int(1, 4), left: pick([2, 4, 5, 10, 20]), litres: pick([2, 4, 5]) }),
  stem: ({ reacted, left, litres }) =>
    `$${(reacted + left) / 10}\\ \\mathrm{mol}$ of $\\ce{N2O4}$ are put into an empty vessel of $${litres}\\ \\mathrm{L}$. When the equilibrium $\\ce{N2O4(g) <=> 2NO2(g)}$ is reached, $${left / 10}\\ \\mathrm{mol}$ of $\\ce{N2O4}$ are left. What is $K_c$, in $\\mathrm{mol/L}$ and to three significant figures?`,
  answer: constant,
  mistakes: {
    'Does not square the concentration of nitrogen dioxide.': (mixture) =>
      new Fraction(2 * mixture.reacted, mixture.left),
    'Forgets that each molecule that reacts makes two of nitrogen dioxide.': (mixture) =>
      constant(mixture).div(4),
    'Calculates with amounts of substance instead of concentrations.': (mixture) =>
      constant(mixture).mul(mixture.litres),
    'Takes the initial concentration of dinitrogen tetroxide instead of that at equilibrium.': (mixture) =>
      constant(mixture)
        .mul(mixture.left)
        .div(mixture.left + mixture.reacted),
    'Turns the quotient round, which is the constant of the reverse reaction.': (mixture) =>
      constant(mixture).inverse(),
  },
  show: (value) => `$${decimal(value)}$`,
  // Uses the degree of dissociation α and the initial concentration: K = 4α²c / (1 − α).
  holds: (mixture, value) => {
    const degree = new Fraction(mixture.reacted, mixture.reacted + mixture.left);
    const initial = concentration(mixture.reacted + mixture.left, mixture);
    return value.mul(degree.neg().add(1)).equals(degree.mul(degree).mul(4).mul(initial));
  },
  explanation: (mixture) => {
    const { reacted, left, litres } = mixture;
    const [product, rest] = [2 * reacted, left].map((tenths) => concentration(tenths, mixture).toString());
    return [
      `$${reacted / 10}\\ \\mathrm{mol}$ have reacted to $${(2 * reacted) / 10}\\ \\mathrm{mol}$ of $\\ce{NO2}$. In $${litres}\\ \\mathrm{L}$ this makes $[\\ce{NO2}] = ${product}\\ \\mathrm{mol/L}$ and $[\\ce{N2O4}] = ${rest}\\ \\mathrm{mol/L}$, so $K_c = \\frac{[\\ce{NO2}]^2}{[\\ce{N2O4}]} = \\frac{${product}^2}{${rest}} = ${decimal(constant(mixture))}$.`,
      'The coefficient 2 counts twice: it doubles the amount that is formed, and it is the exponent in the constant. All concentrations are those at equilibrium, and the volume does not cancel because the numbers of molecules on both sides differ.',
    ];
  },
};
