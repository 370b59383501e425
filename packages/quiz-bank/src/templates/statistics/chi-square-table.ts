import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Two groups of equal size, and how many of each recovered. */
type Table = { size: number; first: number; second: number };

/** Observed and expected counts of the four cells; the expected ones assume no association. */
const cells = ({ size, first, second }: Table) => {
  const expected = new Fraction(first + second, 2);
  const rest = expected.neg().add(size);
  return [
    { observed: first, expected },
    { observed: size - first, expected: rest },
    { observed: second, expected },
    { observed: size - second, expected: rest },
  ];
};
const sum = (values: readonly Fraction[]) =>
  values.reduce((total, value) => total.add(value), new Fraction(0));
const distance = ({ observed, expected }: { observed: number; expected: Fraction }) =>
  expected.neg().add(observed);
const statistic = (table: Table) =>
  sum(cells(table).map((cell) => distance(cell).mul(distance(cell)).div(cell.expected)));
const decimal = (value: Fraction) => value.valueOf().toFixed(2);

export const chiSquareTable: Template<Table, Fraction> = {
  subject: 'Statistics',
  topic: 'Chi-square test',
  difficulty: 'medium',
  source: 'OpenStax, Introductory Statistics 2e, section 11.3, Test of Independence',
  make: ({ int, pick }) => {
    const [size, expected] = pick([
      [50, 20],
      [50, 25],
      [50, 30],
      [100, 40],
      [100, 50],
      [100, 60],
      [80, 40],
      [80, 60],
    ]);
    const apart = int(2, 8);
    return { size, first: expected + apart, second: expected - apart };
  },
  stem: ({ size, first, second }) =>
    `In a trial $${first}$ of $${size}$ treated and $${second}$ of $${size}$ untreated patients recover. What is Pearson’s chi-square statistic of this two-by-two table, without a continuity correction, to two decimals?`,
  answer: statistic,
  mistakes: {
    'Adds up the cells of those who recovered and leaves out those who did not.': (table) =>
      sum(
        cells(table)
          .filter((_, index) => index % 2 === 0)
          .map((cell) => distance(cell).mul(distance(cell)).div(cell.expected)),
      ),
    'Divides the distances by the expected counts without squaring them.': (table) =>
      sum(cells(table).map((cell) => distance(cell).abs().div(cell.expected))),
    'Divides by the observed counts instead of by the expected ones.': (table) =>
      sum(cells(table).map((cell) => distance(cell).mul(distance(cell)).div(cell.observed))),
    'Expects each cell to hold a quarter of all patients.': (table) =>
      sum(
        cells(table)
          .map(({ observed }) => distance({ observed, expected: new Fraction(table.size, 2) }))
          .map((apart) => apart.mul(apart).div(table.size).mul(2)),
      ),
    'Divides the sum of the squared distances by the number of all patients.': (table) =>
      sum(cells(table).map((cell) => distance(cell).mul(distance(cell)))).div(2 * table.size),
  },
  show: (value) => `$${decimal(value)}$`,
  // Uses the shortcut for two-by-two tables, which needs only the observed counts.
  holds: ({ size, first, second }, value) => {
    const difference = first * (size - second) - (size - first) * second;
    const margins = size * size * (first + second) * (2 * size - first - second);
    return ((2 * size * difference ** 2) / margins).toFixed(2) === decimal(value);
  },
  explanation: (table) => {
    const { size, first, second } = table;
    const [yes, no, apart] = [(first + second) / 2, size - (first + second) / 2, (first - second) / 2];
    return [
      `Without an association $\\frac{${first} + ${second}}{${2 * size}}$ of each group would recover, so $${yes}$ recoveries and $${no}$ others are expected in both groups. Every cell is $${apart}$ away from its expected count: $\\chi^2 = 2 \\cdot \\frac{${apart}^2}{${yes}} + 2 \\cdot \\frac{${apart}^2}{${no}} \\approx ${decimal(statistic(table))}$.`,
      'All four cells count, those without recovery too. The distances are squared before they are divided, and the divisor is the expected count, since it measures how far counts vary by chance under the hypothesis of independence.',
    ];
  },
};
