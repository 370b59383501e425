import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Population in equilibrium, and the frequency of the recessive allele in tenths. */
type Population = { size: number; tenths: number };

const q = ({ tenths }: Population) => new Fraction(tenths, 10);
const p = (population: Population) => new Fraction(1).sub(q(population));
const affected = (population: Population) => q(population).pow(2)?.mul(population.size) ?? new Fraction(0);
const whole = (value: Fraction) => String(Math.round(value.valueOf())).replace(/\B(?=(\d{3})+$)/g, '{,}');

export const hardyWeinberg: Template<Population, Fraction> = {
  subject: 'Biology',
  topic: 'Population genetics',
  difficulty: 'medium',
  source: 'OpenStax, Biology 2e, chapter 19, The Evolution of Populations',
  make: ({ int, pick }) => ({ size: 500 * int(2, 20), tenths: pick([1, 2, 3, 4, 6, 7, 8]) }),
  stem: (population) =>
    `A gene has two alleles, one of them completely recessive. In a population of $${whole(new Fraction(population.size))}$ animals in Hardy–Weinberg equilibrium, $${whole(affected(population))}$ show the recessive trait. How many animals are heterozygous, to the nearest whole number?`,
  answer: (population) => p(population).mul(q(population)).mul(2).mul(population.size),
  mistakes: {
    'Multiplies the frequencies of the alleles once and forgets that there are two ways to inherit them.': (
      population,
    ) => p(population).mul(q(population)).mul(population.size),
    'Takes the share of the animals with the recessive trait for the frequency of the allele.': (
      population,
    ) => {
      const share = affected(population).div(population.size);
      return share.mul(new Fraction(1).sub(share)).mul(2).mul(population.size);
    },
    'Counts all animals with the dominant trait, also those that are homozygous.': (population) =>
      affected(population).neg().add(population.size),
    'Gives the number of animals that are homozygous for the dominant allele.': (population) =>
      p(population).mul(p(population)).mul(population.size),
    'Takes the frequency of the recessive allele for the share of animals that carry it once.': (
      population,
    ) => q(population).mul(population.size),
  },
  show: (value) => `$${whole(value)}$`,
  // In equilibrium, the square of the heterozygotes is four times the product of the two homozygotes.
  holds: (population, value) => {
    const recessive = affected(population);
    const dominant = recessive.neg().add(population.size).sub(value);
    return value.mul(value).equals(dominant.mul(recessive).mul(4));
  },
  explanation: (population) => {
    const [recessive, size] = [whole(affected(population)), whole(new Fraction(population.size))];
    const [first, second] = [p(population).toString(), q(population).toString()];
    const heterozygous = p(population).mul(q(population)).mul(2).mul(population.size);
    return [
      `Animals with the recessive trait are homozygous: $q^2 = \\frac{${recessive}}{${size}} = ${affected(population).div(population.size).toString()}$, so $q = ${second}$ and $p = 1 - q = ${first}$. Heterozygous are $2pq = 2 \\cdot ${first} \\cdot ${second} = ${p(population).mul(q(population)).mul(2).toString()}$ of $${size}$ animals, which is $${whole(heterozygous)}$.`,
      'The share with the trait is $q^2$, not $q$. The factor 2 stands for the two ways to be heterozygous, with the recessive allele from the mother or from the father. The dominant trait is shown by the homozygous share $p^2$ as well.',
    ];
  },
};
