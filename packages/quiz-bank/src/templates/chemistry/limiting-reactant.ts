import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Two reactants and one product, with their coefficients. */
type Reaction = {
  equation: string;
  first: [number, string];
  second: [number, string];
  product: [number, string];
};
/** Amounts in mol. */
type Mixture = Reaction & { amounts: [number, number] };

const reactions: [Reaction, ...Reaction[]] = [
  { equation: 'N2 + 3H2 -> 2NH3', first: [1, 'N2'], second: [3, 'H2'], product: [2, 'NH3'] },
  { equation: '2H2 + O2 -> 2H2O', first: [2, 'H2'], second: [1, 'O2'], product: [2, 'H2O'] },
  { equation: '2Al + 3Cl2 -> 2AlCl3', first: [2, 'Al'], second: [3, 'Cl2'], product: [2, 'AlCl3'] },
  { equation: '4Fe + 3O2 -> 2Fe2O3', first: [4, 'Fe'], second: [3, 'O2'], product: [2, 'Fe2O3'] },
  { equation: 'P4 + 6Cl2 -> 4PCl3', first: [1, 'P4'], second: [6, 'Cl2'], product: [4, 'PCl3'] },
];

/** Returns how often the equation could run with each reactant alone. */
const runs = ({ first, second, amounts }: Mixture) =>
  [new Fraction(amounts[0], first[0]), new Fraction(amounts[1], second[0])] as const;
const isFirstLimiting = (mixture: Mixture) => runs(mixture)[0].compare(runs(mixture)[1]) < 0;
const limitingRuns = (mixture: Mixture) => runs(mixture)[isFirstLimiting(mixture) ? 0 : 1];
const excessRuns = (mixture: Mixture) => runs(mixture)[isFirstLimiting(mixture) ? 1 : 0];

export const limitingReactant: Template<Mixture, Fraction> = {
  subject: 'Chemistry',
  topic: 'Stoichiometry',
  difficulty: 'medium',
  source: 'OpenStax, Chemistry 2e, section 4.4, Reaction Yields',
  make: ({ int, pick }) => {
    const mixture: Mixture = { ...pick(reactions), amounts: [int(2, 11), int(2, 12)] };
    const [one, two] = runs(mixture);
    // If both were used up at once, neither would be limiting.
    if (one.equals(two)) mixture.amounts[0] += 1;
    return mixture;
  },
  stem: ({ equation, first, second, product, amounts }) =>
    `$${amounts[0]}\\ \\mathrm{mol}$ of $\\ce{${first[1]}}$ and $${amounts[1]}\\ \\mathrm{mol}$ of $\\ce{${second[1]}}$ react as completely as possible: $\\ce{${equation}}$. How much $\\ce{${product[1]}}$ is formed?`,
  answer: (mixture) => limitingRuns(mixture).mul(mixture.product[0]),
  mistakes: {
    'Calculates with the reactant that is in excess.': (mixture) =>
      excessRuns(mixture).mul(mixture.product[0]),
    'Takes the smaller amount for that of the product and ignores the coefficients.': ({ amounts }) =>
      new Fraction(Math.min(...amounts)),
    'Adds the amounts of the reactants, as if moles were conserved like mass.': ({ amounts }) =>
      new Fraction(amounts[0] + amounts[1]),
    'Divides by the coefficient of the limiting reactant and forgets that of the product.': limitingRuns,
  },
  show: (value) => `$${fraction(value)}\\ \\mathrm{mol}$`,
  // The product's amount uses up one reactant and leaves no negative amount of the other.
  holds: ({ first, second, product, amounts }, value) => {
    const times = value.div(product[0]);
    const left = [times.mul(-first[0]).add(amounts[0]), times.mul(-second[0]).add(amounts[1])];
    return left.every((amount) => amount.compare(0) >= 0) && left.some((amount) => amount.equals(0));
  },
  explanation: (mixture) => {
    const { first, second, product, amounts } = mixture;
    const [one, two] = runs(mixture);
    const limiting = isFirstLimiting(mixture) ? first[1] : second[1];
    const result = limitingRuns(mixture).mul(product[0]);
    return [
      `Dividing each amount by its coefficient shows how often the equation can run: $${amounts[0]} \\div ${first[0]} = ${fraction(one)}$ for $\\ce{${first[1]}}$ and $${amounts[1]} \\div ${second[0]} = ${fraction(two)}$ for $\\ce{${second[1]}}$. The smaller number decides: $\\ce{${limiting}}$ is used up first. The coefficient of the product is ${product[0]}, so $${fraction(result)}\\ \\mathrm{mol}$ of $\\ce{${product[1]}}$ form.`,
      'Which reactant limits depends on amount and coefficient together, not on the amount alone. Part of the other one is left over, so it does not count, and amounts of substance do not add up as masses do.',
    ];
  },
};
